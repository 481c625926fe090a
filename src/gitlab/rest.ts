/**
 * One REST request of one caller, from its description to its answer: headers, body, sending, retrying, reading. Every
 * failure leaves as a `CatalogError`.
 */
import type { Credential } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { Logger } from '../log/logger.ts';
import { answerError } from './answer-error.ts';
import type { Client, ClientAnswer } from './client.ts';
import type { Clock } from './clock.ts';
import { type FaultContext, faultError } from './fault.ts';
import { isWebPage, pageTitle } from './message.ts';
import { writeMultipart } from './multipart.ts';
import { pagingOf } from './pagination.ts';
import type { RestAnswer, RestRequest, WireFetch, WireResponse } from './port.ts';
import { decodeText, readBody } from './read-body.ts';
import { followRedirects } from './redirect.ts';
import { type Failure, nextWait } from './retry.ts';

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
  /** Waits until the client's own pace allows a request. */
  readonly pace: (signal: AbortSignal) => Promise<void>;
  /** Refuses a request that the caller's lists forbid; asked before each one, redirects included. */
  readonly police: (request: RestRequest) => Promise<void>;
  readonly scrub: (text: string) => string;
}

/** Bytes of JSON that are read at most: a page of a hundred large objects stays far below. */
const JSON_LIMIT = 64 * 1024 * 1024;
/** Bytes of a text or bytes answer, when the request does not say. */
const TEXT_LIMIT = 8 * 1024 * 1024;

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
  await exchange.police(request);
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
  timeoutMs: request.timeout ?? exchange.timeoutMs,
  signal: exchange.signal,
  ...known,
});

async function attempt(request: RestRequest, exchange: Exchange, repeatable: boolean): Promise<{ readonly answer: RestAnswer } | Failure> {
  const started = exchange.clock.now();
  let movedTo: string | undefined;
  let status: number | undefined;
  let sent = false;
  const send: WireFetch = async hop => {
    await exchange.pace(exchange.signal);
    sent = true;
    return exchange.wire(hop);
  };
  const fetch: WireFetch = async built => {
    const beforeHop = (target: URL) => exchange.police({ method: request.method, path: belowApi(target, exchange) });
    const followed = await followRedirects(built, send, { beforeHop });
    movedTo = followed.movedTo === undefined ? undefined : belowApi(followed.movedTo, exchange);
    status = followed.response.status;
    return followed.response;
  };
  try {
    exchange.signal.throwIfAborted();
    const { error, response } = await exchange.client({ ...parts(request, exchange), signal: exchange.signal, fetch });
    exchange.log.debug('gitlab.answer', {
      method: request.method,
      path: request.path,
      status: response.status,
      ms: exchange.clock.now() - started,
      request_id: response.headers.get('x-request-id') ?? undefined,
    });
    if (!response.ok) return refused(error, response, exchange, repeatable);
    return { answer: await read(request, response, exchange, { repeatable, movedTo }) };
  } catch (thrown) {
    return { error: faultError(thrown, faultContext(exchange, request, { repeatable: repeatable || !sent, status })), header: undefined };
  }
}

/** Path below the API; of an address outside it, the whole path. */
const belowApi = ({ pathname }: URL, { apiPath }: Exchange): string =>
  pathname.startsWith(`${apiPath}/`) ? pathname.slice(apiPath.length) : pathname;

const refused = (body: ClientAnswer['error'], response: WireResponse, exchange: Exchange, repeatable: boolean): Failure => {
  const header = (name: string) => response.headers.get(name);
  const { host, scrub, clock } = exchange;
  return { error: answerError({ status: response.status, body, header, host, repeatable, now: clock.now(), scrub }), header };
};

/** Method, address, headers and body of a request. */
function parts(request: RestRequest, exchange: Exchange) {
  const form = request.files === undefined ? undefined : writeMultipart(request.body ?? {}, request.files);
  const json = form === undefined && request.body !== undefined ? JSON.stringify(request.body) : undefined;
  return {
    method: request.method,
    path: request.path,
    pathParams: request.pathParams ?? {},
    query: request.query ?? {},
    timeout: request.timeout ?? exchange.timeoutMs,
    body: form?.content ?? json,
    headers: {
      accept: request.answer === undefined || request.answer === 'json' || request.answer === 'none' ? 'application/json' : '*/*',
      'accept-encoding': 'identity',
      'user-agent': exchange.userAgent,
      ...(form === undefined ? {} : { 'content-type': form.contentType }),
      ...authorization(exchange.credential),
    },
  };
}

