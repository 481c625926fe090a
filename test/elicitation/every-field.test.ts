/** One wizard with every kind of field, over every channel and revision, from its YAML to the request it ends in. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diskSource } from '../../codegen/load.ts';
import type { Problem } from '../../codegen/problem.ts';
import { readWizards } from '../../codegen/wizards.ts';
import { rest } from '../../src/catalog/rows.ts';
import type { Catalog } from '../../src/execute/catalog.ts';
import type { WireRequest } from '../../src/gitlab/port.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { makeCatalog, makeEntry, makeFacts, param } from '../execute/stub.ts';
import { textOf } from '../support/clients.ts';
import { sharedSchema } from '../support/mcp-schema.ts';
import { CHANNELS, type RawReply, rawCall } from '../support/raw-linked.ts';

const problems: Problem[] = [];
const [wizard] = readWizards(
  diskSource(fileURLToPath(new URL('../../', import.meta.url))),
  { parameters: {}, groups: {} },
  problems,
  'test/fixtures/wizards',
);
if (!wizard) throw new Error(`the fixture cannot be read: ${problems.map(({ text }) => text).join('; ')}`);

const NAMES = [
  ...['nickname', 'email', 'homepage', 'birthday', 'alarm', 'ratio', 'count', 'loud', 'size', 'color', 'days', 'teams'],
  ...['street', 'zip', 'express', 'reason'],
];
const types = (name: string) => (['days', 'teams'].includes(name) ? ('array' as const) : ('string' as const));
const target = {
  entry: makeEntry({ id: 'thing.create', effect: 'create', content: 'mutate' }),
  facts: makeFacts({
    params: Object.fromEntries(
      NAMES.map(name => [name, param({ in: 'body', type: name === 'count' || name === 'zip' ? 'integer' : types(name) })]),
    ),
    returns: { entity: 'Thing', list: false, key: '' },
  }),
  handler: {
    ...rest('POST', '/things'),
    routes: [{ kind: 'rest' as const, method: 'POST' as const, path: '/things', fixed: {}, query: [], body: NAMES }],
  },
};
const guide = { entry: makeEntry({ id: wizard.id, effect: 'create', runs: 'thing.create' }), facts: makeFacts(), handler: target.handler };
const catalog: Catalog = { ...makeCatalog(target, guide), wizard: () => wizard };

/** A GitLab that answers a write with what it was sent. */
function echo(): Sandbox & { readonly bodies: unknown[] } {
  const bodies: unknown[] = [];
  const answer = async (request: WireRequest) => {
    bodies.push(JSON.parse(String(request.body)));
    return { status: 201, headers: { 'content-type': 'application/json' }, bytes: Buffer.from(String(request.body)) };
  };
  return {
    url: 'https://git.example/gitlab',
    bodies,
    answer,
    fetch: async request => {
      const { status, headers, bytes } = await answer(request);
      const body = (async function* () {
        yield bytes;
      })();
      const head: Readonly<Record<string, string>> = headers;
      return {
        status,
        ok: true,
        headers: { get: name => head[name.toLowerCase()] ?? null },
        body,
        text: async () => Buffer.from(bytes).toString(),
      };
    },
    requests: () => [],
    reset: () => undefined,
  };
}

const ANSWERS: Readonly<Record<string, unknown>> = {
  nickname: 'Mi ra',
  email: 'mira@example.com',
  homepage: 'https://example.com',
  birthday: '2024-02-29',
  alarm: '2025-01-31T10:30:00Z',
  ratio: 0.25,
  count: 0,
  loud: false,
  size: 'l',
  color: '#0f0',
  days: ['mon', 'wed'],
  teams: ['b'],
  reason: 'Because',
  confirm: true,
};

const right = (key: string): RawReply => {
  if (key === 'terms' || key === 'link') return { result: { action: 'accept' } };
  if (key === 'address' || key === 'street')
    return { result: { action: 'accept', content: { street: 'Quay 1', zip: 20_095, express: true } } };
  return { result: { action: 'accept', content: { [key]: ANSWERS[key] } } };
};

