/** Names that fit once a client puts its own in front, and lists that come whole. */
import { describe, expect, it } from 'vitest';
import { registry } from '../../../src/catalog/generated.ts';
import { initialize, openRaw } from '../../support/raw-lines.ts';

const SURFACES = ['dynamic', 'meta', 'individual'];
const PREFIX = 'mcp__gitlab__';

async function listed(surface: string, params: Readonly<Record<string, unknown>> = {}) {
  const server = openRaw(['--sandbox', '--tool-surface', surface]);
  await initialize(server);
  server.send({ jsonrpc: '2.0', id: 2, method: 'tools/list', params });
  const answer = await server.answer(2);
  await server.close();
  return answer;
}

describe.each(SURFACES)('the %s surface', surface => {
  it('is one page of names that every model API takes', async () => {
    const { result } = await listed(surface);
    const names = ((result?.['tools'] ?? []) as { name: string }[]).map(({ name }) => name);
    expect(result).not.toHaveProperty('nextCursor');
    expect(names.filter(name => !/^[a-zA-Z0-9_-]+$/.test(name) || `${PREFIX}${name}`.length > 64)).toEqual([]);
    expect(new Set(names.map(name => name.toLowerCase())).size).toBe(names.length);
    if (surface === 'individual') expect(names).toEqual(registry().map(({ tool }) => tool));
  });

  it.each(['bogus', '', '2'])('refuses the cursor %j', async cursor => {
    const { error, result } = await listed(surface, { cursor });
    expect({ code: error?.code, result }).toEqual({ code: -32602, result: undefined });
  });
});

describe('names of tools', () => {
  it('of the whole catalog are short enough, and none is two actions', () => {
    const tools = registry().map(({ tool }) => tool.toLowerCase());
    expect(tools.filter(tool => tool.length > 51)).toEqual([]);
    expect(new Set(tools).size).toBe(tools.length);
    const taken = new Set([...tools, ...registry().map(({ id }) => id)]);
    expect(registry().flatMap(({ id, aliases }) => aliases.filter(alias => taken.has(alias)).map(alias => `${id}: ${alias}`))).toEqual([]);
  });
});
