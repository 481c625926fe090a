import { describe, expect, it } from 'vitest';
import type { View } from '../../src/call/call.ts';
import type { CatalogError } from '../../src/call/error.ts';
import type { ActionEntry, ActionFacts } from '../../src/catalog/action.ts';
import { firstOf, route } from '../../src/catalog/rows.ts';
import type { Asked, ToolResult } from '../../src/execute/outcome.ts';
import { execute, type Seams } from '../../src/execute/pipeline.ts';
import type { RestAnswer } from '../../src/gitlab/port.ts';
import {
  answerOf,
  gitlabError,
  type LoggedLine,
  makeCall,
  makeCatalog,
  makeEntry,
  makeFacts,
  makePorts,
  param,
  type StubAction,
} from './stub.ts';

const thing = (entry: Partial<ActionEntry>, facts: Partial<ActionFacts> = {}): StubAction => ({
  entry: makeEntry(entry),
  facts: makeFacts({
    params: { id: param({ in: 'path', type: 'integer', required: true }) },
    ...(facts.answer !== 'none' && { returns: { entity: 'Thing', list: false, key: 'things' } }),
    ...facts,
  }),
  handler: firstOf(route('GET', '/things/{id}'), route('GET', '/things')),
});

const get = thing({ id: 'thing.get', resource: 'gitlab://thing/{id}' });
const list = thing(
  { id: 'thing.list', content: 'list' },
  { params: { per_page: param({ type: 'integer' }) }, returns: { entity: 'Thing', list: true, key: 'things' }, paging: 'offset' },
);
const remove = thing({ id: 'thing.delete', effect: 'delete', destructive: 'The thing is gone.', content: 'mutate' }, { answer: 'none' });
const update = thing(
  { id: 'thing.update', effect: 'update', content: 'mutate' },
  { params: { token: param({ in: 'body', kind: 'secret' }), name: param({ in: 'body' }) } },
);

interface Attempt {
  readonly action: StubAction;
  readonly input?: Record<string, unknown>;
  readonly answer?: RestAnswer | CatalogError;
  readonly call?: Parameters<typeof makeCall>[0];
  readonly confirm?: boolean;
  readonly fields?: string[];
  readonly seams?: Seams;
  readonly others?: StubAction[];
}

const attempt = async ({
  action,
  input = { id: 1 },
  answer = answerOf({ id: 1, name: 'n' }),
  call,
  confirm = false,
  fields,
  seams,
  others = [],
}: Attempt) => {
  const ports = makePorts({ 'GET /things/1': answer, 'GET /things': answer });
  const catalog = makeCatalog(action, ...others);
  const request = { action: action.entry.id, input, confirm, ...(fields && { fields }) };
  const result = (await execute(request, makeCall(call), ports, { catalog, ...seams })) as ToolResult & Asked;
  return { result, sent: ports.sent };
};

const textOf = (result: ToolResult): string => (result.content[0]?.type === 'text' ? result.content[0].text : '');

