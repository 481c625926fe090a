/** Comments for members only: the flag reaches GitLab under either name, and a comment that came back public is said loudly. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const WARNING = 'GitLab did not keep this comment internal: everyone who can see the discussion can read it.';
const author = { username: 'mira' };

describe('an internal comment on a merge request', () => {
  const on = 'POST /api/v4/projects/1/merge_requests/3/notes';
  const params = { project_id: 1, merge_request_iid: 3, body: 'secret' };

  it('is sent as internal and shown as such', async () => {
    expect(
      await onStub({
        action: 'merge_request.note_create',
        params: { ...params, internal: true },
        routes: [
          {
            on,
            status: 201,
            body: { id: 8, body: 'secret', internal: true, confidential: true, author, created_at: '2025-01-01T00:00:00Z' },
          },
        ],
      }),
    ).toEqual({
      sent: [
        {
          on: 'POST /api/v4/projects/1/merge_requests/3/notes',
          body: {
            body: 'secret',
            internal: true,
          },
        },
      ],
      text: [
        '## 🔒 Note 8',
        '',
        '- **Author**: @mira',
        '- **Internal**: ⚠️ yes',
        '- **Created**: 1 Jan 2025 00:00 UTC',
        '',
        '> secret',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'mr_review.note_list' to read the comments on a merge request",
        "- Use action 'mr_review.discussion_create' to comment on a line of the diff or start a thread instead",
      ],
      json: {
        next_steps: [
          "Use action 'mr_review.note_list' to read the comments on a merge request",
          "Use action 'mr_review.discussion_create' to comment on a line of the diff or start a thread instead",
        ],
        id: 8,
        body: 'secret',
        internal: true,
        confidential: true,
        author: {
          username: 'mira',
        },
        created_at: '2025-01-01T00:00:00Z',
      },
    });
  });

  it.each(['internal', 'confidential'])('asked for as %s goes out as internal', async name => {
    const { sent } = await onStub({
      action: 'mr_review.note_create',
      params: { ...params, [name]: 'true' },
      routes: [{ on, status: 201, body: { id: 8, body: 'secret', internal: true, author } }],
    });
    expect(sent).toEqual([{ on, body: { body: 'secret', internal: true } }]);
  });
});

describe('a comment that GitLab did not keep internal', () => {
  const issue = { project_id: 1, issue_iid: 4, body: 'secret', internal: true };

  it.each([
    ['says false', { internal: false }, WARNING],
    ['says false under the older name', { confidential: false }, WARNING],
    [
      'says nothing',
      {},
      "GitLab's answer does not say that this comment is internal: take it that everyone who can see the discussion can read it.",
    ],
  ])('is warned about where its answer %s', async (_, flags, warning) => {
    const { text } = await onStub({
      action: 'issue.note_create',
      params: issue,
      routes: [{ on: 'POST /api/v4/projects/1/issues/4/notes', status: 201, body: { id: 8, body: 'secret', author, ...flags } }],
    });
    expect(text).toContain(warning);
  });

  it.each([{ internal: true }, { confidential: true }, { internal: false, confidential: true }])('is not said of %j', async flags => {
    const { text } = await onStub({
      action: 'issue.note_create',
      params: issue,
      routes: [{ on: 'POST /api/v4/projects/1/issues/4/notes', status: 201, body: { id: 8, body: 'secret', author, ...flags } }],
    });
    expect(text.join('\n')).not.toMatch(/everyone who can see/);
  });

  it('is not said of one that was meant for everybody', async () => {
    const { text } = await onStub({
      action: 'issue.note_create',
      params: { ...issue, internal: false },
      routes: [{ on: 'POST /api/v4/projects/1/issues/4/notes', status: 201, body: { id: 8, body: 'secret', author, internal: false } }],
    });
    expect(text.join('\n')).not.toMatch(/everyone who can see/);
  });
});
