import { beforeEach, describe, expect, it } from 'vitest';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

describe('sharing', () => {
  it('with a group is seen, refused twice, and ended', async () => {
    const made = await call('POST', '/projects/71/share', { group_id: 8, group_access: 30 });
    const twice = await call('POST', '/projects/71/share', { group_id: 8, group_access: 30 });
    const seen = (await call('GET', '/projects/71/invited_groups')).rows.map(row => row['full_path']);
    const ended = await call('DELETE', '/projects/71/share/8');
    expect([
      made.status,
      made.row['group_access'],
      twice.status,
      seen,
      ended.status,
      (await call('GET', '/projects/71/invited_groups')).body,
    ]).toEqual([201, 30, 409, ['demo/platform'], 204, []]);
  });
});

describe('a request for access', () => {
  it('becomes a membership when it is approved', async () => {
    const approved = await call('PUT', '/projects/70/access_requests/4/approve', { access_level: 20 });
    expect([approved.row['username'], approved.row['access_level'], (await call('GET', '/projects/70/access_requests')).body]).toEqual([
      'dana',
      20,
      [],
    ]);
    expect((await call('GET', '/projects/70/members/4')).row['access_level']).toBe(20);
  });

  it('is gone without a trace when it is denied', async () => {
    expect((await call('DELETE', '/groups/demo/access_requests/4')).status).toBe(204);
    expect([(await call('GET', '/groups/demo/access_requests')).body, (await call('GET', '/groups/demo/members/4')).status]).toEqual([
      [],
      404,
    ]);
  });
});

describe('forks', () => {
  it('are those that were made', async () => {
    await call('POST', '/projects/70/fork', { namespace_path: 'demo/platform', path: 'app-fork' });
    expect((await call('GET', '/projects/70/forks')).rows.map(row => row['path'])).toEqual(['app-fork']);
  });
});
