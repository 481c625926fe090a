/** Sessions of clients up to 2025-11-25: whose they are, how they end, and that one call in them does not hold up another. */
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CODE } from '../../src/server/http/refusal.ts';
import { execute, initialize, message, openSession, type RpcReply, send, startHttp } from '../support/http-server.ts';
import { type StubGitlab, type StubRequest, stubGitlab } from '../support/stub-gitlab.ts';

const ALICE = { 'private-token': 'glpat-alice-000000000001' };
const BOB = { 'private-token': 'glpat-bob-00000000000002' };
const list = message('tools/list');

describe('a session', () => {
  it('is opened by initialize, serves requests, and ends with DELETE', async () => {
    const server = await startHttp({ stateless: false });
    const headers = await openSession(server.port, ALICE);
    expect(server.openSessions).toBe(1);
    expect((await send(server.port, { headers, body: list })).status).toBe(200);
    expect((await send(server.port, { method: 'DELETE', headers })).status).toBe(200);
    expect(server.openSessions).toBe(0);
    const gone = await send(server.port, { headers, body: list });
    expect([gone.status, gone.json.error?.code]).toEqual([404, CODE.sessionNotFound]);
    await server.close();
  });

  it.each([
    ['POST', 'missing', {}, 400],
    ['GET', 'missing', { accept: 'text/event-stream' }, 400],
    ['DELETE', 'missing', {}, 400],
    ['POST', 'unknown', { 'mcp-session-id': '00000000-0000-0000-0000-000000000000' }, 404],
    ['GET', 'unknown', { 'mcp-session-id': 'x', accept: 'text/event-stream' }, 404],
    ['DELETE', 'unknown', { 'mcp-session-id': '../../etc' }, 404],
  ])('is wanted for %s: %s is answered', async (method, _what, headers, status) => {
    const server = await startHttp({ stateless: false });
    const reply = await send(server.port, { method, headers: { ...ALICE, ...headers }, ...(method === 'POST' && { body: list }) });
    expect([reply.status, reply.json.error?.code]).toEqual([status, status === 400 ? CODE.refused : CODE.sessionNotFound]);
    await server.close();
  });

  it.each(['POST', 'GET', 'DELETE'])(
    'belongs to the credential that opened it: %s of another is answered as if it were not there',
    async method => {
      const server = await startHttp({ stateless: false });
      const mine = await openSession(server.port, ALICE);
      const { 'private-token': _, ...session } = mine;
      for (const other of [BOB, {}, { authorization: `Bearer ${ALICE['private-token']}` }]) {
        const reply = await send(server.port, {
          method,
          headers: { ...session, ...other, ...(method === 'GET' && { accept: 'text/event-stream' }) },
          ...(method === 'POST' && { body: list }),
        });
        expect([reply.status, reply.json.error?.code]).toEqual([404, CODE.sessionNotFound]);
      }
      expect((await send(server.port, { headers: mine, body: list })).status).toBe(200);
      await server.close();
    },
  );

  it('cannot be opened twice', async () => {
    const server = await startHttp({ stateless: false });
    const headers = await openSession(server.port, ALICE);
    const again = await send(server.port, { headers, body: initialize() });
    expect([again.status, again.json.error?.code]).toEqual([400, CODE.invalidRequest]);
    await server.close();
  });

  it('ends when it has been idle too long, and not before', async () => {
    let now = 0;
    const { Sessions } = await import('../../src/server/http/sessions.ts');
    const { Server } = await import('@modelcontextprotocol/server');
    const sessions = new Sessions({ most: 10, idleMs: 1000, now: () => now });
    const open = async (): Promise<string> => {
      const { transport } = await sessions.open('alice', () => new Server({ name: 'x', version: '1' }, { capabilities: {} }));
      const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' });
      await transport.handleRequest(new Request('http://x/', { method: 'POST', headers, body: JSON.stringify(initialize()) }));
      return transport.sessionId ?? '';
    };
    const [idle, used] = [await open(), await open()];
    now = 999;
    sessions.sweep();
    expect(sessions.size).toBe(2);
    const release = sessions.hold({ id: used });
    now = 5000;
    sessions.sweep();
    expect(() => sessions.find(idle, 'alice')).toThrow('There is no such session');
    expect(sessions.find(used, 'alice').id).toBe(used); // it is being answered
    release();
    now = 5999;
    sessions.sweep();
    expect(sessions.size).toBe(1);
    now = 6000;
    sessions.sweep();
    expect(sessions.size).toBe(0);
    await sessions.close();
  });

  it('is refused politely when there are too many, a quarter of them for one credential', async () => {
    const server = await startHttp({ stateless: false, env: { GITLAB_MCP_MAX_SESSIONS: '8' } });
    await openSession(server.port, ALICE);
    await openSession(server.port, ALICE);
    const third = await send(server.port, { headers: ALICE, body: initialize() });
    expect([third.status, third.json.error?.code, third.headers['retry-after']]).toEqual([503, CODE.refused, '30']);
    await openSession(server.port, BOB);
    expect(server.openSessions).toBe(3);
    await server.close();
  });
});

