/** The one dialect of every schema that a client may meet: in the tools of each surface, in what a find returns, and published whole. */
import { describe, expect, it } from 'vitest';
import { type JsonSchema, registry, schemasOf } from '../../../src/catalog/generated.ts';
import { openClient } from '../../support/clients.ts';

type Schema = Readonly<Record<string, unknown>>;

const COMBINATORS = ['anyOf', 'oneOf', 'allOf', 'not', 'if'];
const NEVER = [
  '$ref',
  '$schema',
  '$defs',
  'patternProperties',
  'propertyNames',
  'const',
  'oneOf',
  'allOf',
  'not',
  'if',
  'default',
  'nullable',
];
const NEVER_IN_OUTPUT = ['enum', 'format', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'required', 'anyOf'];
const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object'];

const children = (node: Schema): readonly (readonly [string, Schema])[] => [
  ...Object.entries((node['properties'] ?? {}) as Record<string, Schema>),
  ...(node['items'] ? [['[]', node['items'] as Schema] as const] : []),
  ...((node['anyOf'] ?? []) as Schema[]).map(branch => [`|${String(branch['title'])}`, branch] as const),
];

function faultsOfNode(node: Schema, path: string, banned: readonly string[], mayBranch: boolean): string[] {
  const faults = banned.filter(keyword => keyword in node).map(keyword => `${path}: ${keyword}`);
  const { type } = node;
  if (type !== undefined && !TYPES.includes(String(type))) faults.push(`${path}: type ${JSON.stringify(type)}`);
  if (type === 'array' && (Array.isArray(node['items']) || Object.keys((node['items'] ?? {}) as Schema).length === 0))
    faults.push(`${path}: items`);
  if (node['anyOf'] && !(mayBranch && path.endsWith('.params'))) faults.push(`${path}: anyOf`);
  for (const member of (node['enum'] ?? []) as unknown[])
    if (typeof member !== 'string' || member === '') faults.push(`${path}: enum ${JSON.stringify(member)}`);
  return [...faults, ...children(node).flatMap(([name, child]) => faultsOfNode(child, `${path}.${name}`, banned, mayBranch))];
}

function faultsOf(name: string, input: Schema, output: Schema | undefined, mayBranch = false): string[] {
  const root = (schema: Schema, side: string) =>
    schema['type'] === 'object' && !COMBINATORS.some(keyword => keyword in schema) ? [] : [`${name} ${side}: root`];
  return [
    ...root(input, 'in'),
    ...faultsOfNode(input, `${name} in`, NEVER, mayBranch),
    ...(output ? [...root(output, 'out'), ...faultsOfNode(output, `${name} out`, [...NEVER, ...NEVER_IN_OUTPUT], false)] : []),
  ];
}

describe('schemas', () => {
  it('of every action, whole, keep to the dialect', () => {
    const whole = registry().flatMap(entry => {
      const { input, output } = schemasOf(entry) as { input: JsonSchema; output: JsonSchema };
      return faultsOf(entry.id, input, output);
    });
    expect(whole).toEqual([]);
  });

  it.each([
    ['dynamic', []],
    ['meta', []],
    ['meta', ['--meta-param-schema', 'compact']],
    ['meta', ['--meta-param-schema', 'full']],
    ['individual', []],
  ])('of tools on %s %j keep to it', async (surface, more) => {
    const client = await openClient({ kind: 'v1', args: ['--sandbox', '--tool-surface', surface, ...more] });
    try {
      const tools = await client.listTools();
      expect(tools.length).toBeGreaterThan(1);
      expect(tools.flatMap(tool => faultsOf(tool.name, tool.inputSchema, tool.outputSchema, more.includes('full')))).toEqual([]);
    } finally {
      await client.close();
    }
  });

  it.each(['full', undefined])('of hits of a find with detail %j keep to it', async detail => {
    const client = await openClient();
    try {
      for (const query of ['create issue', 'list merge requests', 'file of a repository', 'pipeline jobs', 'project settings']) {
        const { structuredContent } = await client.callTool('gitlab_find_action', { query, limit: 10, ...(detail && { detail }) });
        const { results } = structuredContent as { results: { id: string; input_schema: Schema; output_schema: Schema }[] };
        expect(results.length).toBeGreaterThan(0);
        expect(results.flatMap(hit => faultsOf(hit.id, hit.input_schema, hit.output_schema))).toEqual([]);
      }
    } finally {
      await client.close();
    }
  });
});
