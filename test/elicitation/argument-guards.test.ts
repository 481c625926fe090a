/** Actions that want a consent by what they are called with: asked on every surface, honouring YOLO and confirm. */
import { describe, expect, it } from 'vitest';
import type { Surface } from '../../src/call/call.ts';
import { textOf, type WireResult } from '../support/clients.ts';
import { CHANNELS, type RawReply, rawCall } from '../support/raw-linked.ts';

const PARAMS = { project_id: 'demo/handbook', url: 'https://other.example.com/handbook.git', mirror_overwrites_diverged_branches: true };
const WRITTEN = ['PUT /api/v4/projects/demo%2Fhandbook/mirror/pull'];
const yes: RawReply = { result: { action: 'accept', content: { confirm: true } } };
const no: RawReply = { result: { action: 'accept', content: { confirm: false } } };

function configure(surface: Surface, params: object = PARAMS, more: object = {}) {
  switch (surface) {
    case 'dynamic':
      return { surface, args: { action: 'project.pull_mirror_configure', params, ...more } };
    case 'meta':
      return { surface, tool: 'gitlab_project', args: { action: 'pull_mirror_configure', params } };
    case 'individual':
      return { surface, tool: 'gitlab_project_pull_mirror_configure', args: { ...params } };
  }
}

const text = (result: WireResult | undefined): string => (result ? textOf(result) : '');

describe.each(CHANNELS)('over %s', channel => {
  describe.each(['dynamic', 'meta', 'individual'] as const)('on the %s surface', surface => {
    it('a mirror that would overwrite diverged branches from a new source is asked about', async () => {
      const approved = await rawCall({ channel, ...configure(surface), reply: () => yes });
      expect(approved.asked[0]?.message).toBe(
        'Set up, change or turn off the pull mirror of a project, which regularly fetches from another Git server?\n\n' +
          'project_id: demo/handbook\nurl: https[:]//other.example.com/handbook.git\nmirror_overwrites_diverged_branches: yes\n\n' +
          'A pull mirror that overwrites diverged branches replaces their commits here with those of its source. (project.pull_mirror_configure)',
      );
      expect([approved.keys, approved.writes]).toEqual([['confirm'], WRITTEN]);
      const refused = await rawCall({ channel, ...configure(surface), reply: () => no });
      expect(refused.writes).toEqual([]);
      expect(text(refused.result)).toContain("The user did not approve 'project.pull_mirror_configure'");
    });

    it('is refused without elicitation, and runs in YOLO mode', async () => {
      const refused = await rawCall({ channel, ...configure(surface), capabilities: {}, reply: () => yes });
      expect([refused.keys, refused.writes]).toEqual([[], []]);
      expect(text(refused.result)).toContain("'project.pull_mirror_configure' needs a confirmation");
      const yolo = await rawCall({ channel, ...configure(surface), env: { GITLAB_MCP_YOLO_MODE: 'true' }, reply: () => no });
      expect([yolo.keys, yolo.writes]).toEqual([[], WRITTEN]);
    });

    it('a change that loses nothing, and disabling, are never asked about', async () => {
      for (const params of [
        { project_id: 'demo/handbook', mirror_trigger_builds: true },
        { ...PARAMS, enabled: false },
      ]) {
        const { keys, writes } = await rawCall({ channel, ...configure(surface, params), reply: () => no });
        expect([keys, writes]).toEqual([[], WRITTEN]);
      }
    });

    it('a state that cannot be read is asked about', async () => {
      const { keys, writes } = await rawCall({ channel, ...configure(surface, { ...PARAMS, project_id: 'demo/app' }), reply: () => no });
      expect([keys, writes]).toEqual([['confirm'], []]);
    });
  });

  it('confirm: true is honoured, and a person alone counts where only a person counts', async () => {
    const confirmed = await rawCall({ channel, ...configure('dynamic', PARAMS, { confirm: true }), reply: () => no });
    expect([confirmed.keys, confirmed.writes]).toEqual([[], WRITTEN]);
    const human = { GITLAB_MCP_CONSENT: 'human', GITLAB_MCP_YOLO_MODE: 'true' };
    const asked = await rawCall({ channel, ...configure('dynamic', PARAMS, { confirm: true }), env: human, reply: () => no });
    expect([asked.keys, asked.writes]).toEqual([['confirm'], []]);
  });

  it('never shows a password in its question', async () => {
    const { asked } = await rawCall({
      channel,
      ...configure('dynamic', { ...PARAMS, auth_password: 'hunter2', url: 'https://me:hunter2@other.example.com/x.git' }),
      reply: () => no,
    });
    expect(JSON.stringify(asked)).not.toContain('hunter2');
  });
});

describe.each(CHANNELS)('a work item whose list of people is emptied, over %s', channel => {
  const empty = (work_item_iid: number) => ({
    args: { action: 'issue.work_item_update', params: { full_path: 'demo/app', work_item_iid, assignee_ids: [] } },
  });
  const sent = (outcome: { readonly sandbox: { requests(): readonly { readonly url: string }[] } }) =>
    outcome.sandbox.requests().filter(({ url }) => url.endsWith('/api/graphql')).length;

  it('is asked about where somebody is on it, and changed on a yes', async () => {
    const refused = await rawCall({ channel, ...empty(1), reply: () => no });
    expect(refused.asked[0]?.message).toContain('The empty assignee_ids takes away everybody who is on it now. (issue.work_item_update)');
    const approved = await rawCall({ channel, ...empty(1), reply: () => yes });
    expect(approved.result?.structuredContent).toMatchObject({ iid: '1', assignees: { nodes: [] } });
    expect(sent(approved)).toBe(sent(refused) + 2);
  });

  it('is not asked about where nobody is, and in YOLO mode', async () => {
    const { sandbox } = await rawCall({ channel, ...empty(1), reply: () => yes });
    const again = await rawCall({ channel, ...empty(1), sandbox, reply: () => no });
    expect([again.keys, again.result?.isError]).toEqual([[], undefined]);
    const yolo = await rawCall({ channel, ...empty(1), env: { GITLAB_MCP_YOLO_MODE: 'true' }, reply: () => no });
    expect([yolo.keys, yolo.result?.isError]).toEqual([[], undefined]);
  });

  it('is refused without elicitation', async () => {
    const { result } = await rawCall({ channel, ...empty(1), capabilities: {}, reply: () => yes });
    expect(text(result)).toContain("'issue.work_item_update' needs a confirmation");
  });
});
