import { beforeEach, describe, expect, it } from 'vitest';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

const REPOSITORY = '/projects/70/repository';
const pathsOn = async (ref: string) =>
  (await call('GET', `${REPOSITORY}/tree?ref=${ref}&recursive=true&per_page=100`)).rows.map(row => row['path']);

describe('a cherry-pick', () => {
  it('puts the changes of a commit on another branch, and a revert takes them off again', async () => {
    const picked = await call('POST', `${REPOSITORY}/commits/feature%2Fbatch-01/cherry_pick`, { branch: 'develop' });
    const during = await pathsOn('develop');
    const undone = await call('POST', `${REPOSITORY}/commits/${picked.row['id']}/revert`, { branch: 'develop' });
    expect([
      picked.status,
      during.includes('src/batch.ts'),
      undone.row['title'],
      (await pathsOn('develop')).includes('src/batch.ts'),
    ]).toEqual([201, true, 'Revert "Add the first batch"', false]);
  });

  it('writes nothing in a dry run, and refuses what the branch has', async () => {
    const dry = await call('POST', `${REPOSITORY}/commits/feature%2Fbatch-01/cherry_pick`, { branch: 'develop', dry_run: true });
    const there = await call('POST', `${REPOSITORY}/commits/main/cherry_pick`, { branch: 'main' });
    expect([dry.body, (await pathsOn('develop')).includes('src/batch.ts'), there.status, there.row['error_code']]).toEqual([
      { dry_run: 'success' },
      false,
      400,
      'conflict',
    ]);
  });
});

describe('the common ancestor', () => {
  it('of two refs is a commit of both', async () => {
    const { row } = await call('GET', `${REPOSITORY}/merge_base?refs[]=main&refs[]=feature%2Flogin`);
    const histories = await Promise.all(
      ['main', 'feature%2Flogin'].map(async ref =>
        (await call('GET', `${REPOSITORY}/commits?ref_name=${ref}`)).rows.map(commit => commit['id']),
      ),
    );
    expect(histories.map(ids => ids.includes(row['id'] ?? ''))).toEqual([true, true]);
  });
});

describe('deleting merged branches', () => {
  it('leaves the default branch, protected ones and those with work of their own', async () => {
    await call('POST', `${REPOSITORY}/branches?branch=done&ref=main`);
    expect((await call('DELETE', `${REPOSITORY}/merged_branches`)).status).toBe(202);
    const left = await Promise.all(
      ['main', 'develop', 'feature%2Flogin', 'done'].map(async name => (await call('GET', `${REPOSITORY}/branches/${name}`)).status),
    );
    expect(left).toEqual([200, 200, 200, 404]);
  });
});

describe('an outside status', () => {
  it('is set once a name and changed after that', async () => {
    const head = (await call('GET', `${REPOSITORY}/commits/main`)).row['id'];
    const first = await call('POST', `/projects/70/statuses/${head}`, { state: 'running', name: 'lint' });
    const second = await call('POST', `/projects/70/statuses/${head}`, { state: 'success', name: 'lint' });
    expect([first.row['status'], second.row['status'], second.row['id']]).toEqual(['running', 'success', first.row['id']]);
  });
});
