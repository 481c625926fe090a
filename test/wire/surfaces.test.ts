/** What `tools/list` says on every surface, to real clients. */
import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS, openClient, type WireTool } from '../support/clients.ts';

type Schema = Readonly<Record<string, unknown>>;

const SURFACES: readonly { readonly name: string; readonly args: readonly string[] }[] = [
  { name: 'dynamic', args: ['--tool-surface', 'dynamic'] },
  { name: 'meta opaque', args: ['--tool-surface', 'meta'] },
  { name: 'meta compact', args: ['--tool-surface', 'meta', '--meta-param-schema', 'compact'] },
  { name: 'meta full', args: ['--tool-surface', 'meta', '--meta-param-schema', 'full'] },
  { name: 'individual', args: ['--tool-surface', 'individual'] },
];

const FORBIDDEN = ['$ref', '$schema', '$defs', 'patternProperties', 'propertyNames', 'const', 'not', 'if', 'oneOf', 'allOf'];
const FORBIDDEN_IN_OUTPUT = ['enum', 'format', 'const', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'required'];

/** Every schema node with its path; property names are not mistaken for keywords. */
function* nodes(schema: Schema, path: string): Generator<readonly [string, Schema]> {
  yield [path, schema];
  for (const [name, child] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>))
    yield* nodes(child, `${path}.${name}`);
  if (schema['items']) yield* nodes(schema['items'] as Schema, `${path}[]`);
  for (const branch of (schema['anyOf'] ?? []) as Schema[]) yield* nodes(branch, `${path}|${String(branch['title'])}`);
}

function faultsOf(tool: WireTool, mayBranch: boolean): string[] {
  const faults: string[] = [];
  const both: readonly (readonly [string, Schema | undefined])[] = [
    ['in', tool.inputSchema],
    ['out', tool.outputSchema],
  ];
  for (const [side, root] of both) {
    if (!root) continue;
    if (root['type'] !== 'object' || root['anyOf']) faults.push(`${tool.name} ${side}: root`);
    for (const [path, node] of nodes(root, `${tool.name} ${side}`)) {
      for (const keyword of FORBIDDEN) if (keyword in node) faults.push(`${path}: ${keyword}`);
      if (side === 'out') for (const keyword of FORBIDDEN_IN_OUTPUT) if (keyword in node) faults.push(`${path}: ${keyword}`);
      if (Array.isArray(node['type'])) faults.push(`${path}: a list of types`);
      if (node['type'] === 'array' && Object.keys((node['items'] ?? {}) as Schema).length === 0) faults.push(`${path}: items`);
      if (node['anyOf'] && !(mayBranch && path === `${tool.name} in.params`)) faults.push(`${path}: anyOf`);
      for (const member of (node['enum'] ?? []) as unknown[]) if (member === '' || member === null) faults.push(`${path}: enum member`);
      if (Object.keys(node).length === 0) faults.push(`${path}: empty schema`);
    }
  }
  return faults;
}

describe.each(CLIENT_KINDS)('tools/list to the %s client', kind => {
  it.each(SURFACES)('keeps every schema rule on $name', async ({ name, args }) => {
    const client = await openClient({ kind, args: ['--sandbox', ...args] });
    try {
      const tools = await client.listTools();
      expect(tools.flatMap(tool => faultsOf(tool, name === 'meta full'))).toEqual([]);
      for (const tool of tools) {
        expect(tool.name).toMatch(/^[a-zA-Z0-9_-]{1,51}$/);
        expect(tool.description?.length ?? 0).toBeGreaterThan(0);
        expect(tool.description?.length ?? 0).toBeLessThanOrEqual(1024);
        expect(Object.keys(tool.annotations ?? {})).toEqual(
          expect.arrayContaining(['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']),
        );
      }
      expect(new Set(tools.map(tool => tool.name.toLowerCase())).size).toBe(tools.length);
    } finally {
      await client.close();
    }
  });
});

describe('the dynamic surface', () => {
  it('has two tools: one that only reads and one that is destructive', async () => {
    const client = await openClient();
    try {
      const tools = await client.listTools();
      expect(tools.map(({ name, annotations }) => [name, annotations?.['readOnlyHint'], annotations?.['destructiveHint']])).toEqual([
        ['gitlab_find_action', true, false],
        ['gitlab_execute_action', false, true],
      ]);
      const execute = tools[1]?.inputSchema['properties'] as Record<string, Schema>;
      expect(execute['action']?.['x-mcp-header']).toBe('Action');
    } finally {
      await client.close();
    }
  });

  it('calls gitlab_execute_action read-only in read-only mode', async () => {
    const client = await openClient({ args: ['--sandbox', '--read-only'] });
    try {
      const [, execute] = await client.listTools();
      expect(execute?.annotations).toEqual({ readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true });
    } finally {
      await client.close();
    }
  });
});

describe('the meta surface', () => {
  it('names each visible action once, in the description of the property "action"', async () => {
    const client = await openClient({ args: ['--sandbox', '--tool-surface', 'meta', '--exclude-tools', 'branch.delete'] });
    try {
      const branch = (await client.listTools()).find(tool => tool.name === 'gitlab_branch');
      const properties = branch?.inputSchema['properties'] as Record<string, { description: string }> | undefined;
      const names = [...(properties?.['action']?.description ?? '').matchAll(/^(\w+)(\(|:)/gm)].map(match => match[1]);
      expect(names).toContain('list');
      expect(names).not.toContain('delete');
      expect(new Set(names).size).toBe(names.length);
    } finally {
      await client.close();
    }
  });

  it('drops a domain whose actions are all withheld', async () => {
    const client = await openClient({ args: ['--sandbox', '--tool-surface', 'meta', '--exclude-tools', 'gitlab_branch'] });
    try {
      expect((await client.listTools()).map(tool => tool.name)).not.toContain('gitlab_branch');
    } finally {
      await client.close();
    }
  });
});

describe('the individual surface', () => {
  it('lists only what reads in read-only mode, and says why the rest is withheld', async () => {
    const client = await openClient({ args: ['--sandbox', '--tool-surface', 'individual', '--read-only'] });
    try {
      const tools = await client.listTools();
      expect(tools.every(tool => tool.annotations?.['readOnlyHint'] === true)).toBe(true);
      const refused = await client.callTool('gitlab_issue_create', { project_id: 'demo/app', title: 'x' });
      expect(refused.isError).toBe(true);
      expect(refused.content[0]?.text).toContain("'issue.create' exists but this server is in read-only mode");
      expect(refused.structuredContent).toBeUndefined();
    } finally {
      await client.close();
    }
  });
});
