/** Values that are taken away: an empty list, an empty text, no date, no number. Each reaches GitLab; what is left out does not. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const issue = { iid: 4, title: 't', state: 'opened', labels: [], assignees: [], author: { username: 'mira' } };

describe('an issue', () => {
  it('loses all its assignees by an empty list', async () => {
    expect(
      await onStub({
        action: 'issue.update',
        params: { project_id: 1, issue_iid: 4, assignee_ids: [] },
        routes: [{ on: 'PUT /api/v4/projects/1/issues/4', body: issue }],
      }),
    ).toEqual({
      sent: [
        {
          on: 'PUT /api/v4/projects/1/issues/4',
          body: {
            assignee_ids: [],
          },
        },
      ],
      text: [
        '## 🟢 Issue #4: t',
        '',
        '- **State**: 🟢 opened',
        '- **Author**: @mira',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'issue.get' to see one issue in full",
        "- Use action 'issue.note_create' to explain the change in a comment",
        "- Use action 'issue.link_create' to link an issue to another one",
        "- Use action 'issue.move' to move the issue to another project",
      ],
      json: {
        next_steps: [
          "Use action 'issue.get' to see one issue in full",
          "Use action 'issue.note_create' to explain the change in a comment",
          "Use action 'issue.link_create' to link an issue to another one",
          "Use action 'issue.move' to move the issue to another project",
        ],
        iid: 4,
        title: 't',
        state: 'opened',
        labels: [],
        assignees: [],
        author: {
          username: 'mira',
        },
      },
    });
  });

  it('shows the labels that GitLab kept, whatever was asked', async () => {
    const { sent, text, json } = await onStub({
      action: 'issue.update',
      params: { project_id: 1, issue_iid: 4, labels: [] },
      routes: [{ on: 'PUT /api/v4/projects/1/issues/4', body: { ...issue, labels: ['kept'] } }],
    });
    expect(sent).toEqual([{ on: 'PUT /api/v4/projects/1/issues/4', body: { labels: '' } }]);
    expect(text).toContain('- **Labels**: kept');
    expect(json).toMatchObject({ labels: ['kept'] });
  });
});

describe('on an update', () => {
  const onIssue = { project_id: 1, issue_iid: 4 };
  const onMr = { project_id: 1, merge_request_iid: 3 };

  it.each([
    ['issue.update', onIssue, { assignee_ids: '[]' }, { assignee_ids: [] }, 'issues/4'],
    ['issue.update', onIssue, { labels: '' }, { labels: '' }, 'issues/4'],
    ['issue.update', onIssue, { description: '' }, { description: '' }, 'issues/4'],
    ['issue.update', onIssue, { due_date: '' }, { due_date: '' }, 'issues/4'],
    ['issue.update', onIssue, { milestone_id: 0 }, { milestone_id: 0 }, 'issues/4'],
    ['issue.update', onIssue, { weight: '' }, { weight: null }, 'issues/4'],
    ['issue.update', onIssue, { weight: 0 }, { weight: 0 }, 'issues/4'],
    ['issue.update', onIssue, { title: 'x', due_date: null, labels: null, weight: null }, { title: 'x' }, 'issues/4'],
    ['merge_request.update', onMr, { reviewer_ids: [] }, { reviewer_ids: [] }, 'merge_requests/3'],
    ['merge_request.update', onMr, { assignee_ids: [], labels: [] }, { assignee_ids: [], labels: '' }, 'merge_requests/3'],
    ['merge_request.update', onMr, { merge_after: '' }, { merge_after: '' }, 'merge_requests/3'],
    ['project.label_update', { project_id: 1, label_id: 'bug' }, { priority: '' }, { priority: null }, 'labels/bug'],
    ['project.label_update', { project_id: 1, label_id: 'bug' }, { priority: '0' }, { priority: 0 }, 'labels/bug'],
    ['project.label_update', { project_id: 1, label_id: 'bug' }, { description: '' }, { description: '' }, 'labels/bug'],
    [
      'project.member_edit',
      { project_id: 1, user_id: 4, access_level: 30 },
      { expires_at: '' },
      { access_level: 30, expires_at: '' },
      'members/4',
    ],
    ['project.update', { project_id: 1 }, { topics: [], description: '' }, { topics: [], description: '' }, ''],
    ['environment.update', { project_id: 1, environment_id: 2 }, { external_url: '' }, { external_url: '' }, 'environments/2'],
  ])('%s %j with %j sends %j', async (action, at, given, body, path) => {
    const on = `PUT /api/v4/projects/1${path === '' ? '' : `/${path}`}`;
    const { sent } = await onStub({ action, params: { ...at, ...given }, routes: [{ on, body: {} }] });
    expect(sent).toEqual([{ on, body }]);
  });

  it('of a milestone clears its dates', async () => {
    const { sent } = await onStub({
      action: 'project.milestone_update',
      params: { project_id: 1, milestone_iid: 4, start_date: '', due_date: '' },
      routes: [
        { on: 'GET /api/v4/projects/1/milestones?iids[]=4', body: [{ id: 71, iid: 4 }] },
        { on: 'PUT /api/v4/projects/1/milestones/71', body: { id: 71, iid: 4 } },
      ],
    });
    expect(sent).toEqual([
      'GET /api/v4/projects/1/milestones?iids[]=4',
      { on: 'PUT /api/v4/projects/1/milestones/71', body: { start_date: '', due_date: '' } },
    ]);
  });

  it.each([
    [{ confidential: '' }, 'confidential'],
    [{ milestone_id: '' }, 'milestone_id'],
    [{ state_event: '' }, 'state_event'],
  ])('blank is refused where nothing says what it would clear: %j', async (given, parameter) => {
    const { sent, error } = await onStub({ action: 'issue.update', params: { ...onIssue, ...given } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter } });
  });
});

describe('on a create', () => {
  it('what is blank and no text is left out: there is nothing to clear yet', async () => {
    const { sent } = await onStub({
      action: 'issue.create',
      params: {
        project_id: 1,
        title: 'x',
        description: '',
        due_date: '',
        weight: '',
        milestone_id: '',
        confidential: '',
        assignee_ids: '',
        labels: '',
      },
      routes: [{ on: 'POST /api/v4/projects/1/issues', status: 201, body: issue }],
    });
    expect(sent).toEqual([{ on: 'POST /api/v4/projects/1/issues', body: { title: 'x', description: '' } }]);
  });

  it('a text that is required and meant empty is sent', async () => {
    const { sent } = await onStub({
      action: 'repository.file_create',
      params: { project_id: 1, file_path: '.keep', branch: 'main', commit_message: 'Keep', content: '' },
      routes: [{ on: 'POST /api/v4/projects/1/repository/files/.keep', status: 201, body: { file_path: '.keep', branch: 'main' } }],
    });
    expect(sent).toEqual([
      { on: 'POST /api/v4/projects/1/repository/files/.keep', body: { branch: 'main', commit_message: 'Keep', content: '' } },
    ]);
  });
});