const BOTH = { elicitation: { form: {}, url: {} } };
const ALL = {
  nickname: 'Mi ra',
  email: 'mira@example.com',
  homepage: 'https://example.com',
  birthday: '2024-02-29',
  alarm: '2025-01-31T10:30:00Z',
  ratio: '0.25',
  count: 0,
  loud: 'false',
  size: 'l',
  color: '#0f0',
  days: ['mon', 'wed'],
  teams: ['b'],
  street: 'Quay 1',
  zip: 20_095,
  express: 'true',
  reason: 'Because',
};

describe.each(CHANNELS)('over %s', channel => {
  const call = (reply: (key: string) => RawReply, more: object = {}) =>
    rawCall({ channel, args: { action: wizard.id }, catalog, capabilities: BOTH, reply, ...more });

  it('asks for everything, and sends what was answered', async () => {
    const sandbox = echo();
    const { result, asked } = await call(right, { sandbox });
    expect(result?.isError, result && textOf(result)).toBeUndefined();
    expect(sandbox.bodies).toEqual([ALL]);
    const shown = Object.fromEntries(asked.flatMap(({ requestedSchema }) => Object.entries(requestedSchema?.properties ?? {})));
    expect(shown).toMatchObject({
      nickname: { type: 'string', minLength: 2, maxLength: 5, default: 'mira' },
      email: { type: 'string', format: 'email' },
      homepage: { type: 'string', format: 'uri' },
      birthday: { type: 'string', format: 'date', default: '2025-01-31' },
      alarm: { type: 'string', format: 'date-time' },
      ratio: { type: 'number', minimum: 0, maximum: 1, default: 0.5 },
      count: { type: 'integer', minimum: 0, maximum: 10, default: 2 },
      loud: { type: 'boolean', default: false },
      size: { type: 'string', enum: ['s', 'm', 'l'], default: 'm' },
      color: {
        type: 'string',
        oneOf: [
          { const: '#f00', title: 'Red' },
          { const: '#0f0', title: 'Green' },
        ],
      },
      days: { type: 'array', items: { type: 'string', enum: ['mon', 'tue', 'wed'] }, minItems: 1, maxItems: 2, default: ['mon'] },
      teams: {
        type: 'array',
        items: {
          anyOf: [
            { const: 'a', title: 'Ann' },
            { const: 'b', title: 'Bob' },
          ],
        },
      },
      street: { type: 'string', minLength: 1 },
      zip: { type: 'integer', minimum: 0 },
      express: { type: 'boolean', default: false },
      confirm: { type: 'boolean', default: false },
    });
    expect(asked[0]).toMatchObject({ mode: 'url', url: 'https://git.example/gitlab/-/users/terms' });
    expect('elicitationId' in (asked[0] ?? {})).toBe(channel === 'push');
  });

  it('asks in forms that the schema of the revision knows', async context => {
    const validate = sharedSchema(channel === 'push' ? '2025-11-25' : '2026-07-28', 'ElicitRequestParams');
    if (!validate) return context.skip('../shared/data holds no MCP schema on this machine');
    const { asked } = await call(right, { sandbox: echo() });
    expect(asked.length).toBeGreaterThan(15);
    for (const question of asked) expect(validate(question), JSON.stringify([question, validate.errors])).toBe(true);
  });

  it('leaves out what was not answered, and the question that hangs on it', async () => {
    const sandbox = echo();
    const required = new Set(['terms', 'link', 'nickname', 'count', 'color', 'confirm']);
    const reply = (key: string): RawReply => {
      if (key === 'street' || key === 'address') return { result: { action: 'accept', content: { street: 'Quay 1', express: false } } };
      return required.has(key) ? right(key) : { result: { action: 'decline' } };
    };
    const { keys } = await call(reply, { sandbox });
    expect(keys).not.toContain('reason');
    expect(sandbox.bodies).toEqual([{ nickname: 'Mi ra', count: 0, color: '#0f0', street: 'Quay 1', express: 'false' }]);
  });

  it.each<[string, unknown, string]>([
    ['nickname', 'toolong', 'must NOT have more than 5 characters'],
    ['email', 'mira', 'must match format "email"'],
    ['homepage', 'x', 'must match format "uri"'],
    ['birthday', '2025-13-01', 'must match format "date"'],
    ['alarm', 'noon', 'must match format "date-time"'],
    ['ratio', 1.5, 'must be <= 1'],
    ['count', 2.5, 'must be integer'],
    ['loud', 'false', 'must be boolean'],
    ['size', 'xl', 'is not one of the options offered'],
    ['color', 'Red', 'is not one of the options offered'],
    ['days', ['mon', 'tue', 'wed'], 'must NOT have more than 2 items'],
    ['days', [], 'must NOT have fewer than 1 items'],
    ['teams', ['c'], 'is not one of the options offered'],
  ])('refuses %s = %j', async (at, value, why) => {
    const sandbox = echo();
    const { result } = await call(key => (key === at ? { result: { action: 'accept', content: { [key]: value } } } : right(key)), {
      sandbox,
    });
    expect(result && textOf(result)).toContain(`does not fit the question: ${at} ${why}.`);
    expect(sandbox.bodies).toEqual([]);
  });

  it('hands out no link to a client without the capability for it', async () => {
    const { result, asked } = await call(right, { sandbox: echo(), capabilities: { elicitation: { form: {} } } });
    expect(asked).toEqual([]);
    expect(result && textOf(result)).toBe(
      'This client cannot open links for the user, so they cannot be asked. Use action \'thing.create\' instead, with every field in one call: gitlab_execute_action {"action":"thing.create","params":{}}',
    );
  });
});