describe('a get', () => {
  it('answers as Markdown, as JSON without nulls, and as an embedded resource with the same JSON', async () => {
    const { result } = await attempt({ action: get, answer: answerOf({ id: 1, name: 'n', gone: null }) });
    expect(result).toEqual({
      content: [
        { type: 'text', text: '## Thing\n\n- **Id**: 1\n- **Name**: n', annotations: { audience: ['assistant'], priority: 0.6 } },
        {
          type: 'resource',
          resource: { uri: 'gitlab://thing/1', mimeType: 'application/json', text: '{"id":1,"name":"n"}' },
          annotations: { audience: ['assistant'], priority: 0.6 },
        },
      ],
      structuredContent: { id: 1, name: 'n' },
    });
  });

  it('embeds nothing when embedding is off, and rounds every priority for clients that refuse fractions', async () => {
    const off = await attempt({ action: get, call: { view: { embeddedResources: false } } });
    expect(off.result.content.map(({ type }) => type)).toEqual(['text']);
    const rounded = await attempt({ action: get, call: { roundPriorities: true } });
    expect(rounded.result.content.map(({ annotations }) => annotations.priority)).toEqual([1, 1]);
  });

  it('opens the JSON with the next steps whose condition holds and whose target may be called', async () => {
    const next = [
      { to: 'thing.delete', text: "Use action 'thing.delete' to drop it" },
      { to: 'thing.update', text: "Use action 'thing.update' to rename it", when: { name: ['n', 'm'] } },
      { to: 'thing.get', text: "Use action 'thing.get' to look again", when: { name: ['other'] } },
      { text: 'Look at its neighbours' },
    ];
    const { result } = await attempt({
      action: thing({ id: 'thing.get' }, { next }),
      others: [update, remove],
      call: { view: { excluded: new Set(['thing.delete']) } },
    });
    expect(Object.entries(result.structuredContent ?? {})).toEqual([
      ['next_steps', ["Use action 'thing.update' to rename it", 'Look at its neighbours']],
      ['id', 1],
      ['name', 'n'],
    ]);
  });

  it('answers a missing object with its card, at INFO and without JSON', async () => {
    const lines: LoggedLine[] = [];
    const missing = { kind: 'Thing', subject: '#{id}', hints: [{ to: 'thing.list', text: "Use action 'thing.list' to list things" }] };
    const { result } = await attempt({
      action: thing({}, { missing }),
      answer: gitlabError(404, '404 Not Found'),
      others: [list],
      call: { lines },
    });
    expect(result).toEqual({
      content: [
        {
          type: 'text',
          text: "## ❓ Thing Not Found\n\nThe thing **#1** does not exist or is not accessible with your current permissions.\n\n---\n💡 **Next steps:**\n- Use action 'thing.list' to list things",
          annotations: { audience: ['assistant'], priority: 0.6 },
        },
      ],
      isError: true,
      _meta: { 'gitlab-catalog/error': { code: 'not_found', status: 404, retryable: false } },
    });
    expect(lines.map(({ level, event, action, code }) => ({ level, event, action, code }))).toEqual([
      { level: 'info', event: 'call_failed', action: 'thing.get', code: 'not_found' },
    ]);
  });

  it('says where a project has moved', async () => {
    const { result } = await attempt({ action: get, answer: answerOf({ id: 1 }, { movedTo: '/projects/new%2Fhome' }) });
    expect(textOf(result)).toContain('This project has moved to new/home: use that path from now on.');
  });

  it('keeps the named fields of the JSON and says which are not there', async () => {
    const { result } = await attempt({
      action: get,
      answer: answerOf({ id: 1, name: 'n', author: { username: 'mira', id: 5 } }),
      fields: ['author.username', 'weight'],
    });
    expect(result.structuredContent).toEqual({ author: { username: 'mira' } });
    expect(textOf(result)).toContain('The answer has no weight: those fields were left out.');
  });
});

