/** The wire itself, in raw lines: revisions, line ends, cancellation, the end of the process, and stdout that is only protocol. */
import { describe, expect, it } from 'vitest';
import { initialize, openRaw } from '../support/raw-lines.ts';
import { stubGitlab } from '../support/stub-gitlab.ts';

const call = (id: number, action: string, params: Readonly<Record<string, unknown>>) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'gitlab_execute_action', arguments: { action, params } },
});

const issue = (iid: number, title: string) => ({ iid, title, state: 'opened', author: { username: 'mira' } });

const onStub = (url: string) => ({ GITLAB_URL: url, GITLAB_TOKEN: 'glpat-madeup0000000000000' });

describe('protocol revisions', () => {
  it.each(['2099-01-01', '2024-11-05', '2025-11-25'])('answers an initialize that asks for %s and lists tools', async version => {
    const server = openRaw();
    const { result } = await initialize(server, 'probe', version);
    expect(result?.['protocolVersion']).toBe(version === '2099-01-01' ? '2025-11-25' : version);
    server.send({ jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} });
    const listed = (await server.answer(2)).result;
    expect(listed?.['tools']).toHaveLength(2);
    expect(listed).not.toHaveProperty('nextCursor');
    expect(listed).not.toHaveProperty('resultType');
    expect(await server.close()).toBe(0);
  });

  it('marks every result of a 2026-07-28 request complete', async () => {
    const server = openRaw();
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    server.send({
      ...call(1, 'issue.get', { project_id: 'demo/app', issue_iid: 1 }),
      params: { ...call(1, 'issue.get', { project_id: 'demo/app', issue_iid: 1 }).params, _meta },
    });
    const { result } = await server.answer(1);
    expect(result?.['resultType']).toBe('complete');
    expect(result?.['isError']).toBeUndefined();
    await server.close();
  });

  it('refuses a cursor it never gave', async () => {
    const server = openRaw();
    await initialize(server);
    server.send({ jsonrpc: '2.0', id: 3, method: 'tools/list', params: { cursor: 'bogus' } });
    expect((await server.answer(3)).error).toEqual({ code: -32602, message: 'Unknown cursor: the list of tools is one page.' });
    await server.close();
  });

  it('refuses a tool it does not have by name', async () => {
    const server = openRaw();
    await initialize(server);
    server.send({ jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'gitlab_nope', arguments: {} } });
    expect((await server.answer(4)).error).toMatchObject({ code: -32602, message: expect.stringContaining('Unknown tool: gitlab_nope') });
    await server.close();
  });
});

