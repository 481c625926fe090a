import { describe, expect, it } from 'vitest';
import { rows, text } from '../../../src/sandbox/row.ts';
import { NOW, type Opened, openSandbox } from '../open-sandbox.ts';

const PATH = '/projects/70/merge_requests';
const fileText = async (call: Opened['call'], path: string, ref: string) =>
  (await call('GET', `/projects/70/repository/files/${encodeURIComponent(path)}/raw?ref=${encodeURIComponent(ref)}`)).body;

describe('the merge requests of the demonstration', () => {
  it('stand as mergeable, merged, conflicting and draft', async () => {
    const { call } = openSandbox();
    const { rows: all } = await call('GET', `${PATH}?sort=asc`);
    expect(all.map(row => [row['iid'], row['state'], row['detailed_merge_status'], row['has_conflicts'], row['draft']])).toEqual([
      [2, 'merged', 'not_open', false, false],
      [3, 'opened', 'conflict', true, false],
      [1, 'opened', 'mergeable', false, false],
      [4, 'opened', 'draft_status', false, true],
    ]);
  });

  it('say what they change', async () => {
    const { call } = openSandbox();
    const { row } = await call('GET', `${PATH}/1`);
    const { rows: diffs } = await call('GET', `${PATH}/1/diffs`);
    const { rows: commits } = await call('GET', `${PATH}/1/commits`);
    expect([row['changes_count'], diffs.map(diff => diff['new_path']), commits.map(commit => commit['title'])]).toEqual([
      '1',
      ['src/login.ts'],
      ['Count attempts', 'Refuse a blank name'],
    ]);
    const raw = await call('GET', `${PATH}/1/raw_diffs`);
    expect(raw.body).toBe(
      `diff --git a/src/login.ts b/src/login.ts\nindex b0edb63..154f79e 100644\n--- a/src/login.ts\n+++ b/src/login.ts\n${text(diffs[0]?.['diff'])}`,
    );
    expect(raw.header('content-type')).toBe('text/plain');
  });

  it('have their pipeline, its issues and their people', async () => {
    const { call } = openSandbox();
    const { row } = await call('GET', `${PATH}/1`);
    const head = row['head_pipeline'];
    expect([head && typeof head === 'object' && 'id' in head && head['id'], rows(row['reviewers']).map(user => user['username'])]).toEqual([
      102,
      ['bob'],
    ]);
    expect((await call('GET', `${PATH}/1/closes_issues`)).rows.map(issue => issue['iid'])).toEqual([1]);
    expect((await call('GET', `${PATH}/1/pipelines`)).rows.map(pipeline => pipeline['id'])).toEqual([102]);
  });

  it.each([
    ['state=opened', [4, 1, 3]],
    ['state=merged', [2]],
    ['draft=true', [4]],
    ['source_branch=feature/login', [1]],
    ['reviewer_username=bob', [1]],
    ['labels=bug', [1]],
    ['not[author_username]=bob', [4, 1]],
    ['search=audit', [4]],
  ])('are found by %s', async (query, iids) => {
    const { rows: found } = await openSandbox().call('GET', `${PATH}?${query}`);
    expect(found.map(row => row['iid'])).toEqual(iids);
  });
});

describe('creating a merge request', () => {
  it('takes a branch that has none yet', async () => {
    const { call } = openSandbox();
    const made = await call('POST', PATH, {
      source_branch: 'docs/résumé',
      target_branch: 'main',
      title: 'Draft: Résumé',
      labels: 'docs',
      reviewer_ids: [2],
    });
    expect(made.status).toBe(201);
    expect([made.row['iid'], made.row['draft'], made.row['detailed_merge_status'], made.row['labels'], made.row['created_at']]).toEqual([
      5,
      true,
      'draft_status',
      ['docs'],
      NOW,
    ]);
    expect((await call('GET', `${PATH}/5`)).body).toEqual(made.body);
  });

  it.each([
    [
      'one is open already',
      { source_branch: 'feature/login' },
      409,
      ['Another open merge request already exists for this source branch: !1'],
    ],
    ['source and target are one', { source_branch: 'main' }, 422, ["You can't use same project/branch for source and target"]],
    ['the source does not exist', { source_branch: 'nowhere' }, 422, ['Source branch "nowhere" does not exist']],
  ])('is refused when %s', async (_why, source, status, message) => {
    const got = await openSandbox().call('POST', PATH, { target_branch: 'main', title: 'x', ...source });
    expect({ status: got.status, body: got.body }).toEqual({ status, body: { message } });
  });
});