describe('a list', () => {
  const paging = { page: 2, perPage: 1, total: 3, totalPages: 3, nextPage: 3, prevPage: 1 };

  it('carries the seven fields of its pages', async () => {
    const { result } = await attempt({ action: list, input: {}, answer: answerOf([{ id: 1 }], { paging }) });
    expect(result.structuredContent).toEqual({
      things: [{ id: 1 }],
      pagination: { page: 2, per_page: 1, total_items: 3, total_pages: 3, next_page: 3, prev_page: 1, has_more: true },
    });
    expect(result.content[0]?.annotations.priority).toBe(0.4);
  });

  it('has the seven fields also when it is empty and GitLab says nothing', async () => {
    const { result } = await attempt({ action: list, input: {}, answer: answerOf([]) });
    expect(result.structuredContent).toEqual({
      things: [],
      pagination: { page: 0, per_page: 0, total_items: 0, total_pages: 0, next_page: 0, prev_page: 0, has_more: false },
    });
  });

  it('gives the token of the next keyset page', async () => {
    const keyset = { page: 0, perPage: 20, total: undefined, totalPages: undefined, nextPage: 0, prevPage: 0, nextPageToken: 'aWQ9NQ' };
    const { result } = await attempt({ action: list, input: {}, answer: answerOf([{ id: 1 }], { paging: keyset }) });
    expect(result.structuredContent?.['pagination']).toEqual({
      page: 0,
      per_page: 20,
      total_items: 0,
      total_pages: 0,
      next_page: 0,
      prev_page: 0,
      has_more: true,
      next_page_token: 'aWQ9NQ',
    });
  });

  it('infers a lower bound for a search in the JSON, and never calls it a total in the text', async () => {
    const search = thing(
      { id: 'thing.search', content: 'list' },
      { params: {}, returns: { entity: 'Thing', list: true, key: 'things' }, paging: 'search' },
    );
    const page = { page: 1, perPage: 2, total: undefined, totalPages: undefined, nextPage: 2, prevPage: 0 };
    const { result } = await attempt({ action: search, input: {}, answer: answerOf([{ id: 1 }, { id: 2 }], { paging: page }) });
    expect(result.structuredContent?.['pagination']).toMatchObject({ total_items: 2, total_pages: 2, next_page: 2, has_more: true });
    expect(textOf(result)).toContain('(2 shown, more available)');
  });

  it('projects its items, named with or without the array', async () => {
    const answer = answerOf([
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ]);
    const plain = await attempt({ action: list, input: {}, answer, fields: ['id'] });
    const dotted = await attempt({ action: list, input: {}, answer, fields: ['things[].id'] });
    expect(plain.result.structuredContent?.['things']).toEqual([{ id: 1 }, { id: 2 }]);
    expect(dotted.result.structuredContent).toEqual(plain.result.structuredContent);
  });
});

describe('a write', () => {
  it('answers one line when it leaves nothing to show', async () => {
    const { result } = await attempt({ action: remove, confirm: true, answer: answerOf(undefined, { status: 204 }) });
    expect(result).toEqual({
      content: [{ type: 'text', text: '✅ Action completed successfully.', annotations: { audience: ['assistant'], priority: 0.8 } }],
      structuredContent: { status: 'success', message: 'Action completed successfully.' },
    });
  });

  it('is shown and not sent in safe mode, before any confirmation, with its secrets masked', async () => {
    const { result, sent } = await attempt({ action: update, input: { name: 'n', token: 's3cret' }, call: { view: { safeMode: true } } });
    expect(sent).toEqual([]);
    expect(result.isError).toBeUndefined();
    expect(result.structuredContent).toEqual({
      status: 'blocked',
      mode: 'safe',
      action: 'thing.update',
      params: { name: 'n', token: '[masked]' },
      hint: 'Nothing was sent to GitLab: this server is in safe mode and shows writes instead of making them. Its operator can switch GITLAB_MCP_SAFE_MODE off.',
    });
    expect(JSON.stringify(result)).not.toContain('s3cret');
    expect((await attempt({ action: remove, call: { view: { safeMode: true } } })).result.structuredContent).toMatchObject({
      status: 'blocked',
    });
  });
});

