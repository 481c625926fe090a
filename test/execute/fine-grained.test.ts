/** What a call answers under a fine-grained token: refusals before anything is sent, and notes beside what GraphQL leaves empty. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/call/call.ts';
import { fineGrainedFacts, permissionName } from '../../src/catalog/fine-grained.ts';
import type { ToolResult } from '../../src/execute/outcome.ts';
import { execute } from '../../src/execute/pipeline.ts';
import { type LoggedLine, makeCall, makePorts } from './stub.ts';

const { release, permissions } = fineGrainedFacts();
const grant = (...missing: readonly string[]) => permissions.filter(words => !missing.includes(words)).map(permissionName);

interface Attempt {
  readonly action: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly view?: Partial<View>;
  /** `data` of the GraphQL answer. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly confirm?: boolean;
}

async function attempt({ action, params, view = {}, data, confirm = false }: Attempt) {
  const lines: LoggedLine[] = [];
  const ports = makePorts({}, data && { data, partial: [] });
  const call = makeCall({ view: { tokenKind: 'fine_grained', version: release, grant: grant(), ...view }, lines });
  const result = (await execute({ action, input: params, confirm }, call, ports)) as ToolResult; // nothing here asks
  const [block] = result.content;
  const text = block?.type === 'text' ? block.text : '';
  return { result, text, lines, sent: ports.sent.length + ports.documents.length };
}

const CREATE = { action: 'issue.create', params: { project_id: 1, title: 'x' }, view: { grant: grant('Work Item: Create') } };
const SENTENCE =
  'action "issue.create" exists but this fine-grained personal access token was not granted what it needs: Work Item: Create. A grant cannot be changed: create a token that has it too. Do not report the capability as missing.';

describe('a withheld call', () => {
  it('is refused on the dynamic surface in the name of its tool, and logged by its class', async () => {
    const { result, text, lines, sent } = await attempt(CREATE);
    expect([result.isError, result.structuredContent, text, sent]).toEqual([true, undefined, `gitlab_execute_action: ${SENTENCE}`, 0]);
    expect(lines.filter(({ event }) => event === 'call_refused')).toMatchObject([
      { level: 'info', action: 'issue.create', code: 'withheld', reason: 'fine_grained' },
    ]);
  });

  it.each(['meta', 'individual'] as const)('is refused on the %s surface without it', async surface => {
    expect((await attempt({ ...CREATE, view: { ...CREATE.view, surface } })).text).toBe(SENTENCE);
  });

  it('is refused before a safe-mode preview and before a confirmation', async () => {
    const remove = { action: 'branch.delete', params: { project_id: 1, branch_name: 'x' } };
    const lacking = grant('Branch: Delete');
    const words = 'not granted what it needs: Branch: Delete.';
    expect((await attempt({ ...remove, view: { grant: lacking, safeMode: true } })).text).toContain(words);
    expect((await attempt({ ...remove, view: { grant: lacking } })).text).toContain(words);
    expect((await attempt({ ...remove, view: { safeMode: true } })).result.structuredContent).toMatchObject({ status: 'blocked' });
  });
});

describe('an answer read over GraphQL', () => {
  const GET = { action: 'vulnerability.get', params: { vulnerability_id: '7' } };
  const HOLLOW = `GitLab ${release} leaves part of this answer empty for a fine-grained personal access token, with no error: issue_links (the type VulnerabilityIssueLink, for which it declares no permission). Empty there does not mean there is nothing.`;
  const NOT_FOUND =
    'Over GraphQL, GitLab answers null with no error for an object a fine-grained personal access token is not granted, or that sits in a project or group outside its grant, so not found may mean this token cannot see it rather than that it does not exist.';

  it('that is partly empty says so last among the next steps, in both forms', async () => {
    const { result, text } = await attempt({ ...GET, data: { vulnerability: { id: '7', title: 'Old library' } } });
    const steps = result.structuredContent?.['next_steps'] as readonly string[]; // a list of sentences wherever it stands
    expect(steps.at(-1)).toBe(HOLLOW);
    expect(text).toContain(HOLLOW);
  });

  it('that is an empty list says that it may not be one', async () => {
    const { result, text } = await attempt({
      action: 'vulnerability.list',
      params: { project_id: 'demo/app' },
      data: { project: { vulnerabilities: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } } },
    });
    const note = expect.stringMatching(/^Over GraphQL, GitLab leaves out of a list, with no error, .* rather than that there are none\.$/);
    expect(result.structuredContent).toMatchObject({ next_steps: expect.arrayContaining([note]), vulnerabilities: [] });
    expect(text).toContain('so an empty answer may mean this token cannot see them');
  });

  it('that found nothing says what that may mean, on its card', async () => {
    const { result, text } = await attempt({ ...GET, data: { vulnerability: null } });
    expect([result.isError, result.structuredContent]).toEqual([true, undefined]);
    expect(text).toContain(NOT_FOUND);
  });

  it('that found nothing and has no card says it after the message', async () => {
    const { text } = await attempt({
      action: 'vulnerability.list',
      params: { project_id: 'demo/app' },
      data: { project: null },
    });
    expect(text).toMatch(/GitLab has nothing there for 'vulnerability\.list': .* Over GraphQL, GitLab answers null with no error/);
  });

  it('says nothing of the kind to a classic token, nor in a preview', async () => {
    const classic = await attempt({ ...GET, view: { tokenKind: 'classic' }, data: { vulnerability: { id: '7' } } });
    expect(classic.text).not.toContain('fine-grained');
    const preview = await attempt({
      action: 'vulnerability.dismiss',
      params: { vulnerability_id: '7', dismissal_reason: 'FALSE_POSITIVE' },
      view: { safeMode: true },
    });
    expect([preview.sent, preview.text.includes('fine-grained')]).toEqual([0, false]);
  });
});
