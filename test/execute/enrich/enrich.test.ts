import { describe, expect, it } from 'vitest';
import type { CatalogError } from '../../../src/call/error.ts';
import { enrich } from '../../../src/execute/enrich/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, gitlabError, makeEntry, makePorts } from '../stub.ts';

const look = async (id: string, error: CatalogError, values: Record<string, unknown>, answers: Parameters<typeof makePorts>[0] = {}) => {
  const ports = makePorts(answers);
  const effect = /unapprove|merge$|update/.test(id) ? 'update' : 'read';
  const { code, message, facts } = await enrich(error, makeContext({ entry: makeEntry({ id, effect }), ports, values }));
  return { code, message, said: facts.said, hints: facts.hints, retryable: facts.retryable, sent: ports.sent };
};

describe('a tree that is not there', () => {
  const tree = gitlabError(404, '404 Tree Not Found');
  const project = 'GET /projects/acme%2Fblank';

  it('is an empty repository', async () => {
    expect(
      await look(
        'repository.tree',
        tree,
        { project_id: 'acme/blank' },
        { [project]: answerOf({ empty_repo: true, default_branch: null }) },
      ),
    ).toMatchObject({
      code: 'not_found',
      message: 'The repository of project acme/blank is empty: it has no commits yet, so there are no files to read.',
      said: undefined,
      sent: [project],
    });
  });

  it('or a ref that does not exist', async () => {
    expect(
      await look(
        'repository.tree',
        tree,
        { project_id: 'acme/blank', ref: 'nope' },
        { [project]: answerOf({ empty_repo: false, default_branch: 'main' }) },
      ),
    ).toMatchObject({
      message: "Project acme/blank exists, but its repository has nothing at 'nope': the ref or the path does not exist.",
      hints: ['The default branch is main'],
    });
  });

  it('stays as it was when the project cannot be read, or when the 404 is about something else', async () => {
    expect(await look('repository.tree', tree, { project_id: 'acme/blank' })).toMatchObject({ message: 'GitLab answered 404.' });
    expect((await look('issue.get', gitlabError(404, '404 Issue Not Found'), { project_id: 'acme/blank' })).sent).toEqual([]);
  });
});

