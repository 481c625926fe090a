/**
 * A successful answer of GitLab, read once and in the form that the request asked for. An answer that is none (a sign-in
 * page, half a body) becomes a `CatalogError` although its status says success.
 */
import { CatalogError } from '../call/error.ts';
import { type FaultContext, faultError } from './fault.ts';
import { isWebPage, pageTitle } from './message.ts';
import { pagingOf } from './pagination.ts';
import type { RestAnswer, RestRequest, WireResponse } from './port.ts';
import { decodeText, readBody } from './read-body.ts';
import type { Scrub } from './scrub.ts';

/** Bytes of JSON that are read at most: a page of a hundred large objects stays far below. */
const JSON_LIMIT = 64 * 1024 * 1024;
/** Bytes of a text or bytes answer, when the request does not say. */
const TEXT_LIMIT = 8 * 1024 * 1024;

const UTF8 = new TextDecoder(); // drops a byte-order mark

/** Bytes of a successful answer's body that are read at most. */
export const limitOfBody = ({ answer = 'json', limit = TEXT_LIMIT }: RestRequest): number => (answer === 'json' ? JSON_LIMIT : limit);

export interface Reading {
  readonly movedTo: string | undefined;
  /** For a body that breaks off. */
  readonly faults: FaultContext;
  readonly scrub: Scrub;
}

/** Reads the body of an answer with a status of success. */
export async function readAnswer(request: RestRequest, response: WireResponse, reading: Reading): Promise<RestAnswer> {
  const { movedTo, faults } = reading;
  const header = (name: string) => response.headers.get(name);
  const common = {
    status: response.status,
    header,
    truncated: false,
    paging: pagingOf(header),
    ...(movedTo === undefined ? {} : { movedTo }),
  };
  const kind = request.answer ?? 'json';
  const isEmpty = response.status === 204 || request.method === 'HEAD';
  if (!isEmpty && kind !== 'json') refusePage(response, faults.host);
  if (isEmpty || kind === 'none') {
    await readBody(response.body, TEXT_LIMIT);
    return { ...common, data: undefined };
  }
  refuseEncoding(header('content-encoding'), faults.host);
  if (kind === 'json') return { ...common, data: await readJson(response, reading) };
  if (kind === 'stream') return { ...common, data: undefined, stream: explained(response, faults) };
  const body = await readBody(response.body, limitOfBody(request));
  return { ...common, truncated: body.truncated, data: kind === 'text' ? decodeText(body) : body.bytes };
}

/** Ids are far below 2^53, so numbers of JSON keep every digit. */
async function readJson(response: WireResponse, { faults, scrub }: Reading): Promise<unknown> {
  const { bytes, truncated } = await readBody(response.body, JSON_LIMIT);
  const { status } = response;
  const { host, repeatable } = faults;
  if (truncated) {
    throw new CatalogError(
      'unreadable_answer',
      `${host} answered with more than ${JSON_LIMIT / 1024 / 1024} MB. Ask for less: a smaller per_page, or filters.`,
      { status },
    );
  }
  const text = UTF8.decode(bytes);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) ?? undefined; // some routes answer a bare null
  } catch {
    const type = response.headers.get('content-type');
    if (isWebPage(type, text)) throw webPage(host, status, pageTitle(text, scrub) ?? '');
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
    { status, ...(title === '' ? {} : { said: title, saidBy: 'page' }) },
  );

/** Where no JSON is expected, a page that is no attachment and not marked as GitLab's is somebody's sign-in page. */
function refusePage({ headers, status }: WireResponse, host: string): void {
  if (!isWebPage(headers.get('content-type'), '')) return;
  if (headers.get('content-disposition') === null && headers.get('x-gitlab-meta') === null) throw webPage(host, status, '');
}

/** Whether a body is in an encoding that was not asked for. */
export const isEncoded = (encoding: string | null): encoding is string =>
  encoding !== null && encoding !== '' && encoding.toLowerCase() !== 'identity';

function refuseEncoding(encoding: string | null, host: string): void {
  if (!isEncoded(encoding)) return;
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
