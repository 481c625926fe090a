/** GitLab's words about pages as the pagination object of an answer. Pure; the sentences about pages are the writer's. */
import type { Paging } from '../gitlab/port.ts';
import type { CursorPagination, OffsetPagination } from './outcome.ts';

/** The seven fields of a REST list, all zero where GitLab said nothing. */
export function offsetPages(paging: Paging | undefined): OffsetPagination {
  const page = paging?.page ?? 0;
  const totalPages = paging?.totalPages ?? 0;
  const nextPage = paging?.nextPage ?? 0;
  const token = paging?.nextPageToken;
  return {
    page,
    per_page: paging?.perPage ?? 0,
    total_items: paging?.total ?? 0,
    total_pages: totalPages,
    next_page: nextPage,
    prev_page: paging?.prevPage ?? 0,
    has_more: nextPage > 0 || token !== undefined || (page > 0 && page < totalPages),
    ...(token !== undefined && { next_page_token: token }),
  };
}

/** GitLab's search sends no totals: the JSON gives the rows of this page and the pages known so far, a lower bound. */
export const searchPages = (pages: OffsetPagination, shown: number): OffsetPagination => ({
  ...pages,
  total_items: shown,
  total_pages: pages.next_page > 0 ? pages.next_page : pages.page,
});

/** `pageInfo` of a connection; backward fields only where the document asked for them. */
export function cursorPages(info: unknown): CursorPagination {
  const page = typeof info === 'object' && info !== null ? (info as Readonly<Record<string, unknown>>) : {}; // fields are checked below
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    has_next_page: page['hasNextPage'] === true,
    end_cursor: text(page['endCursor']),
    ...('hasPreviousPage' in page && { has_previous_page: page['hasPreviousPage'] === true }),
    ...('startCursor' in page && { start_cursor: text(page['startCursor']) }),
  };
}
