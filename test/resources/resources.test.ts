import { beforeAll, describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import { readResource } from '../../src/resources/resources.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { surfaceOf } from '../../src/surfaces/surfaces.ts';
import { connectTo, makeCall, makeIdentity, makeView } from '../support/in-process.ts';

let read: (uri: string) => Promise<unknown>;
beforeAll(() => {
  const sandbox = createSandbox({ now: () => new Date('2026-01-15T10:30:00Z') });
  const identity = makeIdentity(connectTo(sandbox.url, sandbox.fetch), sandbox.url, makeView('dynamic'));
  const call = makeCall(identity);
  const ports = identity.connection.ports({ credential: call.caller.credential, signal: call.signal, log: call.log });
  read = async uri => {
    try {
      return await readResource(uri, { call, ports, callShape: surfaceOf('dynamic').callShape });
    } catch (error) {
      if (error instanceof CatalogError) return [error.code, error.message];
      throw error;
    }
  };
});

const EXAMPLE = 'Objects have addresses such as gitlab://project/group%2Fproject/issue/1.';

describe('reading a resource', () => {
  it('undoes one encoding of a project, as a tool call does', async () => {
    for (const project of ['demo%2Fapp', 'demo%2fapp', '70']) {
      const contents = (await read(`gitlab://project/${project}/issue/1`)) as { text: string };
      expect(JSON.parse(contents.text)).toMatchObject({ iid: 1 });
    }
  });

  it('refuses a project that is encoded twice, as a tool call does', async () => {
    const [code, message] = (await read('gitlab://project/demo%252Fapp/issue/1')) as string[];
    expect(code).toBe('invalid_params');
    expect(message).toContain('project_id is percent-encoded twice: write it plainly (group/project)');
  });

  it.each(['gitlab://tools/%E0%A4%A', 'gitlab://project/%/issue/1', 'gitlab://project/%E0%A4%A/issue/1'])(
    'answers an escape that is none (%s) as an address that nothing has',
    async uri => {
      expect(await read(uri)).toEqual(['not_found', `No resource has the address ${uri}. ${EXAMPLE}`]);
    },
  );

  it.each([
    ['gitlab://', 'x'],
    ['gitlab://tools/', 'x'],
    ['gitlab://project/', 'a/'],
  ])('repeats little of an endless address (%s)', async (start, more) => {
    const uri = `${start}${more.repeat(1_000_000)}`;
    expect(await read(uri)).toEqual(['not_found', `No resource has the address ${uri.slice(0, 120)}…. ${EXAMPLE}`]);
  });

  it('repeats little of an action that nobody has', async () => {
    expect(await read(`gitlab://tools/${'x'.repeat(4_000)}`)).toEqual(['not_found', `No action is called "${'x'.repeat(60)}…".`]);
  });
});
