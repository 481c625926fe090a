/** A token lives as long as the request that brought it: afterwards it is nowhere in the memory of the server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { execute, message, modern, openSession, send } from '../support/http-server.ts';
import { CLI, cleanEnv } from '../support/server-process.ts';
import { endsWithTests } from '../support/services.ts';
import { stubGitlab } from '../support/stub-gitlab.ts';

/** A snapshot of the heap, once it is written whole. V8 collects garbage before it takes one. */
async function snapshot(folder: string): Promise<string> {
  for (;;) {
    const [name] = readdirSync(folder).filter(file => file.endsWith('.heapsnapshot'));
    if (name !== undefined && statSync(join(folder, name)).size > 0) {
      const text = readFileSync(join(folder, name), 'utf8');
      if (text.trimEnd().endsWith('}')) return text;
    }
    await new Promise(resolve => setImmediate(resolve));
  }
}

it('leaves no token behind: not in a session, a cache, a connection to GitLab or the log', async () => {
  const token = ['glpat', 'to', 'be', 'forgotten', '0001'].join('-');
  const stub = await stubGitlab([
    { on: 'GET /api/v4/projects/1', body: { id: 1, path_with_namespace: 'a/b' } },
    { on: 'GET /api/v4/personal_access_tokens/self', body: { scopes: ['api'] } },
    { on: 'GET /api/v4/metadata', body: { version: '18.0.0', enterprise: true } },
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'heap-'));
  const child = spawn(process.execPath, ['--heapsnapshot-signal=SIGUSR2', CLI, 'http', '--port', '0', '--stateless=false'], {
    cwd: folder,
    env: cleanEnv({ GITLAB_URL: stub.url, GITLAB_MCP_LOG_LEVEL: 'debug' }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endsWithTests(child);
  let log = '';
  const port = await new Promise<number>(resolve =>
    child.stderr.on('data', chunk => {
      log += chunk;
      const [, at] = /:(\d+)\/mcp\n/.exec(log) ?? [];
      if (at) resolve(Number(at));
    }),
  );
  const call = execute('project.get', { project_id: 1 });
  const session = await openSession(port, { 'private-token': token });
  expect((await send(port, { headers: session, body: message('tools/call', call) })).json.result).toMatchObject({
    structuredContent: { id: 1 },
  });
  expect((await send(port, modern('tools/call', call, { headers: { 'private-token': token } }))).json.result).toMatchObject({
    structuredContent: { id: 1 },
  });
  while (!stub.requests.some(({ url }) => url.endsWith('/metadata'))) await new Promise(resolve => setImmediate(resolve));
  // Node keeps the last request of a connection, undici that of its own: others take their places.
  for (let at = 0; at < 3; at += 1)
    await send(port, modern('tools/call', call, { headers: { 'private-token': 'another-token-entirely' } }));

  child.kill('SIGUSR2');
  const heap = await snapshot(folder);
  expect(heap.includes(session['mcp-session-id'] ?? '')).toBe(true); // the session is there, and remembered
  expect(heap.includes(token)).toBe(false);
  expect(log.includes(token)).toBe(false);
  child.kill('SIGKILL');
  await stub.close();
});
