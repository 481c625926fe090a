import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Surface } from '../../src/call/call.ts';
import { type JsonSchema, registry } from '../../src/catalog/generated.ts';
import { listedOutput } from '../../src/catalog/listed-tools.ts';
import { asListed, conform } from '../../src/execute/conform.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { connectTo, makeCall, makeIdentity, makeView, useTool } from '../support/in-process.ts';
import { spoiled } from '../support/spoil.ts';

const issue: JsonSchema = {
  type: 'object',
  properties: {
    iid: { type: 'integer' },
    weight: { type: 'number' },
    title: { type: 'string' },
    locked: { type: 'boolean' },
    labels: { type: 'array', items: { type: 'string' } },
    author: { type: 'object', properties: { username: { type: 'string' } } },
    any: { description: 'any value' },
  },
};

describe('conform', () => {
  it('gives the same object back where everything fits, fields that are not named included', () => {
    const value = { iid: 1, title: 't', labels: ['a'], author: { username: 'u', id: {} }, any: [1], other: [{}] };
    expect(conform(value, issue)).toBe(value);
  });

  it.each([
    ['a number as text', { iid: '12', weight: '1.5' }, { iid: 12, weight: 1.5 }],
    ['a text as number or truth', { title: 5, author: { username: true } }, { title: '5', author: { username: 'true' } }],
    ['a truth as text', { locked: 'false' }, { locked: false }],
    ['what would lose something', { iid: '012', weight: '1e400', locked: 1, title: { a: 1 } }, {}],
    ['a fraction for a whole number', { iid: 1.5 }, {}],
    ['another shape', { labels: 'x', author: 'u' }, {}],
    ['items of another type', { labels: ['a', { name: 'b' }, 3] }, { labels: ['a', '3'] }],
  ])('tells %s as was promised, or leaves it out', (_, given, told) => {
    expect(conform(given, issue)).toEqual(told);
  });

  it('takes a field named __proto__ for data', () => {
    const given: unknown = JSON.parse('{"__proto__":{"a":1},"iid":"7"}');
    expect(JSON.stringify(conform(given, issue))).toBe('{"__proto__":{"a":1},"iid":7}');
  });
});

/** An instance of a schema in which each scalar is what `scalar` makes of its type. */
function sample(schema: JsonSchema, scalar: (type: string) => unknown): unknown {
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sample(field, scalar)]));
  if (schema.type === 'array') return [sample(schema.items ?? {}, scalar), sample(schema.items ?? {}, scalar)];
  return scalar(schema.type ?? 'any');
}

const ajv = new Ajv2020({ strict: false });
const listed = registry().flatMap(({ id }) => {
  const schema = listedOutput(id);
  return schema === undefined ? [] : [{ id, schema }];
});

describe('every listed output schema', () => {
  it('is there for each action', () => {
    expect(listed).toHaveLength(registry().length);
  });

  it.each([
    ['an object', () => ({ a: 1 })],
    ['a list', () => [1]],
    ['a number for text, and text for all else', (type: string) => (type === 'string' ? 5 : 'x')],
    ['a number as text', (type: string) => (type === 'string' ? 5 : '5')],
    ['a truth', () => true],
    ['null', () => null],
  ])('is met when every scalar of the answer is %s', (_, scalar) => {
    const misfits = listed.flatMap(({ id, schema }) => {
      const fitted = conform(sample(schema, scalar), schema);
      return ajv.validate(schema, fitted) ? [] : [`${id}: ${ajv.errorsText()}`];
    });
    expect(misfits).toEqual([]);
  });

  it.each([
    ['a preview of safe mode', { status: 'blocked', mode: 'safe', action: 'a.b', params: { title: 'x' }, hint: 'h' }],
    ['a success without an object', { status: 'success', message: 'm' }],
  ])('is met by %s', (_, answer) => {
    const misfits = listed.flatMap(({ id, schema }) => (ajv.validate(schema, conform(answer, schema)) ? [] : [id]));
    expect(misfits).toEqual([]);
  });

  it('leaves a fitting answer as it is', () => {
    const value = { string: 'x', integer: 1, number: 1.5, boolean: true, any: [] } as Readonly<Record<string, unknown>>;
    for (const { schema } of listed) {
      const fitting = sample(schema, type => value[type]);
      expect(conform(fitting, schema)).toBe(fitting);
    }
  });
});

describe('a call on the individual surface', () => {
  const entryOf = (id: string) => {
    const entry = registry().find(candidate => candidate.id === id);
    if (!entry) throw new Error(`there is no action ${id}`);
    return entry;
  };
  const contextOn = (surface: Surface, wizard?: string) => {
    const sandbox = createSandbox();
    const call = makeCall(makeIdentity(connectTo(sandbox.url, sandbox.fetch), sandbox.url, makeView(surface)));
    return { entry: entryOf('issue.create'), call, ...(wizard && { wizard }) };
  };

  it('keeps the promise of the tool that was called: of a wizard its own, which has no next steps', () => {
    const given = { iid: '7', next_steps: 'x' };
    expect(asListed(given, contextOn('individual'))).toEqual({ iid: 7 });
    expect(asListed(given, contextOn('individual', 'interactive.issue_create'))).toEqual({ iid: 7, next_steps: 'x' });
    expect(asListed(given, contextOn('dynamic'))).toEqual(given);
  });

  it('keeps its promise after a write whose answer has other types', async () => {
    const sandbox = createSandbox({ now: () => new Date('2026-01-15T10:30:00Z') });
    const odd = (body: unknown) =>
      typeof body === 'object' && body !== null && 'title' in body ? { ...body, iid: '58', title: 5, labels: 'bug', author: [] } : body;
    const identity = makeIdentity(connectTo(sandbox.url, spoiled(sandbox.fetch, odd)), sandbox.url, makeView('individual'));
    const result = await useTool(identity, 'gitlab_issue_create', { project_id: 'demo/app', title: 'x' });
    expect(result.isError).toBeUndefined();
    expect(result.structuredContent).toMatchObject({ iid: 58, title: '5' });
    expect(result.structuredContent).not.toHaveProperty('labels');
    expect(result.structuredContent).not.toHaveProperty('author');
    const schema = listedOutput('issue.create');
    expect(schema && ajv.validate(schema, result.structuredContent)).toBe(true);
  });
});
