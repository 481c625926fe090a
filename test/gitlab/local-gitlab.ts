/** What the tests of the GitLab client share: a real server on 127.0.0.1, a clock that does not wait, a log that remembers. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { CatalogError } from '../../src/call/error.ts';
import type { Clock } from '../../src/gitlab/clock.ts';
import { type ConnectOptions, connect, type GitlabConnection, type PortOptions } from '../../src/gitlab/connection.ts';
import type { Ports } from '../../src/gitlab/port.ts';
import { createLogger, type Logger } from '../../src/log/logger.ts';

export const TOKEN = 'glpat-madeup000000000000';

export interface Seen {
  readonly method: string;
  /** As it stood on the request line. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Answer = (seen: Seen, response: ServerResponse) => void;

export interface LocalServer {
  readonly port: number;
  readonly url: string;
  readonly seen: Seen[];
  /** Connections that were opened so far. */
  readonly connections: () => number;
  close(): Promise<void>;
}

export const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));

/** Serves every request by `answer`, over TLS with the named certificate when there is one. */
export async function serve(answer: Answer, certificate?: 'server' | 'foreign' | 'expired' | 'elsewhere'): Promise<LocalServer> {
  const seen: Seen[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body: Buffer.concat(chunks) };
      seen.push(entry);
      answer(entry, response);
    });
  };
  const server = certificate
    ? createTlsServer({ cert: readFileSync(fixture(`${certificate}.pem`)), key: readFileSync(fixture(`${certificate}-key.pem`)) }, listener)
    : createServer(listener);
  const started = await listen(server);
  return { ...started, url: `${certificate ? 'https' : 'http'}://127.0.0.1:${started.port}`, seen };
}

export async function listen(server: Server): Promise<{ port: number; connections: () => number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>(resolve => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { port: (server.address() as AddressInfo).port, connections: () => connections, close };
}

export const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** A clock that jumps instead of waiting; `slept` holds what it was asked for. */
export function jumpingClock(start = Date.UTC(2025, 0, 31)): Clock & { readonly slept: number[] } {
  let now = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    random: () => 0.5,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      slept.push(ms);
      now += ms;
    },
  };
}

/** A logger and the lines it wrote. */
export function memoryLog(): { readonly log: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: createLogger('debug', line => lines.push(line)), lines };
}

export interface Client {
  readonly connection: GitlabConnection;
  readonly ports: Ports;
  readonly lines: string[];
  readonly slept: number[];
}

/** A connection with a token, no environment and a clock that does not wait. */
export function client(url: string, options: Partial<ConnectOptions> = {}, port: Partial<PortOptions> = {}): Client {
  const { log, lines } = memoryLog();
  const clock = jumpingClock();
  const connection = connect({ instance: { url }, timeoutMs: 5000, env: {}, version: '1.2.3', clock, log, ...options });
  const ports = connection.ports({ credential: { kind: 'private', token: TOKEN }, signal: new AbortController().signal, ...port });
  return { connection, ports, lines, slept: clock.slept };
}

/** Code, sentence and facts of the error that a call ends in. */
export async function failure(call: Promise<unknown>): Promise<{ code: string; sentence: string; facts: CatalogError['facts'] }> {
  const error = await call.then(
    () => {
      throw new Error('the call succeeded');
    },
    (thrown: CatalogError) => thrown,
  );
  if (error.name !== 'CatalogError') throw error;
  return { code: error.code, sentence: error.message, facts: error.facts };
}
