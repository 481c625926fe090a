/** First and last pages, page sizes, and the totals of a search. */
import { describe, expect, it } from 'vitest';
import { factsOf, registry } from '../../../src/catalog/generated.ts';
import { onStub } from '../../support/on-stub.ts';

describe('the last page', () => {
  it('has an empty next page, which is none', async () => {
    const { sent, text, json } = await onStub({
      action: 'branch.list',
      params: { project_id: 'nord/app', page: 3 },
      routes: [
        {
          on: 'GET /api/v4/projects/nord%2Fapp/repository/branches?page=3',
          headers: { 'x-page': '3', 'x-per-page': '20', 'x-total': '45', 'x-total-pages': '3', 'x-next-page': '', 'x-prev-page': '2' },
          body: [{ name: 'z', merged: false, protected: false, default: false }],
        },
      ],
    });
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Fapp/repository/branches?page=3']);
    expect(json).toMatchObject({
      pagination: { page: 3, per_page: 20, total_items: 45, total_pages: 3, next_page: 0, prev_page: 2, has_more: false },
    });
    expect(text.slice(0, 9)).toEqual([
      '## Branches (45)',
      '',
      'Showing 1 of 45 results (page 3 of 3)',
      '',
      '| Name | Protected | Default | Merged |',
      '| --- | --- | --- | --- |',
      '| z | ❌ | ❌ | ❌ |',
      '',
      'Page 3 of 3 | 45 items total | 20 per page',
    ]);
  });

  it.each([
    ['nothing', {}],
    ['words', { 'x-page': 'one', 'x-per-page': 'many', 'x-total': 'NaN', 'x-next-page': 'next' }],
    ['negative numbers', { 'x-page': '-1', 'x-per-page': '-20', 'x-total': '-5', 'x-next-page': '-2' }],
  ])('is numbers all the same where the headers hold %s', async (_, headers) => {
    const { json } = await onStub({
      action: 'branch.list',
      params: { project_id: 1 },
      routes: [{ on: 'GET /api/v4/projects/1/repository/branches', headers, body: [{ name: 'z' }] }],
    });
    expect((json as Record<string, unknown>)['pagination']).toEqual({
      page: 0,
      per_page: 0,
      total_items: 0,
      total_pages: 0,
      next_page: 0,
      prev_page: 0,
      has_more: false,
    });
  });
});

describe('a first page of several', () => {
  const labels = Array.from({ length: 20 }, (_, index) => ({ id: index, name: `l${index + 1}`, color: '#336699' }));
  const headers = { 'x-page': '1', 'x-per-page': '20', 'x-total': '57', 'x-total-pages': '3', 'x-next-page': '2' };

  it('says how many there are in all', async () => {
    const { sent, text, json } = await onStub({
      action: 'project.label_list',
      params: { project_id: 'nord/app' },
      routes: [{ on: 'GET /api/v4/projects/nord%2Fapp/labels', headers, body: labels }],
    });
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Fapp/labels']);
    expect(text.slice(0, 3)).toEqual(['## Labels (57)', '', 'Showing 20 of 57 results (page 1 of 3)']);
    expect(text).toContain('Page 1 of 3 | 57 items total | 20 per page');
    expect(json).toMatchObject({ pagination: { total_items: 57, next_page: 2, has_more: true } });
  });

  it.each(['101', 0, '-1', '2.0', 'abc'])('refuses a page size of %j and sends nothing', async per_page => {
    const { sent, error } = await onStub({ action: 'project.label_list', params: { project_id: 1, per_page } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'per_page' } });
  });
});

describe('every list of the catalog', () => {
  it('can be paged: by number over REST, by cursor over GraphQL', () => {
    const unpaged = registry().filter(entry => {
      const { paging = 'none', params, returns } = factsOf(entry);
      if (!returns?.list || paging === 'none') return false;
      const names = paging === 'cursor' ? ['first', 'after'] : ['page', 'per_page', ...(paging === 'keyset' ? ['page_token'] : [])];
      return names.some(name => !params[name]);
    });
    expect(unpaged.map(({ id }) => id)).toEqual([]);
  });
});

describe('a search', () => {
  it('never calls the rows of one page its results', async () => {
    expect(
      await onStub({
        action: 'search.code',
        params: { project_id: 'nord/app', query: 'tide', per_page: 2 },
        routes: [
          {
            on: 'GET /api/v4/projects/nord%2Fapp/search?scope=blobs&search=tide&per_page=2',
            headers: { 'x-page': '1', 'x-per-page': '2', 'x-next-page': '2' },
            body: [
              { path: 'a.ts', ref: 'main', startline: 3, data: 'tide()', project_id: 70 },
              { path: 'b.ts', ref: 'main', startline: 9, data: 'tide()', project_id: 70 },
            ],
          },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/search?scope=blobs&search=tide&per_page=2'],
      text: [
        '## Matches in files (2 shown, more available)',
        '',
        '### a.ts:3',
        '',
        '- **Project id**: 70',
        '- **Ref**: main',
        '',
        '```',
        'tide()',
        '```',
        '',
        '### b.ts:9',
        '',
        '- **Project id**: 70',
        '- **Ref**: main',
        '',
        '```',
        'tide()',
        '```',
        '',
        'Page 1 | 2 per page | more pages available',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'repository.file_get' to read a file that matched",
        "- Use action 'search.commits' to search commits",
        "- Use action 'search.semantic_code' to search code by meaning",
      ],
      json: {
        next_steps: [
          "Use action 'repository.file_get' to read a file that matched",
          "Use action 'search.commits' to search commits",
          "Use action 'search.semantic_code' to search code by meaning",
        ],
        blobs: [
          {
            path: 'a.ts',
            ref: 'main',
            startline: 3,
            data: 'tide()',
            project_id: 70,
          },
          {
            path: 'b.ts',
            ref: 'main',
            startline: 9,
            data: 'tide()',
            project_id: 70,
          },
        ],
        pagination: {
          page: 1,
          per_page: 2,
          total_items: 2,
          total_pages: 2,
          next_page: 2,
          prev_page: 0,
          has_more: true,
        },
      },
    });
  });
});
