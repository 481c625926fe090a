/**
 * Every action of the catalog makes the call its example shows, against the sandbox: the request is one that the catalog's
 * OpenAPI knows (the sandbox refuses others), the answer fits the published schema whatever GitLab leaves out, the Markdown
 * is clean, and the three surfaces agree.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { schemasOf } from '../../src/catalog/generated.ts';
import { markdownOf } from '../support/in-process.ts';
import { actions, examples, runExample } from './examples.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that tell composites and look-ups which object they hold; without them there is nothing to answer with. */
const IDENTITY = new Set(['id', 'iid', 'status', 'pageInfo', 'hasNextPage', 'endCursor', 'nodes', 'errors', 'data']);

const mapScalars = (value: unknown, change: (object: Json) => Json): unknown => {
  if (Array.isArray(value)) return value.map(item => mapScalars(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(change(value)).map(([name, field]) => [name, mapScalars(field, change)]));
};

const isLeaf = (name: string, field: unknown): boolean =>
  !IDENTITY.has(name) && !isObject(field) && !(Array.isArray(field) && field.some(isObject));
const nullScalars = (body: unknown) =>
  mapScalars(body, object => Object.fromEntries(Object.entries(object).map(([name, field]) => [name, isLeaf(name, field) ? null : field])));
const dropScalars = (body: unknown) =>
  mapScalars(body, object => Object.fromEntries(Object.entries(object).filter(([name, field]) => !isLeaf(name, field))));

/** What no Markdown for a model may hold. */
const STAINS: readonly (readonly [RegExp, string])[] = [
  [/\bundefined\b/, 'undefined'],
  [/\[object /, '[object'],
  [/(^|[\s|*:(@])null($|[\s|*)])/m, 'null'],
  [/^- \*\*[^*]+\*\*:\s*$/m, 'a label with nothing after it'],
  [/\bNaN\b/, 'NaN'],
  [/@(\s|$)/m, 'a user without a name'],
];

function stainsOf(markdown: string): string[] {
  const outside = markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/^>.*$/gm, '');
  const stains = STAINS.filter(([pattern]) => pattern.test(outside)).map(([, name]) => name);
  for (const [head = '', rule = '', ...rows] of [...outside.matchAll(/^\|.*\|$(?:\n^\|.*\|$)*/gm)].map(match => match[0].split('\n'))) {
    const columns = cellsOf(head);
    for (const row of [rule, ...rows]) if (cellsOf(row) !== columns) stains.push(`a row of ${cellsOf(row)} cells under ${columns}: ${row}`);
  }
  return stains;
}

const cellsOf = (row: string): number => row.replace(/\\\|/g, '').split('|').length - 2;

/** A measured time differs between two calls. */
const withoutClock = (content: Json | undefined): Json => ({ ...content, response_time_ms: undefined });

type Errors = (value: unknown) => readonly string[];

/** A schema's own check, compiled at its first value. */
function checkOf(schema: object): Errors {
  const validate = new Ajv2020({ strict: false, allErrors: true, logger: false }).compile(schema);
  return value => (validate(value) ? [] : (validate.errors ?? []).map(error => `${error.instancePath} ${error.message}`));
}

const SPOILS = [
  ['null', nullScalars],
  ['missing', dropScalars],
] as const;

describe('the catalog', () => {
  it('has an example for every action', () => {
    expect(actions.filter(entry => !examples.has(entry.id)).map(entry => entry.id)).toEqual([]);
  });
});

describe.each(actions.map(entry => [entry.id, entry] as const))('%s', (_id, entry) => {
  let errors: Errors | undefined;
  const errorsOf: Errors = value => {
    errors ??= checkOf(schemasOf(entry).output);
    return errors(value);
  };

  it('answers its example alike on all surfaces, as its schema says, in clean Markdown', async () => {
    const { result, requests } = await runExample(entry, 'dynamic');
    expect(result.isError, markdownOf(result)).toBeUndefined();
    expect(errorsOf(result.structuredContent)).toEqual([]);
    expect(stainsOf(markdownOf(result))).toEqual([]);
    expect(requests.every(request => request.status < 500)).toBe(true);
    for (const surface of ['meta', 'individual'] as const) {
      const other = await runExample(entry, surface);
      expect(withoutClock(other.result.structuredContent)).toEqual(withoutClock(result.structuredContent));
    }
  });

  it.each(SPOILS)('stays valid and clean when GitLab sends every plain field as %s', async (_name, spoil) => {
    const { result } = await runExample(entry, 'dynamic', spoil);
    expect(stainsOf(markdownOf(result))).toEqual([]);
    if (result.isError) expect(result.structuredContent).toBeUndefined();
    else expect(errorsOf(result.structuredContent)).toEqual([]);
  });
});
