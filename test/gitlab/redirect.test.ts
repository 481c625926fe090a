import { afterEach, describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import { client, failure, json, type LocalServer, serve, TOKEN } from './local-gitlab.ts';

const servers: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.close()));
});

const open = async (...answer: Parameters<typeof serve>): Promise<LocalServer> => {
  const server = await serve(...answer);
  servers.push(server);
  return server;
};

describe('a redirected read', () => {
  it('is followed on the same origin, and says where the project lives now', async () => {
    const { url, seen } = await open((request, response) => {
      if (request.url.startsWith('/api/v4/projects/81')) json(response, 200, { id: 81, path_with_namespace: 'acme/newname' });
      else json(response, 301, { message: 'moved' }, { location: '/api/v4/projects/81' });
    });
    const asked: unknown[] = [];
    const police = async (request: unknown) => void asked.push(request);
    const request = { method: 'GET', path: '/projects/{id}', pathParams: { id: 'acme/oldname' } } as const;
    const answer = await client(url, {}, { police }).ports.rest(request);
    expect(answer).toMatchObject({ status: 200, data: { id: 81, path_with_namespace: 'acme/newname' }, movedTo: '/projects/81' });
    expect(seen.map(entry => [entry.method, entry.url, entry.headers['private-token'] !== undefined])).toEqual([
      ['GET', '/api/v4/projects/acme%2Foldname', true],
      ['GET', '/api/v4/projects/81', true],
    ]);
    expect(asked).toEqual([request, { method: 'GET', path: '/projects/81' }]);
  });

  it('is not followed to a place that the police refuse', async () => {
    const { url, seen } = await open((_, response) => json(response, 302, {}, { location: '/api/v4/projects/81' }));
    const police = async (request: object) => {
      if ('path' in request && request.path === '/projects/81') throw new CatalogError('blocked_project', 'not this one');
    };
    expect(await failure(client(url, {}, { police }).ports.rest({ method: 'GET', path: '/projects/1' }))).toEqual({
      code: 'blocked_project',
      sentence: 'not this one',
      facts: {},
    });
    expect(seen).toHaveLength(1);
  });

  it('ends after five hops', async () => {
    const { url, seen } = await open((_, response) => json(response, 302, {}, { location: '/api/v4/again' }));
    const failed = await failure(client(url).ports.rest({ method: 'GET', path: '/x' }));
    expect([failed.code, failed.facts.status, seen.length]).toEqual(['redirect_refused', 302, 6]);
    expect(failed.sentence).toMatch(/a loop/);
  });

  it('never carries the token to another host', async () => {
    const other = await open((_, response) => json(response, 200, {}));
    const { url, port } = await open((_, response) => json(response, 302, {}, { location: `${other.url}/store/file?signature=hush` }));
    const failed = await failure(client(url).ports.rest({ method: 'GET', path: '/x' }));
    expect(failed.code).toBe('redirect_refused');
    expect(failed.sentence).toContain(`http://127.0.0.1:${port} redirected to ${other.url} (302); nothing was sent there`);
    expect(failed.sentence).not.toContain('hush');
    expect(other.seen).toEqual([]);
  });

  it.each([
    ['without a location', {}],
    ['to no address', { location: 'https://[' }],
  ])('%s is an error', async (_, headers) => {
    const { url } = await open((_seen, response) => json(response, 301, {}, headers));
    expect((await failure(client(url).ports.rest({ method: 'GET', path: '/x' }))).sentence).toMatch(/leads nowhere/);
  });
});

describe('an address that holds the token', () => {
  it.each([
    ['in its path', 'POST', `/x/${TOKEN}`],
    ['in its host name, where case is lost', 'GET', `http://${TOKEN}.elsewhere.test/x`],
    ['in its query', 'GET', `http://elsewhere.test/x?private_token=${TOKEN}`],
  ] as const)('%s is not repeated in a sentence or a log', async (_, method, location) => {
    const { url } = await open((_seen, response) => json(response, 302, {}, { location, 'x-request-id': TOKEN }));
    const gitlab = client(url);
    const { code, sentence } = await failure(gitlab.ports.rest({ method, path: '/x' }));
    expect(code).toBe('redirect_refused');
    expect(`${sentence}${gitlab.lines.join('')}`.toLowerCase()).not.toContain(TOKEN.toLowerCase());
  });
});

describe('a redirected write', () => {
  it.each([301, 302, 303])('(%i) is not turned into a read', async status => {
    const { url, seen } = await open((_, response) => json(response, status, {}, { location: '/api/v4/projects/81/issues' }));
    const failed = await failure(client(url).ports.rest({ method: 'POST', path: '/projects/1/issues', body: {} }));
    expect(failed.code).toBe('redirect_refused');
    expect(failed.sentence).toContain(`${url}/api/v4/projects/81/issues`);
    expect(seen.map(({ method }) => method)).toEqual(['POST']);
  });

  it('names the https address to configure', async () => {
    const { url, seen } = await open((request, response) =>
      response.writeHead(301, { location: `https://gitlab.test/gitlab${request.url}`, 'content-length': '0' }).end(),
    );
    const failed = await failure(
      client(url).ports.rest({ method: 'POST', path: '/projects/{id}/issues', pathParams: { id: 'a/b' }, body: {} }),
    );
    expect(failed.code).toBe('redirect_refused');
    expect(failed.sentence).toMatch(/Set GITLAB_URL to https:\/\/gitlab\.test\/gitlab\.$/);
    expect(seen).toHaveLength(1);
  });

  it.each([307, 308])('(%i) keeps its method and body on the same origin', async status => {
    const { url, seen } = await open((request, response) => {
      if (request.url === '/api/v4/new') json(response, 201, { id: 1 });
      else json(response, status, {}, { location: '/api/v4/new' });
    });
    expect((await client(url).ports.rest({ method: 'POST', path: '/old', body: { a: 1 } })).status).toBe(201);
    expect(seen.map(({ method, url: path, body }) => [method, path, body.toString()])).toEqual([
      ['POST', '/api/v4/old', '{"a":1}'],
      ['POST', '/api/v4/new', '{"a":1}'],
    ]);
  });
});
