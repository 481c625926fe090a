/**
 * The face of the GitLab client: what the pipeline and composites call, already bound to one caller, its signal and its
 * project lists. Every failure is a `CatalogError`.
 */
import type { HttpMethod } from '../catalog/action.ts';

/** What a transport asks of a signal. The platform's own is one; a lighter one serves a single request. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The request that goes on the wire. `fetch`-like transports (undici, the sandbox) take exactly this. */
export interface WireRequest {
  readonly url: string;
  readonly method: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: StopSignal | undefined;
  /** Milliseconds until the answer's head, and then between two pieces of its body. */
  readonly timeout?: number | undefined;
  /** Bytes of the body, by the answer's status, that a transport may read before it hands the answer over; absent for a stream. */
  readonly collects?: ((status: number) => number) | undefined;
}

export interface WireResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  /** The body, once, as it arrives. */
  readonly body: AsyncIterable<Uint8Array>;
  text(): Promise<string>;
}

export type WireFetch = (request: WireRequest) => Promise<WireResponse>;

export interface FilePart {
  readonly name: string;
  readonly filename: string;
  readonly content: Uint8Array;
}

export interface RestRequest {
  readonly method: HttpMethod;
  /** Below `/api/v4`, with `{placeholders}`. */
  readonly path: string;
  readonly pathParams?: Readonly<Record<string, string | number>>;
  /** Wire names; arrays are already in the form they travel in: a comma list as one string, brackets as an array. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** JSON body; with `files` its fields become form parts. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: readonly FilePart[];
  /** Bytes that are the body themselves; `body` and `files` are not looked at then. */
  readonly content?: Uint8Array;
  /** `json` parses the body; `text` and `bytes` read it whole up to `limit`; `stream` hands it over. */
  readonly answer?: 'json' | 'text' | 'bytes' | 'stream' | 'none';
  /** Bytes at which reading a text or bytes answer stops. */
  readonly limit?: number;
  /** A write that GitLab documents as safe to repeat. */
  readonly retryWrite?: boolean;
  /** Milliseconds; the instance's own limit when absent. */
  readonly timeout?: number;
}

export type QueryValue = string | number | boolean | readonly (string | number)[] | Readonly<Record<string, string | number | boolean>>;

export interface RestAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  /** Parsed JSON, text, bytes, or undefined for an empty body. */
  readonly data: unknown;
  /** Only for `answer: 'stream'`. */
  readonly stream?: AsyncIterable<Uint8Array>;
  /** True when reading stopped at `limit`. */
  readonly truncated: boolean;
  readonly paging: Paging | undefined;
  /** Where a same-origin redirect led, when the project was renamed or moved. */
  readonly movedTo?: string;
}

/** What GitLab said about pages; only what it said. Zero means "not said" or "none", as the output format has it. */
export interface Paging {
  readonly page: number;
  readonly perPage: number;
  readonly total: number | undefined;
  readonly totalPages: number | undefined;
  readonly nextPage: number;
  readonly prevPage: number;
  /** Query of the `next` link of a keyset list: opaque to callers, passed back as `page_token`. */
  readonly nextPageToken?: string;
}

export type RestPort = (request: RestRequest) => Promise<RestAnswer>;

export interface GraphqlAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  /** Errors beside data: message and path, for a partial answer. */
  readonly partial: readonly { readonly message: string; readonly path: string }[];
}

export type GraphqlPort = (document: string, variables: Readonly<Record<string, unknown>>) => Promise<GraphqlAnswer>;

/** A GraphQL request as the lists of allowed projects see it. */
export interface GraphqlRequest {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Throws to refuse a request.
 * @param isHop true for where a redirect leads: its raw path, and the query of its address
 */
export type Police = (request: RestRequest | GraphqlRequest, isHop?: boolean) => Promise<void>;

export interface Ports {
  readonly rest: RestPort;
  readonly graphql: GraphqlPort;
  /** The same, each request asked about before it is sent, and each redirect before it is followed. Absent on stand-ins. */
  readonly policed?: (police: Police) => Ports;
}
