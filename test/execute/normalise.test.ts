import { describe, expect, it } from 'vitest';
import type { ActionFacts, Effect, ParamFacts } from '../../src/catalog/action.ts';
import { normalise } from '../../src/execute/normalise.ts';
import { makeEntry, makeFacts, param } from './stub.ts';

const instance = { url: 'https://gitlab.example.com' };

const read = (input: Record<string, unknown>, params: ActionFacts['params'], effect: Effect = 'read') =>
  normalise({ input, entry: makeEntry({ effect }), facts: makeFacts({ params }), instance });

const one = (value: unknown, facts: Partial<ParamFacts>, effect: Effect = 'read') => read({ x: value }, { x: param(facts) }, effect);

describe('single values', () => {
  const text = { type: 'string' } as const;
  const integer = { type: 'integer' } as const;
  const list = { type: 'array', items: param() } as const;
  const numbers = { type: 'array', items: param({ type: 'integer' }) } as const;
  const objects = { type: 'array', items: param({ type: 'object' }) } as const;

  it.each<[unknown, Partial<ParamFacts>, unknown]>([
    ['12', integer, 12],
    [12, integer, 12],
    ['-3', integer, -3],
    ['15701568935', integer, 15701568935],
    ['2.5', { type: 'number' }, 2.5],
    ['true', { type: 'boolean' }, true],
    ['false', { type: 'boolean' }, false],
    ['FALSE', { type: 'boolean' }, false],
    [7, text, '7'],
    ['["a"]', text, '["a"]'],
    ['feature/50%-off#42', text, 'feature/50%-off#42'],
    ['["bug","ui::web"]', list, ['bug', 'ui::web']],
    ['bug, ui::web', list, ['bug', 'ui::web']],
    ['bug', list, ['bug']],
    ['[WIP', list, ['[WIP']],
    [['a', null, 'b'], list, ['a', 'b']],
    [5, numbers, [5]],
    ['1,2', numbers, [1, 2]],
    ['[]', numbers, []],
    [[], numbers, []],
    [{ a: 1 }, objects, [{ a: 1 }]],
    ['{"a":1}', objects, [{ a: 1 }]],
    ['[{"a":1}]', objects, [{ a: 1 }]],
    ['{"a":null}', { type: 'object' }, { a: null }],
    ['2025-02-28', { kind: 'date' }, '2025-02-28'],
    ['2025-01-15T10:30:00.123+02:00', { kind: 'datetime' }, '2025-01-15T10:30:00.123+02:00'],
    [4711, { kind: 'project' }, '4711'],
    ['acme%2Fapp', { kind: 'project' }, 'acme/app'],
  ])('reads %j as declared', (value, facts, expected) => {
    expect(one(value, facts)).toEqual({ values: { x: expected }, problems: [], unknown: [] });
  });

  it.each<[unknown, Partial<ParamFacts>, string]>([
    ['12abc', integer, 'x must be a whole number (got "12abc")'],
    ['2.0', integer, 'x must be a whole number (got "2.0")'],
    [2.5, integer, 'x must be a whole number (got 2.5)'],
    [true, integer, 'x must be a whole number (got true)'],
    ['9007199254740993', integer, 'x is above 9007199254740991, more than a number can hold exactly'],
    [2 ** 60, text, 'x is a number too large to be read exactly: send it as text'],
    [1, { type: 'boolean' }, 'x must be true or false (got 1)'],
    ['yes', { type: 'boolean' }, 'x must be true or false (got "yes")'],
    [{ a: 1 }, text, 'x must be text (got an object)'],
    [{ a: 1 }, list, 'x must be a list of string values (got an object)'],
    [[1, 'b'], numbers, 'x[1] must be a whole number (got "b")'],
    ['nope', { type: 'object' }, 'x must be an object (got "nope")'],
    ['2025-02-30', { kind: 'date' }, 'x must be a date such as 2025-01-31 (got "2025-02-30")'],
    ['yesterday', { kind: 'datetime' }, 'x must be a time such as 2025-01-31T10:30:00Z (got "yesterday")'],
    [{ hidden: 1 }, { type: 'boolean', kind: 'secret' }, 'x must be true or false (got the value given)'],
  ])('refuses %j in one clause', (value, facts, sentence) => {
    const { values, problems } = one(value, facts);
    expect({ values, sentences: problems.map(problem => problem.sentence) }).toEqual({ values: {}, sentences: [sentence] });
  });

  it('refuses empty text as a number on a write', () => {
    expect(one('', { type: 'integer', in: 'body' }, 'update').problems).toEqual([
      { parameter: 'x', sentence: 'x must be a whole number (got "")' },
    ]);
  });

  it.each(['integer', 'number'] as const)('takes empty text for the null that clears a nullable %s', type => {
    expect(one('', { type, in: 'body', nullable: true }, 'update').values).toEqual({ x: null });
    expect(one(null, { type, in: 'body', nullable: true }, 'update').values).toEqual({});
  });

  it('names what is missing in an object together with what is wrong in it', () => {
    const position = param({
      type: 'object',
      in: 'body',
      properties: { sha: param({ required: true }), line: param({ type: 'integer' }) },
    });
    expect(read({ position: { line: 'x' } }, { position }).problems).toEqual([
      { parameter: 'position.line', sentence: 'position.line must be a whole number (got "x")' },
      { parameter: 'position.sha', sentence: 'position.sha is missing' },
    ]);
  });

  it('names every fault inside an object and leaves nulls out', () => {
    const position = param({ type: 'object', in: 'body', properties: { new_line: param({ type: 'integer' }), path: param() } });
    expect(read({ position: { new_line: '5', path: null } }, { position })).toEqual({
      values: { position: { new_line: 5 } },
      problems: [],
      unknown: [],
    });
    expect(read({ position: { new_line: 'x', newpath: 1 } }, { position }).problems.map(({ sentence }) => sentence)).toEqual([
      'position.new_line must be a whole number (got "x")',
      'position.newpath is not a field of position, which takes new_line, path',
    ]);
  });

  it('names the nearest fields of an object that has too many to list', () => {
    const names = Array.from({ length: 50 }, (_, index) => `limit_${index}`);
    const properties = Object.fromEntries(['signup_enabled', ...names].map(name => [name, param({ type: 'boolean' })]));
    const settings = param({ type: 'object', in: 'body', properties });
    expect(read({ settings: { signup_enabeld: false, quite_other: 1 } }, { settings }).problems.map(({ sentence }) => sentence)).toEqual([
      'settings.signup_enabeld is not a field of settings; did you mean signup_enabled?',
      "settings.quite_other is not a field of settings, which has 51 fields: the action's schema lists them",
    ]);
  });
});

