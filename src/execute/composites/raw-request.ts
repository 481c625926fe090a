/**
 * `server.request`: one REST request as the caller writes it. Owns what may be written beside the path (no other identity, no way
 * around the exclusion list) and how an answer of unknown kind is read. Projects and groups are policed by the ports.
 */
import { CatalogError } from '../../call/error.ts';
import type { HttpMethod } from '../../catalog/action.ts';
import { IDENTITY, withPageToken } from '../../gitlab/pagination.ts';
import type { QueryValue, RestAnswer, RestRequest } from '../../gitlab/port.ts';
import { isUnchanged, UNCHANGED } from '../already.ts';
import { cutAt } from '../bounds.ts';
import { readContent } from '../content.ts';
import type { RunContext } from '../context.ts';
import type { Answer } from '../outcome.ts';
import { offsetPages } from '../pages.ts';
import { textLimit } from '../read-answer.ts';
import type { Composite } from './index.ts';
import { matchesTemplate, readRawPath } from './raw-path.ts';
import { asRow, given, isRow, type Row } from './row.ts';

/** Bytes of an answer that are read at most. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** Headers that a HEAD is sent for. */
const HEADERS = [
  'content-type',
  'content-length',
  'last-modified',
  'etag',
  'x-total',
  'x-total-pages',
  'x-gitlab-size',
  'x-gitlab-blob-id',
];

export const sendRawRequest: Composite = async context => {
  const { values, ports } = context;
  const method = values['method'] as HttpMethod; // one of the parameter's enum
  const { path, query: inPath } = readRawPath(String(values['path']));
  const query = readQuery({ ...inPath, ...asRow(values['query']) });
  const body = isRow(values['body']) ? values['body'] : undefined;
  if (body && (method === 'GET' || method === 'HEAD')) throw wrong('body', `a ${method} has none: give its parameters in query`);
  refuseIdentity(query, 'query');
  refuseIdentity(body ?? {}, 'body');
  await refuseExcluded(context, method, path);
  const token = values['page_token'];
  const request: RestRequest = {
    method,
    path,
    query: typeof token === 'string' ? withPageToken(query, token) : query,
    ...(body && { body }),
    answer: 'bytes',
    limit: BODY_LIMIT,
  };
  const answer = await ports.rest(request).catch((error: unknown) => {
    if (isUnchanged(error, method)) return undefined;
    throw error;
  });
  if (!answer) return { data: { status: 304 }, notes: [UNCHANGED] };
  return method === 'HEAD' ? { data: { status: answer.status, headers: headersOf(answer) } } : readRaw(context, answer);
};

const wrong = (parameter: string, why: string): CatalogError =>
  new CatalogError('invalid_params', `${parameter} cannot be taken: ${why}. Nothing was sent to GitLab.`, { parameter });

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Texts, numbers, booleans, lists of them, and one level of objects: what a query can say. */
function readQuery(fields: Row): Readonly<Record<string, QueryValue>> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]): [string, QueryValue] => {
        if (isScalar(value)) return [name, value];
        if (Array.isArray(value) && value.every(isScalar))
          return [name, value.map(item => (typeof item === 'number' ? item : String(item)))];
        if (isRow(value)) {
          const inner = Object.entries(value);
          if (inner.every((pair): pair is [string, string | number | boolean] => isScalar(pair[1])))
            return [name, Object.fromEntries(inner)];
        }
        throw wrong('query', `${name} is neither a plain value nor a list or object of such`);
      }),
  );
}

/** The request goes out in the caller's own name. */
function refuseIdentity(fields: Row, parameter: string): void {
  const name = Object.keys(fields).find(key => IDENTITY.test(key));
  if (name !== undefined) throw wrong(parameter, `${name} would act in another name than this server's`);
}

/** What an operator excluded as an action is not to be had as a path either. */
async function refuseExcluded({ call, catalog, entry }: RunContext, method: HttpMethod, path: string): Promise<void> {
  if (call.view.excluded.size === 0) return;
  for (const excluded of catalog.entries().filter(({ id, runs }) => call.view.excluded.has(id) && runs === undefined)) {
    const handler = await catalog.handler(excluded);
    if (handler.kind !== 'rest' || !handler.routes.some(row => row.method === method && matchesTemplate(path, row.path))) continue;
    throw new CatalogError(
      'withheld',
      `'${entry.id}' sent nothing: this is the request of '${excluded.id}', which this server's configuration excludes (GITLAB_MCP_EXCLUDE_TOOLS). Its operator can allow it.`,
      { reason: 'excluded' },
    );
  }
}

const headersOf = (answer: RestAnswer): Row => given(Object.fromEntries(HEADERS.map(name => [name, answer.header(name) ?? undefined])));

function readRaw(context: RunContext, answer: RestAnswer): Answer {
  const type = answer.header('content-type')?.split(';')[0]?.trim();
  const bytes = answer.data instanceof Uint8Array ? answer.data : new Uint8Array();
  const facts = given({ status: answer.status, content_type: type, pagination: answer.paging && offsetPages(answer.paging) });
  if (bytes.length === 0) return { data: facts };
  if (/^application\/(?:[\w.]+\+)?json$/.test(type ?? '')) return { data: { ...facts, body: readJson(bytes, answer) } };
  const content = readContent(bytes, answer.truncated);
  if (content.kind === 'image') return { data: facts, images: [{ data: content.base64, mimeType: content.mimeType }] };
  const whole = content.kind === 'text' ? content.text : content.base64;
  const body = cutAt(whole, textLimit(context));
  const isCut = answer.truncated || body.length < whole.length;
  if (content.kind === 'binary' && isCut) {
    return {
      data: { ...facts, truncated: true },
      notes: ['The answer is not text and too large to be shown: use the action that downloads it.'],
    };
  }
  return {
    data: { ...facts, ...(content.kind === 'binary' && { encoding: 'base64' }), body, ...(isCut && { truncated: true }) },
    ...(isCut && { notes: ['Only the beginning of the answer is shown.'] }),
  };
}

function readJson(bytes: Uint8Array, { truncated, status }: RestAnswer): unknown {
  try {
    if (!truncated) return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // said below
  }
  const why = truncated ? `is larger than ${BODY_LIMIT / 1024 / 1024} MB: ask for less, with per_page or filters` : 'is not whole JSON';
  throw new CatalogError('unreadable_answer', `GitLab's answer ${why}.`, { status });
}
