/**
 * The embedded GitLab: answers the client's requests from memory, in the same process and without a socket. Owns the order
 * of the checks (token, contract, route), the headers every answer carries and the record of requests.
 */
import type { WireFetch, WireRequest, WireResponse } from '../gitlab/port.ts';
import { catalogContract, checkRequest, contractOf, isParameter, type OpenApi } from './contract.ts';
import { Refusal, unauthorized } from './errors.ts';
import { answerGenerically, type Peek, readOf } from './generic.ts';
import { answerGraphql } from './graphql/execute.ts';
import { type ParsedRequest, parseRequest } from './request.ts';
import { handWrittenRoutes } from './resources/routes.ts';
import type { Reply } from './router.ts';
import { seededWorld } from './world/seed.ts';

export interface SandboxOptions {
  /** Address that answers carry; `https://gitlab.example.com` unless given. */
  readonly url?: string;
  /** The only token accepted; any is when absent. */
  readonly token?: string;
  /** The clock that new things are stamped with. */
  readonly now?: () => Date;
  /** What requests may be; the catalog's OpenAPI unless given. */
  readonly openApi?: OpenApi;
}

/** One request as it arrived and the status it got. */
export interface RequestRecord {
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

/** An answer before it takes the shape of a transport. */
export interface SandboxAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

export interface Sandbox {
  readonly url: string;
  readonly fetch: WireFetch;
  /** The same as `fetch`, for whoever has a transport of its own. */
  readonly answer: (request: WireRequest) => Promise<SandboxAnswer>;
  requests(): readonly RequestRecord[];
  /** Puts the demonstration back as it was and forgets the requests. */
  reset(): void;
}

const DEFAULT_URL = 'https://gitlab.example.com';
const RATE_LIMIT = 2000;

/** Whether a request carries a token that counts. */
function isKnown(request: WireRequest, token: string | undefined): boolean {
  const given = request.headers['private-token'] ?? /^Bearer (.+)$/i.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
  return token === undefined ? given !== '' : given === token;
}

const bytesOfReply = (reply: Reply): Uint8Array => {
  if (reply.body instanceof Uint8Array) return reply.body;
  return reply.body === undefined ? new Uint8Array() : Buffer.from(JSON.stringify(reply.body), 'utf8');
};

const wireResponse = ({ status, headers, bytes }: SandboxAnswer): WireResponse => ({
  status,
  ok: status >= 200 && status < 300,
  headers: { get: name => headers[name.toLowerCase()] ?? null },
  body: (async function* () {
    if (bytes.byteLength > 0) yield bytes;
  })(),
  text: async () => new TextDecoder().decode(bytes),
});

/** Only a refusal is an answer; any other error is a fault of the sandbox, which must be seen. */
function refusalOf(error: unknown): Reply {
  if (error instanceof Refusal) return { status: error.status, body: error.body };
  throw error;
}

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const url = (options.url ?? DEFAULT_URL).replace(/\/+$/, '');
  const now = options.now ?? (() => new Date());
  const base = new URL(url).pathname.replace(/\/$/, '');
  const own = options.openApi && contractOf(options.openApi);
  const routes = handWrittenRoutes();
  let world = seededWorld(url, now);
  let records: RequestRecord[] = [];

  const route = async (request: ParsedRequest): Promise<Reply> => {
    if (request.path === '/api/graphql' && request.method === 'POST') return answerGraphql(world, request);
    const contract = own ?? catalogContract();
    const known = checkRequest(contract, request);
    const isHead = request.method === 'HEAD';
    const words = known.parts.map(part => (isParameter(part) ? undefined : part));
    const match =
      routes.match(request.method, request.segments, words) ?? (isHead ? routes.match('GET', request.segments, words) : undefined);
    const exchange = { ...request, world, params: match?.params ?? {}, input: { ...request.query, ...request.body } };
    const peek: Peek = inner => {
      const found = routes.match('GET', inner.segments);
      if (found) return found.handle({ ...inner, params: found.params });
      const read = readOf(contract, inner.segments);
      return read && answerGenerically(contract, read, inner, peek);
    };
    const reply = match ? match.handle(exchange) : answerGenerically(contract, known, exchange, peek);
    return isHead ? { ...reply, body: undefined } : reply;
  };

  const headersOf = (reply: Reply): Readonly<Record<string, string>> => {
    const count = records.length + 1;
    return {
      'content-type': 'application/json',
      'x-request-id': `01SANDBOX${String(count).padStart(17, '0')}`,
      'ratelimit-limit': String(RATE_LIMIT),
      'ratelimit-observed': '1',
      'ratelimit-remaining': String(RATE_LIMIT - 1),
      'ratelimit-reset': String(Math.ceil(now().getTime() / 60_000) * 60),
      ...reply.headers,
    };
  };

  const answer = async (request: WireRequest): Promise<SandboxAnswer> => {
    if (request.signal?.aborted) throw request.signal.reason;
    let reply: Reply;
    try {
      if (!isKnown(request, options.token)) throw unauthorized();
      reply = await route(parseRequest(request, base));
    } catch (error) {
      reply = refusalOf(error);
    }
    const headers = headersOf(reply);
    records.push({ method: request.method.toUpperCase(), url: request.url, status: reply.status });
    return { status: reply.status, headers, bytes: bytesOfReply(reply) };
  };

  return {
    url,
    answer,
    fetch: async request => wireResponse(await answer(request)),
    requests: () => records,
    reset: () => {
      world = seededWorld(url, now);
      records = [];
    },
  };
}