describe('what counts as given', () => {
  const params = {
    assignee_id: param({ type: 'integer' }),
    search: param(),
    description: param({ in: 'body' }),
    note: param({ in: 'local' }),
  };

  it('leaves null out everywhere, and empty text out of the filters of a read', () => {
    expect(read({ assignee_id: '', search: '', description: null, note: '' }, params)).toEqual({ values: {}, problems: [], unknown: [] });
  });

  it('sends empty text on an update, where it clears the field', () => {
    expect(read({ description: '' }, params, 'update').values).toEqual({ description: '' });
  });

  it('leaves out of a create what is blank and no text: there is nothing to clear yet', () => {
    const body = { in: 'body' } as const;
    const fields = {
      weight: param({ ...body, type: 'integer', nullable: true }),
      confidential: param({ ...body, type: 'boolean' }),
      labels: param({ ...body, type: 'array' }),
      due_date: param({ ...body, kind: 'date' }),
      visibility: param({ ...body, enum: ['private'] }),
      description: param(body),
      content: param({ ...body, required: true }),
    };
    const blank = Object.fromEntries(Object.keys(fields).map(name => [name, '']));
    expect(read(blank, fields, 'create')).toEqual({ values: { description: '', content: '' }, problems: [], unknown: [] });
  });

  it('never widens a delete by dropping its empty filter', () => {
    expect(read({ search: '' }, params, 'delete').values).toEqual({ search: '' });
  });
});

describe('names', () => {
  const params = {
    project_id: param({ in: 'path', kind: 'project', accepts: ['project_path', 'project'] }),
    note: param({ as: 'body' }),
    issue_iid: param({ type: 'integer', accepts: ['iid'] }),
    milestone_iid: param({ type: 'integer', accepts: ['iid'] }),
  };

  it('understands other spellings and the name that GitLab uses', () => {
    expect(read({ project_path: 'a/b', body: 'hi' }, params).values).toEqual({ project_id: 'a/b', note: 'hi' });
  });

  it('gives a shared spelling to the first parameter that is free', () => {
    expect(read({ iid: 4 }, params).values).toEqual({ issue_iid: 4 });
    expect(read({ issue_iid: 4, iid: 5 }, params).values).toEqual({ issue_iid: 4, milestone_iid: 5 });
  });

  it('refuses two spellings with different values and takes equal ones', () => {
    expect(read({ project_id: 'a/b', project_path: 'a/b' }, params).problems).toEqual([]);
    expect(read({ project_path: 'a/b', project: 'a/c' }, params).problems).toEqual([
      { parameter: 'project_id', sentence: 'project_id is given twice with different values, as project_path and as project' },
    ]);
  });

  it('reports unknown names and does not take inherited ones for parameters', () => {
    expect(read({ projekt: 1, constructor: 2, toString: 3 }, params)).toEqual({
      values: {},
      problems: [],
      unknown: ['projekt', 'constructor', 'toString'],
    });
  });
});