const titleOf = (result: RpcReply['result']): unknown => (result?.['structuredContent'] as { readonly title?: unknown } | undefined)?.title;

describe('calls at once', () => {
  const issue = (iid: number) => ({ iid, id: iid, title: `issue ${iid}`, state: 'opened', author: { username: 'mira' } });

  it('all answer in one session, each with its own id; the quick ones do not wait for the slow one', async () => {
    let letGo: (() => void) | undefined;
    const slow = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const stub = await stubGitlab(
      [1, 2, 3, 4, 5].map(iid => ({ on: `GET /api/v4/projects/1/issues/${iid}`, body: issue(iid), ...(iid === 1 && { until: slow }) })),
    );
    const server = await startHttp({ stateless: false, gitlab: stub.url });
    const headers = await openSession(server.port, ALICE);
    const order: number[] = [];
    const calls = [1, 2, 3, 4, 5].map(async iid => {
      const reply = await send(server.port, {
        headers,
        body: message('tools/call', execute('issue.get', { project_id: 1, issue_iid: iid }), 100 + iid),
      });
      order.push(iid);
      return [reply.json.id, titleOf(reply.json.result)];
    });
    await Promise.all(calls.slice(1));
    expect(order.includes(1)).toBe(false);
    letGo?.();
    expect(await Promise.all(calls)).toEqual([1, 2, 3, 4, 5].map(iid => [100 + iid, `issue ${iid}`]));
    await server.close();
    await stub.close();
  });
});

const never = new Promise<void>(() => undefined);
const trace = { on: 'GET /api/v4/projects/1/jobs/1/trace', raw: '...', until: never };

/** Sends a call and hands over a way to leave before it is answered. */
function startCall(
  port: number,
  headers: Readonly<Record<string, string>>,
  id: number,
): { readonly leave: () => void; readonly text: Promise<string> } {
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  });
  const text = new Promise<string>(resolve => {
    let received = '';
    call.on('response', response => {
      response.setEncoding('utf8').on('data', chunk => {
        received += chunk;
      });
      response.on('close', () => resolve(received));
    });
    call.on('error', () => resolve(received));
  });
  call.end(JSON.stringify(message('tools/call', execute('job.trace', { project_id: 1, job_id: 1 }), id)));
  return { leave: () => call.destroy(), text };
}

/** The call's request to GitLab, once it is there. */
const arrived = async (stub: StubGitlab): Promise<StubRequest> => {
  for (;;) {
    const found = stub.requests.find(({ url }) => url.endsWith('/trace'));
    if (found) return found;
    await new Promise(resolve => setImmediate(resolve));
  }
};

describe.each([
  { stateless: true, name: 'request by request' },
  { stateless: false, name: 'in a session' },
])('$name', ({ stateless }) => {
  it('a client that leaves aborts its call to GitLab', async () => {
    const stub = await stubGitlab([trace]);
    const server = await startHttp({ stateless, gitlab: stub.url });
    const headers = stateless ? ALICE : await openSession(server.port, ALICE);
    const { leave } = startCall(server.port, headers, 1);
    const { aborted } = await arrived(stub);
    leave();
    await aborted;
    expect((await send(server.port, { headers, body: list })).status).toBe(200);
    await server.close();
    await stub.close();
  });
});

it('a cancelled call is aborted and never answered; cancelling what is unknown is ignored', async () => {
  const stub = await stubGitlab([trace]);
  const server = await startHttp({ stateless: false, gitlab: stub.url });
  const headers = await openSession(server.port, ALICE);
  const { text } = startCall(server.port, headers, 2);
  const { aborted } = await arrived(stub);
  const cancel = (requestId: number) =>
    send(server.port, { headers, body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId, reason: 'user' } } });
  expect((await cancel(99)).status).toBe(202);
  expect((await cancel(2)).status).toBe(202);
  await aborted;
  expect(await text).toBe(''); // the stream ends without a message
  expect((await cancel(2)).status).toBe(202);
  expect((await send(server.port, { headers, body: list })).status).toBe(200);
  await server.close();
  await stub.close();
});
