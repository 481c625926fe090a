/** What an edition or tier does not have: fewer fields are shown as they are, and a missing sub-resource is not a missing object. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const params = { project_id: 1, merge_request_iid: 3 };
const at = '/api/v4/projects/1/merge_requests/3';

describe('approvals of a free instance', () => {
  it('are who approved, without a row for what it does not count', async () => {
    expect(
      await onStub({
        action: 'merge_request.approvals_get',
        params,
        routes: [
          {
            on: `GET ${at}/approvals`,
            body: { approved: true, user_has_approved: false, user_can_approve: true, approved_by: [{ user: { username: 'tomas' } }] },
          },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/1/merge_requests/3/approvals'],
      text: [
        '## Approvals',
        '',
        '- **Approved**: ✅',
        '- **You have approved**: ❌',
        '- **You may approve**: ✅',
        '',
        '### Approved by (1)',
        '',
        '| User |',
        '| --- |',
        '| @tomas |',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'merge_request.approve' to approve it",
        "- Use action 'merge_request.approval_state' to see which approval rules are still open",
      ],
      json: {
        next_steps: [
          "Use action 'merge_request.approve' to approve it",
          "Use action 'merge_request.approval_state' to see which approval rules are still open",
        ],
        approved: true,
        user_has_approved: false,
        user_can_approve: true,
        approved_by: [
          {
            user: {
              username: 'tomas',
            },
          },
        ],
      },
    });
  });

  it.each([
    [
      'merge_request.approval_config',
      `GET ${at}/approvals`,
      "this GitLab instance or its tier does not offer what 'merge_request.approval_config' asks for.",
    ],
    [
      'merge_request.approval_state',
      `GET ${at}/approval_state`,
      "this GitLab instance or its tier does not offer what 'merge_request.approval_state' asks for.",
    ],
    [
      'merge_request.approve',
      `POST ${at}/approve`,
      "GitLab has no approval that 'merge_request.approve' could change: you may not have approved it, or this instance offers none.",
    ],
  ])('that the instance does not have are not offered, and the merge request is not missing: %s', async (action, on, why) => {
    const { sent, text, error } = await onStub({
      action,
      params,
      routes: [
        { on, status: 404, body: { error: '404 Not Found' } },
        { on: `GET ${at}`, body: { iid: 3, title: 't' } },
      ],
    });
    expect({ sent, error }).toEqual({ sent: [on, `GET ${at}`], error: { code: 'not_found', status: 404, retryable: false } });
    expect(text[0]).toBe(`Merge request !3 in project 1 exists, but ${why}`);
  });

  it('of a merge request that is missing are a missing merge request', async () => {
    const { sent, text, error } = await onStub({ action: 'merge_request.approval_config', params });
    expect({ sent, error }).toEqual({
      sent: [`GET ${at}/approvals`, `GET ${at}`],
      error: { code: 'not_found', status: 404, retryable: false },
    });
    expect(text[0]).not.toContain('exists');
  });
});

describe('a tier that is known', () => {
  it('withholds what it lacks, says so, and sends nothing', async () => {
    expect(await onStub({ action: 'merge_request.approval_state', params, env: { GITLAB_MCP_TIER: 'free' } })).toEqual({
      sent: [],
      text: [
        "Action 'merge_request.approval_state' exists but it needs GitLab Premium and this instance is Free. If that is wrong, set GITLAB_MCP_TIER.",
      ],
      error: {
        code: 'withheld',
        retryable: false,
      },
    });
  });
});