describe('a destructive call', () => {
  it('is refused without a confirmation, with what would be lost and how to go on', async () => {
    const { result, sent } = await attempt({ action: remove });
    expect(sent).toEqual([]);
    expect(result).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'confirmation_required', retryable: false } } });
    expect(textOf(result)).toContain("'thing.delete' needs a confirmation, so nothing was sent to GitLab.");
    expect(textOf(result)).toContain('The thing is gone.');
    expect(result.content[0]?.annotations.priority).toBe(0.8);
  });

  it.each<[string, Partial<Attempt>]>([
    ['confirm', { confirm: true }],
    ['confirm among the parameters', { input: { id: 1, confirm: true } }],
    ['YOLO', { call: { view: { yolo: true } } }],
  ])('runs with %s', async (_, over) => {
    const { result } = await attempt({ action: remove, ...over });
    expect(result.structuredContent).toMatchObject({ status: 'success' });
  });

  it('takes the text "false" for no confirmation', async () => {
    expect((await attempt({ action: remove, input: { id: 1, confirm: 'false' } })).sent).toEqual([]);
  });

  it.each(['True', 'yes', '1', 1, 0, {}, [true]])(
    'refuses the unclear confirmation %j among the parameters, as beside them',
    async given => {
      const { result, sent } = await attempt({ action: remove, input: { id: 1, confirm: given } });
      expect(sent).toEqual([]);
      expect(textOf(result)).toBe('"confirm" among the parameters must be true or false, so nothing was sent to GitLab.');
      expect(result._meta).toEqual({ 'gitlab-catalog/error': { code: 'invalid_params', retryable: false, parameter: 'confirm' } });
    },
  );

  it('accepts only a person where consent is human', async () => {
    const view = { consent: 'human', yolo: true } as const;
    const { result, sent } = await attempt({ action: remove, confirm: true, call: { view } });
    expect(sent).toEqual([]);
    expect(textOf(result)).toContain('GITLAB_MCP_CONSENT=human');
    const granted = await attempt({ action: remove, call: { view }, seams: { askConsent: async () => ({ kind: 'granted' }) } });
    expect(granted.result.structuredContent).toMatchObject({ status: 'success' });
  });

  it('puts the question to the client where the surface asks', async () => {
    const seams: Seams = { askConsent: async ({ reason }) => ({ kind: 'asked', result: { question: reason } }) };
    const asked = await attempt({ action: remove, call: { view: { surface: 'meta' } }, seams });
    expect(asked.result).toEqual({ kind: 'asked', result: { question: 'The thing is gone.' } });
    const dynamic = await attempt({ action: remove, seams });
    expect(dynamic.result.isError).toBe(true);
  });
});

describe('the caller’s own token', () => {
  const token = 'glpat-madeup_000000000000';
  const caller = {
    instance: { url: 'https://gitlab.example.com' },
    credential: { kind: 'private', token },
    fingerprint: 'mine',
  } as const;

  it.each([
    ['as it is', token],
    ['with a character of no width in it', `${token.slice(0, 8)}\u200b${token.slice(8)}`],
    ['with an entity in it', `${token.slice(0, 8)}&#x200b;${token.slice(8)}`],
    ['in base64', Buffer.from(`oauth2:${token}`).toString('base64')],
  ])('is not shown in an answer %s', async (_, name) => {
    const { result } = await attempt({ action: get, answer: answerOf({ id: 1, name }), call: { caller } });
    expect(result.structuredContent).toMatchObject({ id: 1, name: '[masked]' });
    expect(JSON.stringify(result.content).replace(/[\\]+_/g, '_')).not.toMatch(/madeup_000|bWFkZXVw/);
  });

  it('is shown neither in an error nor in the log of one', async () => {
    const lines: LoggedLine[] = [];
    const ports = {
      rest: async () => {
        throw new TypeError(`bad header ${token}`);
      },
      graphql: async () => {
        throw new Error('unused');
      },
    };
    const call = makeCall({ lines, caller });
    const failed = await execute({ action: 'thing.get', input: { id: token }, confirm: false }, call, ports, { catalog: makeCatalog(get) });
    const crashed = await execute({ action: 'thing.get', input: { id: 1 }, confirm: false }, call, ports, { catalog: makeCatalog(get) });
    expect(JSON.stringify([failed, crashed, lines])).not.toContain('madeup_000');
    expect(String(lines.at(-1)?.['stack'])).toContain('bad header [masked]');
  });
});

