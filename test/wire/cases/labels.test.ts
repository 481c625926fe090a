/** Label names as GitLab keeps them: scoped ones whole, lists with commas, and no list sent that nobody gave. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const issue = { iid: 5, title: 'Quay', state: 'opened', labels: [], author: { username: 'mira' } };
const onIssue = { on: 'PUT /api/v4/projects/nord%2Fapp/issues/5', body: issue };

describe('a scoped label', () => {
  it('is taken away alone, and no list of labels goes with it', async () => {
    expect(
      await onStub({
        action: 'issue.update',
        params: { project_id: 'nord/app', issue_iid: 5, remove_labels: ['state::Review'] },
        routes: [onIssue],
      }),
    ).toEqual({
      sent: [
        {
          on: 'PUT /api/v4/projects/nord%2Fapp/issues/5',
          body: {
            remove_labels: 'state::Review',
          },
        },
      ],
      text: [
        '## 🟢 Issue #5: Quay',
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
        iid: 5,
        title: 'Quay',
        state: 'opened',
        labels: [],
        author: {
          username: 'mira',
        },
      },
    });
  });

  it.each([
    [{ add_labels: ['a::b', 'c'] }, { add_labels: 'a::b,c' }],
    [{ add_labels: 'a::b, c' }, { add_labels: 'a::b,c' }],
    [{ labels: ['two words', 'ui::web'] }, { labels: 'two words,ui::web' }],
    [
      { add_labels: ['x'], remove_labels: ['y'] },
      { add_labels: 'x', remove_labels: 'y' },
    ],
  ])('of %j travels as %j', async (given, body) => {
    const { sent } = await onStub({
      action: 'issue.update',
      params: { project_id: 'nord/app', issue_iid: 5, ...given },
      routes: [onIssue],
    });
    expect(sent).toEqual([{ on: 'PUT /api/v4/projects/nord%2Fapp/issues/5', body }]);
  });

  it('is taken away from a merge request the same way', async () => {
    const { sent } = await onStub({
      action: 'merge_request.update',
      params: { project_id: 1, merge_request_iid: 3, remove_labels: ['state::Review'] },
    });
    expect(sent).toEqual([{ on: 'PUT /api/v4/projects/1/merge_requests/3', body: { remove_labels: 'state::Review' } }]);
  });

  it('filters a list as one value, encoded', async () => {
    const { sent } = await onStub({ action: 'issue.list', params: { project_id: 1, labels: ['state::Review', 'a&b'] } });
    expect(sent).toEqual(['GET /api/v4/projects/1/issues?labels=state%3A%3AReview%2Ca%26b']);
  });

  it('is addressed whole', async () => {
    const { sent } = await onStub({ action: 'project.label_delete', params: { project_id: 1, label_id: 'state::Review' }, confirm: true });
    expect(sent).toEqual(['DELETE /api/v4/projects/1/labels/state%3A%3AReview']);
  });
});
