import { describe, expect, it } from 'vitest';
import type { RestRequest } from '../../src/gitlab/port.ts';
import { reachOfGraphql, reachOfRest } from '../../src/policy/targets.ts';

const SITE = { url: 'https://gitlab.test/git' };

/** The places that a request names besides its own project or group; or why it cannot be told. */
const reach = (request: Partial<RestRequest>): readonly string[] | string => {
  const found = reachOfRest({ method: 'POST', path: '/projects/1/issues', ...request }, SITE);
  if (found.kind === 'anywhere') return found.why;
  return found.kind === 'nothing' ? [] : found.targets.filter(({ byRoute }) => !byRoute).map(({ kind, name }) => `${kind} ${name}`);
};

describe('fields that name another place', () => {
  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['a commit that starts elsewhere', { start_project: 'secret/app' }, ['project secret/app']],
    ['a template of a project', { template_project_id: 2 }, ['project 2']],
    ['a template of files', { file_template_project_id: 2 }, ['project 2']],
    ['the group of templates', { group_with_project_templates_id: 20 }, ['group 20']],
    ['the target of a merge request', { target_project_id: 2 }, ['project 2']],
    ['a project to depend on', { blocking_project_id: 'secret/app' }, ['project secret/app']],
    ['several groups at once', { group_ids: [20, 21] }, ['group 20', 'group 21']],
    ['several projects in one text', { project_ids: '2, 3' }, ['project 2', 'project 3']],
    ['a group within a list of objects', { allowed_to_push: [{ group_id: 20 }] }, ['group 20']],
    ['a place within an object', { entities: { destination_namespace: 'secret' } }, ['namespace secret']],
    ['a switch that is only named so', { moved_project: true, archive_project: false }, []],
    ['what is only named so', { resource_group: 'prod', kubernetes_namespace: 'prod' }, []],
    ['a repository of this instance', { import_url: 'https://oauth2:x@gitlab.test/git/secret/app.git' }, ['project secret/app']],
    ['a repository elsewhere', { import_url: 'https://github.test/a/b.git' }, []],
  ])('%s', (_, body, targets) => {
    expect(reach({ body })).toEqual(targets);
  });

  it('are found in a query, also within brackets', () => {
    expect(reach({ method: 'GET', query: { 'not[project_id]': 2, source_project_id: 3 } })).toEqual(['project 2', 'project 3']);
  });

  it.each([
    ['/projects/1/share/20', ['group 20']],
    ['/projects/1/fork/secret%2Fapp', ['project secret/app']],
    ['/projects/1/import_project_members/2', ['project 2']],
    ['/projects/1/job_token_scope/allowlist/2', ['project 2']],
    ['/projects/1/job_token_scope/groups_allowlist/20', ['group 20']],
    ['/groups/1/share/20', ['group 20']],
    ['/groups/1/projects/secret%2Fapp', ['project secret/app']],
    ['/projects/1/mirror/pull', ['project secret/app']],
    ['/projects/1/remote_mirrors', ['project secret/app']],
  ])('are found in the route %s', (path, targets) => {
    const body = path.includes('mirror') ? { url: 'https://gitlab.test/git/secret/app.git' } : {};
    expect(reach({ path, body })).toEqual(targets);
  });

  it.each([
    ['an import', { path: '/projects/import', body: { path: 'app', namespace: 'ok' } }, ['namespace ok']],
    ['an import without a home', { path: '/projects/import', body: { path: 'app' } }, 'creates it outside every listed group'],
    ['an import by address', { path: '/projects/remote-import', body: { namespace: 'ok' } }, ['namespace ok']],
    ['an import of one relation', { path: '/projects/import-relation', body: { path: 'ok/app' } }, ['project ok/app']],
    ['an import of a group', { path: '/groups/import', body: { parent_id: 20 } }, ['group 20']],
    ['a project for somebody', { path: '/projects/user/5', body: { name: 'x' } }, 'creates it outside every listed group'],
    ['a fork', { path: '/projects/1/fork', body: { namespace_path: 'ok' } }, ['namespace ok']],
    ['a fork without a home', { path: '/projects/1/fork' }, 'creates it outside every listed group'],
    [
      'a project from a template, without a home',
      { path: '/projects', body: { template_project_id: 2 } },
      'creates it outside every listed group',
    ],
  ])('say where %s will live', (_, request, expected) => {
    expect(reach(request)).toEqual(expected);
  });
});

