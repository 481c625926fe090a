/**
 * What a list can say about its pages, in words: the count in the heading, the summary line below it and the line that
 * closes the table. Owns the sentences; the facts come from GitLab's headers or cursors through the pipeline.
 */
import { code } from './escape.ts';

/** The seven fields of a list read over REST; zero means that GitLab did not say. */
export interface OffsetPagination {
  readonly page: number;
  readonly per_page: number;
  readonly total_items: number;
  readonly total_pages: number;
  readonly next_page: number;
  readonly prev_page: number;
  readonly has_more: boolean;
  /** Keyset lists: what to pass as `page_token` for the next page. */
  readonly next_page_token?: string;
}

/** The fields of a list read over GraphQL. */
export interface CursorPagination {
  readonly has_next_page: boolean;
  readonly end_cursor: string;
  readonly has_previous_page?: boolean;
  readonly start_cursor?: string;
}

export type Pagination = OffsetPagination | CursorPagination;

export interface PageFacts {
  readonly pagination: Pagination | undefined;
  /** Rows of this page. */
  readonly shown: number;
  /** True for GitLab's search: its totals are inferred from this page, a lower bound that no sentence may call a total. */
  readonly totalsInferred: boolean;
}

const isCursor = (pagination: Pagination): pagination is CursorPagination => 'has_next_page' in pagination;

interface Totals {
  readonly items: number;
  readonly pages: number;
  readonly more: boolean;
}

function totalsOf({ pagination, totalsInferred }: PageFacts): Totals {
  if (pagination === undefined) return { items: 0, pages: 0, more: false };
  if (isCursor(pagination)) return { items: 0, pages: 0, more: pagination.has_next_page };
  if (totalsInferred) return { items: 0, pages: 0, more: pagination.has_more };
  return { items: pagination.total_items, pages: pagination.total_pages, more: pagination.has_more };
}

/** What stands in the brackets of a list's heading. */
export function headingCount(facts: PageFacts): string {
  const { items, more } = totalsOf(facts);
  if (items > 0) return `${items}`;
  return more ? `${facts.shown} shown, more available` : `${facts.shown}`;
}

/** `Showing 20 of 45 results (page 1 of 3)`, or nothing when there is one page only. */
export function summaryLine(facts: PageFacts): string {
  const { items, pages } = totalsOf(facts);
  const { pagination, shown } = facts;
  if (pages <= 1 || pagination === undefined || isCursor(pagination)) return '';
  const results = items > 0 ? `${shown} of ${items} results` : `${shown} results`;
  return `Showing ${results} (page ${pagination.page} of ${pages})`;
}

/** The line that closes a list; empty when nothing was said about pages. */
export function pageLine(facts: PageFacts): string {
  const { pagination, shown } = facts;
  if (pagination === undefined) return '';
  return isCursor(pagination) ? cursorLine(pagination, shown) : offsetLine(pagination, facts);
}

function cursorLine(pagination: CursorPagination, shown: number): string {
  const parts = [`Showing ${shown} items`];
  const next = pagination.has_next_page && pagination.end_cursor !== '';
  parts.push(next ? `next page cursor: ${code(pagination.end_cursor, 'row')}` : 'no more pages');
  if (pagination.has_previous_page === true && pagination.start_cursor) {
    parts.push(`prev page cursor: ${code(pagination.start_cursor, 'row')}`);
  }
  return parts.join(' | ');
}

function offsetLine(pagination: OffsetPagination, facts: PageFacts): string {
  const { items, pages, more } = totalsOf(facts);
  const { page, per_page: perPage, next_page_token: token } = pagination;
  if (page === 0 && items === 0 && perPage === 0 && token === undefined) return '';
  const parts: string[] = [];
  if (page > 0) parts.push(pages > 0 ? `Page ${page} of ${pages}` : `Page ${page}`);
  else parts.push(`Showing ${facts.shown} items`);
  if (items > 0) parts.push(`${items} items total`);
  if (perPage > 0) parts.push(`${perPage} per page`);
  if (token !== undefined) parts.push(`next page_token: ${code(token, 'row')}`);
  else if (items === 0 && pages === 0) parts.push(more ? 'more pages available' : 'no more pages');
  return parts.join(' | ');
}
