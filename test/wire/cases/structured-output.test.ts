/** JSON beside the text: valid against the schema that the tool publishes, absent from failures, and complete on its own. */
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { openClient, type WireClient, type WireTool } from '../../support/clients.ts';
import { type StubRoute, stubGitlab } from '../../support/stub-gitlab.ts';

const pages = { 'x-page': '1', 'x-per-page': '20', 'x-next-page': '', 'x-total': '0', 'x-total-pages': '1' };
const main = { name: 'main', default: true, protected: true, merged: false, commit: { id: 'a1' } };
const routes: readonly StubRoute[] = [
  { on: 'GET /api/v4/projects/1/repository/branches', headers: pages, body: [] },
  { on: 'GET /api/v4/projects/1/repository/branches/main', body: main },
  { on: 'DELETE /api/v4/projects/1/repository/branches/old', status: 204 },
  { on: 'GET /api/v4/projects/1/jobs/3/trace', headers: { 'content-type': 'text/plain' }, raw: '' },
  { on: 'GET /api/v4/projects/1/issues/4', body: { iid: '4', title: 7, weight: null, brand_new_field: { a: [1] } } },
];

async function onWire(
  options: { readonly surface?: string; readonly clientName?: string; readonly env?: Readonly<Record<string, string>> },
  use: (client: WireClient) => Promise<void>,
): Promise<void> {
  const stub = await stubGitlab(routes);
  const client = await openClient({
    kind: 'v1',
    args: ['--tool-surface', options.surface ?? 'dynamic'],
    env: { GITLAB_URL: stub.url, GITLAB_TOKEN: 'glpat-madeup000000000000', ...options.env },
    ...(options.clientName && { clientName: options.clientName }),
  });
  try {
    await use(client);
  } finally {
    await client.close();
    await stub.close();
  }
}

const ajv = new Ajv({ strict: false });

describe('the JSON of a tool with an output schema', () => {
  it('is valid on every success, an empty list and a bare success among them; a failure has none', () =>
    onWire({ surface: 'individual' }, async client => {
      const tools = new Map((await client.listTools()).map(tool => [tool.name, tool] satisfies [string, WireTool]));
      const call = async (name: string, args: Readonly<Record<string, unknown>>) => {
        const result = await client.callTool(name, args);
        const schema = tools.get(name)?.outputSchema;
        if (schema && !result.isError)
          expect({ name, valid: ajv.validate({ ...schema }, result.structuredContent) }).toEqual({ name, valid: true });
        return result;
      };
      expect((await call('gitlab_branch_list', { project_id: 1 })).structuredContent).toMatchObject({
        branches: [],
        pagination: { page: 1, per_page: 20, total_items: 0, total_pages: 1, next_page: 0, prev_page: 0, has_more: false },
      });
      expect((await call('gitlab_branch_get', { project_id: 1, branch_name: 'main' })).structuredContent).toMatchObject(main);
      expect((await call('gitlab_branch_delete', { project_id: 1, branch_name: 'old', confirm: true })).structuredContent).toEqual({
        status: 'success',
        message: 'Action completed successfully.',
      });
      expect((await call('gitlab_job_trace', { project_id: 1, job_id: 3 })).structuredContent).toMatchObject({ log: '', truncated: false });
      for (const [name, args] of [
        ['gitlab_issue_get', { project_id: 1, issue_iid: 5 }],
        ['gitlab_issue_get', { project_id: 1 }],
        ['gitlab_branch_delete', { project_id: 1, branch_name: 'old' }],
      ] as const) {
        const failed = await call(name, args);
        expect({ isError: failed.isError, structured: failed.structuredContent, types: failed.content.map(({ type }) => type) }).toEqual({
          isError: true,
          structured: undefined,
          types: ['text'],
        });
      }
    }));

  it('is never sent as a type that the schema refuses without saying so: what GitLab changes is passed on by the dynamic surface', () =>
    onWire({}, async client => {
      const result = await client.run('issue.get', { project_id: 1, issue_iid: 4 });
      expect(result.structuredContent).toMatchObject({ iid: '4', title: 7, brand_new_field: { a: [1] } });
      expect(result.structuredContent).not.toHaveProperty('weight');
    }));
});

describe('a client that keeps only the JSON', () => {
  it('has the next steps there too', () =>
    onWire({}, async client => {
      const result = await client.run('branch.get', { project_id: 1, branch_name: 'main' });
      const steps = result.content[0]?.text?.split('💡 **Next steps:**\n')[1]?.split('\n');
      expect(steps?.map(step => step.slice(2))).toEqual(result.structuredContent?.['next_steps']);
      expect(steps?.length).toBeGreaterThan(0);
    }));
});

describe('priorities of annotations', () => {
  const prioritiesOf = async (client: WireClient): Promise<unknown[]> => {
    const results = [
      await client.run('branch.list', { project_id: 1 }),
      await client.run('branch.get', { project_id: 1, branch_name: 'main' }),
      await client.run('branch.delete', { project_id: 1, branch_name: 'old' }, { confirm: true }),
      await client.run('issue.get', { project_id: 1, issue_iid: 5 }),
      await client.run('issue.get', { project_id: 1 }),
      await client.callTool('gitlab_find_action', { query: 'list branches' }),
    ];
    return results.map(({ content }) => content.map(({ annotations }) => annotations?.priority));
  };

  it.each([
    ['an ordinary client', 'wire-test', {}, [[0.4], [0.6, 0.6], [0.8], [0.6], [0.8], [0.7]]],
    ['Codex', 'codex-mcp-client', {}, [[0], [1, 1], [1], [1], [1], [1]]],
    ['Codex under another name', 'Codex CLI', {}, [[0], [1, 1], [1], [1], [1], [1]]],
    [
      'Codex where that is switched off',
      'codex-mcp-client',
      { GITLAB_MCP_CLIENT_COMPAT: 'off' },
      [[0.4], [0.6, 0.6], [0.8], [0.6], [0.8], [0.7]],
    ],
  ])('for %s', (_, clientName, env, priorities) =>
    onWire({ clientName, env }, async client => expect(await prioritiesOf(client)).toEqual(priorities)),
  );
});
