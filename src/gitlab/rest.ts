/**
 * One REST request of one caller, from its description to its answer: headers, body, sending, sending again. Every failure
 * leaves as a `CatalogError`. How an answer is read is `rest-answer.ts`'s business.
 */
import type { Credential } from '../call/call.ts';
import type { Logger } from '../log/logger.ts';
import { answerError, requestId } from './answer-error.ts';
import { type Client, type ClientAnswer, ERROR_LIMIT } from './client.ts';
import type { Clock } from './clock.ts';
import { Deadline } from './deadline.ts';
import { type FaultContext, faultError } from './fault.ts';
import { type MultipartBody, writeMultipart } from './multipart.ts';
import type { RestAnswer, RestRequest, WireFetch, WireResponse } from './port.ts';
import { followRedirects } from './redirect.ts';
import { isEncoded, limitOfBody, readAnswer } from './rest-answer.ts';
import { type Failure, nextWait } from './retry.ts';
import type { Scrub } from './scrub.ts';

/** What requests of one caller to one instance share. */
export interface Exchange {
  readonly client: Client;
  readonly wire: WireFetch;
  /** Path of the API below the host, without a trailing slash: `/gitlab/api/v4`. */
  readonly apiPath: string;
  readonly host: string;
  readonly proxyHost: string | undefined;
  readonly credential: Credential;
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly log: Logger;
  /** Waits until the client's own pace allows a request; absent where there is none. */
  readonly pace: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Refuses a request that the caller's lists forbid; asked before each one, redirects included. Absent without lists. */
  readonly police: ((request: RestRequest, isHop?: boolean) => Promise<void>) | undefined;
  readonly scrub: Scrub;
}

const isRead = (request: RestRequest): boolean => request.method === 'GET' || request.method === 'HEAD';

/**
 * Sends a request, again where that is safe, and reads its answer. `repeatable` overrides what the method tells: a GraphQL
 * query is a POST that only reads.
 */
export async function sendRest(
  request: RestRequest,
  exchange: Exchange,
  repeatable: boolean = isRead(request) || request.retryWrite === true,
): Promise<RestAnswer> {
  if (exchange.police) await exchange.police(request);
  let waited = 0;
  for (let tries = 1; ; tries++) {
    const outcome = await attempt(request, exchange, repeatable);
    if ('answer' in outcome) return outcome.answer;
    const wait = request.files === undefined ? nextWait(outcome, { repeatable, tries, waited, clock: exchange.clock }) : undefined;
    if (wait === undefined) throw outcome.error;
    exchange.log.warn('gitlab.retry', { method: request.method, path: request.path, code: outcome.error.code, try: tries, wait_ms: wait });
    waited += wait;
    try {
      await exchange.clock.sleep(wait, exchange.signal);
    } catch (reason) {
      throw faultError(reason, faultContext(exchange, request, { repeatable: true, status: undefined }));
    }
  }
}

const faultContext = (exchange: Exchange, request: RestRequest, known: Pick<FaultContext, 'repeatable' | 'status'>): FaultContext => ({
  host: exchange.host,
  proxyHost: exchange.proxyHost,
  timeoutMs: limitOf(request, exchange),
  signal: exchange.signal,
  ...known,
});