describe('what cannot be told', () => {
  it.each([
    ['an epic by its id', { body: { epic_id: 77 } }, 'names its object by a global id in epic_id, which does not tell its project'],
    ['an epic of an epic', { path: '/groups/1/epics/2/epics/3' }, 'names its object by a global id, which does not tell its project'],
    [
      'the parent of an epic',
      { path: '/groups/1/epics', body: { parent_id: 3 } },
      'names its object by a global id, which does not tell its project',
    ],
    ['the forks of a project', { method: 'GET', path: '/projects/1/forks' }, 'lists projects or groups wherever they are'],
    [
      'projects that a group was given',
      { method: 'GET', path: '/groups/1/projects' },
      'lists projects that are only shared with the group as well (call it with with_shared: false)',
    ],
    [
      'rendered references',
      { path: '/markdown', body: { text: 'secret&#47;app#1+', gfm: true, project: 'ok/app' } },
      'renders references, which could show titles of any project (leave gfm out to render plain Markdown)',
    ],
    [
      'the CI configuration of a project',
      { method: 'GET', path: '/projects/1/ci/lint' },
      'reads CI configuration with all that it includes, which could come from any project',
    ],
  ] as const)('%s', (_, request, why) => {
    expect(reach(request)).toBe(why);
  });

  it.each([
    'include:\n  - project: secret/app\n    file: a.yml',
    'include: {project: secret/app}',
    '"incl\\u0075de": x',
    '"incl\\x75de": x',
    '"inc\\\nlude": x',
    '{"include": [{"local": "a.yml"}]}',
  ])('what a configuration includes: %j', content => {
    expect(reach({ path: '/projects/1/ci/lint', body: { content } })).toMatch(/^reads CI configuration/);
  });

  it.each([
    [{ path: '/projects/1/ci/lint', body: { content: 'job: { script: make }' } }, []],
    [{ path: '/markdown', body: { text: 'secret/app#1+' } }, []],
    [{ body: { epic_id: 0 } }, []],
    [{ method: 'GET', path: '/groups/1/projects', query: { with_shared: false } }, []],
  ] as const)('is not what is harmless: %j', (request, targets) => {
    expect(reach(request)).toEqual(targets);
  });
});

describe('quick actions', () => {
  it.each<[string, readonly string[] | string]>([
    ['/move secret/app', ['namespace secret/app']],
    ['Thanks!\n  /Clone secret/app --with_notes', ['namespace secret/app']],
    ['/relate secret/app#4 #5, other/app#6', ['namespace secret/app', 'namespace other/app']],
    ['/blocked_by https://gitlab.test/git/secret/app/-/issues/4', ['namespace secret/app']],
    ['/epic secret&4', ['namespace secret']],
    ['/parent_epic https://gitlab.test/git/groups/secret/-/epics/4', ['namespace secret']],
    ['/set_parent [issue:secret/app/4]', ['namespace secret/app']],
    ['/duplicate #4', []],
    ['/copy_metadata !4\r\nsee secret/app#1', []],
    ['/label ~bug\n/assign @alice\n/close', []],
    ['moving to secret/app: use /move secret/app', []],
    ['/relate app#4', 'holds the quick action /relate in body, and what that names cannot be told'],
    ['/move app', 'holds the quick action /move in body, and what that names cannot be told'],
    ['/relate https://elsewhere.test/a/b/-/issues/1', 'holds the quick action /relate in body, and what that names cannot be told'],
  ])('in %j', (body, expected) => {
    expect(reach({ path: '/projects/1/issues/1/notes', body: { body } })).toEqual(expected);
  });

  it('count in descriptions, in drafts and over GraphQL', () => {
    expect(reach({ body: { title: 'x', description: '/move secret/app' } })).toEqual(['namespace secret/app']);
    expect(reach({ body: { note: '/relate secret/app#1' } })).toEqual(['namespace secret/app']);
    const variables = { input: { namespacePath: 'ok', descriptionWidget: { description: '/move secret/app' } } };
    const found = reachOfGraphql('mutation m($input: X!) { a(input: $input) { errors } }', variables, SITE);
    expect(found.kind === 'targets' && found.targets.map(({ name }) => name)).toEqual(['ok', 'secret/app']);
  });
});

it('an issue that is tied to an epic by its id is looked up like any work item', () => {
  expect(reach({ path: '/groups/1/epics/2/issues/3' })).toEqual(['object gid://gitlab/WorkItem/3']);
});

describe('GraphQL variables at any depth', () => {
  it.each([
    [{ input: { full_path: 'ok', parentId: 'gid://gitlab/WorkItem/4' } }, 'ok gid://gitlab/WorkItem/4'],
    [{ input: { namespaceId: 'gid://gitlab/Namespace/7' } }, '7'],
    [{ input: { full_path: 'ok', id: 'gid://gitlab/Note/4' } }, 'anywhere'],
    [{ input: { full_path: 'ok', id: 'gid://gitlab/WorkItem/4/5' } }, 'anywhere'],
    [{ input: { full_path: 'ok', id: 'Z2lkOi8vZ2l0bGFiL1dvcmtJdGVtLzQ' } }, 'anywhere'],
    [{ input: { full_path: 'ok', childrenIds: Array.from({ length: 21 }, (_, i) => `gid://gitlab/WorkItem/${i}`) } }, 'anywhere'],
    [{ input: { projectPath: 'ok/app', projectIds: ['gid://gitlab/Project/2'] } }, 'ok/app 2'],
    [{ input: { id: 'gid://gitlab/WorkItem/4' } }, 'gid://gitlab/WorkItem/4'],
  ])('%j', (variables, expected) => {
    const found = reachOfGraphql('mutation m($input: X!) { a(input: $input) { errors } }', variables, SITE);
    expect(found.kind === 'targets' ? found.targets.map(({ name }) => name).join(' ') : found.kind).toBe(expected);
  });
});
