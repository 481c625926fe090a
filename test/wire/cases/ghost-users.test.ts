/** Accounts that are gone: their comments, issues and merge requests are shown all the same. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const orphan = { id: 1, body: 'orphan', author: null, system: false, created_at: '2019-01-01T00:00:00Z' };
const ghost = {
  id: 2,
  body: 'hi',
  author: { username: 'ghost', name: 'Ghost User', state: 'active' },
  system: false,
  created_at: '2019-01-02T00:00:00Z',
};

describe('comments of deleted accounts', () => {
  it('are listed, the author unknown', async () => {
    expect(
      await onStub({
        action: 'issue.note_list',
        params: { project_id: 1, issue_iid: 42 },
        routes: [
          {
            on: 'GET /api/v4/projects/1/issues/42/notes',
            headers: { 'x-page': '1', 'x-per-page': '20', 'x-next-page': '', 'x-total': '2', 'x-total-pages': '1' },
            body: [orphan, ghost],
          },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/1/issues/42/notes'],
      text: [
        '## Comments (2)',
        '',
        '### Note 1 by unknown on 1 Jan 2019 00:00 UTC',
        '',
        '> orphan',
        '',
        '### Note 2 by @ghost on 2 Jan 2019 00:00 UTC',
        '',
        '> hi',
        '',
        'Page 1 of 1 | 2 items total | 20 per page',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'issue.note_create' to comment on an issue",
        "- Use action 'issue.discussion_list' to read the threads of an issue",
        "- Use action 'issue.get' to see one issue in full",
      ],
      json: {
        next_steps: [
          "Use action 'issue.note_create' to comment on an issue",
          "Use action 'issue.discussion_list' to read the threads of an issue",
          "Use action 'issue.get' to see one issue in full",
        ],
        notes: [
          {
            id: 1,
            body: 'orphan',
            system: false,
            created_at: '2019-01-01T00:00:00Z',
          },
          {
            id: 2,
            body: 'hi',
            author: {
              username: 'ghost',
              name: 'Ghost User',
              state: 'active',
            },
            system: false,
            created_at: '2019-01-02T00:00:00Z',
          },
        ],
        pagination: {
          page: 1,
          per_page: 20,
          total_items: 2,
          total_pages: 1,
          next_page: 0,
          prev_page: 0,
          has_more: false,
        },
      },
    });
  });

  it.each([
    ['issue.note_get', { project_id: 1, issue_iid: 4, note_id: 1 }, '/projects/1/issues/4/notes/1', orphan],
    ['issue.discussion_list', { project_id: 1, issue_iid: 4 }, '/projects/1/issues/4/discussions', [{ id: 'a', notes: [orphan, ghost] }]],
    ['issue.list', { project_id: 1 }, '/projects/1/issues', [{ iid: 1, title: 't', author: null, assignees: [null] }]],
    [
      'issue.get',
      { project_id: 1, issue_iid: 1 },
      '/projects/1/issues/1',
      { iid: 1, title: 't', author: null, closed_by: null, assignees: [null] },
    ],
    [
      'merge_request.get',
      { project_id: 1, merge_request_iid: 1 },
      '/projects/1/merge_requests/1',
      { iid: 1, title: 't', author: {}, reviewers: [{}] },
    ],
    ['repository.commit_get', { project_id: 1, sha: 'a' }, '/projects/1/repository/commits/a', { id: 'a', title: 't', author_name: null }],
    ['pipeline.list', { project_id: 1 }, '/projects/1/pipelines', [{ id: 1, status: 'success', user: null }]],
    ['release.list', { project_id: 1 }, '/projects/1/releases', [{ tag_name: 'v1', author: null, commit: null }]],
    ['user.event_list_contributions', {}, '/events', [{ id: 1, action_name: 'commented on', author: null, note: null }]],
  ])('do not stop %s', async (action, params, path, body) => {
    const { sent, text, error } = await onStub({ action, params, routes: [{ on: `GET /api/v4${path}`, body }] });
    expect({ sent, error }).toEqual({ sent: [`GET /api/v4${path}`], error: undefined });
    expect(text.join('\n')).not.toMatch(/undefined|null|@(?:\s|$)/);
  });
});