describe('merging', () => {
  it('brings the changes to the target, closes the issue and takes the source branch away', async () => {
    const { call } = openSandbox();
    const before = await fileText(call, 'src/login.ts', 'feature/login');
    const merged = await call('PUT', `${PATH}/1/merge`, { should_remove_source_branch: true });
    expect([merged.status, merged.row['state'], merged.row['merged_at']]).toEqual([200, 'merged', NOW]);
    expect(await fileText(call, 'src/login.ts', 'main')).toBe(before);
    const head = (await call('GET', '/projects/70/repository/commits/main')).row;
    expect([head['id'], head['title']]).toEqual([merged.row['merge_commit_sha'], "Merge branch 'feature/login' into 'main'"]);
    expect((await call('GET', '/projects/70/issues/1')).row['state']).toBe('closed');
    expect((await call('GET', '/projects/70/repository/branches/feature%2Flogin')).status).toBe(404);
    const after = (await call('GET', `${PATH}/1`)).row;
    expect([after['detailed_merge_status'], after['changes_count'], after['sha']]).toEqual(['not_open', '1', merged.row['sha']]);
  });

  it('makes one commit of many when squashing', async () => {
    const { call } = openSandbox();
    const { row } = await call('PUT', `${PATH}/1/merge`, { squash: true, squash_commit_message: 'Fix login' });
    const squashed = await call('GET', `/projects/70/repository/commits/${text(row['squash_commit_sha'])}`);
    expect([squashed.row['title'], squashed.row['stats']]).toEqual(['Fix login', { additions: 4, deletions: 2, total: 6 }]);
  });

  it('keeps to the squashing that the merge request is set to, also when told not to', async () => {
    const { call } = openSandbox();
    await call('PUT', `${PATH}/1`, { squash: true });
    expect((await call('PUT', `${PATH}/1/merge`, { squash: false })).row['squash']).toBe(true);
  });

  it.each([
    ['a draft', 4, {}, 405, { message: '405 Method Not Allowed' }],
    ['a merged one', 2, {}, 405, { message: '405 Method Not Allowed' }],
    ['one with conflicts', 3, {}, 422, { message: 'Branch cannot be merged' }],
  ])('is refused for %s', async (_what, iid, body, status, answer) => {
    const got = await openSandbox().call('PUT', `${PATH}/${iid}/merge`, body);
    expect({ status: got.status, body: got.body }).toEqual({ status, body: answer });
  });

  it('is refused when the branch moved on', async () => {
    const { call } = openSandbox();
    const { row } = await call('GET', `${PATH}/1`);
    const got = await call('PUT', `${PATH}/1/merge`, { sha: '0'.repeat(40) });
    expect({ status: got.status, body: got.body }).toEqual({
      status: 409,
      body: { message: `SHA does not match HEAD of source branch: ${text(row['sha'])}` },
    });
  });
});

describe('rebasing', () => {
  it('puts the commits of the source on top of the target', async () => {
    const { call } = openSandbox();
    await call('POST', '/projects/70/repository/files/new.txt', { branch: 'main', commit_message: 'Move main on', content: 'new\n' });
    const rebased = await call('PUT', `${PATH}/1/rebase`, {});
    expect({ status: rebased.status, body: rebased.body }).toEqual({ status: 202, body: { rebase_in_progress: true } });
    const { rows: history } = await call('GET', '/projects/70/repository/commits?ref_name=feature/login&per_page=3');
    expect(history.map(commit => commit['title'])).toEqual(['Count attempts', 'Refuse a blank name', 'Move main on']);
    expect((await call('GET', `${PATH}/1`)).row['detailed_merge_status']).toBe('mergeable');
  });

  it('says why it failed on a conflict', async () => {
    const { call } = openSandbox();
    await call('PUT', `${PATH}/3/rebase`, {});
    expect((await call('GET', `${PATH}/3`)).row['merge_error']).toBe(
      'Rebase failed: Rebase locally, resolve all conflicts, then push the branch.',
    );
  });
});

describe('approving', () => {
  it('counts once and can be taken back', async () => {
    const { call } = openSandbox();
    const approved = await call('POST', `${PATH}/1/approve`);
    expect([approved.status, rows(approved.row['approved_by']).length, approved.row['user_has_approved']]).toEqual([201, 1, true]);
    const again = await call('POST', `${PATH}/1/approve`);
    expect(again.status).toBe(304);
    expect((await call('GET', `${PATH}/1/approval_state`)).rows).toEqual([]);
    const back = await call('POST', `${PATH}/1/unapprove`);
    expect([back.status, back.row['approved_by']]).toEqual([201, []]);
    expect((await call('POST', `${PATH}/1/unapprove`)).status).toBe(304);
  });
});

describe('a review', () => {
  const thread = 'e1'.repeat(20);
  it('is settled by resolving its thread', async () => {
    const { call } = openSandbox();
    expect((await call('GET', `${PATH}/1`)).row['blocking_discussions_resolved']).toBe(false);
    const { status, row } = await call('PUT', `${PATH}/1/discussions/${thread}`, { resolved: true });
    expect([status, rows(row['notes']).map(note => [note['id'], note['type'], note['resolved'], note['resolved_at']])]).toEqual([
      200,
      [
        [411, 'DiffNote', true, NOW],
        [412, 'DiscussionNote', true, NOW],
      ],
    ]);
    expect((await call('GET', `${PATH}/1`)).row['blocking_discussions_resolved']).toBe(true);
  });

  it('puts a comment on a line of the diff', async () => {
    const { call } = openSandbox();
    const refs = (await call('GET', `${PATH}/1`)).row['diff_refs'];
    const position = { ...(refs as object), position_type: 'text', new_path: 'src/login.ts', old_path: 'src/login.ts', new_line: 4 };
    const { status, row } = await call('POST', `${PATH}/1/discussions`, { body: 'Trim once?', position });
    const [note] = rows(row['notes']);
    expect([status, note?.['type'], note?.['position']]).toEqual([201, 'DiffNote', { ...position, old_line: null, line_range: null }]);
  });

  it('is kept as drafts until they are published', async () => {
    const { call } = openSandbox();
    await call('POST', `${PATH}/1/draft_notes`, { note: 'Second', in_reply_to_discussion_id: thread });
    expect((await call('POST', `${PATH}/1/draft_notes/bulk_publish`)).status).toBe(204);
    expect((await call('GET', `${PATH}/1/draft_notes`)).body).toEqual([]);
    const { row } = await call('GET', `${PATH}/1/discussions/${thread}`);
    expect(rows(row['notes']).map(note => note['body'])).toEqual(['Should three be a setting?', 'Not yet, I think.', 'Second']);
  });
});
