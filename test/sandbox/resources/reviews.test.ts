import { beforeEach, describe, expect, it } from 'vitest';
import { object, rows } from '../../../src/sandbox/row.ts';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

const ONE = '/projects/70/merge_requests/1';

describe('a merge request in review', () => {
  it('shows who reviews it, what it relates to and the present version of its diff', async () => {
    const people = (await call('GET', `${ONE}/reviewers`)).rows.map(row => [object(row['user'])['username'], row['state']]);
    const issues = (await call('GET', `${ONE}/related_issues`)).rows.map(row => row['iid']);
    const { row } = await call('GET', `${ONE}/versions/1`);
    expect([people, issues, rows(row['diffs']).map(diff => diff['new_path'])]).toEqual([[['bob', 'unreviewed']], [1], ['src/login.ts']]);
    expect(row['head_commit_sha']).toBe((await call('GET', ONE)).row['sha']);
  });
});

describe('a merge train', () => {
  it('shows its cars with their merge requests, by target branch', async () => {
    const cars = (path: string) => call('GET', `/projects/70/merge_trains${path}`);
    const [car] = (await cars('/main')).rows;
    expect([object(car?.['merge_request'])['title'], car?.['status'], (await cars('/develop')).body]).toEqual([
      'Fix login bug',
      'fresh',
      [],
    ]);
  });

  it('refuses a merge request that cannot be merged', async () => {
    expect((await call('POST', '/projects/70/merge_trains/merge_requests/3')).status).toBe(400);
  });
});

describe('counts', () => {
  it('follow the issues', async () => {
    const counts = async () => object(object((await call('GET', '/projects/70/issues_statistics')).row['statistics'])['counts']);
    const before = await counts();
    await call('PUT', '/projects/70/issues/1', { state_event: 'close' });
    expect([before, await counts()]).toEqual([
      { all: 57, opened: 46, closed: 11 },
      { all: 57, opened: 45, closed: 12 },
    ]);
  });

  it('say what waits for the caller', async () => {
    expect((await call('GET', '/user_counts')).body).toEqual({
      merge_requests: 1,
      assigned_issues: 1,
      assigned_merge_requests: 1,
      review_requested_merge_requests: 0,
      todos: 2,
    });
  });
});

describe('a badge', () => {
  it('is shown as it would look in the project', async () => {
    const query = new URLSearchParams({ link_url: 'https://x.test/%{project_path}', image_url: 'https://x.test/%{default_branch}.svg' });
    const { row } = await call('GET', `/projects/70/badges/render?${query}`);
    expect([row['rendered_link_url'], row['rendered_image_url']]).toEqual(['https://x.test/demo/app', 'https://x.test/main.svg']);
  });
});
