import { describe, expect, it } from 'vitest';
import type { Row } from '../../src/sandbox/row.ts';
import { type Answer, openSandbox } from './open-sandbox.ts';

const { call } = openSandbox();
const HEADERS = ['x-page', 'x-per-page', 'x-total', 'x-total-pages', 'x-next-page', 'x-prev-page'];
const paging = (answer: Answer) => HEADERS.map(name => answer.header(name));
const ISSUES = 'https://gitlab.example.com/api/v4/projects/70/issues';

describe('numbered pages', () => {
  it.each([
    ['the first', '', ['1', '20', '57', '3', '2', ''], 20],
    ['one between', '?page=2', ['2', '20', '57', '3', '3', '1'], 20],
    ['the last', '?page=3', ['3', '20', '57', '3', '', '2'], 17],
    ['one beyond the last', '?page=9', ['9', '20', '57', '3', '', '8'], 0],
    ['another size', '?per_page=50&page=2', ['2', '50', '57', '2', '', '1'], 7],
  ])('say where %s stands', async (_which, query, headers, count) => {
    const answer = await call('GET', `/projects/70/issues${query}`);
    expect(paging(answer)).toEqual(headers);
    expect(answer.body).toHaveLength(count);
  });

  it('link to their neighbours with the filters kept', async () => {
    const answer = await call('GET', '/projects/70/issues?state=opened&per_page=10&page=2');
    expect(answer.header('link')).toBe(
      [
        `<${ISSUES}?state=opened&per_page=10&page=1>; rel="prev"`,
        `<${ISSUES}?state=opened&per_page=10&page=3>; rel="next"`,
        `<${ISSUES}?state=opened&per_page=10&page=1>; rel="first"`,
        `<${ISSUES}?state=opened&per_page=10&page=5>; rel="last"`,
      ].join(', '),
    );
  });

  it.each(['/projects/70/search?scope=issues&search=page', '/projects/70/repository/commits'])(
    'carry no totals where GitLab counts none: %s',
    async path => {
      const answer = await call('GET', path);
      expect(paging(answer)).toEqual(['1', '20', null, null, '', '']);
    },
  );
});

/** Every row of a keyset list, following the links. */
async function follow(path: string): Promise<{ rows: Row[]; pages: number; totals: (string | null)[] }> {
  const rows: Row[] = [];
  const totals: (string | null)[] = [];
  let next: string | undefined = path;
  let pages = 0;
  while (next !== undefined) {
    const answer: Answer = await call('GET', next);
    rows.push(...answer.rows);
    totals.push(answer.header('x-total'));
    pages++;
    next = /<https:\/\/gitlab\.example\.com\/api\/v4([^>]+)>; rel="next"/.exec(answer.header('link') ?? '')?.[1];
  }
  return { rows, pages, totals };
}

describe('keyset pages', () => {
  it.each([
    ['projects upward', '/projects?pagination=keyset&order_by=id&sort=asc&per_page=3', 'id', [70, 71, 72, 73]],
    ['projects downward', '/projects?pagination=keyset&order_by=id&per_page=3', 'id', [73, 72, 71, 70]],
    ['users', '/users?pagination=keyset&per_page=3', 'id', [4, 3, 2, 1]],
    ['jobs', '/projects/70/jobs?pagination=keyset&per_page=4', 'id', [1006, 1005, 1004, 1003, 1002, 1001]],
    [
      'tags',
      '/projects/70/repository/tags?pagination=keyset&per_page=2&order_by=name&sort=asc',
      'name',
      ['release/1.0.0', 'v1.0.0', 'v1.1.0'],
    ],
    [
      'a tree',
      '/projects/70/repository/tree?pagination=keyset&per_page=5',
      'name',
      ['assets', 'docs', 'notes', 'src', '.gitlab-ci.yml', 'CHANGELOG.md', 'README.md', 'package.json'],
    ],
  ])('lead through %s and count nothing', async (_what, path, field, expected) => {
    const { rows, pages, totals } = await follow(path);
    expect(rows.map(row => row[field])).toEqual(expected);
    expect(pages).toBe(2);
    expect(totals).toEqual([null, null]);
  });

  it('are refused in an order they do not have', async () => {
    const answer = await call('GET', '/projects?pagination=keyset&order_by=name');
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 405,
      body: { error: 'Keyset pagination is not yet available for this type of request' },
    });
  });
});
