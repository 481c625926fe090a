import { describe, expect, it } from 'vitest';
import { text } from '../../../src/sandbox/row.ts';
import { NOW, openSandbox } from '../open-sandbox.ts';

describe('a project', () => {
  it('is found by id and by path, whose case does not matter', async () => {
    const { call } = openSandbox();
    const [byId, byPath] = [await call('GET', '/projects/70'), await call('GET', '/projects/Demo%2FApp')];
    expect(byPath.body).toEqual(byId.body);
    expect([byId.row['path_with_namespace'], byId.row['open_issues_count'], byId.row['empty_repo']]).toEqual(['demo/app', 46, false]);
  });

  it('is created in my own space with a first commit, updated, archived and deleted', async () => {
    const { call } = openSandbox();
    const made = await call('POST', '/projects', {
      name: 'Été à la mer',
      initialize_with_readme: true,
      description: 'Beach',
      topics: ['sea'],
    });
    expect([made.status, made.row['path_with_namespace'], made.row['default_branch'], made.row['topics'], made.row['created_at']]).toEqual([
      201,
      'alice/e-te-a-la-mer',
      'main',
      ['sea'],
      NOW,
    ]);
    const one = `/projects/${text(made.row['id'])}`;
    expect((await call('GET', `${one}/repository/files/README.md/raw?ref=main`)).body).toBe('# Été à la mer\n\nBeach\n');
    const updated = await call('PUT', one, { description: 'Cliff', visibility: 'internal' });
    expect([updated.row['description'], updated.row['visibility']]).toEqual(['Cliff', 'internal']);
    expect((await call('POST', `${one}/archive`)).row['archived']).toBe(true);
    expect((await call('POST', `${one}/unarchive`)).row['archived']).toBe(false);
    const dropped = await call('DELETE', one);
    expect({ status: dropped.status, body: dropped.body }).toEqual({ status: 202, body: { message: '202 Accepted' } });
    const gone = await call('GET', one);
    expect({ status: gone.status, body: gone.body }).toEqual({ status: 404, body: { message: '404 Project Not Found' } });
  });

  it('takes everything it held with it', async () => {
    const { call } = openSandbox();
    await call('DELETE', '/projects/70');
    const found = await call('GET', '/search?scope=issues&search=login');
    expect({ status: found.status, body: found.body }).toEqual({ status: 200, body: [] });
  });

  it('is forked with its history', async () => {
    const { call } = openSandbox();
    const fork = await call('POST', '/projects/70/fork', { namespace_path: 'alice' });
    const origin = fork.row['forked_from_project'];
    expect([fork.status, fork.row['path_with_namespace'], origin && typeof origin === 'object' && 'id' in origin && origin['id']]).toEqual([
      201,
      'alice/app',
      70,
    ]);
    const commits = async (project: unknown) =>
      (await call('GET', `/projects/${String(project)}/repository/commits`)).rows.map(row => row['id']);
    expect(await commits(fork.row['id'])).toEqual(await commits(70));
    expect((await call('GET', '/projects/70')).row['forks_count']).toBe(1);
    const twice = await call('POST', '/projects/70/fork', { namespace_path: 'alice' });
    expect(twice.status).toBe(409);
  });

  it('counts its languages', async () => {
    expect((await openSandbox().call('GET', '/projects/70/languages')).body).toEqual({ TypeScript: 100 });
  });

  it('sends a runners token, as GitLab does to an owner, so that its masking can be seen', async () => {
    expect((await openSandbox().call('GET', '/projects/70')).row['runners_token']).toBe('GR1348941sandboxRunnerToken');
  });
});

describe('a group', () => {
  it('is created below another and goes with its projects', async () => {
    const { call } = openSandbox();
    const made = await call('POST', '/groups', { name: 'Tools', path: 'tools', parent_id: 7 });
    expect([made.status, made.row['full_path'], made.row['full_name']]).toEqual([201, 'demo/tools', 'Demo / Tools']);
    await call('POST', '/projects', { name: 'Saw', namespace_id: made.row['id'] });
    expect((await call('GET', '/groups/demo%2Ftools/projects')).rows.map(row => row['path_with_namespace'])).toEqual(['demo/tools/saw']);
    expect((await call('DELETE', '/groups/demo%2Ftools')).status).toBe(202);
    expect([
      (await call('GET', '/groups/demo%2Ftools?with_projects=false')).body,
      (await call('GET', '/projects/demo%2Ftools%2Fsaw')).body,
    ]).toEqual([{ message: '404 Group Not Found' }, { message: '404 Project Not Found' }]);
  });

  it('lists what is below it', async () => {
    const { call } = openSandbox();
    expect((await call('GET', '/groups/demo/descendant_groups')).rows.map(row => row['full_path'])).toEqual(['demo/platform']);
    const paths = async (query: string) =>
      (await call('GET', `/groups/7/projects?order_by=id&sort=asc${query}`)).rows.map(row => row['path']);
    expect([await paths(''), await paths('&include_subgroups=true')]).toEqual([
      ['app', 'handbook', 'blank'],
      ['app', 'handbook', 'blank', 'worker'],
    ]);
  });
});

describe('people', () => {
  it('are told what is theirs alone', async () => {
    const { call } = openSandbox();
    const [me, bob] = [(await call('GET', '/user')).row, (await call('GET', '/users/2')).row];
    expect([me['email'], bob['username'], 'email' in bob]).toEqual(['alice@gitlab.example.com', 'bob', false]);
  });

  it.each([
    ['username=BOB', ['bob']],
    ['search=ob%20ex', ['bob']],
  ])('are found by %s', async (query, names) => {
    expect((await openSandbox().call('GET', `/users?${query}`)).rows.map(row => row['username'])).toEqual(names);
  });

  it('have namespaces, todos, events and a status', async () => {
    const { call } = openSandbox();
    expect((await call('GET', '/namespaces')).rows.map(row => row['full_path'])).toEqual(['alice', 'demo', 'demo/platform']);
    expect((await call('GET', '/namespaces/demo')).row['kind']).toBe('group');
    expect((await call('GET', '/todos')).rows.map(row => [row['id'], row['target_type']])).toEqual([
      [1, 'Issue'],
      [2, 'MergeRequest'],
    ]);
    expect((await call('GET', '/events')).rows.map(row => row['action_name'])).toEqual(['opened', 'pushed to', 'opened']);
    expect((await call('GET', '/users/1/status')).row['emoji']).toBe('coffee');
  });
});
