import { describe, expect, it } from 'vitest';
import type { View } from '../../src/call/call.ts';
import { CatalogError } from '../../src/call/error.ts';
import type { RestRequest } from '../../src/gitlab/port.ts';
import { policed } from '../../src/policy/projects.ts';
import { answerOf, gitlabError, makeCall, makePorts } from '../execute/stub.ts';

const project = (id: number, path: string) => answerOf({ id, path_with_namespace: path });
const group = (id: number, path: string) => answerOf({ id, full_path: path });

const PLACES = {
  'GET /projects/demo%2Fapp': project(70, 'demo/app'),
  'GET /projects/70': project(70, 'demo/app'),
  'GET /projects/Demo%2FApp': project(70, 'demo/app'),
  'GET /projects/old%2Fname': project(90, 'secret/app'),
  'GET /projects/secret%2Fapp': project(90, 'secret/app'),
  'GET /projects/90': project(90, 'secret/app'),
  'GET /projects/demo%2Fplatform%2Fworker': project(73, 'demo/platform/worker'),
  'GET /groups/demo?with_projects=false': group(7, 'demo'),
  'GET /groups/7?with_projects=false': group(7, 'demo'),
  'GET /groups/secret?with_projects=false': group(9, 'secret'),
  'GET /groups/demo-2?with_projects=false': group(10, 'demo-2'),
  'GET /namespaces/9': group(9, 'secret'),
  'GET /namespaces/demo': group(7, 'demo'),
};

const get = (path: string, pathParams: RestRequest['pathParams'] = {}): RestRequest => ({ method: 'GET', path, pathParams });
const ofProject = (project_id: string, rest = '/issues') => get(`/projects/{project_id}${rest}`, { project_id });
const ofGroup = (group_id: string, rest: string) => get(`/groups/{group_id}${rest}`, { group_id });

/** `sent`, or why it was not. */
const ask = async (request: RestRequest, lists: Partial<View>, answers: Parameters<typeof makePorts>[0] = PLACES) => {
  const ports = makePorts({ ...answers });
  const bound = policed(
    { ...ports, rest: async sent => (sent === request ? answerOf('sent') : ports.rest(sent)) },
    makeCall({ view: lists }),
  );
  try {
    return (await bound.rest(request)).data;
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return error.code;
  }
};

