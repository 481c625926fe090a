/** What GitLab says of the token over stdio: asked after the first list, obeyed from then on, and told to the client. */
import { describe, expect, it } from 'vitest';
import { initialize, openRaw, type RawMessage, type RawServer } from '../support/raw-lines.ts';
import { type StubRoute, stubGitlab } from '../support/stub-gitlab.ts';

const TOKEN = 'glpat-madeup0000000000000';
const CHANGED = 'notifications/tools/list_changed';

/** Resolves once the server has sent a notification of this method. */
const notified = (server: RawServer, method: string): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => {
      if (server.lines().some(line => (JSON.parse(line) as RawMessage).method === method)) resolve();
    };
    server.process.stdout.on('data', look);
    look();
  });

const call = (id: number, action: string, params: Readonly<Record<string, unknown>>, _meta?: unknown) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'gitlab_execute_action', arguments: { action, params }, ...(_meta ? { _meta } : {}) },
});

type Blocks = readonly { readonly text: string }[] | undefined;

const textOf = ({ result }: RawMessage): string => (result?.['content'] as Blocks)?.[0]?.text ?? '';

const approvals = { on: 'GET /api/v4/projects/1/merge_requests/2/approval_state', body: { rules: [] } };
const READ = ['merge_request.approval_state', { project_id: 1, merge_request_iid: 2 }] as const;

async function open(routes: readonly StubRoute[], env: Readonly<Record<string, string>> = {}) {
  const stub = await stubGitlab(routes);
  const server = openRaw([], { GITLAB_URL: stub.url, GITLAB_TOKEN: TOKEN, ...env });
  const asked = () => stub.requests.map(({ method, url }) => `${method} ${url}`);
  return { stub, server, asked, close: async () => [await server.close(), await stub.close()][0] };
}

