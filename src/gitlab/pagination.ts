/**
 * What GitLab says about pages: the `X-*` headers of offset pagination and the `next` link of keyset pagination. It never
 * guesses a total and never uses the host of a link.
 */
import { CatalogError } from '../call/error.ts';
import type { Paging, QueryValue } from './port.ts';

type Header = (name: string) => string | null;

/** Longest query that a page token may stand for; real ones are below 1 KB. */
const MAX_TOKEN_QUERY = 4096;

/** Names that decide who is asking: never taken from a token or from a call's own query. */
export const IDENTITY = /^(?:private_token|access_token|job_token|oauth_token|sudo|authenticity_token)$/i;

const count = (text: string | null): number | undefined => (text !== null && /^\d{1,15}$/.test(text.trim()) ? Number(text) : undefined);

/** What the headers of a list say about its pages; undefined when they say nothing. */
export function pagingOf(header: Header): Paging | undefined {
  const page = count(header('x-page'));
  const perPage = count(header('x-per-page'));
  const nextPage = count(header('x-next-page'));
  const total = count(header('x-total'));
  const query = nextPage === undefined ? nextQuery(header('link')) : undefined;
  if (page === undefined && perPage === undefined && nextPage === undefined && total === undefined && query === undefined) return undefined;
  return {
    page: page ?? 0,
    perPage: perPage ?? 0,
    total,
    totalPages: count(header('x-total-pages')),
    nextPage: nextPage ?? 0,
    prevPage: count(header('x-prev-page')) ?? 0,
    ...(query === undefined ? {} : { nextPageToken: Buffer.from(query, 'utf8').toString('base64url') }),
  };
}

/** Query of the `rel="next"` entry of a `Link` header. */
function nextQuery(link: string | null): string | undefined {
  for (const [, target, params] of (link ?? '').matchAll(/<([^>]*)>((?:\s*;\s*[^,;]+)*)/g)) {
    if (!/;\s*rel\s*=\s*"?(?:[^"]*\s)?next(?:\s[^"]*)?"?\s*(?:;|$)/i.test(params ?? '')) continue;
    const query = target?.split('#')[0]?.split('?').slice(1).join('?') ?? '';
    return query === '' || query.length > MAX_TOKEN_QUERY ? undefined : query;
  }
  return undefined;
}

const refuseToken = (): CatalogError =>
  new CatalogError(
    'invalid_params',
    'page_token is not one that this server gave: pass the next_page_token of the previous page, unchanged.',
    {
      parameter: 'page_token',
    },
  );

/** The query that a `next_page_token` stands for. Throws `invalid_params` for anything else. */
export function readPageToken(token: string): Readonly<Record<string, QueryValue>> {
  if (!/^[A-Za-z0-9_-]+$/.test(token) || token.length > MAX_TOKEN_QUERY * 2) throw refuseToken();
  const text = Buffer.from(token, 'base64url').toString('utf8');
  if (!/^[\x21-\x7e]+$/.test(text) || Buffer.from(text, 'utf8').toString('base64url') !== token) throw refuseToken();
  const query: Record<string, QueryValue> = {};
  for (const pair of text.split('&')) {
    const [name, value] = decodePair(pair);
    if (IDENTITY.test(name)) throw refuseToken();
    addPair(query, name, value);
  }
  return query;
}

function decodePair(pair: string): readonly [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw refuseToken();
  try {
    const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
    return [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
  } catch {
    throw refuseToken();
  }
}

/** `a[]=1&a[]=2` becomes a list and `a[b]=1` an object, as requests carry them, so that they replace the call's own. */
function addPair(query: Record<string, QueryValue>, name: string, value: string): void {
  const list = /^([^[\]]+)\[\]$/.exec(name)?.[1];
  const [, outer, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
  if (list !== undefined) {
    const soFar = query[list];
    query[list] = Array.isArray(soFar) ? [...soFar, value] : [value];
  } else if (outer !== undefined && inner !== undefined) {
    const soFar = query[outer];
    // an object in a query is always one level of scalars
    const fields = typeof soFar === 'object' && !Array.isArray(soFar) ? (soFar as Readonly<Record<string, string>>) : {};
    query[outer] = { ...fields, [inner]: value };
  } else query[name] = value;
}

/** A call's own query with that of a page token laid over it; offset paging has no place beside a keyset. */
export function withPageToken(query: Readonly<Record<string, QueryValue>>, token: string): Readonly<Record<string, QueryValue>> {
  const { page: _page, page_token: _token, ...own } = query;
  return { ...own, ...readPageToken(token) };
}
