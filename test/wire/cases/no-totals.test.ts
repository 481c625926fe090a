/** Lists whose totals GitLab does not send: nothing is invented, and the next page can be asked for. */
import { describe, expect, it } from 'vitest';
import { onStub, openStub } from '../../support/on-stub.ts';

const issue = (iid: number) => ({ iid, title: `t${iid}`, state: 'opened', author: { username: 'mira' } });

describe('more rows than GitLab counts', () => {
  it('are shown with what is known', async () => {
    expect(
      await onStub({
        action: 'issue.list',
        params: { project_id: 'nord/huge', per_page: 2 },
        routes: [
          {
            on: 'GET /api/v4/projects/nord%2Fhuge/issues?per_page=2',
            headers: {
              'x-page': '1',
              'x-per-page': '2',
              'x-next-page': '2',
              'x-prev-page': '',
              link: '<https://gitlab.test/api/v4/projects/5/issues?page=2>; rel="next"',
            },
            body: [issue(2), issue(1)],
          },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fhuge/issues?per_page=2'],
      text: [
        '## Issues (2 shown, more available)',
        '',
        '| IID | Title | State | Author |',
        '| --- | --- | --- | --- |',
        '| #2 | t2 | 🟢 opened | @mira |',
        '| #1 | t1 | 🟢 opened | @mira |',
        '',
        'Page 1 | 2 per page | more pages available',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'issue.get' to see one issue in full",
        "- Use action 'issue.create' to open a new issue",
        "- Use action 'issue.list_group' to list issues across a whole group",
      ],
      json: {
        next_steps: [
          "Use action 'issue.get' to see one issue in full",
          "Use action 'issue.create' to open a new issue",
          "Use action 'issue.list_group' to list issues across a whole group",
        ],
        issues: [
          {
            iid: 2,
            title: 't2',
            state: 'opened',
            author: {
              username: 'mira',
            },
          },
          {
            iid: 1,
            title: 't1',
            state: 'opened',
            author: {
              username: 'mira',
            },
          },
        ],
        pagination: {
          page: 1,
          per_page: 2,
          total_items: 0,
          total_pages: 0,
          next_page: 2,
          prev_page: 0,
          has_more: true,
        },
      },
    });
  });
});

describe('a keyset list', () => {
  const row = (name: string) => ({ id: name, name, type: 'blob', path: name, mode: '100644' });

  it('is followed by the query of its link, on the configured host alone', async () => {
    const session = await openStub([
      {
        on: 'GET /api/v4/projects/1/repository/tree?page_token=z1',
        body: [row('b')],
      },
      {
        on: 'GET /api/v4/projects/1/repository/tree?pagination=keyset',
        headers: {
          link: '<https://public.example:8443/api/v4/projects/1/repository/tree?pagination=keyset&per_page=20&page_token=z1>; rel="next"',
        },
        body: [row('a')],
      },
    ]);
    try {
      const first = await session.call('repository.tree', { project_id: 1, pagination: 'keyset' });
      const { next_page_token: token } = (first.json as { pagination: { next_page_token: string } }).pagination;
      const second = await session.call('repository.tree', { project_id: 1, pagination: 'keyset', page_token: token });
      expect([first.sent, second.sent]).toEqual([
        ['GET /api/v4/projects/1/repository/tree?pagination=keyset'],
        ['GET /api/v4/projects/1/repository/tree?pagination=keyset&per_page=20&page_token=z1'],
      ]);
      expect(first.json).toMatchObject({ pagination: { has_more: true, next_page: 0, total_items: 0 } });
      expect(first.text.join('\n')).toContain(`next page_token: \`${token}\``);
      expect(second.json).toMatchObject({ pagination: { has_more: false } });
      expect(second.json).not.toHaveProperty('pagination.next_page_token');
    } finally {
      await session.close();
    }
  });

  it('refuses a token that is not one of ours, and sends nothing', async () => {
    const { sent, error } = await onStub({ action: 'repository.tree', params: { project_id: 1, page_token: 'https://public.example/x' } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'page_token' } });
  });

  it('does not let a token say who is asking', async () => {
    const token = Buffer.from('pagination=keyset&private_token=stolen&sudo=root&page_token=z1').toString('base64url');
    const { sent } = await onStub({
      action: 'repository.tree',
      params: { project_id: 1, page_token: token },
      routes: [{ on: 'GET /api/v4/projects/1/repository/tree', body: [] }],
    });
    expect(sent.join()).not.toMatch(/stolen|sudo/);
  });
});
