/** What an operator sees: health, metrics, request ids, an end that loses nothing, and where the server may listen. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { get, request as httpRequest } from 'node:http';
import { get as httpsGet } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { execute, message, modern, openSession, send, startHttp } from '../support/http-server.ts';
import { CLI, cleanEnv } from '../support/server-process.ts';
import { endsWithTests } from '../support/services.ts';
import { stubGitlab } from '../support/stub-gitlab.ts';

const TOKEN = { 'private-token': 'glpat-alice-000000000001' };

describe('health', () => {
  it('is live, ready, and says so', async () => {
    const server = await startHttp();
    const at = async (path: string) => {
      const { status, json } = await send(server.port, { method: 'GET', path });
      return [status, json];
    };
    expect(await at('/health')).toEqual([200, { status: 'ok', live: true, ready: true, draining: false, version: expect.any(String) }]);
    expect(await at('/health/live')).toEqual([200, { live: true }]);
    expect(await at('/health/ready')).toEqual([200, { ready: true }]);
    await server.close();
  });

  it('says draining while calls are still taken, then new ones are refused and those in flight end', async () => {
    let letGo: (() => void) | undefined;
    const slow = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const stub = await stubGitlab([{ on: 'GET /api/v4/projects/1', body: { id: 1, path_with_namespace: 'a/b' }, until: slow }]);
    const server = await startHttp({ gitlab: stub.url });
    const call = send(server.port, modern('tools/call', execute('project.get', { project_id: 1 }), { headers: TOKEN }));
    while (stub.requests.length === 0) await new Promise(resolve => setImmediate(resolve));
    const closing = server.close({ delayMs: 150, graceMs: 10_000 });
    const draining = await send(server.port, { method: 'GET', path: '/health/ready' });
    expect([draining.status, draining.json]).toEqual([503, { ready: false }]);
    expect((await send(server.port, modern('tools/list'))).status).toBe(200);
    let refused = await send(server.port, modern('tools/list'));
    while (refused.status === 200) refused = await send(server.port, modern('tools/list'));
    expect([refused.status, refused.headers['retry-after'], refused.headers['connection']]).toEqual([503, '1', 'close']);
    expect((await send(server.port, { method: 'GET', path: '/health/live' })).status).toBe(200);
    letGo?.();
    expect((await call).json.result).toMatchObject({ structuredContent: { path_with_namespace: 'a/b' } });
    await closing;
    await expect(send(server.port, modern('tools/list'))).rejects.toThrow('ECONNREFUSED');
    await stub.close();
  });

  it('ends streams and sessions without waiting for them', async () => {
    const server = await startHttp({ stateless: false });
    const session = await openSession(server.port, TOKEN);
    const standing = send(server.port, { method: 'GET', headers: { ...session, accept: 'text/event-stream' } });
    const listening = send(server.port, modern('subscriptions/listen', { notifications: { toolsListChanged: true } }));
    while (!(await send(server.port, { method: 'GET', path: '/metrics' })).text.includes('streams_open 1'))
      await new Promise(resolve => setImmediate(resolve));
    await server.close({ graceMs: 60_000 });
    expect((await listening).json.result).toMatchObject({ resultType: 'complete' });
    expect((await standing).status).toBe(200);
  });
});

describe('metrics', () => {
  it('count requests by method, status and reason, with labels that no client can make up', async () => {
    const server = await startHttp();
    await send(server.port, modern('tools/list'));
    await send(server.port, { body: message('made/up"} 1\n') });
    await send(server.port, { body: 'no json' });
    await send(server.port, { method: 'GET', headers: { host: 'evil.example' } });
    const { text, headers } = await send(server.port, { method: 'GET', path: '/metrics' });
    expect(String(headers['content-type'])).toContain('text/plain');
    const lines = text.split('\n').filter(line => /^gitlab_catalog_mcp_(requests|refusals)_total/.test(line));
    expect(lines.sort()).toEqual([
      'gitlab_catalog_mcp_refusals_total{reason="body"} 1',
      'gitlab_catalog_mcp_refusals_total{reason="host"} 1',
      'gitlab_catalog_mcp_requests_total{method="none",status="400"} 1',
      'gitlab_catalog_mcp_requests_total{method="none",status="403"} 1',
      'gitlab_catalog_mcp_requests_total{method="other",status="200"} 1',
      'gitlab_catalog_mcp_requests_total{method="tools/list",status="200"} 1',
    ]);
    expect(text).toContain('gitlab_catalog_mcp_calls_in_flight 0');
    expect(text).toContain('process_resident_memory_bytes');
    await server.close();
  });
});

describe('a request id', () => {
  it.each([
    ['of the proxy is taken', 'abc-123_DEF.456', 'abc-123_DEF.456'],
    ['that could break a log line is not', 'x"}\t{"level":"error"', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ])('%s', async (_name, given, expected) => {
    const server = await startHttp();
    const { headers } = await send(
      server.port,
      modern('tools/call', execute('project.get', { project_id: 'demo/app' }), { headers: { ...TOKEN, 'x-request-id': given } }),
    );
    expect(headers['x-request-id']).toEqual(expected);
    const lines = server.log
      .map(line => JSON.parse(line) as Readonly<Record<string, unknown>>)
      .filter(line => line['request'] === headers['x-request-id']);
    expect(lines.map(line => line['event'])).toEqual(['gitlab.answer', 'http']);
    expect(server.log.join('')).not.toContain(TOKEN['private-token']);
    await server.close();
  });
});

describe('instances', () => {
  it('are chosen by header from those that are served', async () => {
    const [one, two] = await Promise.all(
      ['one', 'two'].map(name => stubGitlab([{ on: 'GET /api/v4/projects/1', body: { id: 1, path_with_namespace: `at/${name}` } }])),
    );
    const server = await startHttp({ gitlab: one?.url ?? '', env: { GITLAB_MCP_INSTANCES: `${two?.url}/` } });
    const at = async (headers: Readonly<Record<string, string>>) => {
      const reply = await send(
        server.port,
        modern('tools/call', execute('project.get', { project_id: 1 }), { headers: { ...TOKEN, ...headers } }),
      );
      return reply.json.result?.['structuredContent'];
    };
    expect(await at({})).toMatchObject({ path_with_namespace: 'at/one' });
    expect(await at({ 'gitlab-url': `${two?.url}/api/v4` })).toMatchObject({ path_with_namespace: 'at/two' });
    await server.close();
    await Promise.all([one?.close(), two?.close()]);
  });
});

describe('local files', () => {
  it('are refused over HTTP', async () => {
    const server = await startHttp({ env: { GITLAB_MCP_ALLOWED_UPLOAD_DIRS: '/' } });
    const { json } = await send(
      server.port,
      modern('tools/call', execute('project.upload', { project_id: 'demo/app', file_path: '/etc/hostname' })),
    );
    expect(json.result).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'file_refused' } } });
    await server.close();
  });
});

interface Started {
  readonly port: number;
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly stderr: () => string;
  readonly stdout: () => string;
}

/** The built command as a process. */
function startProcess(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Started> {
  const child = spawn(process.execPath, [CLI, 'http', ...args], { env: cleanEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
  endsWithTests(child);
  let errors = '';
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  const exit = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  return new Promise((resolve, reject) => {
    child.stderr.on('data', chunk => {
      errors += chunk;
      if (!errors.includes('MCP is served at')) return;
      resolve({
        port: Number(/:(\d+)\/mcp/.exec(errors)?.[1]),
        stderr: () => errors,
        stdout: () => output,
        end: signal => {
          child.kill(signal);
          return exit;
        },
      });
    });
    void exit.then(code => reject(new Error(`ended with ${code}: ${errors}`)));
  });
}

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 after the call that runs when %s arrives', async signal => {
    let letGo: (() => void) | undefined;
    const slow = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const stub = await stubGitlab([{ on: 'GET /api/v4/projects/1', body: { id: 1, path_with_namespace: 'a/b' }, until: slow }]);
    const server = await startProcess(['--port', '0'], { GITLAB_URL: stub.url });
    const call = send(server.port, modern('tools/call', execute('project.get', { project_id: 1 }), { headers: TOKEN }));
    while (stub.requests.length === 0) await new Promise(resolve => setImmediate(resolve));
    const ended = server.end(signal);
    letGo?.();
    expect((await call).json.result).toMatchObject({ structuredContent: { path_with_namespace: 'a/b' } });
    expect(await ended).toBe(0);
    expect(server.stdout()).toBe('');
    await stub.close();
  });

  it('says that a token of its own is not used, and uses none', async () => {
    const stub = await stubGitlab([]);
    const server = await startProcess(['--port', '0'], { GITLAB_URL: stub.url, GITLAB_TOKEN: 'glpat-not-for-everybody' });
    const { json } = await send(server.port, modern('tools/call', execute('project.get', { project_id: 1 })));
    expect(json.result).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'no_token' } } });
    expect(stub.requests.length).toBe(0);
    expect(server.stderr()).toContain('GITLAB_TOKEN is not used over HTTP');
    expect(server.stderr()).not.toContain('glpat-not-for-everybody');
    expect(await server.end('SIGTERM')).toBe(0);
    await stub.close();
  });

  it('listens on a Unix socket', async () => {
    const socketPath = join(mkdtempSync(join(tmpdir(), 'mcp-')), 'http.sock');
    const server = await startProcess(['--sandbox', '--socket', socketPath]);
    const status = await new Promise(resolve => get({ socketPath, path: '/health' }, response => resolve(response.resume().statusCode)));
    expect(status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('serves HTTPS with a certificate of its own', async () => {
    const pem = (name: string): string => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));
    const server = await startProcess(['--sandbox', '--port', '0', '--tls-cert', pem('server.pem'), '--tls-key', pem('server-key.pem')]);
    const status = await new Promise((resolve, reject) =>
      httpsGet(
        {
          host: '127.0.0.1',
          port: server.port,
          path: '/health',
          ca: readFileSync(pem('company-ca.pem')),
          servername: 'localhost',
          checkServerIdentity: () => undefined,
        },
        response => resolve(response.resume().statusCode),
      ).on('error', reject),
    );
    expect(status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it.each([
    [['--port', '70000'], '--port takes a port number, not "70000".'],
    [['--socket', '/tmp/x', '--port', '1'], '--socket stands instead of --host and --port. Give the one or the others.'],
    [['--stateless=maybe'], '--stateless takes true or false, not "maybe".'],
    [['--tls-cert', 'x.pem'], '--tls-cert and --tls-key go together: a certificate and its key, as PEM files.'],
    [['now'], 'http takes no words, but got "now".'],
  ])('refuses %j with one sentence', async (args, sentence) => {
    await expect(startProcess(args)).rejects.toThrow(`ended with 2: gitlab-catalog-mcp: ${sentence}\n`);
  });
});

it('a server on stdin refuses to be protected by OAuth, which it has not', async () => {
  const child = spawn(process.execPath, [CLI, 'serve', '--sandbox'], {
    env: cleanEnv({ GITLAB_MCP_AUTH_MODE: 'oauth' }),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', chunk => {
    errors += chunk;
  });
  expect(await new Promise(resolve => child.once('exit', resolve))).toBe(2);
  expect(errors).toContain('GITLAB_MCP_AUTH_MODE is "oauth", which only the HTTP server heeds');
});

it('refuses more calls at once than it works on, politely', async () => {
  const stub = await stubGitlab([{ on: 'GET /api/v4/projects/1', body: {}, until: new Promise(() => undefined) }]);
  const server = await startHttp({ gitlab: stub.url, limits: { calls: { all: 2, each: 1 } } });
  const call = modern('tools/call', execute('project.get', { project_id: 1 }), { headers: TOKEN });
  const waiting = httpRequest({
    port: server.port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...call.headers },
  });
  waiting.on('error', () => undefined); // it is left on purpose
  waiting.end(JSON.stringify(call.body));
  while (stub.requests.length === 0) await new Promise(resolve => setImmediate(resolve));
  const refused = await send(server.port, call);
  expect([refused.status, refused.headers['retry-after'], refused.json.id]).toEqual([503, '1', 1]);
  expect((await send(server.port, modern('tools/list', {}, { headers: { 'private-token': 'another' } }))).status).toBe(200);
  waiting.destroy();
  await stub.requests[0]?.aborted;
  expect((await send(server.port, modern('tools/list', {}, { headers: TOKEN }))).status).toBe(200);
  await server.close();
  await stub.close();
});
