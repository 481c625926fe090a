/** Standard output belongs to the protocol: whatever goes wrong, every line there is JSON-RPC, and every log line is on stderr. */
import { describe, expect, it } from 'vitest';
import { initialize, openRaw } from '../../support/raw-lines.ts';
import { stubGitlab } from '../../support/stub-gitlab.ts';

const TOKEN = 'glpat-findme0000000000000';

describe.each(['debug', 'warn', 'silent'])('a whole session at log level %s', level => {
  it('writes only JSON-RPC to stdout, only JSON lines to stderr, and no token to either', async () => {
    const stub = await stubGitlab([
      { on: 'GET /api/v4/projects/1/issues/404', status: 500, body: { message: `500 Internal Server Error ${TOKEN}` } },
      { on: 'GET /api/v4/projects/1/issues/429', status: 429, headers: { 'retry-after': '0' }, body: { message: 'slow down' } },
      { on: 'GET /api/v4/projects/1/issues/4', body: { iid: 4, title: 'ok' } },
    ]);
    const server = openRaw([], {
      GITLAB_URL: stub.url,
      GITLAB_TOKEN: TOKEN,
      GITLAB_MCP_LOG_LEVEL: level,
      GITLAB_MCP_NO_SUCH_SETTING: '1',
      GITLAB_MCP_SKIP_TLS_VERIFY: 'true', // warns
    });
    await initialize(server);
    const ids = [404, 429, 4, 5].map(issue_iid => {
      const params = { name: 'gitlab_execute_action', arguments: { action: 'issue.get', params: { project_id: 1, issue_iid } } };
      server.send({ jsonrpc: '2.0', id: `call-${issue_iid}`, method: 'tools/call', params });
      return `call-${issue_iid}`;
    });
    server.send({ jsonrpc: '2.0', id: 'list', method: 'tools/list', params: {} });
    server.send({ jsonrpc: '2.0', id: 'nope', method: 'no/such/method', params: {} });
    const answers = await Promise.all([...ids, 'list', 'nope'].map(id => server.answer(id)));
    expect(answers.map(({ result, error }) => result?.['isError'] ?? error?.code ?? 'ok')).toEqual([true, true, 'ok', true, 'ok', -32601]);
    expect(await server.close()).toBe(0);
    await stub.close();
    // every line was parsed as it came; here, that each is of the protocol
    expect(server.lines().every(line => (JSON.parse(line) as { jsonrpc?: string }).jsonrpc === '2.0')).toBe(true);
    const logged = server
      .stderr()
      .split('\n')
      .filter(line => line !== '');
    for (const line of logged)
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: expect.any(String), event: expect.any(String) });
    if (level === 'silent') expect(logged).toEqual([]);
    expect(server.lines().join('\n') + server.stderr()).not.toContain(TOKEN);
  });
});
