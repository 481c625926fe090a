/** Work items, epics and vulnerabilities under lists of projects and groups: actions as they are called, on the sandbox. */
import { describe, expect, it } from 'vitest';
import { textOf, type WireResult } from '../support/clients.ts';
import { openLinked } from '../support/linked.ts';

async function call(env: Readonly<Record<string, string>>, action: string, params: object): Promise<WireResult> {
  const client = await openLinked({ kind: 'modern', env });
  try {
    return await client.run(action, { ...params }, { confirm: true });
  } finally {
    await client.close();
  }
}

const codeOf = (result: WireResult): unknown => (result._meta?.['gitlab-catalog/error'] as { readonly code?: unknown } | undefined)?.code;

const ITEM = { full_path: 'demo/app', work_item_iid: 1, title: 'Harbour wall' };
const VULNERABILITY = { vulnerability_id: 1 };

describe('under an allow-list that holds their project or group', () => {
  it.each<[string, Readonly<Record<string, string>>, string, object]>([
    ['a work item of the project is changed', { GITLAB_MCP_ALLOW_PROJECTS: 'demo/app' }, 'issue.work_item_update', ITEM],
    ['a work item of a project below the group is deleted', { GITLAB_MCP_ALLOW_GROUPS: 'demo' }, 'issue.work_item_delete', ITEM],
    ['a vulnerability is read', { GITLAB_MCP_ALLOW_PROJECTS: 'demo/app' }, 'vulnerability.get', VULNERABILITY],
    ['a vulnerability is confirmed', { GITLAB_MCP_ALLOW_PROJECTS: 'demo/app' }, 'vulnerability.confirm', VULNERABILITY],
  ])('%s', async (_, env, action, { title, ...params }: { title?: string }) => {
    const result = await call(env, action, { ...params, ...(action === 'issue.work_item_update' && { title }) });
    expect(result.isError, textOf(result)).toBeUndefined();
  });

  it('an epic of the group is changed', async () => {
    const result = await call({ GITLAB_MCP_ALLOW_GROUPS: 'demo' }, 'group.epic_update', {
      full_path: 'demo',
      epic_iid: 1,
      title: 'A new harbour',
    });
    expect(result.isError, textOf(result)).toBeUndefined();
  });
});

describe('under lists that leave them out', () => {
  it.each<[string, Readonly<Record<string, string>>, string, object]>([
    ['a vulnerability', { GITLAB_MCP_DENY_PROJECTS: 'demo/app' }, 'vulnerability.get', VULNERABILITY],
    ['a vulnerability that would be changed', { GITLAB_MCP_ALLOW_PROJECTS: 'demo/handbook' }, 'vulnerability.confirm', VULNERABILITY],
    [
      'a parent elsewhere',
      { GITLAB_MCP_ALLOW_PROJECTS: 'demo/app' },
      'issue.work_item_update',
      { full_path: 'demo/app', work_item_iid: 1, parent_id: '9001' },
    ],
  ])('%s is not reached', async (_, env, action, params) => {
    expect(codeOf(await call(env, action, params))).toBe('blocked_project');
  });
});
