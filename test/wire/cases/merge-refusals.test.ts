/** A merge that GitLab refuses: its codes changed over the years, so the merge request itself is asked why. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const params = { project_id: 1, merge_request_iid: 3 };
const merge = 'PUT /api/v4/projects/1/merge_requests/3/merge';
const read = 'GET /api/v4/projects/1/merge_requests/3';

const refused = (status: number, message: unknown, mr?: Readonly<Record<string, unknown>>) =>
  onStub({
    action: 'merge_request.merge',
    params,
    routes: [{ on: merge, status, body: { message } }, ...(mr ? [{ on: read, body: { iid: 3, state: 'opened', ...mr } }] : [])],
  });

describe('a merge that is refused', () => {
  it('because of a draft says that, not the bare status', async () => {
    expect(await refused(405, '405 Method Not Allowed', { draft: true, detailed_merge_status: 'draft_status' })).toEqual({
      sent: ['PUT /api/v4/projects/1/merge_requests/3/merge', 'GET /api/v4/projects/1/merge_requests/3'],
      text: [
        'Merge request !3 in project 1 cannot be merged now; nothing was changed.',
        '',
        '- detailed_merge_status: draft_status',
        '- It is a draft: mark it as ready first',
      ],
      error: {
        code: 'not_mergeable',
        status: 405,
        retryable: false,
      },
    });
  });

  it.each([406, 422])('with %i because of conflicts says so and what resolves them', async status => {
    const { sent, text, error } = await refused(status, 'Branch cannot be merged', {
      has_conflicts: true,
      detailed_merge_status: 'conflict',
    });
    expect({ sent, error }).toEqual({ sent: [merge, read], error: { code: 'not_mergeable', status, retryable: false } });
    expect(text).toEqual([
      'Merge request !3 in project 1 cannot be merged now; nothing was changed.',
      '',
      'GitLab said:',
      '',
      '> Branch cannot be merged',
      '',
      '- detailed_merge_status: conflict',
      '- has_conflicts: true',
      '- It has conflicts with the target branch: resolve them in a commit on the source branch (a rebase by GitLab fails on them)',
    ]);
  });

  it.each([
    [405, 'ci_still_running', true],
    [405, 'discussions_not_resolved', false],
    [405, 'not_approved', false],
    [405, 'checking', true],
    [405, 'a_status_of_tomorrow', false],
    [422, 'need_rebase', false],
    [409, 'mergeable', false],
  ])('with %i while it is %s shows that', async (status, detailed_merge_status, retryable) => {
    const { text, error } = await refused(status, `${status}`, { detailed_merge_status });
    expect(error).toEqual({ code: 'not_mergeable', status, retryable });
    expect(text).toContain(`- detailed_merge_status: ${detailed_merge_status}`);
    expect(text.join('\n')).not.toMatch(/method not allowed|parameter|validation|moved/i);
  });

  it('says what is known when the merge request cannot be read', async () => {
    const { sent, text, error } = await refused(406, 'Branch cannot be merged');
    expect({ sent, error }).toEqual({ sent: [merge, read], error: { code: 'not_mergeable', status: 406, retryable: false } });
    expect(text.join('\n')).toContain('If it has conflicts, resolve them in a commit on the source branch; merge_request.rebase cannot');
  });

  it('with a 401 for a token that reads the merge request is a matter of rights', async () => {
    expect(await refused(401, '401 Unauthorized', {})).toEqual({
      sent: [merge, read],
      text: [
        "The token is valid (it reads merge request !3 in project 1), but its user is not allowed to run 'merge_request.merge' (401).",
        '',
        '- This needs permission to merge into the target branch: merge_request.get says whether you have it (user.can_merge)',
      ],
      error: { code: 'forbidden', status: 401, retryable: false },
    });
  });

  it('with a 401 for a token that reads nothing is about the token', async () => {
    const { sent, error } = await onStub({
      action: 'merge_request.merge',
      params,
      routes: [merge, read].map(on => ({ on, status: 401, body: { message: '401 Unauthorized' } })),
    });
    expect({ sent, error }).toEqual({ sent: [merge, read], error: { code: 'unauthorized', status: 401, retryable: false } });
  });

  it('for want of rights is a matter of rights, and asks nothing more', async () => {
    const { sent, error } = await refused(403, '403 Forbidden', {});
    expect({ sent, error }).toEqual({ sent: [merge], error: { code: 'forbidden', status: 403, retryable: false } });
  });
});

describe('other refusals of a merge request', () => {
  it('by rebase keep their own words', async () => {
    const { sent, text, error } = await onStub({
      action: 'merge_request.rebase',
      params,
      routes: [
        { on: 'PUT /api/v4/projects/1/merge_requests/3/rebase', status: 409, body: { message: 'The rebase is already in progress' } },
      ],
    });
    expect({ sent, error }).toEqual({
      sent: ['PUT /api/v4/projects/1/merge_requests/3/rebase'],
      error: { code: 'conflict', status: 409, retryable: false },
    });
    expect(text).toContain('> The rebase is already in progress');
  });
});
