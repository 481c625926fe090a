/** Refused tokens: expiry, scope and rights each in its own words, the header that fits the token, and a probe that may fail. */
import { describe, expect, it } from 'vitest';
import { openClient, textOf } from '../../support/clients.ts';
import { onStub } from '../../support/on-stub.ts';
import { stubGitlab } from '../../support/stub-gitlab.ts';

const refused = (status: number, body: unknown) =>
  onStub({
    action: 'issue.get',
    params: { project_id: 'nord/app', issue_iid: 42 },
    routes: [{ on: 'GET /api/v4/projects/nord%2Fapp/issues/42', status, body }],
  });

const EXPIRED = { error: 'invalid_token', error_description: 'Token is expired. You can either do re-authorization or token refresh.' };
const NARROW = {
  error: 'insufficient_scope',
  error_description: 'The request requires higher privileges than provided by the access token.',
  scope: 'api read_api',
};

describe('a token that is refused', () => {
  it('because it expired is told so, and to make a new one', async () => {
    const { text, error } = await refused(401, EXPIRED);
    expect(error).toEqual({ code: 'token_expired', status: 401, retryable: false });
    expect(text[0]).toMatch(/refused the token \(401\): it has expired\. Create a new one/);
    expect(text.join('\n')).not.toMatch(/scope/i);
  });

  it('because of its scope is told which scopes would do, and not to renew it', async () => {
    const { text, error } = await refused(403, NARROW);
    expect(error).toEqual({ code: 'insufficient_scope', status: 403, retryable: false });
    expect(text[0]).toContain('api, read_api');
    expect(text.join('\n')).not.toMatch(/expire|revoke|new one/i);
  });

  it.each([
    ['a revoked one', 401, { error: 'invalid_token', error_description: 'Token was revoked.' }, 'unauthorized', /it was revoked/],
    ['an unknown one', 401, { message: '401 Unauthorized' }, 'unauthorized', /holds a valid token of this instance/],
    ['one without the role', 403, { message: '403 Forbidden' }, 'forbidden', /the account behind the token may not do this/],
    ['a fine-grained one', 403, { error: 'insufficient_granular_scope' }, 'insufficient_scope', /fine-grained token was not granted/],
  ])('as %s has words of its own', async (_, status, body, code, words) => {
    const { text, error } = await refused(status, body);
    expect(error).toEqual({ code, status, retryable: false });
    expect(text.join('\n')).toMatch(words);
  });
});

describe('over the wire', () => {
  const issue = { iid: 42, title: 'ok', state: 'opened', author: { username: 'mira' } };
  const routes = [
    { on: 'GET /api/v4/user', status: 403, body: { error: 'insufficient_granular_scope' } },
    { on: 'GET /api/v4/version', status: 403, body: { error: 'insufficient_granular_scope' } },
    { on: 'GET /api/v4/personal_access_tokens/self', status: 403, body: { error: 'insufficient_granular_scope' } },
    { on: 'GET /api/v4/projects/nord%2Fapp/issues/42', body: issue },
  ];

  it.each([
    ['a personal token', 'glpat-madeup000000000000', { 'private-token': 'glpat-madeup000000000000' }],
    ['an OAuth token', 'f'.repeat(64), { authorization: `Bearer ${'f'.repeat(64)}` }],
    ['a token called Bearer', 'Bearer madeup-oauth', { authorization: 'Bearer madeup-oauth' }],
  ])('%s travels in its own header alone, and a refused probe stops nothing', async (_, token, headers) => {
    const stub = await stubGitlab(routes);
    const client = await openClient({ args: [], env: { GITLAB_URL: stub.url, GITLAB_TOKEN: token } });
    try {
      expect((await client.listTools()).length).toBe(2);
      const result = await client.run('issue.get', { project_id: 'nord/app', issue_iid: 42 });
      expect(result.isError).toBeUndefined();
      expect(textOf(result)).toContain('Issue #42: ok');
      for (const request of stub.requests) {
        const sent = Object.fromEntries(Object.entries(request.headers).filter(([name]) => /token|authorization/.test(name)));
        expect(sent).toEqual(headers);
      }
    } finally {
      await client.close();
      await stub.close();
    }
  });
});
