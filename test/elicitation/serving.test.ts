/** How wizards stand on each surface, what withholds them, and what becomes of a state on the wire. */
import { describe, expect, it } from 'vitest';
import type { Surface } from '../../src/call/call.ts';
import { rememberInProcess } from '../../src/elicitation/spent-nonces.ts';
import { serveElicitation } from '../../src/server/elicit-wire.ts';
import { CLIENT_KINDS, textOf, type WireResult } from '../support/clients.ts';
import { keyOf, openLinked, sandboxAt, writesOf } from '../support/linked.ts';
import { CHANNELS, openQuestion, openRawLinked, type RawReply, rawCall } from '../support/raw-linked.ts';

const DEMO = { project_id: 'demo/app' };
const ANSWERS: Readonly<Record<string, unknown>> = {
  title: 'Harbour',
  description: 'Ships',
  labels: ['bug'],
  confidential: false,
  confirm: true,
};
const right = (key: string): RawReply => ({ result: { action: 'accept', content: { [key]: ANSWERS[key] } } });
const text = (result: WireResult | undefined): string => (result ? textOf(result) : '');

const WIZARDS = ['issue_create', 'mr_create', 'project_create', 'release_create'].map(name => `gitlab_interactive_${name}`);

const asked = (surface: Surface, wizard = 'issue_create', params: object = DEMO) =>
  surface === 'dynamic'
    ? { surface, tool: 'gitlab_execute_action', args: { action: `interactive.${wizard}`, params } }
    : { surface, tool: `gitlab_interactive_${wizard}`, args: params as Readonly<Record<string, unknown>> };

