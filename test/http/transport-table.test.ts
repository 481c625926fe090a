/** Which transport carries a question to whom: every combination, with both official clients and by hand. */
import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS, textOf } from '../support/clients.ts';
import { openHttpClient } from '../support/http-clients.ts';
import { execute, initialize, MODERN, message, modern, openSession, send, startHttp } from '../support/http-server.ts';
import { writesOf } from '../support/linked.ts';

const answers: Readonly<Record<string, unknown>> = {
  title: 'Asked over HTTP',
  description: 'As said',
  labels: ['bug'],
  confidential: false,
  confirm: true,
};
const accept = (_: unknown, key: string) => ({ action: 'accept', content: { [key]: answers[key] } });
const ISSUES = 'POST /api/v4/projects/demo%2Fapp/issues';
const BRANCH = { project_id: 'demo/app', branch: 'feature/login' };
const SERVED = [MODERN, '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'];

describe.each([
  { stateless: true, name: 'stateless' },
  { stateless: false, name: '--stateless=false' },
])('$name', ({ stateless }) => {
  it.each(CLIENT_KINDS)('serves the tool list and a read to the %s client', async kind => {
    const server = await startHttp({ stateless });
    const client = await openHttpClient(server.mcp, { kind });
    expect((await client.listTools()).map(({ name }) => name)).toEqual(['gitlab_find_action', 'gitlab_execute_action']);
    const result = await client.run('project.get', { project_id: 'demo/app' });
    expect(result.structuredContent).toMatchObject({ path_with_namespace: 'demo/app' });
    await client.close();
    await server.close();
  });

  const carries = (kind: string): boolean => kind === 'modern' || !stateless;

  it.each(CLIENT_KINDS)('asks the %s client where something outlives the request, and names the other action elsewhere', async kind => {
    const server = await startHttp({ stateless });
    const client = await openHttpClient(server.mcp, { kind, respond: accept });
    const result = await client.run('interactive.issue_create', { project_id: 'demo/app' });
    if (carries(kind)) {
      expect(client.asked.length).toBe(5);
      expect(result.structuredContent).toMatchObject({ title: 'Asked over HTTP' });
      expect(writesOf(server.sandbox)).toEqual([ISSUES]);
    } else {
      expect(client.asked).toEqual([]);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toContain('issue.create');
      expect(writesOf(server.sandbox)).toEqual([]);
    }
    await client.close();
    await server.close();
  });

  it.each(CLIENT_KINDS)('lets the %s client confirm a destructive action, in a form or with confirm', async kind => {
    const server = await startHttp({ stateless, env: { GITLAB_MCP_TOOL_SURFACE: 'meta' } });
    const client = await openHttpClient(server.mcp, { kind, respond: (_, key) => ({ action: 'accept', content: { [key]: true } }) });
    const first = await client.callTool('gitlab_branch', { action: 'delete', params: BRANCH });
    if (carries(kind)) {
      expect(client.asked.length).toBe(1);
      expect(first.isError ?? false).toBe(false);
    } else {
      expect(client.asked).toEqual([]);
      expect(first.isError).toBe(true);
      expect(textOf(first)).toContain('"confirm": true');
      expect(writesOf(server.sandbox)).toEqual([]);
      const confirmed = await client.callTool('gitlab_branch', { action: 'delete', params: BRANCH, confirm: true });
      expect(confirmed.isError ?? false).toBe(false);
    }
    expect(writesOf(server.sandbox)).toEqual(['DELETE /api/v4/projects/demo%2Fapp/repository/branches/feature%2Flogin']);
    await client.close();
    await server.close();
  });

  it.each(CLIENT_KINDS)('refuses the wizard to a %s client that cannot be asked, naming the other action', async kind => {
    const server = await startHttp({ stateless });
    const client = await openHttpClient(server.mcp, { kind, canElicit: false });
    const result = await client.run('interactive.issue_create', { project_id: 'demo/app' });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('issue.create');
    expect(writesOf(server.sandbox)).toEqual([]);
    await client.close();
    await server.close();
  });

  it('serves 2026-07-28 by hand, request by request, its questions inside the results', async () => {
    const server = await startHttp({ stateless });
    let state: unknown;
    let responses: Readonly<Record<string, unknown>> = {};
    for (let round = 0; round < 5; round += 1) {
      const asked = await send(
        server.port,
        modern('tools/call', {
          ...execute('interactive.issue_create', { project_id: 'demo/app' }),
          ...(state !== undefined && { requestState: state, inputResponses: responses }),
        }),
      );
      expect(asked.status).toBe(200);
      expect(asked.headers['mcp-session-id']).toBeUndefined();
      const result = asked.json.result as {
        readonly resultType: string;
        readonly requestState: string;
        readonly inputRequests: Readonly<Record<string, unknown>>;
      };
      expect(result.resultType).toBe('input_required');
      const [key = ''] = Object.keys(result.inputRequests);
      state = result.requestState;
      responses = { [key]: { action: 'accept', content: { [key]: answers[key] } } };
    }
    const done = await send(
      server.port,
      modern('tools/call', {
        ...execute('interactive.issue_create', { project_id: 'demo/app' }),
        requestState: state,
        inputResponses: responses,
      }),
    );
    expect(done.json.result).toMatchObject({ resultType: 'complete', structuredContent: { title: 'Asked over HTTP' } });
    await server.close();
  });

  it('answers a revision that nobody serves with every revision that is served', async () => {
    const server = await startHttp({ stateless });
    const byHeader = await send(server.port, { headers: { 'mcp-protocol-version': '2099-01-01' }, body: message('tools/list') });
    expect([byHeader.status, byHeader.json.error?.code, byHeader.json.error?.data]).toEqual([
      400,
      -32022,
      { supported: SERVED, requested: '2099-01-01' },
    ]);
    const claimed = modern('tools/list');
    const text = JSON.stringify(claimed.body).replaceAll(MODERN, '2099-01-01');
    const byBody = await send(server.port, { headers: { ...claimed.headers, 'mcp-protocol-version': '2099-01-01' }, body: text });
    expect([byBody.status, byBody.json.id, byBody.json.error?.code, byBody.json.error?.data]).toEqual([
      400,
      1,
      -32022,
      { supported: SERVED, requested: '2099-01-01' },
    ]);
    await server.close();
  });

  it('answers a handshake for a revision of the future with the newest one that shakes hands', async () => {
    const server = await startHttp({ stateless });
    const opened = await send(server.port, { body: initialize('2099-01-01') });
    expect([opened.status, opened.json.result?.['protocolVersion']]).toEqual([200, '2025-11-25']);
    for (const broken of [undefined, 7]) {
      const refused = await send(server.port, { body: initialize(broken === undefined ? null : broken) });
      expect(refused.json.error?.code).toBe(-32602);
    }
    expect((await send(server.port, modern('tools/list'))).status).toBe(200);
    await server.close();
  });

  it.each(['GET', 'DELETE', 'PUT', 'PATCH'])('answers %s of 2026-07-28 with 405 and what is allowed', async method => {
    const server = await startHttp({ stateless });
    const reply = await send(server.port, { method, headers: { 'mcp-protocol-version': MODERN, accept: 'text/event-stream' } });
    expect(reply.status).toBe(405);
    expect(String(reply.headers['allow'])).toContain('POST');
    expect(reply.json.error?.code).toBe(-32000);
    await server.close();
  });

  it('refuses a call whose header names another action than its body', async () => {
    const server = await startHttp({ stateless });
    const call = modern('tools/call', execute('branch.delete', BRANCH, { confirm: true }), {
      headers: { 'mcp-param-action': 'branch.list' },
    });
    const reply = await send(server.port, call);
    expect([reply.status, reply.json.error?.code]).toEqual([400, -32020]);
    expect(writesOf(server.sandbox)).toEqual([]);
    await server.close();
  });

  it('serves / as it serves /mcp, and nothing at other paths', async () => {
    const server = await startHttp({ stateless });
    expect((await send(server.port, { ...modern('tools/list'), path: '/' })).status).toBe(200);
    const other = await send(server.port, { ...modern('tools/list'), path: '/sse' });
    expect([other.status, other.json.error?.message]).toEqual([404, 'There is nothing at this path. MCP is at /mcp.']);
    await server.close();
  });
});

describe('sessions beside 2026-07-28', () => {
  it('answers the same list to both eras on one endpoint', async () => {
    const server = await startHttp({ stateless: false });
    const headers = await openSession(server.port);
    const inSession = await send(server.port, { headers, body: message('tools/list') });
    const perRequest = await send(server.port, modern('tools/list'));
    expect(inSession.json.result?.['tools']).toEqual(perRequest.json.result?.['tools']);
    expect(inSession.json.result).not.toHaveProperty('resultType');
    expect(perRequest.json.result).toHaveProperty('resultType', 'complete');
    await server.close();
  });
});