describe('suggestions under lists', () => {
  const everywhere = thing({ id: 'thing.list_all' });
  const ofProject: StubAction = {
    ...thing({ id: 'thing.list_project' }, { params: { project_id: param({ in: 'path', kind: 'project', required: true }) } }),
    handler: firstOf(route('GET', '/projects/{project_id}/things')),
  };
  const ofOneself: StubAction = { ...thing({ id: 'thing.me' }), handler: firstOf(route('GET', '/user')) };
  const steps = [everywhere, ofProject, ofOneself].map(({ entry }) => ({ to: entry.id, text: `Use action '${entry.id}'` }));
  const asking: StubAction = {
    ...ofProject,
    entry: makeEntry({ id: 'thing.get_project' }),
    facts: makeFacts({
      params: { project_id: param({ in: 'path', kind: 'project', required: true }) },
      returns: { entity: 'Thing', list: false, key: 'things' },
      next: steps,
      missing: { kind: 'Thing', subject: 'x', hints: steps },
    }),
  };
  const ask = async (answer: RestAnswer | CatalogError, view: Partial<View>) => {
    const ports = makePorts({
      'GET /projects/ok%2Fapp': answerOf({ id: 7, path_with_namespace: 'ok/app' }),
      'GET /projects/ok%2Fapp/things': answer,
    });
    const result = await execute(
      { action: 'thing.get_project', input: { project_id: 'ok/app' }, confirm: false },
      makeCall({ view }),
      ports,
      {
        catalog: makeCatalog(asking, everywhere, ofProject, ofOneself),
      },
    );
    return [...textOf(result as ToolResult).matchAll(/Use action '([^']+)'/g)].map(([, id]) => id);
  };

  it.each([
    ['beside an answer', answerOf({ id: 1 })],
    ['on the card of a thing that is not there', gitlabError(404, '404 Not Found')],
  ])('name no action that the lists would refuse: %s', async (_, answer) => {
    expect(await ask(answer, {})).toEqual(['thing.list_all', 'thing.list_project', 'thing.me']);
    expect(await ask(answer, { allowGroups: ['ok'] })).toEqual(['thing.list_project', 'thing.me']);
  });
});

describe('a failure', () => {
  it('of our own says so without its details, which are in the log', async () => {
    const lines: LoggedLine[] = [];
    const ports = {
      rest: async () => {
        throw new TypeError('secret detail');
      },
      graphql: async () => {
        throw new Error('unused');
      },
    };
    const failed = (await execute({ action: 'thing.get', input: { id: 1 }, confirm: false }, makeCall({ lines }), ports, {
      catalog: makeCatalog(get),
    })) as ToolResult;
    expect(failed).toMatchObject({ isError: true, _meta: { 'gitlab-catalog/error': { code: 'internal', retryable: false } } });
    expect(textOf(failed)).not.toContain('secret detail');
    expect(lines.at(-1)).toMatchObject({ level: 'error', event: 'call_failed', code: 'internal' });
    expect(String(lines.at(-1)?.['stack'])).toContain('secret detail');
  });

  it('by the caller’s leaving is a cancellation', async () => {
    const aborter = new AbortController();
    const ports = {
      rest: async () => {
        aborter.abort();
        throw aborter.signal.reason;
      },
      graphql: async () => {
        throw new Error('unused');
      },
    };
    const result = (await execute({ action: 'thing.get', input: { id: 1 }, confirm: false }, makeCall({ signal: aborter.signal }), ports, {
      catalog: makeCatalog(get),
    })) as ToolResult;
    expect(result._meta).toEqual({ 'gitlab-catalog/error': { code: 'cancelled', retryable: false } });
  });

  it('by a withheld action is refused before anything is read or sent, with its reason class in the log', async () => {
    const lines: LoggedLine[] = [];
    const { result, sent } = await attempt({ action: update, input: { nonsense: 1 }, call: { view: { readOnly: true }, lines } });
    expect(sent).toEqual([]);
    expect(result._meta).toEqual({ 'gitlab-catalog/error': { code: 'withheld', retryable: false } });
    expect(lines).toMatchObject([{ level: 'info', event: 'call_refused', action: 'thing.update', reason: 'read_only' }]);
  });
});