describe('after the first list', () => {
  it('GitLab is asked, calls meanwhile run, and what it says narrows the later ones', async () => {
    let answer = (): void => undefined;
    const until = new Promise<void>(resolve => {
      answer = resolve;
    });
    const { server, asked, close } = await open([
      { on: 'GET /api/v4/metadata', body: { version: '18.4.0', enterprise: false }, until },
      { on: 'GET /api/v4/personal_access_tokens/self', body: { id: 1, scopes: ['api'] } },
      approvals,
    ]);
    await initialize(server);
    expect(asked()).toEqual([]);
    server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    expect((await server.answer(1)).result?.['tools']).toHaveLength(2);

    server.send(call(2, ...READ));
    expect((await server.answer(2)).result).not.toHaveProperty('isError');
    expect(server.lines().some(line => line.includes(CHANGED))).toBe(false);

    answer();
    await notified(server, CHANGED);
    expect(asked().filter(line => line.includes('metadata') || line.includes('self'))).toHaveLength(2);
    const before = asked().length;
    server.send(call(3, ...READ));
    expect(textOf(await server.answer(3))).toContain(
      "Action 'merge_request.approval_state' exists but it needs GitLab Premium and this instance is Free. If that is wrong, set GITLAB_MCP_TIER.",
    );
    server.send({ jsonrpc: '2.0', id: 4, method: 'tools/list', params: {} });
    expect((await server.answer(4)).result?.['tools']).toHaveLength(2);
    expect(asked()).toHaveLength(before);
    expect(await close()).toBe(0);
  });

  it('a client of 2026-07-28 that listens hears of it too, and a fine-grained token is answered in its own words', async () => {
    const { server, close } = await open([
      { on: 'GET /api/v4/metadata', body: { version: '19.4.1-ee', enterprise: true } },
      {
        on: 'GET /api/v4/personal_access_tokens/self',
        body: { id: 1, scopes: ['granular'], granular: true, granular_scopes: [{ access: 'user', permissions: ['read_work_item'] }] },
      },
    ]);
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    server.send({
      jsonrpc: '2.0',
      id: 'ear',
      method: 'subscriptions/listen',
      params: { _meta, notifications: { toolsListChanged: true } },
    });
    await notified(server, 'notifications/subscriptions/acknowledged');
    server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta } });
    await server.answer(1);
    server.send(call(2, ...READ, _meta));
    await server.answer(2);
    await notified(server, CHANGED);
    server.send(call(3, 'issue.create', { project_id: 1, title: 'x' }, _meta));
    expect(textOf(await server.answer(3))).toMatch(
      /^gitlab_execute_action: action "issue\.create" exists but this fine-grained personal access token was not granted what it needs: Work Item: Create\. .* Do not report the capability as missing\.$/,
    );
    expect(await close()).toBe(0);
  });

  it('a GitLab that cannot be asked costs one line in the log and withholds nothing', async () => {
    const down = { status: 503, body: {} };
    const { server, asked, close } = await open([
      { on: 'GET /api/v4/metadata', ...down },
      { on: 'GET /api/v4/personal_access_tokens/self', ...down },
      approvals,
    ]);
    await initialize(server);
    server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    await server.answer(1);
    server.send(call(2, ...READ));
    expect((await server.answer(2)).result).not.toHaveProperty('isError');
    await new Promise<void>(resolve => {
      server.process.stderr.on('data', () => server.stderr().includes('not_narrowed') && resolve());
      if (server.stderr().includes('not_narrowed')) resolve();
    });
    server.send(call(3, ...READ));
    expect((await server.answer(3)).result).not.toHaveProperty('isError');
    expect(asked()).toContain('GET /api/v4/projects/1/merge_requests/2/approval_state');
    expect(server.stderr().match(/not_narrowed/g)).toHaveLength(1);
    expect(server.lines().some(line => line.includes(CHANGED))).toBe(false);
    expect(await close()).toBe(0);
  });

  it('the sandbox is asked like any other and withholds nothing of the catalog', async () => {
    const server = openRaw(['--sandbox'], { GITLAB_MCP_LOG_LEVEL: 'debug' });
    await initialize(server);
    server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    await server.answer(1);
    server.send(call(2, 'project.get', { project_id: 'demo/app' }));
    await server.answer(2);
    await new Promise<void>(resolve => {
      server.process.stderr.on('data', () => server.stderr().includes('"narrowed"') && resolve());
      if (server.stderr().includes('"narrowed"')) resolve();
    });
    server.send({ jsonrpc: '2.0', id: 3, method: 'resources/read', params: { uri: 'gitlab://tools' } });
    const contents = (await server.answer(3)).result?.['contents'] as Blocks;
    const visible = JSON.parse(contents?.[0]?.text ?? '[]') as readonly unknown[];
    const { registry } = await import('../../src/catalog/generated.ts');
    expect(visible).toHaveLength(registry().length);
    expect(await server.close()).toBe(0);
  });

  it('asks at once where the list itself may change, and with the first call where it cannot', async () => {
    const routes = [
      { on: 'GET /api/v4/metadata', body: { version: '18.4.0', enterprise: false } },
      { on: 'GET /api/v4/personal_access_tokens/self', body: { id: 1, scopes: ['api'] } },
      approvals,
    ];
    const meta = await open(routes, { GITLAB_MCP_TOOL_SURFACE: 'meta' });
    await initialize(meta.server);
    meta.server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    await meta.server.answer(1);
    await notified(meta.server, CHANGED);
    expect(await meta.close()).toBe(0);

    const dynamic = await open(routes);
    await initialize(dynamic.server);
    dynamic.server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    await dynamic.server.answer(1);
    dynamic.server.send(call(2, ...READ));
    await dynamic.server.answer(2);
    await notified(dynamic.server, CHANGED);
    expect(dynamic.asked()[0]).toBe('GET /api/v4/projects/1/merge_requests/2/approval_state');
    expect(await dynamic.close()).toBe(0);
  });
});
