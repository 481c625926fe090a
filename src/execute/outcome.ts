/** What each step of the pipeline may say. Only `done` is finished into a result; the rest leaves as it is. */
import type { CatalogError } from '../call/error.ts';
import type { CursorPagination, OffsetPagination, Pagination } from '../format/pagination.ts';

/** A finished answer of an action, before it becomes Markdown and JSON. */
export interface Answer {
  /** GitLab's object or array, nulls already dropped; undefined for an action that leaves nothing to show. */
  readonly data: unknown;
  readonly pagination?: Pagination;
  /** Sentences shown above the body: "The project moved to …". */
  readonly notes?: readonly string[];
  /** Images for the user. */
  readonly images?: readonly { readonly data: string; readonly mimeType: string }[];
}

export type { CursorPagination, OffsetPagination, Pagination };

export type Outcome =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** A question for the user, as it goes on the wire. */
  | { readonly kind: 'asked'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly error: CatalogError }
  /** A wizard ended: run this action, consent given. */
  | { readonly kind: 'continue'; readonly action: string; readonly input: Readonly<Record<string, unknown>> };

/** A question for the user, to be put on the wire as it is. */
export type Asked = Extract<Outcome, { kind: 'asked' }>;

export interface Annotations {
  readonly audience: readonly ('assistant' | 'user')[];
  readonly priority: number;
}

export type ContentBlock =
  | { readonly type: 'text'; readonly text: string; readonly annotations: Annotations }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string; readonly annotations: Annotations }
  | {
      readonly type: 'resource';
      readonly resource: { readonly uri: string; readonly mimeType: string; readonly text: string };
      readonly annotations: Annotations;
    };

/** An MCP tool result, ready for the wire. */
export interface ToolResult {
  readonly content: readonly ContentBlock[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** What a surface hands the executor. */
export interface ActionRequest {
  readonly action: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly confirm: boolean;
  /** Dotted paths to keep of the structured result. */
  readonly fields?: readonly string[];
}
