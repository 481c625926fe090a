/** Places that move, ids in the lists, and redirects: against a real server, since the client follows redirects by itself. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Call, View } from '../../src/call/call.ts';
import { policed } from '../../src/policy/projects.ts';
import { answerOf, makeCall, makePorts } from '../execute/stub.ts';
import { type Answer, client, failure, json, type LocalServer, serve } from '../gitlab/local-gitlab.ts';

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A GitLab of one project, `ok/app` with the id 7, which can move; like GitLab it redirects the old path to the id. */
async function movingProject() {
  let path = 'ok/app';
  const answer: Answer = ({ url }, response) => {
    const [, name = '', rest = ''] = /^\/api\/v4\/projects\/([^/?]+)([^?]*)/.exec(url) ?? [];
    const asked = decodeURIComponent(name);
    if (asked !== path && asked !== '7') return json(response, 301, {}, { location: `/api/v4/projects/7${rest}` });
    json(response, 200, rest === '' ? { id: 7, path_with_namespace: path } : [{ title: `in ${path}` }]);
  };
  server = await serve(answer);
  return { url: server.url, seen: server.seen, move: (to: string) => (path = to) };
}

const issues = (project_id: string) => ({ method: 'GET', path: '/projects/{project_id}/issues', pathParams: { project_id } }) as const;

const newCaller = (): Call['caller'] => ({ instance: { url: 'https://gitlab.test' }, credential: { kind: 'none' }, fingerprint: 'one' });
const callOf = (view: Partial<View>, caller = newCaller()): Call => makeCall({ caller, view });

describe('a project that moves away', () => {
  it.each(['ok/app', '7'])('is not reached by its former place for a moment, asked for as %s', async name => {
    const gitlab = await movingProject();
    const { ports } = client(gitlab.url);
    const caller = newCaller();
    const ask = () => policed(ports, callOf({ allowGroups: ['ok'] }, caller)).rest(issues(name));
    expect((await ask()).data).toEqual([{ title: 'in ok/app' }]);
    gitlab.move('secret/app');
    const before = gitlab.seen.length;
    const { code, sentence } = await failure(ask());
    expect([code, sentence]).toEqual([
      'blocked_project',
      "The project '7' is outside what this server may reach, so the request was not sent.",
    ]);
    expect(gitlab.seen.slice(before).map(({ url }) => url)).not.toContain('/api/v4/projects/7/issues');
  });

  it('is looked up once for calls by its path, and for each call by its id', async () => {
    const gitlab = await movingProject();
    const { ports } = client(gitlab.url);
    const caller = newCaller();
    for (const name of ['ok/app', 'ok/app', '7', '7']) await policed(ports, callOf({ allowGroups: ['ok'] }, caller)).rest(issues(name));
    expect(gitlab.seen.map(({ url }) => url.replace('/api/v4/projects', ''))).toEqual([
      '/ok%2Fapp',
      '/ok%2Fapp/issues',
      '/ok%2Fapp/issues',
      '/7',
      '/7/issues',
      '/7',
      '/7/issues',
    ]);
  });

  it('is not shown where the client follows redirects without asking', async () => {
    const ports = makePorts({
      'GET /projects/ok%2Fapp': answerOf({ id: 7, path_with_namespace: 'ok/app' }),
      'GET /projects/ok%2Fapp/issues': answerOf(['hush'], { movedTo: '/projects/9/issues' }),
      'GET /projects/9': answerOf({ id: 9, path_with_namespace: 'secret/app' }),
    });
    const { code } = await failure(policed(ports, callOf({ denyProjects: ['secret/app'] })).rest(issues('ok/app')));
    expect(code).toBe('blocked_project');
  });
});

