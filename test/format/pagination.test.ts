import { describe, expect, it } from 'vitest';
import {
  headingCount,
  type OffsetPagination,
  type PageFacts,
  type Pagination,
  pageLine,
  summaryLine,
} from '../../src/format/pagination.ts';

const offset = (fields: Partial<OffsetPagination>): OffsetPagination => ({
  page: 1,
  per_page: 20,
  total_items: 0,
  total_pages: 0,
  next_page: 0,
  prev_page: 0,
  has_more: false,
  ...fields,
});

const said = (pagination: Pagination | undefined, shown: number, totalsInferred = false): readonly string[] => {
  const facts: PageFacts = { pagination, shown, totalsInferred };
  return [headingCount(facts), summaryLine(facts), pageLine(facts)];
};

describe('what a list says of its pages', () => {
  it.each<[string, Pagination | undefined, number, readonly string[]]>([
    [
      'a total and pages',
      offset({ total_items: 45, total_pages: 3, next_page: 2, has_more: true }),
      20,
      ['45', 'Showing 20 of 45 results (page 1 of 3)', 'Page 1 of 3 | 45 items total | 20 per page'],
    ],
    ['one page', offset({ total_items: 3, total_pages: 1 }), 3, ['3', '', 'Page 1 of 1 | 3 items total | 20 per page']],
    [
      'pages and no total',
      offset({ total_pages: 3, next_page: 2, has_more: true }),
      20,
      ['20 shown, more available', 'Showing 20 results (page 1 of 3)', 'Page 1 of 3 | 20 per page'],
    ],
    [
      'no totals, more follow',
      offset({ per_page: 2, next_page: 2, has_more: true }),
      2,
      ['2 shown, more available', '', 'Page 1 | 2 per page | more pages available'],
    ],
    ['no totals, the last page', offset({ page: 4, prev_page: 3 }), 7, ['7', '', 'Page 4 | 20 per page | no more pages']],
    [
      'keyset, as its link says',
      offset({ page: 0, per_page: 0, has_more: true, next_page_token: 'a=1`&b=2' }),
      20,
      ['20 shown, more available', '', 'Showing 20 items | next page_token: ``a=1`&b=2``'],
    ],
    [
      'a cursor',
      { has_next_page: true, end_cursor: 'eyJpZCI6IjQyIn0' },
      20,
      ['20 shown, more available', '', 'Showing 20 items | next page cursor: `eyJpZCI6IjQyIn0`'],
    ],
    ['the last cursor page', { has_next_page: false, end_cursor: 'x' }, 20, ['20', '', 'Showing 20 items | no more pages']],
    [
      'cursors both ways',
      { has_next_page: true, end_cursor: 'e', has_previous_page: true, start_cursor: 's' },
      2,
      ['2 shown, more available', '', 'Showing 2 items | next page cursor: `e` | prev page cursor: `s`'],
    ],
    ['nothing', offset({ page: 0, per_page: 0 }), 3, ['3', '', '']],
    ['no pages at all', undefined, 3, ['3', '', '']],
  ])('%s', (_, pagination, shown, words) => {
    expect(said(pagination, shown)).toEqual(words);
  });

  it('calls the inferred totals of a search no total', () => {
    const page = offset({ per_page: 2, total_items: 2, total_pages: 2, next_page: 2, has_more: true });
    expect(said(page, 2, true)).toEqual(['2 shown, more available', '', 'Page 1 | 2 per page | more pages available']);
  });
});
