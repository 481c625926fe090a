/** Two callers on one server: no answer, token, budget, tool list or form of one ever reaches the other. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { execute, message, modern, openSession, send, startHttp } from '../support/http-server.ts';

const ALICE = 'alice-token-00000000001';
const BOB = 'bob-token-0000000000002';
const CALLERS = [ALICE, BOB];

/** Whom a token belongs to. The token itself would be masked on its way back, even for its own sender. */
const personOf = (token: string): string => token.split('-')[0] ?? '';

/** A GitLab whose every answer names whose token asked. */
async function echoingGitlab(facts: Readonly<Record<string, { readonly scopes: readonly string[]; readonly enterprise: boolean }>> = {}) {
  const seen: { readonly url: string; readonly token: string }[] = [];
  const known = { ...facts };
  const server = createServer((request, response) => {
    request.resume();
    const token = String(request.headers['private-token'] ?? request.headers.authorization ?? '');
    seen.push({ url: request.url ?? '', token });
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const mine = known[token];
    if (request.url === '/api/v4/personal_access_tokens/self') return mine ? answer(200, { scopes: mine.scopes }) : answer(404, {});
    if (request.url === '/api/v4/metadata') return mine ? answer(200, { version: '18.0.0', enterprise: mine.enterprise }) : answer(404, {});
    if (request.url?.startsWith('/api/v4/projects/1/labels') || request.url?.startsWith('/api/v4/projects/1/milestones'))
      return answer(200, []);
    const iid = Number(/issues\/(\d+)/.exec(request.url ?? '')?.[1] ?? 1);
    return answer(request.method === 'POST' ? 201 : 200, {
      id: iid,
      iid,
      project_id: 1,
      title: `seen by ${personOf(token)}`,
      state: 'opened',
      author: { username: personOf(token) },
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // listening on TCP
    seen,
    known,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const titleOf = (result: Readonly<Record<string, unknown>> | undefined): unknown =>
  (result?.['structuredContent'] as { readonly title?: unknown })?.title;

describe.each([
  { stateless: true, era: 'modern' },
  { stateless: true, era: 'legacy' },
  { stateless: false, era: 'modern' },
  { stateless: false, era: 'legacy' },
])('$era, stateless $stateless', ({ stateless, era }) => {
  it('200 interleaved calls each with equal ids are answered to their own sender', async () => {
    const gitlab = await echoingGitlab();
    const server = await startHttp({ stateless, gitlab: gitlab.url });
    const sessions = new Map<string, Record<string, string>>();
    for (const token of CALLERS) {
      sessions.set(
        token,
        !stateless && era === 'legacy' ? await openSession(server.port, { 'private-token': token }) : { 'private-token': token },
      );
    }
    const call = async (token: string, id: number): Promise<void> => {
      const params = execute('issue.get', { project_id: 1, issue_iid: id });
      const headers = sessions.get(token) ?? {};
      const reply = await send(
        server.port,
        era === 'modern' ? modern('tools/call', params, { id, headers }) : { headers, body: message('tools/call', params, id) },
      );
      expect([reply.status, reply.json.id, titleOf(reply.json.result)]).toEqual([200, id, `seen by ${personOf(token)}`]);
      expect(reply.text).not.toContain(personOf(token === ALICE ? BOB : ALICE));
      expect(reply.text).not.toContain('token-0');
    };
    for (let from = 1; from <= 200; from += 25) {
      await Promise.all(Array.from({ length: 25 }, (_, at) => CALLERS.map(token => call(token, from + at))).flat());
    }
    for (const token of CALLERS)
      expect(gitlab.seen.filter(request => request.token === token && request.url.includes('/issues/')).length).toBe(200);
    await server.close();
    await gitlab.close();
  });
});

describe('forms', () => {
  type Asked = { readonly requestState: string; readonly inputRequests: Readonly<Record<string, unknown>>; readonly resultType: string };
  const wizard = execute('interactive.issue_create', { project_id: 1 });

  it('a state of one caller is worth nothing to another', async () => {
    const gitlab = await echoingGitlab();
    const server = await startHttp({ gitlab: gitlab.url });
    const opened = (await send(server.port, modern('tools/call', wizard, { headers: { 'private-token': ALICE } }))).json
      .result as unknown as Asked;
    const answered = {
      ...wizard,
      requestState: opened.requestState,
      inputResponses: { title: { action: 'accept', content: { title: 'A secret title' } } },
    };
    const stolen = await send(server.port, modern('tools/call', answered, { headers: { 'private-token': BOB } }));
    const asked = stolen.json.result as unknown as Asked;
    expect([asked.resultType, Object.keys(asked.inputRequests)]).toEqual(['input_required', ['title']]); // from the start
    expect(stolen.text).not.toContain('A secret title');
    const own = (await send(server.port, modern('tools/call', answered, { headers: { 'private-token': ALICE } }))).json
      .result as unknown as Asked;
    expect(Object.keys(own.inputRequests)).toEqual(['description']);
    await server.close();
    await gitlab.close();
  });

  it('interleaved conversations end in their own issues', async () => {
    const gitlab = await echoingGitlab();
    const server = await startHttp({ gitlab: gitlab.url });
    const converse = async (token: string, title: string): Promise<unknown> => {
      const answers: Readonly<Record<string, unknown>> = { title, description: '', labels: '', confidential: false, confirm: true };
      let more: Readonly<Record<string, unknown>> = {};
      for (let round = 0; round < 8; round += 1) {
        const { result } = (await send(server.port, modern('tools/call', { ...wizard, ...more }, { headers: { 'private-token': token } })))
          .json;
        if (result?.['resultType'] === 'complete') return titleOf(result);
        const { requestState, inputRequests } = result as unknown as Asked;
        const [key = ''] = Object.keys(inputRequests);
        if (key === 'confirm') expect(JSON.stringify(inputRequests)).toContain(title);
        more = { requestState, inputResponses: { [key]: { action: 'accept', content: { [key]: answers[key] } } } };
      }
      return 'it asks for ever';
    };
    const titles = await Promise.all(Array.from({ length: 10 }, (_, at) => CALLERS.map(token => converse(token, `${token} ${at}`))).flat());
    expect(titles).toEqual(Array.from({ length: 10 }, () => CALLERS.map(token => `seen by ${personOf(token)}`)).flat());
    await server.close();
    await gitlab.close();
  });
});

describe('limits', () => {
  it('spends the budget of one credential and leaves that of the other', async () => {
    const server = await startHttp({ env: { GITLAB_MCP_RATE_LIMIT_RPS: '1', GITLAB_MCP_RATE_LIMIT_BURST: '3' } });
    const statuses = async (token: string): Promise<number[]> => {
      const replies: number[] = [];
      for (let at = 0; at < 4; at += 1)
        replies.push((await send(server.port, modern('tools/list', {}, { headers: { 'private-token': token } }))).status);
      return replies;
    };
    expect(await statuses(ALICE)).toEqual([200, 200, 200, 429]);
    const refused = await send(server.port, modern('tools/list', {}, { headers: { 'private-token': ALICE } }));
    expect([refused.status, refused.headers['retry-after'], refused.json.error?.message]).toEqual([
      429,
      '1',
      'Too many requests with this credential. Try again in 1 s.',
    ]);
    expect(await statuses(BOB)).toEqual([200, 200, 200, 429]);
    await server.close();
  });
});

describe('tier and scopes', () => {
  const facts = { [ALICE]: { scopes: ['read_api'], enterprise: true }, [BOB]: { scopes: ['api'], enterprise: true } };
  const find = (token: string, id = 1) =>
    modern(
      'tools/call',
      { name: 'gitlab_find_action', arguments: { query: 'create an issue', limit: 3 } },
      { id, headers: { 'private-token': token } },
    );
  const write = (token: string) =>
    modern('tools/call', execute('issue.create', { project_id: 1, title: 'x' }), { headers: { 'private-token': token } });

  const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await holds())) await new Promise(resolve => setImmediate(resolve));
  };

  it('withhold from one credential what they allow to the other, once they are known', async () => {
    const gitlab = await echoingGitlab(facts);
    const server = await startHttp({ gitlab: gitlab.url });
    for (const token of CALLERS) await send(server.port, find(token));
    await until(() => CALLERS.every(token => gitlab.seen.some(request => request.token === token && request.url.endsWith('/metadata'))));
    await until(async () => JSON.stringify((await send(server.port, write(ALICE))).json.result).includes('lacks the scope api'));
    expect((await send(server.port, write(BOB))).json.result?.['isError'] ?? false).toBe(false);
    await server.close();
    await gitlab.close();
  });

  it('are asked for once while they are fresh, and never before the list is answered', async () => {
    const gitlab = await echoingGitlab(facts);
    const server = await startHttp({ gitlab: gitlab.url });
    const asked = () => gitlab.seen.filter(({ url }) => url.endsWith('/self')).length;
    await send(server.port, modern('tools/list', {}, { headers: { 'private-token': ALICE } }));
    for (let at = 0; at < 10; at += 1) await send(server.port, modern('tools/list', {}, { headers: { 'private-token': ALICE } }));
    await until(() => asked() > 0);
    expect(asked()).toBe(1);
    await server.close();
    await gitlab.close();
  });

  it('that change are told to the streams of their own credential alone', async () => {
    const gitlab = await echoingGitlab({ [BOB]: facts[BOB] ?? { scopes: [], enterprise: true } });
    const server = await startHttp({ gitlab: gitlab.url, stateless: false, factsTtlMs: 0 });
    const heard: Record<string, string> = {};
    const streams = await Promise.all(
      CALLERS.map(token =>
        listen(server.port, token, text => {
          heard[token] = (heard[token] ?? '') + text;
        }),
      ),
    );
    await until(() => CALLERS.every(token => heard[token]?.includes('acknowledged')));
    const session = await openSession(server.port, { 'private-token': ALICE });
    let inSession = '';
    const standing = await openStream(server.port, 'GET', { ...session, accept: 'text/event-stream' }, undefined, text => {
      inSession += text;
    });
    await send(server.port, find(BOB));
    gitlab.known[ALICE] = { scopes: ['read_api'], enterprise: false };
    await send(server.port, find(ALICE));
    await until(() => heard[ALICE]?.includes('notifications/tools/list_changed') === true);
    await until(() => inSession.includes('notifications/tools/list_changed'));
    await send(server.port, find(BOB, 2));
    expect(heard[BOB]).toContain('acknowledged');
    const own = heard[BOB]?.split('notifications/tools/list_changed').length ?? 0;
    expect(own).toBeLessThanOrEqual(2); // its own scopes became known once; those of the other are no news to it
    for (const stream of [...streams, standing]) stream();
    await server.close();
    await gitlab.close();
  });
});

/** Opens a stream of changes; the answer closes it. */
const listen = (port: number, token: string, hear: (text: string) => void) => {
  const { headers, body } = modern(
    'subscriptions/listen',
    { notifications: { toolsListChanged: true } },
    { headers: { 'private-token': token } },
  );
  return openStream(
    port,
    'POST',
    { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    JSON.stringify(body),
    hear,
  );
};

async function openStream(
  port: number,
  method: string,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
  hear: (text: string) => void,
): Promise<() => void> {
  const stop = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method,
    headers,
    signal: stop.signal,
    ...(body !== undefined && { body }),
  });
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) hear(decoder.decode(chunk as Uint8Array, { stream: true }));
  })().catch(() => undefined); // it ends when the test does
  return () => stop.abort();
}
