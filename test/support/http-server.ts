/** The HTTP server inside the test's process, in front of the sandbox or of a stub, and raw requests to it. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { loadSettings } from '../../src/config/settings.ts';
import { connect } from '../../src/gitlab/connection.ts';
import { createLogger } from '../../src/log/logger.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { type HttpServer, type HttpServerOptions, serveOverHttp } from '../../src/server/http/serve.ts';
import { sandboxAt } from './linked.ts';

export interface TestServerOptions extends Partial<Omit<HttpServerOptions, 'settings' | 'log' | 'connect'>> {
  readonly env?: Readonly<Record<string, string>>;
  readonly sandbox?: Sandbox;
  /** Address of a stub, instead of the sandbox. */
  readonly gitlab?: string;
}

export interface TestServer extends HttpServer {
  readonly mcp: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  /** Lines of the log, at debug level. */
  readonly log: readonly string[];
}

/** Starts a server on a port of its own. Close it. */
export async function startHttp(options: TestServerOptions = {}): Promise<TestServer> {
  const { env = {}, gitlab, ...more } = options;
  const sandbox = options.sandbox ?? sandboxAt();
  const lines: string[] = [];
  const log = createLogger('debug', line => lines.push(line));
  const url = gitlab ?? sandbox.url;
  const { settings } = loadSettings({ env: { GITLAB_URL: url, ...env }, flags: {} });
  const server = await serveOverHttp({
    host: '127.0.0.1',
    port: 0,
    socket: undefined,
    stateless: true,
    url,
    guestToken: gitlab === undefined ? 'sandbox' : undefined,
    ...more,
    settings,
    connect: instance =>
      connect({ instance: { url: instance }, timeoutMs: 30_000, env: {}, log, ...(instance === sandbox.url && { fetch: sandbox.fetch }) }),
    log,
  });
  const port = Number(/:(\d+)$/.exec(server.address)?.[1]);
  return Object.create(server, {
    mcp: { value: `${server.address}/mcp` },
    port: { value: port },
    sandbox: { value: sandbox },
    log: { value: lines },
  }) as TestServer; // the server with what a test asks beside it
}

export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The message of a JSON body or of a stream's last event. */
  readonly json: RpcReply;
}

export interface RpcReply {
  readonly id?: string | number | null;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export interface RawSend {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const ACCEPT = 'application/json, text/event-stream';

/** One HTTP request as it is; a body that is no text is written as JSON. */
export function send(port: number, { method = 'POST', path = '/mcp', headers = {}, body }: RawSend = {}): Promise<RawReply> {
  const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: { ...(method === 'POST' && { 'content-type': 'application/json', accept: ACCEPT }), ...headers },
      },
      response => {
        let received = '';
        response.setEncoding('utf8').on('data', chunk => {
          received += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received, json: readMessage(received) }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

function readMessage(text: string): RpcReply {
  const last = text.startsWith('{') ? text : [...text.matchAll(/^data: (.*)$/gm)].at(-1)?.[1];
  return last ? (JSON.parse(last) as RpcReply) : {};
}

export const MODERN = '2026-07-28';

/** A request of 2026-07-28: its headers and its message. */
export function modern(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  more: {
    readonly id?: string | number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly capabilities?: Readonly<Record<string, unknown>>;
  } = {},
): RawSend {
  const args = params['arguments'] as Readonly<Record<string, unknown>> | undefined;
  return {
    headers: {
      'mcp-protocol-version': MODERN,
      'mcp-method': method,
      ...(typeof params['name'] === 'string' && { 'mcp-name': params['name'] }),
      ...(typeof args?.['action'] === 'string' && { 'mcp-param-action': args['action'] }),
      ...more.headers,
    },
    body: {
      jsonrpc: '2.0',
      id: more.id ?? 1,
      method,
      params: {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': MODERN,
          'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': more.capabilities ?? { elicitation: { form: {} } },
        },
      },
    },
  };
}

/** `gitlab_execute_action` on the dynamic surface. */
export const execute = (action: string, params: Readonly<Record<string, unknown>> = {}, more: Readonly<Record<string, unknown>> = {}) => ({
  name: 'gitlab_execute_action',
  arguments: { action, params, ...more },
});

export const message = (method: string, params: Readonly<Record<string, unknown>> = {}, id: string | number | undefined = 1) => ({
  jsonrpc: '2.0',
  ...(id !== undefined && { id }),
  method,
  params,
});

export const initialize = (
  protocolVersion: unknown = '2025-11-25',
  capabilities: Readonly<Record<string, unknown>> = { elicitation: { form: {} } },
) => message('initialize', { protocolVersion, capabilities, clientInfo: { name: 'raw', version: '1' } });

/** Opens a session by hand; the headers that its later requests carry. */
export async function openSession(port: number, headers: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  const opened = await send(port, { headers, body: initialize() });
  const id = opened.headers['mcp-session-id'];
  if (typeof id !== 'string') throw new Error(`no session was opened: ${opened.status} ${opened.text}`);
  const session = { ...headers, 'mcp-session-id': id, 'mcp-protocol-version': '2025-11-25' };
  await send(port, { headers: session, body: { jsonrpc: '2.0', method: 'notifications/initialized' } });
  return session;
}
