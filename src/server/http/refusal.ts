/** A request that is turned away at the HTTP layer: its status, its JSON-RPC error, and the class of reason for log and metrics. */

/** JSON-RPC's own codes, and the ones MCP gives to HTTP. */
export const CODE = {
  parse: -32_700,
  invalidRequest: -32_600,
  invalidParams: -32_602,
  internal: -32_603,
  refused: -32_000,
  sessionNotFound: -32_001,
  headerMismatch: -32_020,
  unsupportedRevision: -32_022,
} as const;

export type RefusalReason =
  | 'host'
  | 'origin'
  | 'path'
  | 'method'
  | 'draining'
  | 'busy'
  | 'rate_limit'
  | 'media_type'
  | 'body'
  | 'credential'
  | 'instance'
  | 'session'
  | 'sessions_full'
  | 'revision'
  | 'header_mismatch'
  | 'fault';

export interface RefusalFacts {
  readonly status: number;
  readonly code: number;
  readonly reason: RefusalReason;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly facts: RefusalFacts;

  /** @param sentence what happened, why, and the mend; goes to the client */
  constructor(sentence: string, facts: RefusalFacts) {
    super(sentence);
    this.facts = facts;
  }
}