describe('a merge that is refused', () => {
  const values = { project_id: '1', merge_request_iid: 3 };
  const read = 'GET /projects/1/merge_requests/3';
  const message = 'Merge request !3 in project 1 cannot be merged now; nothing was changed.';

  it('tells the reason that the merge request gives, not the bare status', async () => {
    const answers = { [read]: answerOf({ detailed_merge_status: 'draft_status', has_conflicts: false }) };
    expect(await look('merge_request.merge', gitlabError(405, '405 Method Not Allowed', 'rejected'), values, answers)).toEqual({
      code: 'not_mergeable',
      message,
      said: undefined,
      hints: ['detailed_merge_status: draft_status', 'has_conflicts: false', 'It is a draft: mark it as ready first'],
      retryable: false,
      sent: [read],
    });
  });

  it.each([406, 422])('reads %i as conflicts, which no rebase by GitLab resolves', async status => {
    const answers = { [read]: answerOf({ detailed_merge_status: 'broken_status', has_conflicts: true }) };
    expect(await look('merge_request.merge', gitlabError(status, 'Branch cannot be merged', 'rejected'), values, answers)).toMatchObject({
      code: 'not_mergeable',
      said: 'Branch cannot be merged',
      hints: [
        'detailed_merge_status: broken_status',
        'has_conflicts: true',
        'If it has conflicts, resolve them in a commit on the source branch; merge_request.rebase cannot',
      ],
    });
  });

  it.each([
    ['not_approved', 'It lacks approvals (merge_request.approval_state)', false],
    ['approvals_syncing', 'GitLab is still counting its approvals: try again in a moment', true],
    ['merge_request_blocked', 'Another merge request has to be merged first (merge_request.dependencies_list)', false],
    ['merge_time', 'It cannot be merged before its merge_after time, which merge_request.update changes', false],
  ])('names the mend for %s', async (state, mend, retryable) => {
    const answers = { [read]: answerOf({ detailed_merge_status: state }) };
    expect(await look('merge_request.merge', gitlabError(405, '405 Method Not Allowed', 'rejected'), values, answers)).toMatchObject({
      hints: [`detailed_merge_status: ${state}`, mend],
      retryable,
    });
  });

  it('is suspected of a merge train where nothing else stands in the way', async () => {
    const answers = { [read]: answerOf({ detailed_merge_status: 'mergeable' }) };
    const refusal = gitlabError(405, '405 Method Not Allowed', 'rejected');
    expect((await look('merge_request.merge', refusal, values, answers)).hints).toEqual([
      'detailed_merge_status: mergeable',
      'The project may allow merging by merge train only: call again with auto_merge true, or use merge_train.add',
    ]);
  });

  it('has nothing to wait for where auto-merge was asked for and nothing stands in the way', async () => {
    const answers = { [read]: answerOf({ detailed_merge_status: 'mergeable' }) };
    const refusal = gitlabError(405, '405 Method Not Allowed', 'rejected');
    expect((await look('merge_request.merge', refusal, { ...values, auto_merge: true }, answers)).hints).toEqual([
      'detailed_merge_status: mergeable',
      'No pipeline is left to wait for: call again without auto_merge, or use merge_train.add where the project merges by train only',
    ]);
  });

  it('is one to a merge train too, which says 400 and keeps its words', async () => {
    const answers = { [read]: answerOf({ detailed_merge_status: 'draft_status' }) };
    const refusal = gitlabError(400, '400 Bad request - Failed to merge', 'rejected');
    expect(await look('merge_train.add', refusal, values, answers)).toMatchObject({
      code: 'not_mergeable',
      message: 'Merge request !3 in project 1 cannot join its merge train now; nothing was changed.',
      said: '400 Bad request - Failed to merge',
      hints: ['detailed_merge_status: draft_status', 'It is a draft: mark it as ready first'],
    });
    expect((await look('merge_request.merge', gitlabError(400, 'SHA must be provided when merging', 'rejected'), values)).sent).toEqual([]);
  });

  it('says of a changed head that it has to be read again, and of a running check that waiting helps', async () => {
    const stale = await look('merge_request.merge', gitlabError(409, 'SHA does not match HEAD', 'conflict'), values, {
      [read]: answerOf({ detailed_merge_status: 'checking' }),
    });
    expect(stale).toMatchObject({
      retryable: true,
      hints: expect.arrayContaining(['Its head has changed since the sha you gave: read it again (merge_request.get) before you merge']),
    });
  });

  it('says what is known when the merge request cannot be read, and leaves other actions alone', async () => {
    expect(await look('merge_request.merge', gitlabError(405, '405 Method Not Allowed', 'rejected'), values)).toMatchObject({
      code: 'not_mergeable',
      message,
      hints: [],
    });
    expect((await look('issue.update', gitlabError(422, 'no', 'rejected'), values)).code).toBe('rejected');
  });
});

describe('approvals of a merge request that exists', () => {
  const values = { project_id: '1', merge_request_iid: 3 };
  const read = 'GET /projects/1/merge_requests/3';

  it('are not offered rather than not found', async () => {
    expect(
      await look('merge_request.approval_state', gitlabError(404, '404 Not Found'), values, { [read]: answerOf({ iid: 3 }) }),
    ).toMatchObject({
      message:
        "Merge request !3 in project 1 exists, but this GitLab instance or its tier does not offer what 'merge_request.approval_state' asks for.",
      sent: [read],
    });
  });

  it('have nothing to withdraw for somebody who has not approved', async () => {
    expect(
      await look('merge_request.unapprove', gitlabError(404, '404 Not Found'), values, { [read]: answerOf({ iid: 3 }) }),
    ).toMatchObject({
      code: 'not_found',
      message:
        "Merge request !3 in project 1 exists, but GitLab has no approval that 'merge_request.unapprove' could change: you may not have approved it, or this instance offers none.",
    });
  });

  it('have rules, one of which may be missing by itself', async () => {
    const missing = await look('merge_request.approval_rule_get', gitlabError(404, '404 Not Found'), { ...values, approval_rule_id: 9 });
    expect(missing).toMatchObject({ message: 'GitLab answered 404.', sent: [] });
  });

  it('of one that does not are not found', async () => {
    expect(await look('merge_request.approval_state', gitlabError(404, '404 Not Found'), values)).toMatchObject({
      code: 'not_found',
      message: 'GitLab answered 404.',
    });
  });
});
