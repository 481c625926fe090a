/**
 * The HTTP server: opens the socket, lets requests through the doors to MCP, health, metrics and OAuth's documents, and ends
 * politely. Owns timeouts, request ids and what is logged of a request; knows nothing of tools.
 */
import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from '../../log/logger.ts';
import { sendRefusal } from './answer.ts';
import type { Doors } from './doors.ts';
import type { Endpoint, Exchange, Sender } from './endpoint.ts';
import { answersHealth, type Phase } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { OauthGate } from './oauth.ts';
import { CODE, HttpRefusal } from './refusal.ts';
import { headerOf } from './web-request.ts';

export interface Timeouts {
  /** Milliseconds for the head of a request. */
  readonly head: number;
  /** Milliseconds for a whole request. */
  readonly request: number;
  /** Milliseconds a connection may idle: longer than a balancer keeps its own, which must be the one to close. */
  readonly idle: number;
}

export const TIMEOUTS: Timeouts = { head: 10_000, request: 30_000, idle: 75_000 };

/** Bytes of all headers of a request. */
const HEADER_SIZE = 16_384;

export interface EntryOptions {
  readonly endpoint: Endpoint;
  readonly doors: Doors;
  readonly metrics: Metrics;
  readonly oauth: OauthGate | undefined;
  /** Who sends a request; undefined when it has been answered already. @throws HttpRefusal */
  readonly identify: (request: IncomingMessage, response: ServerResponse, log: Logger) => Promise<Sender | undefined>;
  /** After a request that a caller's tools may depend on. */
  readonly onAnswered: (sender: Sender) => void;
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  readonly timeouts: Timeouts;
  readonly log: Logger;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Path of a Unix socket, instead of both. */
  readonly socket: string | undefined;
}

export interface Entry {
  /** Resolves with the address once it is open. */
  listen(options: ListenOptions): Promise<string>;
  readonly phase: Phase;
  /** Ends: says draining for a while, then refuses calls, lets those in flight end, and closes. */
  drain(options: { readonly delayMs: number; readonly graceMs: number }): Promise<void>;
}

export function createEntry(options: EntryOptions): Entry {
  const { endpoint, doors, metrics, oauth, log, timeouts } = options;
  let phase: Phase = 'ready';
  let whenIdle: (() => void) | undefined;
  let answering = 0;

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    requestLog: Logger,
    exchange: Exchange,
  ): Promise<void> {
    doors.admit(request, response);
    if (doors.answersPreflight(request, response) || answersHealth(path, response, phase)) return;
    if (path === '/metrics') {
      const { type, text } = await metrics.page();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
      return;
    }
    if (path.startsWith('/.well-known/') && (await oauth?.answersMetadata(request, response, path))) return;
    if (path !== '/mcp' && path !== '/') throw notHere();
    if (phase === 'closing') throw draining();
    const sender = await options.identify(request, response, requestLog);
    if (!sender) return;
    await endpoint.handle(request, response, sender, exchange);
    options.onAnswered(sender);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const id = requestId(request);
    const requestLog = log.with({ request: id });
    const exchange: Exchange = { id: null, rpc: undefined };
    const [path = '/'] = (request.url ?? '/').split('?');
    response.setHeader('x-request-id', id);
    answering += 1;
    try {
      await serve(request, response, path, requestLog, exchange);
    } catch (error) {
      refuse(error, response, requestLog, exchange);
    } finally {
      answering -= 1;
      if (answering === 0) whenIdle?.();
      const ms = performance.now() - started;
      if (path === '/mcp' || path === '/') metrics.answered({ rpc: exchange.rpc, status: response.statusCode, seconds: ms / 1000 });
      requestLog.debug('http', {
        method: request.method,
        path: knownPath(path),
        rpc: exchange.rpc,
        status: response.statusCode,
        ms: Math.round(ms),
      });
    }
  }

  function refuse(error: unknown, response: ServerResponse, requestLog: Logger, exchange: Exchange): void {
    if (response.destroyed || response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof HttpRefusal) {
      metrics.refused(error.facts.reason);
      requestLog.info('http.refused', { reason: error.facts.reason, status: error.facts.status });
      sendRefusal(response, error, exchange.id);
      return;
    }
    requestLog.error('http.fault', { message: error instanceof Error ? error.message : 'unknown fault' });
    sendRefusal(
      response,
      new HttpRefusal('The server failed. Its log has the reason under x-request-id.', {
        status: 500,
        code: CODE.internal,
        reason: 'fault',
      }),
      exchange.id,
    );
  }

  const limits: ServerOptions = {
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    connectionsCheckingInterval: Math.min(1000, timeouts.head / 4),
    maxHeaderSize: HEADER_SIZE,
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => void answer(request, response);
  const server: Server = options.tls ? createHttpsServer({ ...limits, ...options.tls }, listener) : createHttpServer(limits, listener);
  server.on('clientError', answerBrokenRequest);

  return {
    get phase() {
      return phase;
    },
    listen: where => listen(server, where, options.tls !== undefined),
    async drain({ delayMs, graceMs }) {
      if (phase !== 'ready') return;
      phase = 'draining';
      log.info('http.draining', { delay_ms: delayMs });
      await pause(delayMs);
      phase = 'closing';
      const idle = new Promise<void>(resolve => {
        whenIdle = resolve;
      });
      await endpoint.endStreams();
      if (answering > 0) await Promise.race([idle, pause(graceMs)]);
      await endpoint.close();
      await closeServer(server);
    },
  };
}

const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

/** Milliseconds for the last bytes of answers that are written already. */
const FLUSH = 1000;

/** Closes connections as soon as they have nothing to send. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => {
    server.close(() => resolve());
  });
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  await Promise.race([closed, pause(FLUSH)]);
  clearInterval(sweep);
  server.closeAllConnections();
}

function listen(server: Server, { host, port, socket }: ListenOptions, isTls: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const opened = (): void => {
      server.off('error', reject);
      const address = server.address() as AddressInfo | string; // it listens
      resolve(
        typeof address === 'string'
          ? address
          : `${isTls ? 'https' : 'http'}://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
      );
    };
    if (socket === undefined) server.listen(port, host, opened);
    else server.listen(socket, opened);
  });
}

/** The id by which a proxy in front knows the request, where it is of a form that is safe to log; one of our own otherwise. */
function requestId(request: IncomingMessage): string {
  const given = headerOf(request, 'x-request-id');
  return given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** A path as it may be logged: what a client makes up may hold anything. */
const knownPath = (path: string): string => (/^\/(mcp|health(\/live|\/ready)?|metrics)?$/.test(path) ? path : 'other');

const notHere = (): HttpRefusal =>
  new HttpRefusal('There is nothing at this path. MCP is at /mcp.', { status: 404, code: CODE.refused, reason: 'path' });

const draining = (): HttpRefusal =>
  new HttpRefusal('This server is ending and takes no new calls. Try again: another replica answers.', {
    status: 503,
    code: CODE.refused,
    reason: 'draining',
    headers: { 'retry-after': '1', connection: 'close' },
  });

const BROKEN: Readonly<Record<string, readonly [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', `The headers are larger than ${HEADER_SIZE} bytes.`],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
};

/** Node could not read a request, so there is no response object: the answer is written by hand. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, sentence] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'The request is not HTTP as this server reads it.'];
  const text = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: CODE.refused, message: sentence } });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}