/** One header or the other, never both: some instances refuse a personal token sent as a bearer token. */
function authorization(credential: Credential): Readonly<Record<string, string>> {
  if (credential.kind === 'none') return {};
  return credential.kind === 'private' ? { 'private-token': credential.token } : { authorization: `Bearer ${credential.token}` };
}

interface Read {
  readonly repeatable: boolean;
  readonly movedTo: string | undefined;
}

async function read(request: RestRequest, response: WireResponse, exchange: Exchange, { repeatable, movedTo }: Read): Promise<RestAnswer> {
  const header = (name: string) => response.headers.get(name);
  const common = {
    status: response.status,
    header,
    truncated: false,
    paging: pagingOf(header),
    ...(movedTo === undefined ? {} : { movedTo }),
  };
  const kind = request.answer ?? 'json';
  if (response.status === 204 || request.method === 'HEAD' || kind === 'none') {
    await readBody(response.body, TEXT_LIMIT);
    return { ...common, data: undefined };
  }
  refuseEncoding(header('content-encoding'), exchange);
  if (kind === 'json') return { ...common, data: await readJson(response, exchange, repeatable) };
  refusePage(response, exchange);
  if (kind === 'stream')
    return {
      ...common,
      data: undefined,
      stream: explained(response, faultContext(exchange, request, { repeatable, status: response.status })),
    };
  const body = await readBody(response.body, request.limit ?? TEXT_LIMIT);
  return { ...common, truncated: body.truncated, data: kind === 'text' ? decodeText(body) : body.bytes };
}

/** Ids are far below 2^53, so numbers of JSON keep every digit. */
async function readJson(response: WireResponse, { host, scrub }: Exchange, repeatable: boolean): Promise<unknown> {
  const { bytes, truncated } = await readBody(response.body, JSON_LIMIT);
  const { status } = response;
  if (truncated) {
    throw new CatalogError(
      'unreadable_answer',
      `${host} answered with more than ${JSON_LIMIT / 1024 / 1024} MB. Ask for less: a smaller per_page, or filters.`,
      {
        status,
      },
    );
  }
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const type = response.headers.get('content-type');
    if (isWebPage(type, text)) throw webPage(host, status, scrub(pageTitle(text) ?? ''));
    const done = repeatable
      ? 'Try again; if it stays so, check what stands between here and GitLab.'
      : 'The write itself was accepted: look before trying again.';
    throw new CatalogError('unreadable_answer', `${host} answered with status ${status} and a body that is not whole JSON. ${done}`, {
      status,
    });
  }
}

const webPage = (host: string, status: number, title: string): CatalogError =>
  new CatalogError(
    'html_answer',
    `Something in front of GitLab at ${host} answered with a web page (status ${status}) in place of the API. Check GITLAB_URL, and whether a proxy or a sign-in page stands there.`,
    { status, ...(title === '' ? {} : { said: title }) },
  );

/** Where raw content is expected, a page that is no attachment and not marked as GitLab's is somebody's sign-in page. */
function refusePage({ headers, status }: WireResponse, { host }: Exchange): void {
  if (!isWebPage(headers.get('content-type'), '')) return;
  if (headers.get('content-disposition') === null && headers.get('x-gitlab-meta') === null) throw webPage(host, status, '');
}

function refuseEncoding(encoding: string | null, { host }: Exchange): void {
  if (encoding === null || encoding === '' || encoding.toLowerCase() === 'identity') return;
  const name = encoding.replace(/[^\w, -]/g, '');
  throw new CatalogError(
    'unreadable_answer',
    `${host} compressed its answer (${name}) although asked not to: check the proxy in front of it.`,
  );
}

/** A body handed over as it arrives, whose faults are explained like all others. */
async function* explained(response: WireResponse, context: FaultContext): AsyncGenerator<Uint8Array> {
  try {
    yield* response.body;
  } catch (thrown) {
    throw faultError(thrown, context);
  }
}