describe('lines', () => {
  it('reads messages that end in CR LF, skips blank lines, and ends its own in LF only', async () => {
    const server = openRaw();
    server.send('{"jsonrpc":"2.0","id":1,"method":"ping"}\r\n\r');
    expect((await server.answer(1)).result).toEqual({});
    expect(server.lines().some(line => line.includes('\r'))).toBe(false);
    await server.close();
  });

  it('answers lines that are no request, each under its id where it has one, and goes on serving', async () => {
    const server = openRaw();
    await initialize(server);
    server.send('garbage');
    server.send('{"jsonrpc":"1.0","id":92,"method":"tools/list"}');
    server.send('{"jsonrpc":"2.0","id":"p","method":"tools/call","params":[]}');
    expect((await server.answer(92)).error?.code).toBe(-32600);
    expect((await server.answer('p')).error?.code).toBe(-32600);
    const unnamed = server.lines().map(line => JSON.parse(line) as { id?: unknown; error?: { code: number } });
    expect(unnamed.filter(message => message.id === null).map(message => message.error?.code)).toEqual([-32700]);
    server.send({ jsonrpc: '2.0', id: 2, method: 'ping' });
    expect((await server.answer(2)).result).toEqual({});
    expect(await server.close()).toBe(0);
  });

  it('answers a message above the limit and goes on serving', async () => {
    const server = openRaw(['--sandbox', '--stdio-max-line-bytes', '65536']);
    await initialize(server);
    server.send(call(2, 'issue.create', { project_id: 'demo/app', title: 'x'.repeat(1 << 20) }));
    expect((await server.answer(2)).error).toEqual({ code: -32600, message: expect.stringContaining('more than 65536 bytes') });
    server.send(call(3, 'issue.get', { project_id: 'demo/app', issue_iid: 1 }));
    expect((await server.answer(3)).result?.['isError']).toBeUndefined();
    expect(await server.close()).toBe(0);
  });

  it('reads a message of many megabytes', async () => {
    const server = openRaw();
    await initialize(server);
    server.send({ ...call(2, 'issue.get', { project_id: 'demo/app', issue_iid: 1 }), method: 'ping', params: { x: 'y'.repeat(24 << 20) } });
    expect((await server.answer(2)).result).toEqual({});
    expect(await server.close()).toBe(0);
  });

  it('writes nothing but JSON-RPC to stdout over a whole session, at debug level too', async () => {
    const stub = await stubGitlab([
      { on: 'GET /api/v4/projects/1/issues/404', status: 500, body: { message: '500 Internal Server Error' } },
    ]);
    const server = openRaw([], { ...onStub(stub.url), GITLAB_MCP_LOG_LEVEL: 'debug', GITLAB_MCP_NO_SUCH_SETTING: '1' });
    await initialize(server);
    server.send({ jsonrpc: '2.0', id: 2, method: 'tools/list' });
    await server.answer(2);
    server.send(call(3, 'issue.get', { project_id: 1, issue_iid: 404 }));
    expect((await server.answer(3)).result?.['isError']).toBe(true);
    expect(await server.close()).toBe(0);
    for (const line of server.lines()) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    for (const line of server.stderr().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
    expect(server.stderr()).not.toContain('glpat-');
    await stub.close();
  });
});

describe('calls at once', () => {
  it('answers quick calls while a slow one waits, each under its own id', async () => {
    let release = (): void => undefined;
    const until = new Promise<void>(resolve => {
      release = resolve;
    });
    const stub = await stubGitlab([
      { on: 'GET /api/v4/projects/1/issues/1', until, body: issue(1, 'slow') },
      ...[2, 3, 4, 5].map(iid => ({ on: `GET /api/v4/projects/1/issues/${iid}`, body: issue(iid, `n${iid}`) })),
    ]);
    const server = openRaw([], onStub(stub.url));
    await initialize(server);
    for (const iid of [1, 2, 3, 4, 5]) server.send(call(iid, 'issue.get', { project_id: 1, issue_iid: iid }));
    const objects = await Promise.all(
      [2, 3, 4, 5].map(async id => (await server.answer(id)).result?.['structuredContent'] as { title: string }),
    );
    expect(objects.map(object => object.title)).toEqual(['n2', 'n3', 'n4', 'n5']);
    release();
    expect((await server.answer(1)).result?.['structuredContent']).toMatchObject({ title: 'slow' });
    await server.close();
    await stub.close();
  });
});

describe('cancellation', () => {
  it('aborts the request to GitLab, answers nothing for that id, and goes on serving', async () => {
    const stub = await stubGitlab([
      { on: 'GET /api/v4/projects/1/jobs/1/trace', until: new Promise(() => undefined), raw: '' },
      { on: 'GET /api/v4/projects/1/issues/2', body: issue(2, 'later') },
    ]);
    const server = openRaw([], onStub(stub.url));
    await initialize(server);
    server.send(call(2, 'job.trace', { project_id: 1, job_id: 1 }));
    while (stub.requests.length === 0) await new Promise(resolve => setImmediate(resolve));
    server.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2, reason: 'user' } });
    await stub.requests[0]?.aborted;
    server.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 99, reason: 'unknown' } });
    server.send(call(3, 'issue.get', { project_id: 1, issue_iid: 2 }));
    expect((await server.answer(3)).result?.['structuredContent']).toMatchObject({ title: 'later' });
    expect(server.lines().some(line => (JSON.parse(line) as { id?: number }).id === 2)).toBe(false);
    await server.close();
    await stub.close();
  });
});

