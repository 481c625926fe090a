/**
 * Sessions of clients up to 2025-11-25, with `--stateless=false`. Owns their number, their end and whose they are: a session
 * belongs to the credential that opened it and keeps no token, because every request brings its own.
 */
import { randomUUID } from 'node:crypto';
import { type JSONRPCMessage, type Server, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { CODE, HttpRefusal } from './refusal.ts';

export interface SessionLimits {
  readonly most: number;
  /** Milliseconds without a request or an open stream. */
  readonly idleMs: number;
  readonly now?: () => number;
}

export interface Session {
  readonly id: string;
  readonly fingerprint: string;
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly server: Server;
}

interface Entry extends Session {
  /** Requests that are being answered, and open streams. */
  busy: number;
  lastSeen: number;
}

const notFound = (): HttpRefusal =>
  new HttpRefusal('There is no such session: it ended, or it is not yours. Start again with initialize.', {
    status: 404,
    code: CODE.sessionNotFound,
    reason: 'session',
  });

/** How often idle sessions are looked for, as a share of the time they may be idle. */
const SWEEPS = 4;

export class Sessions {
  readonly #limits: Required<SessionLimits>;
  readonly #entries = new Map<string, Entry>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(limits: SessionLimits) {
    this.#limits = { now: () => performance.now(), ...limits };
    this.#sweeper = setInterval(() => this.sweep(), Math.max(250, limits.idleMs / SWEEPS));
    this.#sweeper.unref();
  }

  get size(): number {
    return this.#entries.size;
  }

  /**
   * Opens a session for a credential; it counts once the client has been given its id. @throws HttpRefusal when there are too many:
   * in all, or of this credential, which may hold a quarter so that none shuts the others out.
   */
  async open(fingerprint: string, make: () => Server): Promise<{ readonly transport: WebStandardStreamableHTTPServerTransport }> {
    this.#checkRoom(fingerprint);
    const server = make();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: id => {
        this.#entries.set(id, { id, fingerprint, transport, server, busy: 0, lastSeen: this.#limits.now() });
      },
    });
    await server.connect(transport);
    const closed = transport.onclose;
    transport.onclose = () => {
      closed?.();
      if (transport.sessionId !== undefined) this.#entries.delete(transport.sessionId);
    };
    return { transport };
  }

  /** The session a request names. @throws HttpRefusal when it names none, or one that is not there or not its sender's */
  find(id: string | undefined, fingerprint: string): Session {
    if (id === undefined) {
      throw new HttpRefusal('The request names no session. Start with initialize, then send its Mcp-Session-Id with every request.', {
        status: 400,
        code: CODE.refused,
        reason: 'session',
      });
    }
    const entry = this.#entries.get(id);
    if (!entry || entry.fingerprint !== fingerprint) throw notFound();
    return entry;
  }

  /** Keeps a session from being idle until the answer is called. */
  hold({ id }: Pick<Session, 'id'>): () => void {
    const entry = this.#entries.get(id);
    if (!entry) return () => undefined;
    entry.busy += 1;
    return () => {
      entry.busy -= 1;
      entry.lastSeen = this.#limits.now();
    };
  }

  /** Sessions of one credential. */
  of(fingerprint: string): readonly Session[] {
    return [...this.#entries.values()].filter(entry => entry.fingerprint === fingerprint);
  }

  /** Ends what has been idle too long. */
  sweep(): void {
    const { now, idleMs } = this.#limits;
    for (const { busy, lastSeen, server } of this.#entries.values()) {
      if (busy === 0 && now() - lastSeen >= idleMs) void server.close();
    }
  }

  /** Ends the streams that no call waits on. */
  endStreams(): void {
    for (const { transport } of this.#entries.values()) transport.closeStandaloneSSEStream();
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all([...this.#entries.values()].map(({ server }) => server.close()));
  }

  #checkRoom(fingerprint: string): void {
    const { most } = this.#limits;
    if (this.#entries.size < most && this.of(fingerprint).length < Math.max(1, Math.ceil(most / 4))) return;
    this.sweep();
    if (this.#entries.size < most && this.of(fingerprint).length < Math.max(1, Math.ceil(most / 4))) return;
    throw new HttpRefusal('This server holds as many sessions as it takes (GITLAB_MCP_MAX_SESSIONS). End one with DELETE, or try later.', {
      status: 503,
      code: CODE.refused,
      reason: 'sessions_full',
      headers: { 'retry-after': '30' },
    });
  }
}

/** Stops a call of a session whose client has left, or has cancelled it, and ends the stream that waited for its answer. */
export function stopCall({ transport }: Session, requestId: string | number, reason: string): void {
  const cancel: JSONRPCMessage = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId, reason } };
  transport.onmessage?.(cancel);
  transport.closeSSEStream(requestId);
}