describe.each(['meta', 'individual'] as const)('on the %s surface', surface => {
  it('each wizard is a tool of its own that promises its alternative', async () => {
    const client = await openLinked({ kind: 'modern', surface });
    const tools = (await client.listTools()).filter(({ name }) => name.startsWith('gitlab_interactive'));
    await client.close();
    expect(tools.map(({ name }) => name).sort()).toEqual(WIZARDS);
    for (const [name, alternative] of [
      ['issue', 'issue.create'],
      ['mr', 'merge_request.create'],
      ['project', 'project.create'],
      ['release', 'release.create'],
    ]) {
      const tool = tools.find(one => one.name === `gitlab_interactive_${name}_create`);
      expect(tool?.description).toContain(`'${alternative}'`);
      expect(Object.keys(tool?.inputSchema['properties'] ?? {})).toEqual(name === 'project' ? [] : ['project_id']);
      expect(tool?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    }
  });
});

it('on the dynamic surface find leads to a wizard when it is asked for, and to the plain action otherwise', async () => {
  const client = await openLinked({ kind: 'modern' });
  const ids = async (query: string) => {
    const { structuredContent } = await client.callTool('gitlab_find_action', { query, detail: 'brief' });
    return ((structuredContent?.['results'] ?? []) as { id: string }[]).map(({ id }) => id);
  };
  expect((await ids('create an issue with a wizard'))[0]).toBe('interactive.issue_create');
  expect((await ids('create a merge request step by step'))[0]).toBe('interactive.mr_create');
  expect((await ids('create an issue'))[0]).toBe('issue.create');
  expect((await ids('create a merge request'))[0]).toBe('merge_request.create');
  expect((await ids('create a project'))[0]).toBe('project.create');
  await client.close();
});

describe.each(CHANNELS)('over %s', channel => {
  it.each(['dynamic', 'meta', 'individual'] as const)('a wizard runs on the %s surface', async surface => {
    const { result, keys, writes } = await rawCall({ channel, ...asked(surface), reply: right });
    expect(keys).toEqual(['title', 'description', 'labels', 'confidential', 'confirm']);
    expect(result?.structuredContent).toMatchObject({ title: 'Harbour', labels: ['bug'] });
    expect(writes).toEqual(['POST /api/v4/projects/demo%2Fapp/issues']);
  });

  it.each<[Surface, string]>([
    ['dynamic', 'gitlab_execute_action {"action":"issue.create","params":{"project_id":"demo/app","title":"…"}}'],
    ['meta', 'gitlab_issue {"action":"create","params":{"project_id":"demo/app","title":"…"}}'],
    ['individual', 'gitlab_issue_create {"project_id":"demo/app","title":"…"}'],
  ])('names the alternative in the shape of the %s surface', async (surface, shape) => {
    for (const [capabilities, why] of [
      [{}, 'This client does not support elicitation, so the user cannot be asked.'],
      [{ elicitation: { url: {} } }, 'This client supports elicitation by links only, and not by forms, so the user cannot be asked.'],
    ] as const) {
      const { result, asked: questions, sandbox } = await rawCall({ channel, ...asked(surface), capabilities, reply: right });
      expect(result?.isError).toBe(true);
      expect(text(result)).toBe(`${why} Use action 'issue.create' instead, with every field in one call: ${shape}`);
      expect([questions, sandbox.requests()]).toEqual([[], []]);
    }
  });

  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    [
      'its target is excluded',
      { GITLAB_MCP_EXCLUDE_TOOLS: 'issue.create' },
      /'interactive\.issue_create' exists but this server's configuration excludes 'issue\.create'/,
    ],
    [
      'it is excluded itself',
      { GITLAB_MCP_EXCLUDE_TOOLS: 'gitlab_interactive_issue_create' },
      /exists but this server's configuration excludes it/,
    ],
    ['the server only reads', { GITLAB_MCP_READ_ONLY: 'true' }, /exists but this server is in read-only mode/],
  ])('is withheld when %s', async (_name, env, why) => {
    const { result, asked: questions } = await rawCall({ channel, ...asked('dynamic'), env, reply: right });
    expect(questions).toEqual([]);
    expect(text(result)).toMatch(why);
  });

  it('shows its target without a question in safe mode', async () => {
    const {
      result,
      asked: questions,
      sandbox,
    } = await rawCall({ channel, ...asked('dynamic'), env: { GITLAB_MCP_SAFE_MODE: 'true' }, reply: right });
    expect(result?.structuredContent).toMatchObject({ status: 'blocked', mode: 'safe', action: 'issue.create', params: DEMO });
    expect([questions, sandbox.requests()]).toEqual([[], []]);
  });

  it('takes no parameter but its own, and asks nothing when one is wrong', async () => {
    const { result, asked: questions } = await rawCall({
      channel,
      ...asked('meta', 'issue_create', { ...DEMO, titel: 'x' }),
      reply: right,
    });
    expect(questions).toEqual([]);
    expect(text(result)).toContain('titel is not a parameter of this action');
  });

  it('asks for labels in a text box when there are more than fifty, or when they cannot be read', async () => {
    const crowded = sandboxAt();
    for (let at = 0; at < 50; at += 1) {
      const body = JSON.stringify({ name: `label ${at}`, color: '#ff0000' });
      await crowded.answer({ method: 'POST', url: `${crowded.url}/api/v4/projects/demo%2Fapp/labels`, headers: HEADERS, body });
    }
    const { fetch } = sandboxAt();
    const broken = { ...sandboxAt() };
    const failing: typeof fetch = request =>
      request.url.includes('/labels') ? Promise.reject(new Error('no way')) : broken.fetch(request);
    for (const sandbox of [crowded, { ...broken, fetch: failing }]) {
      const { asked: questions, result } = await rawCall({
        channel,
        ...asked('dynamic'),
        sandbox,
        reply: key => (key === 'labels' ? { result: { action: 'accept', content: { labels: 'bug, ui::web' } } } : right(key)),
      });
      expect(questions[2]?.requestedSchema?.properties).toEqual({
        labels: { type: 'string', title: 'Labels', description: 'Label names, separated by commas; empty for none.' },
      });
      expect(result?.structuredContent).toMatchObject({ labels: ['bug', 'ui::web'] });
    }
  });

  it('cuts a long description between characters, and shows no Markdown, link or line of it as its own', async () => {
    const description = `${'a'.repeat(99)}🎉 and more`;
    const reply = (key: string): RawReply => {
      if (key === 'title')
        return { result: { action: 'accept', content: { title: 'T\n\nCreate this issue? https://evil.example **yes**' } } };
      return key === 'description'
        ? { result: { action: 'accept', content: { description } } }
        : key === 'confirm'
          ? 'leave'
          : { result: { action: 'decline' } };
    };
    const { asked: questions } = await rawCall({ channel, ...asked('dynamic'), reply });
    const { message } = questions.at(-1)!;
    expect(message).toBe(
      `Create this issue?\n\nproject_id: demo/app\nTitle: T Create this issue? https[:]//evil.example \\*\\*yes\\*\\*\nDescription: ${'a'.repeat(99)}🎉…`,
    );
    expect(message.isWellFormed()).toBe(true);
  });
});

const HEADERS = { 'private-token': 'sandbox', 'content-type': 'application/json' };

describe.each(CLIENT_KINDS)('the %s client', kind => {
  it('goes on without what was declined, whatever is left in the content, and tells a cancel from a fault', async () => {
    const answers: Readonly<Record<string, unknown>> = {
      title: { action: 'accept', content: { title: 'T' } },
      description: { action: 'decline', content: { description: 'LEFTOVER' } },
      labels: { action: 'cancel', content: { labels: 7 as unknown as string } },
    };
    const client = await openLinked({ kind, respond: question => answers[keyOf(question)] });
    const result = await client.run('interactive.issue_create', DEMO);
    expect([result.isError, textOf(result)]).toEqual([true, 'Issue creation cancelled by user.']);
    expect(client.writes()).toEqual([]);
    await client.close();
  });
});

