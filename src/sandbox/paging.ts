/**
 * Pages of a list and the headers GitLab sends with them: numbered pages with totals, numbered pages without (search,
 * commits), and keyset pages with nothing but a `Link`.
 */
import { Refusal } from './errors.ts';
import type { Exchange, Reply } from './router.ts';
import { type Json, number, type Row, text } from './row.ts';

export interface PageOptions {
  /** False where GitLab does not count. */
  readonly totals?: boolean;
  /** Turns a stored row into the one that is sent; only rows of the page are turned. */
  readonly show?: (row: Row) => Row;
  /** How a keyset list continues: the query name that carries the last row, and the row's value under it. */
  readonly keyset?: { readonly name: string; readonly token: (row: Row) => string };
}

type Keyset = NonNullable<PageOptions['keyset']>;

/** Continues with an opaque `cursor` made of the row's id. */
export const BY_CURSOR: Keyset = {
  name: 'cursor',
  token: row => Buffer.from(JSON.stringify({ id: row['id'] })).toString('base64url'),
};

const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 100;

const sizeOf = (value: Json): number => Math.min(Math.max(number(value) || DEFAULT_PER_PAGE, 1), MAX_PER_PAGE);

function address(exchange: Exchange, changes: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(exchange.search);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return `${exchange.world.url}/api/v4${exchange.path}?${query}`;
}

const link = (entries: readonly (readonly [rel: string, url: string])[]): string =>
  entries.map(([rel, url]) => `<${url}>; rel="${rel}"`).join(', ');

const shown = (items: readonly Row[], { show }: PageOptions): readonly Row[] => (show ? items.map(show) : items);

function keysetPage(exchange: Exchange, rows: readonly Row[], options: PageOptions, by: Keyset): Reply {
  const size = sizeOf(exchange.query['per_page']);
  const after = text(exchange.query[by.name]);
  const start = after === '' ? 0 : rows.findIndex(row => by.token(row) === after) + 1;
  const items = rows.slice(start, start + size);
  const last = items.at(-1);
  const more = last !== undefined && start + size < rows.length;
  return {
    status: 200,
    body: shown(items, options),
    headers: {
      'x-per-page': String(size),
      ...(more
        ? { link: link([['next', address(exchange, { pagination: 'keyset', per_page: String(size), [by.name]: by.token(last) })]]) }
        : {}),
    },
  };
}

/** Refuses keyset pages in an order that GitLab has them not in. */
export function requireKeysetOrder(query: Row, order: string, own: string): void {
  if (query['pagination'] === 'keyset' && (text(query['order_by']) || own) !== order)
    throw new Refusal(405, { error: 'Keyset pagination is not yet available for this type of request' });
}

/** One page of `rows` as the request asks for it. */
export function paged(exchange: Exchange, rows: readonly Row[], options: PageOptions = {}): Reply {
  if (options.keyset && exchange.query['pagination'] === 'keyset') return keysetPage(exchange, rows, options, options.keyset);
  const size = sizeOf(exchange.query['per_page']);
  const page = Math.max(number(exchange.query['page']) || 1, 1);
  const pages = Math.max(Math.ceil(rows.length / size), 1);
  const items = rows.slice((page - 1) * size, page * size);
  const at = (target: number): string => address(exchange, { page: String(target), per_page: String(size) });
  const counted = options.totals !== false;
  const entries: [string, string][] = [];
  if (page > 1) entries.push(['prev', at(page - 1)]);
  if (page < pages) entries.push(['next', at(page + 1)]);
  entries.push(['first', at(1)]);
  if (counted) entries.push(['last', at(pages)]);
  return {
    status: 200,
    body: shown(items, options),
    headers: {
      'x-page': String(page),
      'x-per-page': String(size),
      'x-next-page': page < pages ? String(page + 1) : '',
      'x-prev-page': page > 1 ? String(page - 1) : '',
      ...(counted ? { 'x-total': String(rows.length), 'x-total-pages': String(pages) } : {}),
      link: link(entries),
    },
  };
}
