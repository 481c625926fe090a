/** The resource that a get embeds is one that resources/read accepts, on every surface and however the project is written. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskSource, loadCatalog } from '../../codegen/load.ts';
import type { Surface } from '../../src/call/call.ts';
import { registry } from '../../src/catalog/generated.ts';
import { surfaceOf } from '../../src/surfaces/surfaces.ts';
import { openClient, type WireClient } from '../support/clients.ts';

const { catalog } = loadCatalog(diskSource(fileURLToPath(new URL('../../', import.meta.url))));
const examples = new Map(catalog.actions.map(action => [action.id, action.example]));
const actions = registry().filter(entry => entry.resource !== undefined);

const SURFACES: readonly Surface[] = ['dynamic', 'meta', 'individual'];
const clients = new Map<Surface, WireClient>();

beforeAll(async () => {
  for (const surface of SURFACES) clients.set(surface, await openClient({ args: ['--sandbox', '--tool-surface', surface] }));
});

afterAll(async () => {
  for (const client of clients.values()) await client.close();
});

const clientOf = (surface: Surface): WireClient => {
  const client = clients.get(surface);
  if (!client) throw new Error(`no client on ${surface}`);
  return client;
};

/** The ways a caller may name the place: its path, the path as it stands in an address, its number. */
function spellings(params: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  const place = (['project_id', 'group_id'] as const).find(name => name in params);
  if (!place) return [params];
  const numbers: Readonly<Record<string, number>> = { 'demo/app': 70, 'demo/handbook': 71, demo: 7 };
  const path = String(params[place]);
  return [params, { ...params, [place]: encodeURIComponent(path) }, { ...params, [place]: numbers[path] }];
}

describe('canonical resources', () => {
  it('are the 22 of the output format, as templates', async () => {
    expect(actions).toHaveLength(22);
    const templates = (await clientOf('dynamic').listTemplates()).map(({ uriTemplate }) => uriTemplate);
    expect(templates).toEqual(expect.arrayContaining(['gitlab://tools/{id}', ...actions.map(entry => String(entry.resource))]));
  });

  it.each(actions.map(entry => entry.id))('%s embeds what resources/read returns', async id => {
    const entry = actions.find(candidate => candidate.id === id);
    if (!entry) throw new Error(id);
    for (const surface of SURFACES) {
      const client = clientOf(surface);
      const uris: string[] = [];
      for (const params of spellings(examples.get(id) ?? {})) {
        const { tool, arguments: args } = surfaceOf(surface).callShape(entry, params);
        const result = await client.callTool(tool, args);
        const block = result.content.find(({ type }) => type === 'resource');
        expect(block?.resource?.mimeType).toBe('application/json');
        expect(block?.annotations).toEqual({ audience: ['assistant'], priority: 0.6 });
        expect(JSON.parse(block?.resource?.text ?? '')).toEqual(result.structuredContent);
        const uri = block?.resource?.uri ?? '';
        expect(JSON.parse(await client.readResource(uri))).toEqual(result.structuredContent);
        uris.push(uri);
      }
      expect(uris[1] ?? uris[0]).toBe(uris[0]);
    }
  });
});

describe('the catalog as a resource', () => {
  it('lists ids and flags, and describes one action with its call on the surface', async () => {
    const tools = JSON.parse(await clientOf('dynamic').readResource('gitlab://tools')) as {
      id: string;
      effect: string;
      destructive?: boolean;
    }[];
    expect(tools.find(({ id }) => id === 'branch.delete')).toEqual({ id: 'branch.delete', effect: 'delete', destructive: true });
    const calls = await Promise.all(
      SURFACES.map(
        async surface => (JSON.parse(await clientOf(surface).readResource('gitlab://tools/branch.get')) as { call: unknown }).call,
      ),
    );
    const params = { project_id: '<project_id>', branch_name: '<branch_name>' };
    expect(calls).toEqual([
      { tool: 'gitlab_execute_action', arguments: { action: 'branch.get', params } },
      { tool: 'gitlab_branch', arguments: { action: 'get', params } },
      { tool: 'gitlab_branch_get', arguments: params },
    ]);
  });

  it.each(['gitlab://project/demo%2Fapp/issue/999', 'gitlab://tools/no.such', 'gitlab://nowhere/1', 'https://gitlab.example.com'])(
    'answers %s with -32602 and the address',
    async uri => {
      await expect(clientOf('dynamic').readResource(uri)).rejects.toMatchObject({ code: -32602, data: expect.objectContaining({ uri }) });
    },
  );
});

describe('embedding', () => {
  it('can be turned off', async () => {
    const client = await openClient({ args: ['--sandbox', '--embedded-resources=false'] });
    const result = await client.run('branch.get', { project_id: 'demo/app', branch_name: 'main' });
    expect(result.content.map(({ type }) => type)).toEqual(['text']);
    await client.close();
  });

  it('rounds every priority for Codex, unless compatibility is off', async () => {
    const priorities = async (args: readonly string[], clientName: string) => {
      const client = await openClient({ args: ['--sandbox', ...args], clientName });
      const result = await client.run('branch.get', { project_id: 'demo/app', branch_name: 'main' });
      await client.close();
      return result.content.map(({ annotations }) => annotations?.priority);
    };
    expect(await priorities([], 'codex-mcp-client')).toEqual([1, 1]);
    expect(await priorities(['--client-compat', 'off'], 'codex-mcp-client')).toEqual([0.6, 0.6]);
    expect(await priorities([], 'somebody')).toEqual([0.6, 0.6]);
  });
});
