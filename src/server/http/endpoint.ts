/**
 * MCP at one address: 2026-07-28 request by request, older revisions either so or in sessions. Owns the way of a request from its
 * headers to the SDK and back; what a call does is the pipeline's.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  type McpHttpHandler,
  type McpRequestContext,
  type Server,
} from '@modelcontextprotocol/server';
import type { View } from '../../call/call.ts';
import type { Logger } from '../../log/logger.ts';
import type { Identity } from '../identity.ts';
import { type RpcId, type Splice, sendWeb, spliceTools } from './answer.ts';
import { checkArgumentHeaders } from './argument-headers.ts';
import type { ChangeBus } from './change-bus.ts';
import { type Ceiling, type Counter, takePlace } from './limits.ts';
import { type BodyLimits, idOf, type RpcMessage, readMessage } from './message-body.ts';
import { CODE, HttpRefusal } from './refusal.ts';
import { checkRevision, claimedRevision, isModernHeader, MODERN, SERVED } from './revisions.ts';
import { type Session, type SessionLimits, Sessions, stopCall } from './sessions.ts';
import { listedView } from './tool-list.ts';
import { headerOf, WebRequest } from './web-request.ts';

/** The SDK names the revisions that need no handshake; this endpoint serves the others too. */
const DISCOVERED: Splice = {
  mark: Buffer.from(`"supportedVersions":${JSON.stringify([MODERN])}`),
  put: () => Buffer.from(`"supportedVersions":${JSON.stringify(SERVED)}`),
};

type Factory = (context: McpRequestContext) => Server;

/** Who sent a request, and what is counted for them. */
export interface Sender {
  readonly identity: Identity;
  readonly calls: Counter;
  readonly streams: Counter;
}

export interface EndpointOptions {
  /** Makes the server of one request. */
  readonly perRequest: Factory;
  /** Makes the server of a session; undefined where there are none. */
  readonly inSession: Factory | undefined;
  readonly sessions: SessionLimits;
  readonly changes: ChangeBus;
  readonly bodies: BodyLimits;
  readonly calls: Ceiling;
  readonly streams: Ceiling;
  /** Makes the text of a view's tool list; that of its surface by default. */
  readonly list?: ((view: View) => string) | undefined;
  readonly log: Logger;
}

/** What is known of a request once it is read, for the answer to a refusal, the log and the metrics. */
export interface Exchange {
  id: RpcId;
  rpc: string | undefined;
}

export interface Endpoint {
  /** Answers one request. @throws HttpRefusal for whoever writes refusals */
  handle(request: IncomingMessage, response: ServerResponse, sender: Sender, exchange: Exchange): Promise<void>;
  readonly inFlight: number;
  readonly openStreams: number;
  readonly openSessions: number;
  /** Ends streams that wait for changes, so that their clients go elsewhere. */
  endStreams(): Promise<void>;
  /** Ends everything. */
  close(): Promise<void>;
}

