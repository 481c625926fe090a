import { beforeAll, describe, expect, it } from 'vitest';
import type { Generated } from '../../codegen/generate.ts';
import type { JsonSchema } from '../../src/catalog/generated.ts';
import { ownCatalog, ownGenerated } from './repository.ts';

let files: Generated;
beforeAll(async () => {
  files = await ownGenerated();
});

interface Tool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly annotations: Readonly<Record<string, boolean>>;
}

/** The generator's own files: the types are those it writes. */
const parsed = <T>(path: string): T => JSON.parse(files.get(path) ?? 'null') as T;

const individualTools = (): readonly Tool[] =>
  (files.get('surfaces/individual.jsonl') ?? '')
    .trimEnd()
    .split('\n')
    .map(line => (JSON.parse(line) as { tool: Tool }).tool);

function* published(): Generator<readonly [string, 'input' | 'output', JsonSchema]> {
  for (const tool of [...parsed<readonly Tool[]>('surfaces/dynamic.json'), ...individualTools()]) {
    yield [tool.name, 'input', tool.inputSchema];
    yield [tool.name, 'output', tool.outputSchema];
  }
  for (const path of [...files.keys()].filter(name => name.startsWith('schemas/'))) {
    for (const [id, { input, output }] of Object.entries(parsed<Record<string, { input: JsonSchema; output: JsonSchema }>>(path))) {
      yield [id, 'input', input];
      yield [id, 'output', output];
    }
  }
}

const EVERYWHERE = ['type', 'description', 'properties', 'items'];
const INPUT = [...EVERYWHERE, 'required', 'enum', 'minimum', 'maximum', 'additionalProperties', 'x-mcp-header'];

/** What a schema says that some client would refuse, or that a new GitLab could break. */
function* faults(schema: JsonSchema, side: 'input' | 'output', path: string): Generator<string> {
  const allowed = side === 'input' ? INPUT : EVERYWHERE;
  for (const key of Object.keys(schema)) if (!allowed.includes(key)) yield `${path}: keyword ${key}`;
  if (schema.type === undefined && schema.description === undefined) yield `${path}: empty schema`;
  if (schema.type !== undefined && typeof schema.type !== 'string') yield `${path}: list of types`;
  if (schema.type === 'array' && (schema.items === undefined || Object.keys(schema.items).length === 0)) yield `${path}: no items`;
  if (schema.enum && (schema.enum.length === 0 || schema.enum.some(value => value === null || value === ''))) yield `${path}: enum member`;
  for (const name of schema.required ?? [])
    if (!(name in (schema.properties ?? {}))) yield `${path}: requires ${name}, which it does not have`;
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* faults(inner, side, `${path}.${name}`);
  if (schema.items) yield* faults(schema.items, side, `${path}[]`);
}

describe('every published schema', () => {
  it('is an object at its root and holds nothing that a client refuses', () => {
    const all = [...published()];
    expect(all.length).toBeGreaterThan(900);
    expect(all.filter(([, , schema]) => schema.type !== 'object').map(([name]) => name)).toEqual([]);
    expect(all.flatMap(([name, side, schema]) => [...faults(schema, side, `${name} ${side}`)])).toEqual([]);
  });

  it('says the form of every date that a caller may give', () => {
    const inputs = new Map([...published()].filter(([, side]) => side === 'input').map(([name, , schema]) => [name, schema]));
    const dates = ownCatalog().actions.flatMap(action =>
      action.params
        .filter(param => param.kind === 'date' || param.kind === 'datetime')
        .flatMap(param => [`${action.id} ${param.name}`, `${action.tool} ${param.name}`]),
    );
    const silent = dates.filter(date => {
      const [tool = '', name = ''] = date.split(' ');
      return !/2025-01-31|YYYY-MM-DD|ISO 8601|\d{4}-\d{2}/.test(inputs.get(tool)?.properties?.[name]?.description ?? '');
    });
    expect(dates.length).toBeGreaterThan(50);
    expect(silent).toEqual([]);
  });
});

describe('every tool', () => {
  it('has a name that every client takes, once whatever the case', () => {
    const names = individualTools().map(tool => tool.name);
    expect(names.filter(name => !/^[a-zA-Z0-9_-]{1,51}$/.test(name))).toEqual([]);
    expect(new Set(names.map(name => name.toLowerCase())).size).toBe(names.length);
  });

  it('has a description of at most 1,024 characters and the four hints', () => {
    const tools = [...parsed<readonly Tool[]>('surfaces/dynamic.json'), ...individualTools()];
    expect(tools.filter(tool => tool.description === '' || tool.description.length > 1024).map(tool => tool.name)).toEqual([]);
    const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
    expect(tools.filter(tool => JSON.stringify(Object.keys(tool.annotations)) !== JSON.stringify(hints)).map(tool => tool.name)).toEqual(
      [],
    );
    const fragments = parsed<readonly { tool: string; description: string }[]>('surfaces/meta.json');
    expect(fragments.filter(fragment => fragment.description.length > 300).map(fragment => fragment.tool)).toEqual([]);
  });

  it('takes confirm exactly where it is destructive', () => {
    const wrong = individualTools().filter(
      tool => 'confirm' in (tool.inputSchema.properties ?? {}) !== tool.annotations['destructiveHint'],
    );
    expect(wrong.map(tool => tool.name)).toEqual([]);
  });

  it('answers a REST list with the seven fields of its pages, and a GraphQL list with cursors', () => {
    const registry = parsed<readonly { id: string; domain: string; content: string }[]>('registry.json');
    const shapes = new Set(
      registry
        .filter(entry => entry.content === 'list')
        .map(
          entry =>
            parsed<Record<string, { output: JsonSchema }>>(`schemas/${entry.domain}.json`)[entry.id]?.output.properties?.['pagination'],
        )
        .map(pagination => Object.keys(pagination?.properties ?? {}).join(' ')),
    );
    const seven = 'page per_page total_items total_pages next_page prev_page has_more';
    const known = new Set([
      seven,
      `${seven} next_page_token`,
      'has_next_page end_cursor',
      'has_next_page end_cursor has_previous_page start_cursor',
    ]);
    expect([...shapes].filter(shape => !known.has(shape))).toEqual([]);
    expect(shapes.has(seven)).toBe(true);
  });
});
