/** What stands between a destructive call and GitLab, on every surface and over both channels. */
import { describe, expect, it } from 'vitest';
import type { Surface } from '../../src/call/call.ts';
import { factsOf, registry } from '../../src/catalog/generated.ts';
import { previewOf } from '../../src/elicitation/previews.ts';
import { textOf, type WireResult } from '../support/clients.ts';
import { sandboxAt, writesOf } from '../support/linked.ts';
import { CHANNELS, openQuestion, openRawLinked, type RawReply, rawCall } from '../support/raw-linked.ts';

const SURFACES: readonly Surface[] = ['dynamic', 'meta', 'individual'];
const PARAMS = { project_id: 'demo/app', branch_name: 'feature/login' };
const DELETED = ['DELETE /api/v4/projects/demo%2Fapp/repository/branches/feature%2Flogin'];
const QUESTION =
  'Delete branch "feature/login" of demo/app, not merged?\n\nThe branch is deleted; commits that no other branch or tag contains are lost with it. (branch.delete)';

const accept = (confirm: unknown): RawReply => ({ result: { action: 'accept', content: { confirm } } });

function deletion(surface: Surface, confirm?: unknown) {
  const more = confirm === undefined ? {} : { confirm };
  switch (surface) {
    case 'dynamic':
      return { surface, tool: 'gitlab_execute_action', args: { action: 'branch.delete', params: PARAMS, ...more } };
    case 'meta':
      return { surface, tool: 'gitlab_branch', args: { action: 'delete', params: PARAMS, ...more } };
    case 'individual':
      return { surface, tool: 'gitlab_branch_delete', args: { ...PARAMS, ...more } };
  }
}

const text = (result: WireResult | undefined): string => (result ? textOf(result) : '');