describe('on 2025-06-18, which has no choice of several and no titles', () => {
  const withoutLink: Catalog = { ...catalog, wizard: () => ({ ...wizard, steps: wizard.steps.filter(({ link }) => link === undefined) }) };
  const typed =
    (days: string) =>
    (key: string): RawReply => {
      if (key === 'days') return { result: { action: 'accept', content: { days } } };
      return key === 'teams' ? { result: { action: 'decline' } } : right(key);
    };
  const call = (reply: (key: string) => RawReply, sandbox: Sandbox) =>
    rawCall({ channel: 'push', revision: '2025-06-18', args: { action: wizard.id }, catalog: withoutLink, reply, sandbox });

  it('asks for a comma list, names titled options with enumNames and starts nothing but yes and no', async () => {
    const sandbox = echo();
    const { asked } = await call(typed('wed, mon'), sandbox);
    const shown = Object.fromEntries(asked.flatMap(({ requestedSchema }) => Object.entries(requestedSchema?.properties ?? {})));
    expect(shown['days']).toEqual({ type: 'string', title: 'Days', description: 'Which days? Separate with commas: mon, tue, wed.' });
    expect(shown['color']).toEqual({
      type: 'string',
      title: 'Color',
      description: 'Which color?',
      enum: ['#f00', '#0f0'],
      enumNames: ['Red', 'Green'],
    });
    expect(Object.entries(shown).flatMap(([name, field]) => ('default' in field ? [name] : []))).toEqual(['loud', 'express', 'confirm']);
    expect(sandbox.bodies[0]).toMatchObject({ days: ['wed', 'mon'] });
  });

  it.each([
    ['mon, sunday', 'days is not one of the options offered'],
    ['mon, tue, wed', 'days has more than 2 options'],
    [' , ', 'days has too few options'],
  ])('refuses %j', async (days, why) => {
    const sandbox = echo();
    const { result } = await call(typed(days), sandbox);
    expect(result && textOf(result)).toContain(`does not fit the question: ${why}.`);
    expect(sandbox.bodies).toEqual([]);
  });
});
