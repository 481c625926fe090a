import { describe, expect, it } from 'vitest';
import { openSandbox } from './open-sandbox.ts';

describe('the token', () => {
  it.each([
    ['none', {}, {}],
    ['an empty one', { 'private-token': '' }, {}],
    ['another than the one set', { 'private-token': 'wrong' }, { token: 'right' }],
  ] as const)('is refused: %s', async (_what, headers, options) => {
    const { sandbox } = openSandbox(options);
    const answer = await sandbox.fetch({ url: `${sandbox.url}/api/v4/user`, method: 'GET', headers });
    expect({ status: answer.status, body: JSON.parse(await answer.text()) }).toEqual({
      status: 401,
      body: { message: '401 Unauthorized' },
    });
  });

  it.each([{ 'private-token': 'right' }, { authorization: 'Bearer right' }])('is taken as %o', async headers => {
    const { sandbox } = openSandbox({ token: 'right' });
    const answer = await sandbox.fetch({ url: `${sandbox.url}/api/v4/user`, method: 'GET', headers });
    expect(answer.status).toBe(200);
  });
});

describe('every answer', () => {
  it("carries GitLab's headers and a request id of its own", async () => {
    const { call } = openSandbox();
    const [first, second] = [await call('GET', '/version'), await call('GET', '/version')];
    const names = ['content-type', 'ratelimit-limit', 'ratelimit-observed', 'ratelimit-remaining', 'ratelimit-reset', 'x-request-id'];
    expect(names.map(name => first.header(name))).toEqual([
      'application/json',
      '2000',
      '1',
      '1999',
      '1742040000',
      '01SANDBOX00000000000000001',
    ]);
    expect(second.header('X-Request-Id')).toBe('01SANDBOX00000000000000002');
  });

  it('has its links at the address the sandbox was given, also below a path', async () => {
    const { call } = openSandbox({ url: 'https://git.corp.test/gitlab/' });
    const { row } = await call('GET', '/projects/demo%2Fapp/repository/branches/main');
    expect(row['web_url']).toBe('https://git.corp.test/gitlab/demo/app/-/tree/main');
  });

  it('is recorded, refusals too, until the sandbox is reset', async () => {
    const { call, sandbox } = openSandbox();
    await call('POST', '/projects/70/issues', { title: 'New' });
    await call('GET', '/projects/70/nothing');
    expect(sandbox.requests()).toEqual([
      { method: 'POST', url: 'https://gitlab.example.com/api/v4/projects/70/issues', status: 201 },
      { method: 'GET', url: 'https://gitlab.example.com/api/v4/projects/70/nothing', status: 404 },
    ]);
    sandbox.reset();
    expect(sandbox.requests()).toEqual([]);
    expect((await call('GET', '/projects/70/issues/58')).status).toBe(404);
  });

  it('stops before it is made when the call was aborted', async () => {
    const { sandbox } = openSandbox();
    const request = { url: `${sandbox.url}/api/v4/user`, method: 'GET', headers: { 'private-token': 'x' }, signal: AbortSignal.abort() };
    await expect(sandbox.fetch(request)).rejects.toThrow('aborted');
    expect(sandbox.requests()).toEqual([]);
  });
});

describe('two sandboxes', () => {
  it('share nothing', async () => {
    const [one, other] = [openSandbox(), openSandbox()];
    await one.call('DELETE', '/projects/70');
    expect([(await one.call('GET', '/projects/70')).status, (await other.call('GET', '/projects/70')).status]).toEqual([404, 200]);
  });
});

describe('HEAD', () => {
  it('answers the headers of a file without its content', async () => {
    const { call } = openSandbox();
    const answer = await call('HEAD', '/projects/70/repository/files/docs%2Fr%C3%A9sum%C3%A9.md?ref=main');
    expect({ status: answer.status, body: answer.body, path: answer.header('x-gitlab-file-path') }).toEqual({
      status: 200,
      body: undefined,
      path: 'docs%2Fr%C3%A9sum%C3%A9.md',
    });
  });
});
