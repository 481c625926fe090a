/** What each step of the pipeline may say. Only `done` is finished into a result; the rest leaves as it is. */
import type { CatalogError } from '../call/error.ts';

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

/** The seven fields of a REST list, or the cursor fields of a GraphQL list, as the output format has them. */
export type Pagination = OffsetPagination | CursorPagination;

export interface OffsetPagination {
  readonly page: number;
  readonly per_page: number;
  readonly total_items: number;
  readonly total_pages: number;
  readonly next_page: number;
  readonly prev_page: number;
  readonly has_more: boolean;
  readonly next_page_token?: string;
}

export interface CursorPagination {
  readonly has_next_page: boolean;
  readonly end_cursor: string;
  readonly has_previous_page?: boolean;
  readonly start_cursor?: string;
}

export type Outcome =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** A question for the user, as it goes on the wire. */
  | { readonly kind: 'asked'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly error: CatalogError }
  /** A wizard ended: run this action, consent given. */
  | { readonly kind: 'continue'; readonly action: string; readonly input: Readonly<Record<string, unknown>> };

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
