/** Two replicas behind a real nginx, and a real Redis between them: nothing depends on which one answers. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHttpClient } from '../support/http-clients.ts';
import { execute, message, modern, openSession, type RawReply, send } from '../support/http-server.ts';
import { freePort, hasNginx, hasRedis, type Service, startNginx, startRedis, startReplica } from '../support/services.ts';

const TOKEN = 'glpat-alice-000000000001';
const KEY = 'made-up-key-of-more-than-32-bytes-0001';
const ALICE = { 'private-token': TOKEN };
const WIZARD = execute('interactive.issue_create', { project_id: 1 });
const ANSWERS: Readonly<Record<string, unknown>> = { title: 'Once', description: '', labels: '', confidential: false, confirm: true };

let scopes: readonly string[] = ['api'];
let created = 0;
let gitlab: Server;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  gitlab = createServer((request, response) => {
    request.resume();
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST') created += 1;
    if (request.url === '/api/v4/personal_access_tokens/self') return answer(200, { scopes });
    if (request.url === '/api/v4/metadata') return answer(200, { version: '18.0.0', enterprise: true });
    if (/\/(labels|milestones)/.test(request.url ?? '')) return answer(200, []);
    return answer(request.method === 'POST' ? 201 : 200, {
      id: 1,
      iid: 1,
      project_id: 1,
      path_with_namespace: 'a/b',
      title: 'Once',
      state: 'opened',
    });
  });
  await new Promise<void>(resolve => gitlab.listen(0, '127.0.0.1', resolve));
  env = { GITLAB_URL: `http://127.0.0.1:${(gitlab.address() as AddressInfo).port}` }; // listening on TCP
});
afterAll(() => {
  gitlab.closeAllConnections();
  gitlab.close();
});

type Asked = { readonly resultType: string; readonly requestState: string; readonly inputRequests: Readonly<Record<string, unknown>> };
type Round = Readonly<Record<string, unknown>>;

/** One round of the wizard at a port. */
const round = (port: number, more: Round): Promise<RawReply> =>
  send(port, modern('tools/call', { ...WIZARD, ...more }, { headers: ALICE }));

function answerTo(reply: RawReply): Round {
  const { requestState, inputRequests } = reply.json.result as unknown as Asked;
  const [key = ''] = Object.keys(inputRequests);
  return { requestState, inputResponses: { [key]: { action: 'accept', content: { [key]: ANSWERS[key] } } } };
}

/** The whole wizard, each round at the next of the ports; the last round and its reply. */
async function converse(nextPort: () => number): Promise<{ readonly last: Round; readonly reply: RawReply; readonly rounds: number }> {
  let last: Round = {};
  for (let rounds = 1; rounds < 10; rounds += 1) {
    const reply = await round(nextPort(), last);
    if (reply.status !== 200 || reply.json.result?.['resultType'] !== 'input_required') return { last, reply, rounds };
    last = answerTo(reply);
  }
  throw new Error('the wizard asks for ever');
}

const turns = (ports: readonly number[]) => {
  let at = 0;
  return () => ports[at++ % ports.length] ?? 0;
};

const stopAll = (services: readonly Service[]) => Promise.all(services.map(service => service.stop('SIGKILL')));

describe('a shared key', () => {
  it('lets each replica take up the questions of the other', async () => {
    const replicas = await Promise.all([
      startReplica([], { ...env, GITLAB_MCP_STATE_KEY: KEY }),
      startReplica([], { ...env, GITLAB_MCP_STATE_KEY: KEY }),
    ]);
    const before = created;
    const { reply, rounds } = await converse(turns(replicas.map(({ port }) => port)));
    expect([reply.json.result?.['resultType'], rounds, created - before]).toEqual(['complete', 6, 1]);
    await stopAll(replicas);
  });

  it('is what makes that possible: a replica with another key refuses the state', async () => {
    const replicas = await Promise.all([startReplica([], { ...env, GITLAB_MCP_STATE_KEY: KEY }), startReplica([], env)]);
    const { reply } = await converse(turns(replicas.map(({ port }) => port)));
    expect(reply.json.error?.code).toBe(-32602);
    await stopAll(replicas);
  });
});

