import { describe, expect, it } from 'vitest';
import { argumentGuard } from '../../src/policy/guards.ts';
import { makePorts } from '../execute/stub.ts';

const said = (name: string, values: Readonly<Record<string, unknown>>) => argumentGuard(name, { values, ports: makePorts({}) });

describe('arguments that want a consent', () => {
  it.each([
    ['overwrite', { path: 'app', overwrite: true }, 'With overwrite, a project that has this path is replaced, and what it holds is lost.'],
    ['overwrite', { path: 'app', overwrite: false }, undefined],
    ['overwrite', { path: 'app' }, undefined],
    [
      'sends_archive',
      { upload: { url: 'https://files.example.org/put' } },
      'The archive, with private issues, code and members, is sent to the address in upload and cannot be called back.',
    ],
    ['sends_archive', { description: 'Backup' }, undefined],
    ['prune', { task: 'prune' }, 'Pruning removes commits and files that no branch or tag reaches from the server for good.'],
    ['prune', { task: 'eager' }, undefined],
    ['prune', {}, undefined],
  ])('%s with %j', async (name, values, reason) => {
    expect(await said(name, values)).toBe(reason);
  });
});