describe('the end of the process', () => {
  it('exits with 0 when stdin closes before the first byte', async () => {
    expect(await openRaw().close()).toBe(0);
  });

  it('exits with 0 when stdin closes after a session', async () => {
    const server = openRaw();
    await initialize(server);
    expect(await server.close()).toBe(0);
  });

  it('exits with 0 on SIGTERM while a call is running', async () => {
    const stub = await stubGitlab([{ on: 'GET /api/v4/projects/1/issues/1', until: new Promise(() => undefined), body: {} }]);
    const server = openRaw([], onStub(stub.url));
    await initialize(server);
    server.send(call(1, 'issue.get', { project_id: 1, issue_iid: 1 }));
    while (stub.requests.length === 0) await new Promise(resolve => setImmediate(resolve));
    server.process.kill('SIGTERM');
    expect(await server.exited()).toBe(0);
    await stub.close();
  });

  it('exits when its stdout is broken', async () => {
    const server = openRaw();
    await initialize(server);
    server.process.stdout.destroy();
    server.send({ jsonrpc: '2.0', id: 2, method: 'tools/list' });
    expect(await server.exited()).toBe(0);
  });
});

describe('starting', () => {
  it('starts and lists without a token, and each call says what to set', async () => {
    const stub = await stubGitlab([]);
    const server = openRaw([], { GITLAB_URL: stub.url });
    await initialize(server);
    server.send({ jsonrpc: '2.0', id: 2, method: 'tools/list' });
    expect((await server.answer(2)).result?.['tools']).toHaveLength(2);
    server.send(call(3, 'issue.get', { project_id: 1, issue_iid: 1 }));
    const { result } = await server.answer(3);
    expect(result?.['isError']).toBe(true);
    expect(JSON.stringify(result)).toContain('GITLAB_TOKEN');
    expect(stub.requests).toHaveLength(0);
    await server.close();
    await stub.close();
  });

  it.each([
    [
      ['--tool-surface', 'metta'],
      'GITLAB_MCP_TOOL_SURFACE is "metta", but takes one of dynamic, meta, individual. Correct it or leave it out.',
    ],
    [
      ['--exclude-tools', 'branch.delte'],
      'GITLAB_MCP_EXCLUDE_TOOLS names "branch.delte", which no action or tool is called, so it would protect nothing. Did you mean "branch.delete"?',
    ],
    [
      ['--stdio-max-line-bytes', '0'],
      'GITLAB_MCP_STDIO_MAX_LINE_BYTES is "0", but takes a number of bytes from 65536 to 268435456. Correct it or leave it out.',
    ],
    [['--nonsense'], '--nonsense is not a flag. --help lists the flags.'],
  ])('refuses to start with %j and exits with 2', async (args, sentence) => {
    const server = openRaw(['--sandbox', ...args]);
    expect(await server.exited()).toBe(2);
    expect(server.stderr()).toBe(`gitlab-catalog-mcp: ${sentence}\n`);
    expect(server.lines()).toEqual([]);
  });

  it('reads no .env of the working directory', async () => {
    const { mkdtemp, writeFile } = await import('node:fs/promises');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
    const trap = await stubGitlab([]);
    const real = await stubGitlab([{ on: 'GET /api/v4/projects/1', body: { id: 1, path_with_namespace: 'a/b', name: 'b' } }]);
    const folder = await mkdtemp(join(tmpdir(), 'env-trap-'));
    await writeFile(join(folder, '.env'), `GITLAB_URL=${trap.url}\n`);
    const server = openRaw([], onStub(real.url), folder);
    await initialize(server);
    server.send(call(1, 'project.get', { project_id: 1 }));
    expect((await server.answer(1)).result?.['isError']).toBeUndefined();
    expect(trap.requests).toHaveLength(0);
    await server.close();
    await trap.close();
    await real.close();
  });
});