describe('a redirect under lists', () => {
  it('is asked about before it is followed, with the query of its address', async () => {
    server = await serve(({ url }, response) => {
      if (url.endsWith('/projects/1')) json(response, 200, { id: 1, path_with_namespace: 'ok/app' });
      else if (url.endsWith('/projects/2')) json(response, 200, { id: 2, path_with_namespace: 'secret/app' });
      else json(response, 302, {}, { location: '/api/v4/projects/1/repository/compare?from_project_id=2' });
    });
    const { code } = await failure(policed(client(server.url).ports, callOf({ denyProjects: ['secret/app'] })).rest(issues('1')));
    expect(code).toBe('blocked_project');
    expect(server.seen.map(({ url }) => url)).not.toContain('/api/v4/projects/1/repository/compare?from_project_id=2');
  });

  it('does not lead out of the API', async () => {
    server = await serve(({ url }, response) =>
      url.endsWith('/projects/1')
        ? json(response, 200, { id: 1, path_with_namespace: 'ok/app' })
        : json(response, 302, {}, { location: '/elsewhere' }),
    );
    const { code } = await failure(policed(client(server.url).ports, callOf({ allowGroups: ['ok'] })).rest(issues('1')));
    expect([code, server.seen.length]).toEqual(['blocked_project', 2]);
  });

  it('of a GraphQL request is followed only to GraphQL', async () => {
    server = await serve(({ url, method }, response) => {
      if (method === 'GET') json(response, 200, { id: 1, path_with_namespace: 'ok/app' });
      else if (url === '/api/graphql') json(response, 307, {}, { location: '/api/v4/projects/2/issues' });
      else json(response, 200, { data: { x: 1 } });
    });
    const { ports } = client(server.url);
    const bound = policed(ports, callOf({ allowGroups: ['ok'] }));
    const { code } = await failure(bound.graphql('query q($path: ID!) { project(fullPath: $path) { id } }', { path: 'ok/app' }));
    expect([code, server.seen.filter(({ method }) => method === 'POST').length]).toEqual(['blocked_project', 1]);
  });
});

describe('a group in the lists by its id', () => {
  const answers = {
    'GET /projects/secret%2Fsub%2Fapp': answerOf({ id: 8, path_with_namespace: 'secret/sub/app' }),
    'GET /projects/8': answerOf({ id: 8, path_with_namespace: 'secret/sub/app' }),
    'GET /projects/ok%2Fapp': answerOf({ id: 7, path_with_namespace: 'ok/app' }),
    'GET /groups/secret?with_projects=false': answerOf({ id: 20, full_path: 'secret' }),
    'GET /groups/secret%2Fsub?with_projects=false': answerOf({ id: 21, full_path: 'secret/sub' }),
    'GET /groups/20?with_projects=false': answerOf({ id: 20, full_path: 'secret' }),
  };
  const ask = async (path: string, name: string, view: Partial<View>): Promise<string> => {
    const request = { method: 'GET', path, pathParams: { id: name } } as const;
    const ports = makePorts({ ...answers, [`GET ${path.replace('{id}', encodeURIComponent(name))}`]: answerOf('sent') });
    return policed(ports, callOf(view))
      .rest(request)
      .then(
        ({ data }) => String(data),
        (error: { code: string }) => error.code,
      );
  };

  it.each<[string, string, Partial<View>, string]>([
    ['/projects/{id}/issues', 'secret/sub/app', { denyGroups: ['20'] }, 'blocked_project'],
    ['/projects/{id}/issues', '8', { denyGroups: ['20'] }, 'blocked_project'],
    ['/projects/{id}/issues', 'ok/app', { denyGroups: ['20'] }, 'sent'],
    ['/groups/{id}/labels', 'secret/sub', { denyGroups: ['20'] }, 'blocked_project'],
    ['/projects/{id}/issues', 'secret/sub/app', { allowGroups: ['20'] }, 'sent'],
    ['/projects/{id}/issues', 'ok/app', { allowGroups: ['20'] }, 'blocked_project'],
    ['/groups/{id}/labels', 'secret', { allowGroups: ['20'] }, 'sent'],
    // A group that this token cannot see allows nothing, and denies nothing that could be seen.
    ['/projects/{id}/issues', 'ok/app', { allowGroups: ['99'] }, 'blocked_project'],
    ['/projects/{id}/issues', 'ok/app', { denyGroups: ['99'] }, 'sent'],
  ])('covers what is below it: %s of %s under %j', async (path, name, view, expected) => {
    expect(await ask(path, name, view)).toBe(expected);
  });
});
