import { beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../../src/sandbox/row.ts';
import { type Opened, openSandbox } from '../open-sandbox.ts';

let call: Opened['call'];
beforeEach(() => {
  call = openSandbox().call;
});

const levelsOf = (value: unknown) => rows(value as never).map(row => row['access_level_description']);

describe('a protected environment', () => {
  it('is made with who may deploy, by level and by person', async () => {
    const made = await call('POST', '/projects/70/protected_environments', {
      name: 'staging',
      deploy_access_levels: [{ access_level: 40 }, { user_id: 2 }],
      required_approval_count: 1,
    });
    expect([made.status, levelsOf(made.row['deploy_access_levels']), made.row['required_approval_count']]).toEqual([
      201,
      ['Maintainers', 'Bob Example'],
      1,
    ]);
    expect((await call('GET', '/projects/70/protected_environments/staging')).body).toEqual(made.body);
  });

  it('takes changes of its lists: entries are added, and taken away by their id', async () => {
    const path = '/projects/70/protected_environments/production';
    const added = await call('PUT', path, { deploy_access_levels: [{ access_level: 30 }] });
    expect(levelsOf(added.row['deploy_access_levels'])).toEqual(['Maintainers', 'Developers + Maintainers']);
    const left = await call('PUT', path, { deploy_access_levels: [{ id: 12, _destroy: true }] });
    expect(levelsOf(left.row['deploy_access_levels'])).toEqual(['Developers + Maintainers']);
  });

  it('is there once, and not at all after it was unprotected', async () => {
    const twin = await call('POST', '/projects/70/protected_environments', { name: 'production', deploy_access_levels: [] });
    expect({ status: twin.status, body: twin.body }).toEqual({
      status: 409,
      body: { message: "Protected environment 'name' already exists" },
    });
    await call('DELETE', '/groups/demo/protected_environments/staging');
    expect((await call('GET', '/groups/demo/protected_environments/staging')).status).toBe(404);
  });
});

describe('rules on branches', () => {
  it('of a project take lists of who may push', async () => {
    const { row } = await call('PATCH', '/projects/70/protected_branches/develop', { allowed_to_push: [{ user_id: 3 }] });
    expect(levelsOf(row['push_access_levels'])).toEqual(['Developers + Maintainers', 'Carol Éxample']);
  });

  it('of a group stand on their own', async () => {
    const made = await call('POST', '/groups/demo/protected_branches', { name: 'hotfix/*', push_access_level: 0 });
    expect([made.status, levelsOf(made.row['push_access_levels'])]).toEqual([201, ['No one']]);
    const names = (await call('GET', '/groups/demo/protected_branches')).rows.map(row => row['name']);
    expect(names).toEqual(['main', 'release/*', 'hotfix/*']);
  });
});