async function attempt(request: RestRequest, exchange: Exchange, repeatable: boolean): Promise<{ readonly answer: RestAnswer } | Failure> {
  const started = exchange.clock.now();
  let movedTo: string | undefined;
  let status: number | undefined;
  let sent = false;
  const deadline = new Deadline(exchange.signal);
  const send: WireFetch = async hop => {
    if (exchange.pace) await exchange.pace(exchange.signal); // waiting for our own pace takes nothing of GitLab's time
    if (!sent) deadline.start(limitOf(request, exchange));
    sent = true;
    return exchange.wire(hop);
  };
  const collects = (code: number): number => (code < 300 ? limitOfBody(request) : ERROR_LIMIT);
  const fetch: WireFetch = async built => {
    const beforeHop = async (target: URL) => exchange.police?.(hopRequest(request, target, exchange), true);
    const followed = await followRedirects(built, send, { beforeHop, scrub: exchange.scrub });
    movedTo = followed.movedTo === undefined ? undefined : belowApi(followed.movedTo, exchange);
    status = followed.response.status;
    return followed.response;
  };
  let isStreaming = false;
  try {
    exchange.signal.throwIfAborted();
    const { error, response } = await exchange.client({
      ...parts(request, exchange),
      signal: deadline,
      collects: request.answer === 'stream' ? undefined : collects,
      fetch,
    });
    exchange.log.debug('gitlab.answer', {
      method: request.method,
      path: request.path,
      status: response.status,
      ms: exchange.clock.now() - started,
      request_id: requestId(name => response.headers.get(name), exchange.scrub),
    });
    if (!response.ok) return refused(error, response, exchange, repeatable);
    const faults = faultContext(exchange, request, { repeatable, status });
    const answer = await readAnswer(request, response, { movedTo, faults, scrub: exchange.scrub });
    if (answer.stream === undefined) return { answer };
    isStreaming = true;
    deadline.start((request.timeout ?? exchange.timeoutMs) * PATIENCE);
    return { answer: { ...answer, stream: within(answer.stream, deadline) } };
  } catch (thrown) {
    return { error: faultError(thrown, faultContext(exchange, request, { repeatable: repeatable || !sent, status })), header: undefined };
  } finally {
    if (!isStreaming) deadline.end();
  }
}

/** A log, a download or an upload may take so many times as long as another request, since its size is the caller's. */
const PATIENCE = 10;

/** Milliseconds from the first byte sent to the last one read; of a stream, to its beginning. */
const limitOf = ({ timeout, files }: RestRequest, exchange: Exchange): number =>
  (timeout ?? exchange.timeoutMs) * (files === undefined ? 1 : PATIENCE);

/** A body that is read under a deadline, which ends with it. */
async function* within(stream: AsyncIterable<Uint8Array>, deadline: Deadline): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } finally {
    deadline.end();
  }
}

/** A redirect as the lists see it. */
function hopRequest({ method }: RestRequest, target: URL, exchange: Exchange): RestRequest {
  const query = Object.fromEntries(target.searchParams);
  return { method, path: belowApi(target, exchange), ...(Object.keys(query).length > 0 && { query }) };
}

/** Path below the API; of an address outside it, the whole path. */
const belowApi = ({ pathname }: URL, { apiPath }: Exchange): string =>
  pathname.startsWith(`${apiPath}/`) ? pathname.slice(apiPath.length) : pathname;

const refused = (sent: ClientAnswer['error'], response: WireResponse, exchange: Exchange, repeatable: boolean): Failure => {
  const header = (name: string) => response.headers.get(name);
  const { host, scrub, clock } = exchange;
  const body = isEncoded(header('content-encoding')) ? undefined : sent;
  return { error: answerError({ status: response.status, body, header, host, repeatable, now: clock.now(), scrub }), header };
};

/** Method, address, headers and body of a request. */
function parts(request: RestRequest, exchange: Exchange) {
  const bytes = bytesOf(request);
  const json = bytes === undefined && request.body !== undefined ? JSON.stringify(request.body) : undefined;
  return {
    method: request.method,
    path: request.path,
    pathParams: request.pathParams ?? {},
    query: request.query ?? {},
    timeout: limitOf(request, exchange),
    body: bytes?.content ?? json,
    headers: {
      accept: request.answer === undefined || request.answer === 'json' || request.answer === 'none' ? 'application/json' : '*/*',
      'accept-encoding': 'identity',
      'user-agent': exchange.userAgent,
      ...(bytes !== undefined && { 'content-type': bytes.contentType }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...authorization(exchange.credential),
    },
  };
}

/** A body that is no JSON: bytes as they are, or a form with files. */
function bytesOf({ content, files, body }: RestRequest): MultipartBody | undefined {
  if (content !== undefined) return { contentType: 'application/octet-stream', content };
  return files === undefined ? undefined : writeMultipart(body ?? {}, files);
}

/** One header or the other, never both: some instances refuse a personal token sent as a bearer token. */
function authorization(credential: Credential): Readonly<Record<string, string>> {
  if (credential.kind === 'none') return {};
  return credential.kind === 'private' ? { 'private-token': credential.token } : { authorization: `Bearer ${credential.token}` };
}
