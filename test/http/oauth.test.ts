/** The OAuth resource server: what it publishes, whom it challenges, and what it asks GitLab, how often. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsError } from '../../src/config/settings.ts';
import { execute, modern, openSession, send, startHttp, type TestServer } from '../support/http-server.ts';

const GOOD = 'a'.repeat(64);
const READER = 'b'.repeat(64);
const MCP_ONLY = 'c'.repeat(64);
const EXPIRED = 'd'.repeat(64);
const TOKENS: Readonly<Record<string, unknown>> = {
  [GOOD]: { resource_owner_id: 1, scope: ['api'], expires_in: 7200, application: { uid: 'app' }, created_at: 1 },
  [READER]: { resource_owner_id: 2, scope: ['read_api'], expires_in: 7200, application: { uid: 'app' }, created_at: 1 },
  [MCP_ONLY]: { resource_owner_id: 3, scope: ['mcp'], expires_in: 7200, application: { uid: 'dynamic' }, created_at: 1 },
};
const METADATA = '/.well-known/oauth-protected-resource/mcp';
const PUBLIC = 'https://mcp.corp.test/mcp';

const seen: { readonly url: string; readonly authorization: string }[] = [];
const gitlab = createServer((request, response) => {
  request.resume();
  const authorization = String(request.headers.authorization ?? '');
  seen.push({ url: request.url ?? '', authorization });
  const info = TOKENS[authorization.replace('Bearer ', '')];
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/oauth/token/info')
    return info ? answer(200, info) : answer(401, { error: 'invalid_token', error_description: 'The access token is invalid' });
  if (request.url === '/api/v4/projects/1') return answer(200, { id: 1, path_with_namespace: 'a/b', name: 'b' });
  return answer(404, { message: '404 Not Found' });
});
let url: string;
let server: TestServer;

beforeAll(async () => {
  await new Promise<void>(resolve => gitlab.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gitlab.address() as AddressInfo).port}`; // listening on TCP
  server = await startHttp({ gitlab: url, stateless: false, env: { GITLAB_MCP_AUTH_MODE: 'oauth', GITLAB_MCP_PUBLIC_URL: PUBLIC } });
});
afterAll(async () => {
  await server.close();
  gitlab.closeAllConnections();
  gitlab.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const challenge = (error: string, description: string): string =>
  `Bearer error="${error}", error_description="${description}", scope="api", resource_metadata="https://mcp.corp.test${METADATA}"`;

describe('documents', () => {
  it.each([METADATA, '/.well-known/oauth-protected-resource'])('%s names GitLab as the authorization server, to anybody', async path => {
    const reply = await send(server.port, { method: 'GET', path });
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      resource: PUBLIC,
      authorization_servers: [url],
      scopes_supported: ['api', 'read_api'],
      resource_name: 'GitLab MCP Server',
    });
  });

  it('describes GitLab without an endpoint for dynamic registration', async () => {
    const reply = await send(server.port, { method: 'GET', path: '/.well-known/oauth-authorization-server' });
    expect(reply.json).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
    });
    expect(reply.json).not.toHaveProperty('registration_endpoint');
  });
});

describe('a request', () => {
  it.each([
    ['without a token', {}, 401, challenge('invalid_token', 'Missing Authorization header')],
    ['with a token in the other header', { 'private-token': GOOD }, 401, challenge('invalid_token', 'Missing Authorization header')],
    [
      'with a token that GitLab refuses',
      bearer(EXPIRED),
      401,
      challenge('invalid_token', 'GitLab does not accept this token: it has expired or was revoked'),
    ],
    [
      'with the scope of dynamic registration',
      bearer(MCP_ONLY),
      403,
      challenge(
        'insufficient_scope',
        'The token has the scope mcp alone, which dynamic registration gives and the GitLab REST API refuses. Use a client id of an application that was registered in GitLab with the scope api',
      ),
    ],
  ])('%s is challenged', async (_name, headers, status, expected) => {
    for (const method of ['POST', 'GET']) {
      const reply = await send(server.port, method === 'POST' ? modern('tools/list', {}, { headers }) : { method, headers });
      expect([reply.status, reply.headers['www-authenticate']]).toEqual([status, expected]);
    }
  });

  it('with a good token is served, GitLab being asked once for many', async () => {
    const before = seen.filter(request => request.url === '/oauth/token/info' && request.authorization.endsWith(GOOD)).length;
    const call = modern('tools/call', execute('project.get', { project_id: 1 }), { headers: bearer(GOOD) });
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(server.port, call)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(replies[0]?.json.result).toMatchObject({ structuredContent: { path_with_namespace: 'a/b' } });
    const asked = seen.filter(request => request.url === '/oauth/token/info' && request.authorization.endsWith(GOOD)).length - before;
    expect(asked).toBeLessThanOrEqual(2); // once at the door, once for its scopes
  });

  it('with a token that reads is served, and told in a call what it lacks', async () => {
    const headers = bearer(READER);
    expect((await send(server.port, modern('tools/list', {}, { headers }))).status).toBe(200);
    const session = await openSession(server.port, headers);
    expect(session['mcp-session-id']).toBeDefined();
  });
});

it('never writes a token into the log', () => {
  for (const token of [GOOD, READER, MCP_ONLY, EXPIRED]) expect(server.log.join('')).not.toContain(token);
});

describe('settings', () => {
  const refused = (env: Readonly<Record<string, string>>, more: Parameters<typeof startHttp>[0] = {}) =>
    startHttp({ gitlab: url, ...more, env: { GITLAB_MCP_AUTH_MODE: 'oauth', ...env } });

  it.each([
    [
      'another instance',
      { GITLAB_MCP_INSTANCES: 'https://other.test' },
      {},
      'GITLAB_MCP_AUTH_MODE is oauth, which serves one instance. Take GITLAB_MCP_INSTANCES out.',
    ],
    [
      'no public address',
      {},
      { host: '0.0.0.0' },
      'GITLAB_MCP_AUTH_MODE is oauth, which needs GITLAB_MCP_PUBLIC_URL: the address under which clients reach this server.',
    ],
    [
      'a GitLab without TLS',
      {},
      { gitlab: 'http://gitlab.corp.test' },
      'GITLAB_MCP_AUTH_MODE is oauth, which needs a GITLAB_URL that starts with https://.',
    ],
    [
      'the sandbox',
      {},
      { guestToken: 'sandbox' },
      'GITLAB_MCP_AUTH_MODE is oauth, which the sandbox does not have. Use --auth-mode=token with --sandbox.',
    ],
  ])('refuse to start with %s', async (_name, env, more, sentence) => {
    await expect(refused(env, more)).rejects.toThrow(new SettingsError(sentence));
  });
});