if (hasRedis) {
  describe('Redis', () => {
    it('makes a replayed last round create once, on whichever replica; without it each replica knows its own', async () => {
      const redis = await startRedis();
      const shared = { ...env, GITLAB_MCP_STATE_KEY: KEY, GITLAB_MCP_REDIS_URL: redis.url };
      const replicas = await Promise.all([startReplica([], shared), startReplica([], shared)]);
      const before = created;
      const { last } = await converse(turns(replicas.map(({ port }) => port)));
      for (const { port } of replicas) {
        const again = await round(port, last);
        expect(again.json.result).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'answer_spent' } } });
      }
      expect(created - before).toBe(1);
      await stopAll([...replicas, redis]);
    });

    it('that goes away leaves the replicas working', async () => {
      const redis = await startRedis();
      const replica = await startReplica([], { ...env, GITLAB_MCP_STATE_KEY: KEY, GITLAB_MCP_REDIS_URL: redis.url });
      await redis.stop();
      const before = created;
      const { reply, last } = await converse(() => replica.port);
      expect(reply.json.result?.['resultType']).toBe('complete');
      expect((await round(replica.port, last)).json.result).toMatchObject({ isError: true }); // it remembers by itself
      expect(created - before).toBe(1);
      await replica.stop('SIGKILL');
    });

    it('that is not there refuses the start with one sentence and without its password', async () => {
      const port = await freePort();
      await expect(startReplica([], { ...env, GITLAB_MCP_REDIS_URL: `redis://:s3cret@127.0.0.1:${port}` })).rejects.toThrow(
        /^the replica ended with 2: .*gitlab-catalog-mcp: The Redis that GITLAB_MCP_REDIS_URL names cannot be reached \(ECONNREFUSED\)\. Start it, or leave the setting out\.\n$/s,
      );
    });

    it('carries a change of tools to a stream on the other replica', async () => {
      const redis = await startRedis();
      const shared = { ...env, GITLAB_MCP_STATE_KEY: KEY, GITLAB_MCP_REDIS_URL: redis.url };
      const [one, two] = await Promise.all([startReplica([], shared), startReplica([], shared)]);
      const { headers, body } = modern('subscriptions/listen', { notifications: { toolsListChanged: true } }, { headers: ALICE });
      const stop = new AbortController();
      const stream = await fetch(`http://127.0.0.1:${two.port}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify(body),
        signal: stop.signal,
      });
      const reader = (stream.body as ReadableStream<Uint8Array>).getReader(); // a stream of events
      const decoder = new TextDecoder();
      let heard = decoder.decode((await reader.read()).value);
      expect(heard).toContain('acknowledged');
      scopes = ['read_api'];
      await send(one.port, modern('tools/list', {}, { headers: ALICE }));
      while (!heard.includes('notifications/tools/list_changed')) heard += decoder.decode((await reader.read()).value);
      const write = await send(two.port, modern('tools/call', execute('issue.create', { project_id: 1, title: 'x' }), { headers: ALICE }));
      expect(JSON.stringify(write.json.result)).toContain('lacks the scope api'); // it heard that too
      scopes = ['api'];
      stop.abort();
      await stopAll([one, two, redis]);
    });
  });
} else {
  process.stderr.write('skipped: replicas that share a Redis (redis-server is not installed)\n');
}

/** The example of the repository, on other ports and without TLS. */
function nginxExample(port: number, replicas: readonly Service[], upstream: 'mcp' | 'mcp_sessions'): string {
  return readFileSync(new URL('../../deploy/nginx/gitlab-catalog-mcp.conf', import.meta.url), 'utf8')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replace('server_name mcp.example.com;', 'server_name localhost 127.0.0.1;')
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${replicas[0]?.port}`)
    .replaceAll('127.0.0.1:8082', `127.0.0.1:${replicas[1]?.port}`)
    .replaceAll('proxy_pass http://mcp;', `proxy_pass http://${upstream};`);
}

if (hasNginx) {
  describe('nginx', () => {
    it('spreads 2026-07-28 over both, and the death of one in the middle of a wizard loses nothing', async () => {
      const replicas = await Promise.all([
        startReplica([], { ...env, GITLAB_MCP_STATE_KEY: KEY }),
        startReplica([], { ...env, GITLAB_MCP_STATE_KEY: KEY }),
      ]);
      const port = await freePort();
      const nginx = await startNginx(nginxExample(port, replicas, 'mcp'), port);
      const before = created;
      let rounds = 0;
      const { reply } = await converse(() => {
        rounds += 1;
        return port;
      });
      expect([reply.json.result?.['resultType'], rounds]).toEqual(['complete', 6]);

      let last: Round = {};
      for (let done = 0; done < 3; done += 1) last = answerTo(await round(port, last));
      await replicas[0]?.stop('SIGKILL');
      for (;;) {
        const next = await round(port, last);
        expect(next.status).toBe(200);
        if (next.json.result?.['resultType'] === 'complete') break;
        last = answerTo(next);
      }
      expect(created - before).toBe(2);
      await stopAll([nginx, ...replicas.slice(1)]);
    });

    it('brings a session back to its replica; when that dies the client is told to start again, and does', async () => {
      const replicas = await Promise.all([startReplica(['--stateless=false'], env), startReplica(['--stateless=false'], env)]);
      const port = await freePort();
      const nginx = await startNginx(nginxExample(port, replicas, 'mcp_sessions'), port);
      const session = await openSession(port, ALICE);
      for (let at = 0; at < 10; at += 1) expect((await send(port, { headers: session, body: message('tools/list') })).status).toBe(200);
      expect((await send(port, modern('tools/list', {}, { headers: ALICE }))).status).toBe(200);

      const direct = await Promise.all(replicas.map(replica => send(replica.port, { headers: session, body: message('tools/list') })));
      expect(direct.map(({ status }) => status).sort()).toEqual([200, 404]);
      await replicas[direct.findIndex(({ status }) => status === 200)]?.stop('SIGKILL');
      const gone = await send(port, { headers: session, body: message('tools/list') });
      expect([gone.status, gone.json.error?.code]).toEqual([404, -32001]);
      const client = await openHttpClient(`http://127.0.0.1:${port}/mcp`, { kind: 'v1', headers: ALICE });
      expect((await client.run('project.get', { project_id: 1 })).isError ?? false).toBe(false);
      await client.close();
      await stopAll([nginx, ...replicas]);
    });
  });
} else {
  process.stderr.write('skipped: replicas behind nginx (it is not installed)\n');
}
