/**
 * What one call knows. `server/` builds a `Call` for each request; nothing about a caller is kept at module scope, so
 * stdio with one credential and HTTP with many run the same code.
 */
import type { Logger } from '../log/logger.ts';
import type { ElicitWire } from './elicit-wire.ts';

export type Surface = 'dynamic' | 'meta' | 'individual';
export type MetaParamSchema = 'opaque' | 'compact' | 'full';
export type Tier = 'free' | 'premium' | 'ultimate';
/** A fine-grained token has permissions of single resources in place of scopes. */
export type TokenKind = 'classic' | 'fine_grained';
export type Era = 'legacy' | 'modern';

/** A GitLab instance: where its API lives. */
export interface Instance {
  /** Base URL without a trailing slash, with its path if it has one: `https://git.corp.test/gitlab`. */
  readonly url: string;
}

/** How a caller proves who they are. Never printed. */
export type Credential =
  | { readonly kind: 'none' }
  /** Personal, project or group access token: sent as `PRIVATE-TOKEN`. */
  | { readonly kind: 'private'; readonly token: string }
  /** OAuth access token: sent as `Authorization: Bearer`. */
  | { readonly kind: 'bearer'; readonly token: string };

export interface Caller {
  readonly instance: Instance;
  readonly credential: Credential;
  /** SHA-256 prefix of instance and credential: a cache key that is safe to log. */
  readonly fingerprint: string;
}

/** Everything that decides what is visible and allowed. `key` identifies equal views for caches. */
export interface View {
  readonly key: string;
  readonly surface: Surface;
  readonly metaParamSchema: MetaParamSchema;
  /** Undefined while unknown: nothing is withheld by tier then. */
  readonly tier: Tier | undefined;
  /** Classic token scopes; undefined while unknown or when scopes are ignored. */
  readonly scopes: readonly string[] | undefined;
  /** GitLab's version as it says it, `18.4.2-ee`; undefined while unknown. */
  readonly version?: string | undefined;
  /** Whether the instance is gitlab.com; undefined where that does not matter: the sandbox serves everything. */
  readonly isGitlabCom?: boolean | undefined;
  /** Undefined while unknown or when scopes are ignored. */
  readonly tokenKind?: TokenKind | undefined;
  /** Permissions of a fine-grained token by GitLab's names, `read_work_item`; undefined where the token may not read them. */
  readonly grant?: readonly string[] | undefined;
  readonly readOnly: boolean;
  readonly safeMode: boolean;
  /** Canonical ids of excluded actions, with names and aliases already resolved. */
  readonly excluded: ReadonlySet<string>;
  /** Destructive actions run without confirmation. */
  readonly yolo: boolean;
  readonly consent: 'model' | 'human';
  readonly embeddedResources: boolean;
  /** Whether resources and templates are offered. */
  readonly resources: boolean;
  readonly allowProjects: readonly string[];
  readonly denyProjects: readonly string[];
  readonly allowGroups: readonly string[];
  readonly denyGroups: readonly string[];
  readonly maxResultTokens: number;
  readonly files: FilePolicy;
}

/** Where local files may be read and written; all lists empty means local paths are refused. */
export interface FilePolicy {
  readonly local: boolean;
  readonly uploadDirs: readonly string[];
  readonly downloadDirs: readonly string[];
  readonly importDirs: readonly string[];
  /** Bytes. */
  readonly maxUploadSize: number;
}

export interface ClientFacts {
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** The client's declared capabilities, as it sent them. */
  readonly capabilities: Readonly<Record<string, unknown>>;
}

export interface Call {
  readonly caller: Caller;
  readonly view: View;
  readonly era: Era;
  readonly client: ClientFacts;
  /** Round every annotation priority to 0 or 1 (Codex builds refuse fractions). */
  readonly roundPriorities: boolean;
  /** Aborts when the client cancels or leaves. */
  readonly signal: AbortSignal;
  /** Reports progress; does nothing when the client sent no progress token. */
  readonly progress: (done: number, total: number | undefined, message: string) => void;
  /** The way to the person behind the client; absent where there is nobody to ask. */
  readonly elicit?: ElicitWire | undefined;
  /** Short id of this call, for logs. */
  readonly id: string;
  readonly log: Logger;
}