export function createEndpoint(options: EndpointOptions): Endpoint {
  const { changes, log } = options;
  const onerror = (error: Error): void => log.debug('protocol', { message: error.message });
  const stateful = options.inSession === undefined ? undefined : { make: options.inSession, sessions: new Sessions(options.sessions) };
  const sessions = stateful?.sessions;
  const handler = createMcpHandler(options.perRequest, { legacy: stateful ? 'reject' : 'stateless', onerror });
  const listening = new Set<McpHttpHandler>();
  const calls: Counter = { inFlight: 0 };
  const streams: Counter = { inFlight: 0 };
  changes.onChange(({ fingerprint }) => {
    for (const { server } of sessions?.of(fingerprint) ?? []) void server.sendToolListChanged().catch(() => undefined); // no stream is open
  });

  async function post(request: IncomingMessage, response: ServerResponse, sender: Sender, exchange: Exchange): Promise<void> {
    const message = await readMessage(request, options.bodies);
    exchange.id = idOf(message);
    exchange.rpc = message.method;
    checkInitialize(message);
    checkRevision(request, message);
    const web = webRequest(request, response, sender.identity);
    const isModern = claimedRevision(message) !== undefined;
    if (isModern) checkArgumentHeaders(request, message, listedView(sender.identity.view, options.list).headers);
    if (isModern && message.method === 'subscriptions/listen') return listen(web, response, sender, message);
    const leave = message.id !== undefined && message.method !== undefined ? takePlace(calls, sender.calls, options.calls) : undefined;
    try {
      if (stateful && (await isLegacyRequest(web.asWeb(), message))) await postToSession(web, { request, response, message, ...stateful });
      else await sendWeb(response, await handler.fetch(web.asWeb(), { parsedBody: message }), spliceFor(message, sender.identity.view));
    } finally {
      leave?.();
    }
  }

  /** A stream has a handler of its own, so that it hears of its own credential's changes only. */
  async function listen(web: WebRequest, response: ServerResponse, sender: Sender, message: RpcMessage): Promise<void> {
    const leave = takePlace(streams, sender.streams, options.streams);
    const bus = changes.forCredential(sender.identity.caller.fingerprint);
    const own = createMcpHandler(options.perRequest, { legacy: 'reject', onerror, bus });
    listening.add(own);
    try {
      await sendWeb(response, await own.fetch(web.asWeb(), { parsedBody: message }));
    } finally {
      listening.delete(own);
      leave();
    }
  }

  interface SessionPost {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
    readonly message: RpcMessage;
    readonly sessions: Sessions;
    readonly make: Factory;
  }

  async function postToSession(web: WebRequest, { request, response, message, sessions: open, make }: SessionPost): Promise<void> {
    const { fingerprint } = web.identity.caller;
    const asked = headerOf(request, 'mcp-session-id');
    if (message.method === 'initialize' && asked === undefined) {
      const { transport } = await open.open(fingerprint, () => make({ era: 'legacy', requestInfo: opening(web).asWeb() }));
      await sendWeb(response, await transport.handleRequest(web.asWeb(), { parsedBody: message }));
      return;
    }
    const session = open.find(asked, fingerprint);
    const release = open.hold(session);
    const forget = stopWhenLeft(session, response, message);
    try {
      const answer = await session.transport.handleRequest(web.asWeb(), { parsedBody: message });
      if (message.method === 'notifications/cancelled') endCancelled(session, message);
      await sendWeb(response, answer, spliceFor(message, web.identity.view));
    } finally {
      forget();
      release();
    }
  }

  /** GET and DELETE, which only sessions have. */
  async function sessionRequest(request: IncomingMessage, response: ServerResponse, sender: Sender): Promise<void> {
    if (!sessions || isModernHeader(request)) throw notAllowed('POST');
    checkRevision(request, undefined);
    const session = sessions.find(headerOf(request, 'mcp-session-id'), sender.identity.caller.fingerprint);
    const release = sessions.hold(session);
    try {
      await sendWeb(response, await session.transport.handleRequest(webRequest(request, response, sender.identity).asWeb()));
    } finally {
      release();
    }
  }

  const spliceFor = (message: RpcMessage, view: View): Splice | undefined => {
    if (message.method === 'tools/list') return spliceTools(() => listedView(view, options.list).bytes);
    return message.method === 'server/discover' ? DISCOVERED : undefined;
  };

  return {
    async handle(request, response, sender, exchange) {
      if (request.method === 'POST') return post(request, response, sender, exchange);
      if (request.method === 'GET' || request.method === 'DELETE') return sessionRequest(request, response, sender);
      throw notAllowed(sessions ? 'GET, POST, DELETE' : 'POST');
    },
    get inFlight() {
      return calls.inFlight;
    },
    get openStreams() {
      return streams.inFlight;
    },
    get openSessions() {
      return sessions?.size ?? 0;
    },
    endStreams: async () => {
      sessions?.endStreams();
      await Promise.all([...listening].map(own => own.close()));
    },
    close: async () => {
      await Promise.all([...[...listening].map(own => own.close()), sessions?.close(), handler.close()]);
    },
  };
}

/** The request as the SDK sees it; its signal aborts when the client leaves before the answer. */
function webRequest(request: IncomingMessage, response: ServerResponse, identity: Identity): WebRequest {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return WebRequest.of(request, { identity, signal: gone.signal });
}

/** What a session may remember of the request that opened it: what its sender sees, and not their token. */
function opening({ url, identity }: WebRequest): WebRequest {
  const { caller, view, connection } = identity;
  const { signal } = new AbortController();
  return new WebRequest({
    method: 'POST',
    url,
    headers: { get: () => null },
    signal,
    identity: { caller: { ...caller, credential: { kind: 'none' } }, view, connection },
  });
}

/** Without a stream to resume, an answer that nobody waits for is lost: its call ends with its client. */
function stopWhenLeft(session: Session, response: ServerResponse, { id, method }: RpcMessage): () => void {
  if (id === undefined || method === undefined) return () => undefined;
  const stop = (): void => {
    if (!response.writableFinished) stopCall(session, id, 'the client left');
  };
  response.once('close', stop);
  return () => void response.off('close', stop);
}

/** A cancelled call is never answered, so the stream that waits for its answer ends here. */
function endCancelled({ transport }: Session, message: RpcMessage): void {
  const id = message.params?.['requestId'];
  if (typeof id === 'string' || typeof id === 'number') transport.closeSSEStream(id);
}

const notAllowed = (allow: string): HttpRefusal =>
  new HttpRefusal(`This address takes ${allow} for what was asked.`, {
    status: 405,
    code: CODE.refused,
    reason: 'method',
    headers: { allow },
  });

/** The handshake of the older revisions, which the SDK would take for any other request when it is broken. */
function checkInitialize(message: RpcMessage): void {
  if (message.method !== 'initialize' || claimedRevision(message) !== undefined || isInitializeRequest(message)) return;
  throw new HttpRefusal('initialize needs protocolVersion, capabilities and clientInfo.', {
    status: 400,
    code: CODE.invalidParams,
    reason: 'body',
  });
}