describe.each(CHANNELS)('over %s', channel => {
  it('asks whether to do it, without the conditions that the summary adds', async () => {
    const args = { project_id: 'demo/app', job_id: 1001 };
    const { asked } = await rawCall({ channel, surface: 'individual', tool: 'gitlab_job_erase', args, reply: () => 'leave' });
    expect(asked[0]?.message.split('\n')[0]).toBe('Erase the log and artifacts of a finished job?');
  });

  describe.each(['meta', 'individual'] as const)('the %s surface', surface => {
    it('asks what it would delete and deletes on a yes', async () => {
      const { result, asked, writes } = await rawCall({ channel, ...deletion(surface), reply: () => accept(true) });
      expect(asked).toEqual([
        {
          mode: 'form',
          message: QUESTION,
          requestedSchema: {
            type: 'object',
            properties: { confirm: { type: 'boolean', title: 'Delete a branch', default: false } },
            required: ['confirm'],
          },
        },
      ]);
      expect(result?.structuredContent).toEqual({ status: 'success', message: 'Action completed successfully.' });
      expect(writes).toEqual(DELETED);
    });

    it.each<[string, Readonly<Record<string, string>>, unknown]>([
      ['YOLO mode', { GITLAB_MCP_YOLO_MODE: 'true' }, undefined],
      ['autopilot, where YOLO mode is unset', { AUTOPILOT: '1' }, undefined],
      ['confirm: true', {}, true],
      ['confirm: "true"', {}, 'true'],
    ])('asks nothing under %s', async (_name, env, confirm) => {
      const { asked, writes } = await rawCall({ channel, ...deletion(surface, confirm), env, reply: () => 'leave' });
      expect([asked, writes]).toEqual([[], DELETED]);
    });

    it('asks when YOLO mode is off, whatever autopilot says', async () => {
      const env = { GITLAB_MCP_YOLO_MODE: 'false', AUTOPILOT: 'true' };
      const { keys, writes } = await rawCall({ channel, ...deletion(surface), env, reply: () => 'leave' });
      expect([keys, writes]).toEqual([['confirm'], []]);
    });

    it.each<[string, RawReply]>([
      ['no', accept(false)],
      ['a decline', { result: { action: 'decline', content: { confirm: true } } }],
      ['a cancel', { result: { action: 'cancel', content: { confirm: true } } }],
    ])('takes %s for no', async (_name, reply) => {
      const { result, writes } = await rawCall({ channel, ...deletion(surface), reply: () => reply });
      expect(writes).toEqual([]);
      expect(result?.isError).toBe(true);
      expect(text(result)).toBe(
        "The user did not approve 'branch.delete', so nothing was changed in GitLab. Do not repeat it unless they ask for it.",
      );
    });

    it.each<[string, RawReply, string]>([
      ['an empty accept', { result: { action: 'accept', content: {} } }, 'confirm is missing'],
      ['an accept without content', { result: { action: 'accept' } }, 'it has no content, so confirm is missing'],
      ['the text "true"', accept('true'), 'confirm must be boolean'],
      ['the text "false"', accept('false'), 'confirm must be boolean'],
      ['the number 1', accept(1), 'confirm must be boolean'],
    ])('never takes %s for yes', async (_name, reply, why) => {
      const { result, writes } = await rawCall({ channel, ...deletion(surface), reply: () => reply });
      expect(writes).toEqual([]);
      expect(text(result)).toContain(`The client's answer to "confirm" does not fit the question: ${why}.`);
    });

    it.each([
      ['that does not elicit', {}],
      ['that opens links only', { elicitation: { url: {} } }],
    ])('refuses a client %s and says how to go on', async (_name, capabilities) => {
      const { result, asked, writes, sandbox } = await rawCall({ channel, ...deletion(surface), capabilities, reply: () => 'leave' });
      expect([asked, writes, sandbox.requests()]).toEqual([[], [], []]);
      expect(text(result)).toContain("'branch.delete' needs a confirmation, so nothing was sent to GitLab.");
      expect(text(result)).toContain('send the same call again with "confirm": true');
    });
  });

  it('the dynamic surface refuses without asking', async () => {
    const { result, asked, writes } = await rawCall({ channel, ...deletion('dynamic'), reply: () => accept(true) });
    expect([asked, writes]).toEqual([[], []]);
    expect(text(result)).toContain("'branch.delete' needs a confirmation");
  });

  describe.each(SURFACES)('a person alone approves on the %s surface', surface => {
    const human = { GITLAB_MCP_CONSENT: 'human' };
    it.each<[string, unknown, Readonly<Record<string, string>>]>([
      ['confirm: true', true, human],
      ['YOLO mode', undefined, { ...human, GITLAB_MCP_YOLO_MODE: 'true' }],
      ['both', true, { ...human, GITLAB_MCP_YOLO_MODE: 'true', AUTOPILOT: 'true' }],
    ])('and %s counts for nothing', async (_name, confirm, env) => {
      const no = await rawCall({ channel, ...deletion(surface, confirm), env, reply: () => accept(false) });
      expect([no.keys, no.writes]).toEqual([['confirm'], []]);
      const yes = await rawCall({ channel, ...deletion(surface, confirm), env, reply: () => accept(true) });
      expect([yes.keys, yes.writes]).toEqual([['confirm'], DELETED]);
      const nobody = await rawCall({ channel, ...deletion(surface, confirm), env, capabilities: {}, reply: () => accept(true) });
      expect([nobody.keys, nobody.writes]).toEqual([[], []]);
      expect(text(nobody.result)).toContain(
        'this server accepts only an approval that a person gives when asked (GITLAB_MCP_CONSENT=human)',
      );
    });
  });
});

describe('every destructive action', () => {
  const destructive = registry().filter(entry => entry.destructive !== undefined);

  it.each(destructive.map(({ id }) => id))('%s sends nothing on confirm and YOLO when only a person counts', async id => {
    const entry = destructive.find(one => one.id === id)!;
    const params = Object.fromEntries(
      Object.entries(factsOf(entry).params).flatMap(([name, param]) =>
        param.required || param.in === 'path' ? [[name, sampleOf(param.type)]] : [],
      ),
    );
    const env = { GITLAB_MCP_CONSENT: 'human', GITLAB_MCP_YOLO_MODE: 'true' };
    const { writes, keys, result } = await rawCall({
      channel: 'rounds',
      args: { action: id, params, confirm: true },
      env,
      reply: () => ({ result: { action: 'decline' } }),
    });
    expect(writes).toEqual([]);
    expect(result?.isError).toBe(true);
    expect(keys.length <= 1).toBe(true);
  });
});

