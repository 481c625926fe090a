import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { client, failure, json, type LocalServer, serve, TOKEN } from './local-gitlab.ts';

let server: LocalServer;
afterEach(() => server.close());

const open = async (...answer: Parameters<typeof serve>): Promise<LocalServer> => {
  server = await serve(...answer);
  return server;
};

describe('what goes on the wire', () => {
  it('sends the encoded path untouched, with a personal token, below the base path of the instance', async () => {
    await open((_, response) => json(response, 200, { id: 70 }));
    const { ports, connection } = client(`${server.url}/gitlab`);
    const answer = await ports.rest({
      method: 'GET',
      path: '/projects/{project_id}/repository/branches/{branch_name}',
      pathParams: { project_id: 'acme/app', branch_name: 'fix/50%-off#42' },
      query: { scope: ['failed', 'canceled'], search: 'a b' },
    });
    await connection.close();
    expect(server.seen.map(({ method, url, body }) => [method, url, body.length])).toEqual([
      [
        'GET',
        '/gitlab/api/v4/projects/acme%2Fapp/repository/branches/fix%2F50%25-off%2342?scope[]=failed&scope[]=canceled&search=a%20b',
        0,
      ],
    ]);
    expect(server.seen[0]!.headers).toEqual({
      host: `127.0.0.1:${server.port}`,
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'private-token': TOKEN,
      'user-agent': 'gitlab-catalog-mcp/1.2.3',
    });
    expect(answer).toMatchObject({ status: 200, data: { id: 70 }, truncated: false, paging: undefined });
  });

  it('sends an OAuth token as a bearer token and no other header beside it', async () => {
    await open((_, response) => json(response, 200, {}));
    const { ports } = client(server.url, {}, { credential: { kind: 'bearer', token: 'oauth-madeup' } });
    await ports.rest({ method: 'GET', path: '/user' });
    expect(server.seen[0]!.headers).toMatchObject({ authorization: 'Bearer oauth-madeup' });
    expect(server.seen[0]!.headers).not.toHaveProperty('private-token');
  });

  it('sends a JSON body with the empty values it was given', async () => {
    await open((_, response) => json(response, 200, {}));
    const body = { assignee_ids: [], labels: '', description: '', title: 'ä' };
    await client(server.url).ports.rest({ method: 'PUT', path: '/projects/1/issues/4', body });
    const [seen] = server.seen;
    expect([seen!.headers['content-type'], JSON.parse(seen!.body.toString('utf8'))]).toEqual(['application/json', body]);
  });

  it('sends bytes as they are when they are the body themselves', async () => {
    await open((_, response) => json(response, 201, {}));
    const content = Buffer.from([0x00, 0xff, 0x0d, 0x0a, 0x7b]);
    await client(server.url).ports.rest({ method: 'PUT', path: '/projects/1/packages/generic/a/1/b', content });
    const [seen] = server.seen;
    expect([seen!.headers['content-type'], seen!.body]).toEqual(['application/octet-stream', content]);
  });

  it('uses one connection for calls that follow each other, and several for calls side by side', async () => {
    await open((_, response) => json(response, 200, {}));
    const { ports } = client(server.url);
    for (let call = 0; call < 4; call++) {
      await ports.rest({ method: 'GET', path: '/version' });
      await setImmediate(); // a connection is free again after one turn of the event loop
    }
    expect(server.connections()).toBe(1);
    await Promise.all([1, 2, 3].map(() => ports.rest({ method: 'GET', path: '/version' })));
    expect(server.connections()).toBe(3);
  });

  it('sends nothing without a token, and names the setting', async () => {
    await open((_, response) => json(response, 200, {}));
    const without = { credential: { kind: 'none' } } as const;
    const { ports } = client(server.url, {}, without);
    const failed = await failure(ports.rest({ method: 'GET', path: '/user' }));
    expect([failed.code, failed.sentence.includes('GITLAB_TOKEN')]).toEqual(['no_token', true]);
    expect((await failure(ports.graphql('{ a }', {}))).code).toBe('no_token');
    expect(server.seen).toEqual([]);
    expect((await client(server.url, { anonymous: true }, without).ports.rest({ method: 'GET', path: '/user' })).status).toBe(200);
  });

  it('sends nothing with a token that no header can carry, and does not show it', async () => {
    await open((_, response) => json(response, 200, {}));
    const { ports } = client(server.url, {}, { credential: { kind: 'private', token: 'glpat-a\r\nX-Evil: 1' } });
    const failed = await failure(ports.rest({ method: 'GET', path: '/user' }));
    expect(failed.code).toBe('unauthorized');
    expect(failed.sentence).not.toContain('glpat');
    expect(server.seen).toEqual([]);
  });

  it('asks the police before every request, and sends nothing that they refuse', async () => {
    await open((_, response) => json(response, 200, {}));
    const asked: unknown[] = [];
    const police = async (request: unknown) => {
      asked.push(request);
      throw new Error('blocked');
    };
    const { ports } = client(server.url, {}, { police });
    const request = { method: 'GET', path: '/projects/{id}', pathParams: { id: 'a/b' } } as const;
    await expect(ports.rest(request)).rejects.toThrow('blocked');
    await expect(ports.graphql('{ a }', { x: 1 })).rejects.toThrow('blocked');
    expect(asked).toEqual([request, { document: '{ a }', variables: { x: 1 } }]);
    expect(server.seen).toEqual([]);
  });

  it('logs method, template and status, and never the token or a value', async () => {
    await open((_, response) => json(response, 200, {}, { 'x-request-id': 'req-1' }));
    const { ports, lines } = client(server.url);
    await ports.rest({ method: 'GET', path: '/projects/{id}', pathParams: { id: 'secret/plan' }, query: { search: 'hush' } });
    const [line] = lines.map(text => JSON.parse(text));
    expect(lines).toHaveLength(1);
    expect(line).toMatchObject({
      level: 'debug',
      event: 'gitlab.answer',
      method: 'GET',
      path: '/projects/{id}',
      status: 200,
      request_id: 'req-1',
    });
    expect(lines.join('')).not.toMatch(/glpat|secret|hush/);
  });
});

