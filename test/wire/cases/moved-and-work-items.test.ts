/** Issues that moved, and words that REST and GraphQL spell differently. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

describe('an issue that was moved', () => {
  it('says so with the global id, which no next step takes for a number', async () => {
    expect(
      await onStub({
        action: 'issue.get',
        params: { project_id: 1, issue_iid: 10 },
        routes: [
          {
            on: 'GET /api/v4/projects/1/issues/10',
            body: { id: 500, iid: 10, title: 'Old home', state: 'closed', moved_to_id: 9007, author: { username: 'mira' } },
          },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/1/issues/10'],
      text: [
        '## 🔴 Issue #10: Old home',
        '',
        '- **State**: 🔴 closed',
        '- **Author**: @mira',
        '- **Moved**: ⚠️ to the issue with the global id 9007',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'issue.note_list' to see comments on this issue",
        "- Use action 'issue.update' to change title, labels, assignees, or milestone",
        "- Use action 'issue.mrs_related' to see the merge requests related to an issue",
      ],
      json: {
        next_steps: [
          "Use action 'issue.note_list' to see comments on this issue",
          "Use action 'issue.update' to change title, labels, assignees, or milestone",
          "Use action 'issue.mrs_related' to see the merge requests related to an issue",
        ],
        id: 500,
        iid: 10,
        title: 'Old home',
        state: 'closed',
        moved_to_id: 9007,
        author: {
          username: 'mira',
        },
      },
      resource: 'gitlab://project/1/issue/10',
    });
  });
});

describe('the type of a link', () => {
  const params = { project_id: 1, issue_iid: 4, target_project_id: 1, target_issue_iid: 5 };
  const on = 'POST /api/v4/projects/1/issues/4/links';

  it.each(['relates_to', 'blocks', 'is_blocked_by'])('%s goes out as it is', async link_type => {
    const { sent, json } = await onStub({
      action: 'issue.link_create',
      params: { ...params, link_type },
      routes: [{ on, status: 201, body: { id: 1, link_type, source_issue: { iid: 4 }, target_issue: { iid: 5 } } }],
    });
    expect(sent).toEqual([{ on, body: { target_project_id: '1', target_issue_iid: 5, link_type } }]);
    expect(json).toMatchObject({ link_type });
  });

  it.each(['RELATED', 'BLOCKED_BY', 'is_blocking', 'blocked'])('%s is refused with the right words, and sends nothing', async link_type => {
    const { sent, text, error } = await onStub({ action: 'issue.link_create', params: { ...params, link_type } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'link_type' } });
    expect(text).toContain(`- link_type must be one of relates_to, blocks, is_blocked_by (got "${link_type}")`);
  });
});

describe('types of work items', () => {
  it.each([
    [
      ['issue', 'TASK'],
      ['ISSUE', 'TASK'],
    ],
    ['issue,task', ['ISSUE', 'TASK']],
  ])('%j are asked for as %j', async (types, asked) => {
    const { sent } = await onStub({
      action: 'issue.work_item_list',
      params: { full_path: 'nord/app', types },
      routes: [{ on: 'POST /api/graphql', body: { data: { namespace: { workItems: { nodes: [], pageInfo: {} } } } } }],
    });
    expect(sent).toEqual([
      { on: 'POST /api/graphql', body: { query: expect.any(String), variables: { full_path: 'nord/app', types: asked, first: 20 } } },
    ]);
  });
});