const sampleOf = (type: string): unknown => ({ integer: 1, number: 1, boolean: true, array: ['x'], object: {} })[type] ?? 'demo/app';

describe('a repeated or changed round', () => {
  const call = (more: object = {}) => ({ ...deletion('meta'), ...more });

  /** The last round of a call, as often as the test likes. */
  async function openLastRound(args: Readonly<Record<string, unknown>>, tool: string) {
    const client = openRawLinked({ channel: 'rounds', surface: 'meta' });
    let id = 0;
    const send = async (more: object) => {
      id += 1;
      await client.send({ id, method: 'tools/call', params: { name: tool, arguments: args, _meta: ENVELOPE, ...more } });
      return client.next();
    };
    const open = openQuestion(await send({}));
    return {
      client,
      last: () => send({ requestState: open?.state, inputResponses: { confirm: { action: 'accept', content: { confirm: true } } } }),
    };
  }

  it('acts once, however often the last round comes', async () => {
    const { client, last } = await openLastRound(
      { action: 'label_delete', params: { project_id: 'demo/app', label_id: 'bug' } },
      'gitlab_project',
    );
    expect((await last())?.result?.['isError']).toBeUndefined();
    const again = await last();
    expect(again?.result?.['isError']).toBe(true);
    expect(JSON.stringify(again?.result)).toContain(
      "'project.label_delete' was already carried out with this very approval, so nothing was sent again.",
    );
    expect(writesOf(client.sandbox)).toEqual(['DELETE /api/v4/projects/demo%2Fapp/labels/bug']);
    await client.close();
  });

  it('asks once more when the object is gone by then', async () => {
    const { tool, args } = deletion('meta');
    const { client, last } = await openLastRound(args, tool);
    expect((await last())?.result?.['isError']).toBeUndefined();
    expect(openQuestion(await last())?.question.message).toMatch(/^Delete branch "feature\/login" of demo\/app\?\n/);
    expect(writesOf(client.sandbox)).toEqual(DELETED);
    await client.close();
  });

  it('asks again when what would be lost has changed meanwhile', async () => {
    const sandbox = sandboxAt();
    let asked = 0;
    const outcome = await rawCall({
      channel: 'rounds',
      sandbox,
      ...call(),
      reply: () => {
        asked += 1;
        if (asked === 1) void protect(sandbox);
        return accept(asked < 3);
      },
    });
    expect(outcome.asked.map(({ message }) => message.split('\n')[0])).toEqual([
      'Delete branch "feature/login" of demo/app, not merged?',
      'Delete branch "feature/login" of demo/app, not merged, protected?',
    ]);
    expect(outcome.asked).toHaveLength(2);
    expect(outcome.result?.isError).toBe(true); // GitLab itself refuses to delete a protected branch
  });
});

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
};

const protect = (sandbox: ReturnType<typeof sandboxAt>) =>
  sandbox.answer({
    method: 'POST',
    url: `${sandbox.url}/api/v4/projects/demo%2Fapp/protected_branches`,
    headers: { 'private-token': 'sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'feature/login' }),
  });

describe('a preview', () => {
  it('is there for every name that the catalog uses', async () => {
    const names = new Set(registry().flatMap(entry => factsOf(entry).preview ?? []));
    expect(names.size).toBeGreaterThan(0);
    for (const name of names) {
      const object = await previewOf(name, { values: {}, rest: () => Promise.reject(new Error('offline')) });
      expect(object).toMatch(/^(branch|tag|project|group|issue|merge request)/);
    }
  });

  it('is the plain object when GitLab does not tell', async () => {
    const values = { project_id: 'a/b', branch_name: 'x"\n[y](https://z)' };
    expect(await previewOf('branch', { values, rest: () => Promise.reject(new Error('500')) })).toBe(
      'branch "x\' \\[y\\](https[:]//z)" of a/b',
    );
  });

  it('tells what an object holds', async () => {
    const rest = async () => ({
      status: 200,
      header: () => null,
      data: { path_with_namespace: 'a/b', open_issues_count: 1, forks_count: 3 },
      truncated: false,
      paging: undefined,
    });
    expect(await previewOf('project', { values: { project_id: 7 }, rest })).toBe('project "7", a/b, 1 open issue, 3 forks');
  });
});