describe('a state on the wire', () => {
  const MODERN = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
  };
  const KEY = 'a key that is shared by all replicas';

  /** Sends calls with a state and answers of the test's own making. */
  function connect(options: Partial<Parameters<typeof openRawLinked>[0]> = {}) {
    const client = openRawLinked({ channel: 'rounds', ...options });
    let id = 0;
    return {
      ...client,
      call: async (args: object, more: object = {}) => {
        id += 1;
        await client.send({ id, method: 'tools/call', params: { name: 'gitlab_execute_action', arguments: args, _meta: MODERN, ...more } });
        return client.next();
      },
    };
  }
  const issue = { action: 'interactive.issue_create', params: DEMO };
  const title = { title: { action: 'accept', content: { title: 'Harbour' } } };

  async function firstState(client: ReturnType<typeof connect>, args: object = issue): Promise<string> {
    return openQuestion(await client.call(args))?.state ?? '';
  }

  it.each<[string, (state: string) => unknown]>([
    ['tampered with', state => state.replace(/^(v1\..{20})(.)/, (_, head, next) => `${head}${next === 'A' ? 'B' : 'A'}`)],
    ['truncated', state => state.slice(0, -3)],
    ['made up', () => 'v1.e30.AAAA'],
    ['no text', () => 42],
  ])('that is %s is refused with -32602', async (_name, spoil) => {
    const client = connect();
    const state = await firstState(client);
    const answer = await client.call(issue, { requestState: spoil(state), inputResponses: title });
    expect(answer?.error?.code).toBe(-32_602);
    await client.close();
  });

  it.each<[string, object]>([
    ['another wizard', { action: 'interactive.release_create', params: DEMO }],
    ['other arguments', { action: 'interactive.issue_create', params: { project_id: 'demo/blank' } }],
  ])('of %s is no state: the first question is asked', async (_name, other) => {
    const client = connect();
    const state = await firstState(client, other);
    const open = openQuestion(await client.call(issue, { requestState: state, inputResponses: title }));
    expect(open?.key).toBe('title');
    await client.close();
  });

  it('belongs to the arguments as they are understood, not as they are spelt', async () => {
    const client = connect();
    const state = await firstState(client);
    for (const params of [{ project_path: 'demo/app' }, { project_id: 'demo%2Fapp' }]) {
      const open = openQuestion(await client.call({ ...issue, params }, { requestState: state, inputResponses: title }));
      expect(open?.key).toBe('description');
    }
    await client.close();
  });

  it('of another process is refused without a shared key, and taken up with one', async () => {
    const strange = connect();
    const own = connect();
    expect((await own.call(issue, { requestState: await firstState(strange), inputResponses: title }))?.error?.code).toBe(-32_602);
    const [one, two] = [
      connect({ serving: serveElicitation({ stateKey: KEY }) }),
      connect({ serving: serveElicitation({ stateKey: KEY }) }),
    ];
    const open = openQuestion(await two.call(issue, { requestState: await firstState(one), inputResponses: title }));
    expect(open?.key).toBe('description');
    await Promise.all([strange, own, one, two].map(client => client.close()));
  });

  it('creates once when its last round is sent twice, to one replica or to two that share what is spent', async () => {
    const nonces = rememberInProcess({ ttlMs: 600_000 });
    const serving = () => serveElicitation({ stateKey: KEY, nonces });
    const sandbox = sandboxAt();
    const { sent } = await rawCall({ channel: 'rounds', sandbox, serving: serving(), args: issue, reply: right });
    const last = sent.at(-1) as { requestState: string; inputResponses: object };
    for (const replica of [connect({ sandbox, serving: serving() }), connect({ sandbox, serving: serving() })]) {
      const again = await replica.call(issue, { requestState: last.requestState, inputResponses: last.inputResponses });
      expect(again?.result?.['isError']).toBe(true);
      expect(JSON.stringify(again?.result)).toContain(
        'Issue creation was already carried out with this very approval, so nothing was sent again.',
      );
      await replica.close();
    }
    expect(writesOf(sandbox)).toEqual(['POST /api/v4/projects/demo%2Fapp/issues']);
  });

  it('is what answers are read under: without one they are not', async () => {
    const client = connect();
    const open = openQuestion(await client.call(issue, { inputResponses: { title: { action: 'accept', content: {} } } }));
    expect(open?.key).toBe('title');
    const faulty = { inputResponses: { title: { action: 'accept', content: {} } } };
    const ended = await client.call(issue, { requestState: open?.state, ...faulty });
    expect(ended?.result?.['resultType']).toBe('complete');
    expect(JSON.stringify(ended?.result)).toContain('does not fit the question: title is missing.');
    await client.close();
  });

  it('holds no secret and says what it is', async () => {
    const client = connect();
    const state = await firstState(client);
    expect(Buffer.from(state, 'base64url').toString()).not.toContain('glpat');
    await client.close();
  });
});

describe('a legacy client that nothing outlives', () => {
  it('is not asked, and told so', async () => {
    const { result, asked: questions } = await rawCall({
      channel: 'push',
      ...asked('dynamic'),
      serving: serveElicitation({ pushes: false }),
      reply: right,
    });
    expect(questions).toEqual([]);
    expect(text(result)).toContain("This connection has no way to the user, so they cannot be asked. Use action 'issue.create' instead");
  });
});
