/** What is refused at the door: with its status, a JSON-RPC body, and nothing in the log that a stranger wrote. */
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '../../src/server/http/refusal.ts';
import { execute, message, modern, send, startHttp, type TestServer } from '../support/http-server.ts';

let server: TestServer;
const TOKEN = 'glpat-never-in-a-log-0001';
const EVIL = 'evil-origin.example';

beforeAll(async () => {
  server = await startHttp({
    env: { GITLAB_MCP_PUBLIC_URL: 'https://mcp.corp.test/mcp', GITLAB_MCP_TRUSTED_ORIGINS: 'https://app.corp.test' },
    timeouts: { head: 400, request: 800, idle: 5000 },
  });
});
afterAll(() => server.close());

const list = modern('tools/list');
const withHeaders = (headers: Readonly<Record<string, string>>) => ({ ...list, headers: { ...list.headers, ...headers } });

/** Writes bytes as they are and reads what comes until the server closes. */
function raw(port: number, text: string): Promise<string> {
  return new Promise(resolve => {
    const socket = connectTcp(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.setEncoding('utf8').on('data', chunk => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', () => undefined); // a reset is an end too
  });
}

const jsonOf = (reply: string): { readonly jsonrpc: string; readonly error: { readonly code: number; readonly message: string } } =>
  JSON.parse(reply.slice(reply.indexOf('{')));

describe('Host and Origin', () => {
  it.each(['POST', 'GET', 'DELETE', 'OPTIONS', 'PUT'])('refuses %s under an evil Host', async method => {
    const reply = await send(server.port, { method, headers: { host: `${EVIL}:80` } });
    expect([reply.status, reply.json.error?.code]).toEqual([403, CODE.refused]);
    expect(reply.text).not.toContain(EVIL);
  });

  it.each(['/mcp', '/', '/health', '/metrics', '/.well-known/oauth-protected-resource'])('refuses an evil Host at %s', async path => {
    expect((await send(server.port, { method: 'GET', path, headers: { host: EVIL } })).status).toBe(403);
  });

  it.each(['POST', 'GET', 'DELETE', 'OPTIONS'])('refuses %s of an evil Origin without a CORS header', async method => {
    const reply = await send(server.port, { method, headers: { origin: `https://${EVIL}` } });
    expect([reply.status, reply.json.error?.code, reply.headers['access-control-allow-origin']]).toEqual([403, CODE.refused, undefined]);
  });

  it.each(['null', 'garbage', 'https://mcp.corp.test.evil.example', 'https://app.corp.test:8443', 'http://app.corp.test'])(
    'refuses the Origin %s',
    async origin => {
      expect((await send(server.port, withHeaders({ origin }))).status).toBe(403);
    },
  );

  it('serves the public name, the loopback names, and pages of the same site', async () => {
    for (const host of ['mcp.corp.test', `localhost:${server.port}`, '127.0.0.1', '[::1]:80']) {
      expect((await send(server.port, withHeaders({ host }))).status).toBe(200);
    }
    expect((await send(server.port, withHeaders({ origin: 'https://mcp.corp.test' }))).status).toBe(200);
  });

  it('answers a trusted page, its preflight too, with CORS', async () => {
    const origin = 'https://app.corp.test';
    const reply = await send(server.port, withHeaders({ origin }));
    expect([reply.status, reply.headers['access-control-allow-origin'], reply.headers['vary']]).toEqual([200, origin, 'Origin']);
    const preflight = await send(server.port, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([204, 'GET, POST, DELETE']);
    expect(String(preflight.headers['access-control-allow-headers'])).toContain('private-token');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('sees from the network any of its addresses as its own, and no other name', async () => {
    const open = await startHttp({ host: '0.0.0.0' });
    expect((await send(open.port, { method: 'GET', path: '/health', headers: { host: '10.1.2.3:8080' } })).status).toBe(200);
    expect((await send(open.port, { method: 'GET', path: '/health', headers: { host: EVIL } })).status).toBe(403);
    await open.close();
  });
});

describe('bodies', () => {
  const nested = (depth: number): string =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"x":${'['.repeat(depth)}${']'.repeat(depth)}}}`;

  it.each([
    ['5 MiB', message('tools/list', { x: 'x'.repeat(5 * 1024 * 1024) }), {}, 413, CODE.refused],
    ['a wrong content type', JSON.stringify(message('tools/list')), { 'content-type': 'text/plain' }, 415, CODE.refused],
    ['a compressed body', JSON.stringify(message('tools/list')), { 'content-encoding': 'gzip' }, 415, CODE.refused],
    ['bad JSON', '{"jsonrpc":"2.0","id":1,', {}, 400, CODE.parse],
    ['no body', '', {}, 400, CODE.parse],
    ['a batch', [message('tools/list')], {}, 400, CODE.invalidRequest],
    ['a batch of 100,000', `[${'1,'.repeat(99_999)}1]`, {}, 400, CODE.invalidRequest],
    ['huge nesting', nested(100_000), {}, 400, CODE.invalidRequest],
    ['nesting one level too deep', nested(127), {}, 400, CODE.invalidRequest],
    ['a million-character id', message('tools/list', {}, 'i'.repeat(1_000_000)), {}, 400, CODE.invalidRequest],
    ['an object as id', { jsonrpc: '2.0', id: {}, method: 'ping' }, {}, 400, CODE.invalidRequest],
    ['a text', '"tools/list"', {}, 400, CODE.invalidRequest],
    ['null', 'null', {}, 400, CODE.invalidRequest],
    ['JSON-RPC 1', { id: 1, method: 'tools/list' }, {}, 400, CODE.invalidRequest],
    ['params that are a list', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: [1] }, {}, 400, CODE.invalidRequest],
  ])('refuses %s', async (_name, body, headers, status, code) => {
    const reply = await send(server.port, { body, headers: { ...headers, 'private-token': TOKEN } });
    expect([reply.status, reply.json.error?.code, reply.json.id]).toEqual([status, code, null]);
    expect(reply.text.length).toBeLessThan(400);
  });

  it('takes what is just within the limits', async () => {
    const depth = await send(server.port, { body: nested(126) });
    expect(depth.status).toBe(200);
    const id = 'i'.repeat(256);
    expect((await send(server.port, modern('tools/list', {}, { id }))).json.id).toBe(id);
  });

  it('counts brackets inside texts for nothing', async () => {
    const call = modern('tools/call', execute('project.get', { project_id: `demo/app${'[{'.repeat(300)}"\\"` }));
    expect((await send(server.port, call)).status).toBe(200);
  });

  it('refuses chunks that grow beyond the limit without reading on', async () => {
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const reply = await raw(
      server.port,
      `POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(66)}`,
    );
    expect(reply.startsWith('HTTP/1.1 413 ')).toBe(true);
    expect(jsonOf(reply.split('\r\n\r\n')[1] ?? '').error.code).toBe(CODE.refused);
  });
});

describe('slow and broken requests', () => {
  it.each([
    ['a head that never ends', 'POST /mcp HTTP/1.1\r\nhost: localhost\r\nx-slow: ', '408'],
    [
      'half a body',
      'POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"jsonrpc":',
      '408',
    ],
    ['what is no HTTP', 'hello there\r\n\r\n', '400'],
    ['headers of 20 KB', `GET /mcp HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('ends %s', async (_name, bytes, status) => {
    const reply = await raw(server.port, bytes);
    expect(reply.split(' ')[1]).toBe(status);
    expect(jsonOf(reply).jsonrpc).toBe('2.0');
  });

  it('lives on when a client leaves in the middle of its body', async () => {
    await new Promise<void>(resolve => {
      const socket = connectTcp(server.port, '127.0.0.1', () => {
        socket.write('POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{', () =>
          socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await send(server.port, list)).status).toBe(200);
  });
});

describe('credentials', () => {
  it.each([
    ['two tokens', { 'private-token': TOKEN, authorization: `Bearer ${TOKEN}` }, 400],
    ['a password', { authorization: 'Basic Ym9iOnB3' }, 401],
    ['an instance that is not served', { 'gitlab-url': 'https://gitlab.evil.example' }, 403],
    ['the address of a metadata service', { 'gitlab-url': 'http://169.254.169.254' }, 403],
  ])('refuses %s', async (_name, headers, status) => {
    const reply = await send(server.port, withHeaders(headers));
    expect([reply.status, reply.json.error?.code]).toEqual([status, CODE.refused]);
  });
});

it('wrote nothing of what strangers sent into its log', () => {
  const log = server.log.join('');
  expect(server.log.filter(line => line.includes('http.refused')).length).toBeGreaterThan(20);
  for (const secret of [TOKEN, EVIL, 'Ym9iOnB3', 'xxxxxxxx', 'iiiiiiii', '169.254']) expect(log).not.toContain(secret);
});