describe('how answers are read', () => {
  it.each([
    ['204 that claims to be JSON', 204, { 'content-type': 'application/json' }],
    ['204 that claims to be a page', 204, { 'content-type': 'text/html' }],
    ['201 without a length', 201, { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }],
    ['200 of length zero', 200, { 'content-length': '0', 'content-type': 'application/json' }],
  ] as const)('takes an empty %s for an answer without data', async (_, status, headers) => {
    await open((_seen, response) => response.writeHead(status, headers).end());
    const answer = await client(server.url).ports.rest({ method: 'POST', path: '/projects/1/star' });
    const none = await client(server.url).ports.rest({ method: 'DELETE', path: '/projects/1/star', answer: 'none' });
    expect([answer.status, answer.data, none.status, none.data]).toEqual([status, undefined, status, undefined]);
  });

  it('takes a bare null for an answer without data', async () => {
    await open((_, response) => json(response, 201, null));
    expect((await client(server.url).ports.rest({ method: 'POST', path: '/projects/1/housekeeping' })).data).toBeUndefined();
  });

  it('keeps ids beyond 32 bits and text in any script', async () => {
    await open((_, response) => json(response, 200, { id: 15701568935, title: 'план 🚀' }));
    expect((await client(server.url).ports.rest({ method: 'GET', path: '/x' })).data).toEqual({ id: 15701568935, title: 'план 🚀' });
  });

  it('gives what the headers say about pages', async () => {
    const link = '<https://public.example/api/v4/x?cursor=abc>; rel="next"';
    await open((_, response) => json(response, 200, [], { 'X-Per-Page': '20', 'X-Next-Page': '', Link: link }));
    expect((await client(server.url).ports.rest({ method: 'GET', path: '/x' })).paging).toEqual({
      page: 0,
      perPage: 20,
      total: undefined,
      totalPages: undefined,
      nextPage: 0,
      prevPage: 0,
      nextPageToken: Buffer.from('cursor=abc').toString('base64url'),
    });
  });

  it('reads a HEAD by its headers alone', async () => {
    await open((_, response) => response.writeHead(200, { 'x-gitlab-size': '12', 'content-length': '12' }).end());
    const answer = await client(server.url).ports.rest({ method: 'HEAD', path: '/x' });
    expect([answer.data, answer.header('X-Gitlab-Size')]).toEqual([undefined, '12']);
  });

  it('reads text and bytes up to a limit and says that it stopped', async () => {
    await open((_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('\ufeffäöü'));
    const { ports } = client(server.url);
    const get = (answer: 'text' | 'bytes', limit?: number) =>
      ports.rest({ method: 'GET', path: '/x', answer, ...(limit ? { limit } : {}) });
    expect(await get('text')).toMatchObject({ data: '\ufeffäöü', truncated: false });
    expect(await get('text', 6)).toMatchObject({ data: '\ufeffä', truncated: true });
    expect(await get('bytes', 4)).toMatchObject({ data: Buffer.from([0xef, 0xbb, 0xbf, 0xc3]), truncated: true });
    expect(server.seen.map(({ headers }) => headers.accept)).toEqual(['*/*', '*/*', '*/*']);
  });

  it('hands a stream over, and closes the connection when its reader leaves', async () => {
    let closed: () => void;
    const gone = new Promise<void>(resolve => {
      closed = resolve;
    });
    await open((_, response) => {
      response.on('close', () => closed());
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first\n');
    });
    const answer = await client(server.url).ports.rest({ method: 'GET', path: '/x', answer: 'stream' });
    for await (const chunk of answer.stream!) {
      expect(Buffer.from(chunk).toString()).toBe('first\n');
      break;
    }
    await gone;
    expect(answer.data).toBeUndefined();
  });

  it('explains a stream that breaks', async () => {
    await open((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    const { stream } = await client(server.url).ports.rest({ method: 'GET', path: '/x', answer: 'stream' });
    const reading = (async () => {
      for await (const _ of stream!) {
        // only the end matters
      }
    })();
    expect(await failure(reading)).toMatchObject({ code: 'connection_lost', facts: { status: 200, retryable: true } });
  });

  it.each([
    ['JSON that ends early', { 'content-type': 'application/json' }, '{"id":', 'unreadable_answer'],
    ['a page in place of JSON', { 'content-type': 'text/html' }, '<html><title>Sign in</title>', 'html_answer'],
    ['a compressed body', { 'content-type': 'application/json', 'content-encoding': 'br' }, 'x', 'unreadable_answer'],
  ])('explains %s', async (_, headers, body, code) => {
    await open((_seen, response) => response.writeHead(200, headers).end(body));
    const failed = await failure(client(server.url).ports.rest({ method: 'GET', path: '/x' }));
    expect(failed.code).toBe(code);
    expect(failed.sentence).toContain(`127.0.0.1:${server.port}`);
    expect(failed.sentence).not.toContain('<');
  });

  it('does not take a sign-in page for the success of a delete', async () => {
    await open((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html><title>Sign in</title>'));
    const call = client(server.url).ports.rest({ method: 'DELETE', path: '/x', answer: 'none' });
    expect((await failure(call)).code).toBe('html_answer');
  });

  it('shows nothing of an error that came compressed', async () => {
    await open((_, response) => response.writeHead(404, { 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 8, 0])));
    const failed = await failure(client(server.url).ports.rest({ method: 'GET', path: '/x' }));
    expect([failed.code, failed.facts]).toEqual(['not_found', { status: 404, retryable: false }]);
  });

  it('says that a write was accepted when only its answer is broken', async () => {
    await open((_, response) => response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":'));
    const failed = await failure(client(server.url).ports.rest({ method: 'POST', path: '/x', body: {} }));
    expect(failed.sentence).toMatch(/write itself was accepted: look before trying again/);
  });

  it.each([
    ['a sign-in page', {}, 'html_answer'],
    ['an attachment', { 'content-disposition': 'attachment; filename="index.html"' }, undefined],
    ['a page of GitLab', { 'x-gitlab-meta': '{}' }, undefined],
  ] as const)('where a file is expected, HTML is %s by its headers', async (_, headers, code) => {
    await open((_seen, response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end('<html>'));
    const call = client(server.url).ports.rest({ method: 'GET', path: '/x', answer: 'text' });
    if (code) expect((await failure(call)).code).toBe(code);
    else expect((await call).data).toBe('<html>');
  });
});

describe('cancelling', () => {
  it('closes the request to GitLab at once', async () => {
    const stop = new AbortController();
    let closed: () => void;
    const gone = new Promise<void>(resolve => {
      closed = resolve;
    });
    await open((_, response) => {
      response.on('close', () => closed());
      stop.abort();
    });
    const { ports } = client(server.url, {}, { signal: stop.signal });
    const failed = await failure(ports.rest({ method: 'GET', path: '/x' }));
    await gone;
    expect(failed).toEqual({
      code: 'cancelled',
      sentence: `The call was cancelled while waiting for 127.0.0.1:${server.port}.`,
      facts: {},
    });
  });

  it('reaches a body that is being read', async () => {
    const stop = new AbortController();
    await open((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"a":', () => stop.abort());
    });
    const { ports } = client(server.url, {}, { signal: stop.signal });
    expect((await failure(ports.rest({ method: 'GET', path: '/x' }))).code).toBe('cancelled');
  });

  it('warns that a write may have arrived, but not when nothing was sent', async () => {
    const stop = new AbortController();
    await open(() => stop.abort());
    const { ports } = client(server.url, {}, { signal: stop.signal });
    expect((await failure(ports.rest({ method: 'POST', path: '/x' }))).sentence).toMatch(/look before trying again/);
    expect((await failure(ports.rest({ method: 'POST', path: '/x' }))).sentence).not.toMatch(/look before/);
    expect(server.seen).toHaveLength(1);
  });
});