describe('lists of projects and groups', () => {
  it('costs nothing where there are none', () => {
    const ports = makePorts({});
    expect(policed(ports, makeCall())).toBe(ports);
  });

  it.each<[string, RestRequest, Partial<View>, string]>([
    ['an allowed path', ofProject('demo/app'), { allowProjects: ['demo/app'] }, 'sent'],
    ['an allowed path in other letters', ofProject('Demo/App'), { allowProjects: ['demo/app'] }, 'sent'],
    ['the id of an allowed path', ofProject('70'), { allowProjects: ['demo/app'] }, 'sent'],
    ['the path of an allowed id', ofProject('demo/app'), { allowProjects: ['70'] }, 'sent'],
    ['a project that is not listed', ofProject('secret/app'), { allowProjects: ['demo/app'] }, 'blocked_project'],
    ['a project below an allowed group', ofProject('demo/platform/worker'), { allowGroups: ['demo'] }, 'sent'],
    ['a project below a pattern', ofProject('demo/platform/worker'), { allowProjects: ['demo/*'] }, 'sent'],
    [
      'a denied project in an allowed group',
      ofProject('secret/app'),
      { allowGroups: ['secret'], denyProjects: ['secret/app'] },
      'blocked_project',
    ],
    ['a denied project by its id', ofProject('90'), { denyProjects: ['secret/app'] }, 'blocked_project'],
    ['a denied project by its former path', ofProject('old/name'), { denyProjects: ['secret/app'] }, 'blocked_project'],
    ['a project below a denied group', ofProject('secret/app'), { denyGroups: ['secret'] }, 'blocked_project'],
    ['any other project beside a denied one', ofProject('demo/app'), { denyProjects: ['secret/app'] }, 'sent'],
    ['an allowed group', ofGroup('demo', '/labels'), { allowGroups: ['demo'] }, 'sent'],
    ['a group where only projects are allowed', ofGroup('demo', '/labels'), { allowProjects: ['demo/app'] }, 'blocked_project'],
    ['a group whose name only begins alike', ofGroup('demo-2', '/labels'), { allowGroups: ['demo'] }, 'blocked_project'],
    ['what a group owns beside a denied project', ofGroup('demo', '/labels'), { denyProjects: ['demo/app'] }, 'sent'],
    ['what a group gathers from a denied project', ofGroup('demo', '/issues'), { denyProjects: ['demo/app'] }, 'blocked_project'],
    ['what a group gathers from a project denied by id', ofGroup('demo', '/issues'), { denyProjects: ['70'] }, 'blocked_project'],
    ['what a group gathers where another group’s project is denied', ofGroup('demo', '/issues'), { denyProjects: ['90'] }, 'sent'],
    [
      'milestone issues of a group with a denied project',
      ofGroup('demo', '/milestones/3/issues'),
      { denyProjects: ['demo/app'] },
      'blocked_project',
    ],
    ['a list that could come from anywhere', get('/issues'), { denyProjects: ['secret/app'] }, 'blocked_project'],
    ['an address that is about the caller alone', get('/user'), { allowProjects: ['demo/app'] }, 'sent'],
    ['the version of the instance', get('/metadata'), { allowProjects: ['demo/app'] }, 'sent'],
    ['a raw path', get('/projects/secret%2Fapp/issues'), { allowProjects: ['demo/app'] }, 'blocked_project'],
    ['a raw path with dots', get('/projects/demo%2Fapp/../../projects/secret%2Fapp'), { allowProjects: ['demo/app'] }, 'blocked_project'],
    [
      'a body that names another project',
      { ...ofProject('demo/app', '/issues/1/move'), method: 'POST', body: { to_project_id: 90 } },
      { allowGroups: ['demo'] },
      'blocked_project',
    ],
    [
      'a query that names a denied project',
      { ...get('/users'), query: { project_id: 90 } },
      { denyProjects: ['secret/app'] },
      'blocked_project',
    ],
    [
      'a project created in a denied namespace',
      { method: 'POST', path: '/projects', body: { name: 'x', namespace_id: 9 } },
      { denyGroups: ['secret'] },
      'blocked_project',
    ],
    [
      'a project created outside every group',
      { method: 'POST', path: '/projects', body: { name: 'x' } },
      { allowGroups: ['demo'] },
      'blocked_project',
    ],
    [
      'a subgroup created in an allowed group',
      { method: 'POST', path: '/groups', body: { name: 'x', parent_id: 7 } },
      { allowGroups: ['demo'] },
      'sent',
    ],
    ['a project that does not exist', ofProject('no/such'), { allowProjects: ['demo/app'] }, 'not_found'],
  ])('%s', async (_, request, lists, expected) => {
    expect(await ask(request, lists)).toBe(expected);
  });

  it('refuses what cannot be told, and does not remember a failure', async () => {
    const broken = { 'GET /projects/70': [gitlabError(502, 'Bad gateway', 'server_error'), project(70, 'demo/app')] };
    const ports = makePorts({ ...broken, 'GET /projects/70/issues': answerOf('sent') });
    const bound = policed(ports, makeCall({ view: { allowProjects: ['demo/app'] } }));
    await expect(bound.rest(ofProject('70'))).rejects.toMatchObject({ code: 'server_error' });
    expect((await bound.rest(ofProject('70'))).data).toBe('sent');
    expect((await bound.rest(ofProject('70'))).data).toBe('sent');
    expect(ports.sent).toEqual(['GET /projects/70', 'GET /projects/70', 'GET /projects/70/issues', 'GET /projects/70/issues']);
  });
});

describe('GraphQL under lists', () => {
  const send = async (document: string, variables: Record<string, unknown>, lists: Partial<View>) => {
    const ports = makePorts(PLACES, { data: {}, partial: [] });
    try {
      await policed(ports, makeCall({ view: lists })).graphql(document, variables);
      return 'sent';
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      return error.code;
    }
  };
  const query = 'query($path: ID!) { project(fullPath: $path) { id } }';

  it.each<[string, string, Record<string, unknown>, Partial<View>, string]>([
    ['an allowed path', query, { path: 'demo/app' }, { allowProjects: ['demo/app'] }, 'sent'],
    ['an allowed group', query, { full_path: 'demo' }, { allowGroups: ['demo'] }, 'sent'],
    ['a denied path', query, { path: 'secret/app' }, { denyProjects: ['secret/app'] }, 'blocked_project'],
    ['a former path of a denied project', query, { path: 'old/name' }, { denyProjects: ['secret/app'] }, 'blocked_project'],
    ['a project by its global id', query, { id: 'gid://gitlab/Project/90' }, { denyProjects: ['secret/app'] }, 'blocked_project'],
    [
      'an object by a global id',
      query,
      { path: 'demo/app', id: 'gid://gitlab/WorkItem/4' },
      { allowProjects: ['demo/app'] },
      'blocked_project',
    ],
    [
      'people beside an allowed path',
      query,
      { path: 'demo/app', assignees: ['gid://gitlab/User/4'] },
      { allowProjects: ['demo/app'] },
      'sent',
    ],
    ['no path at all', '{ projects { nodes { id } } }', {}, { denyProjects: ['secret/app'] }, 'blocked_project'],
    [
      'a path written into the document',
      '{ project(fullPath: "secret/app") { id } }',
      { path: 'demo/app' },
      { allowProjects: ['demo/app'] },
      'blocked_project',
    ],
  ])('%s', async (_, document, variables, lists, expected) => {
    expect(await send(document, variables, lists)).toBe(expected);
  });
});
