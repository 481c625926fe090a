import { describe, expect, it } from 'vitest';
import { argumentGuard } from '../../src/policy/guards.ts';
import { answerOf, makePorts } from '../execute/stub.ts';

const mirror = (values: Record<string, unknown>, before?: Record<string, unknown>) =>
  argumentGuard('pull_mirror', {
    values: { project_id: '1', ...values },
    ports: makePorts(before ? { 'GET /projects/1/mirror/pull': answerOf(before) } : {}),
  });

const asks = 'A pull mirror that overwrites diverged branches replaces their commits here with those of its source.';
const url = 'https://host.test/a.git';
const on = { enabled: true, url: 'https://*****:*****@host.test/a.git', mirror_overwrites_diverged_branches: true };

describe('the guard of pull mirrors', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown> | undefined, string | undefined]>([
    ['a new source for a mirror that overwrites', { url: 'https://other.test/a.git' }, on, asks],
    ['the same source again', { url }, on, undefined],
    ['overwriting switched on', { mirror_overwrites_diverged_branches: true }, { ...on, mirror_overwrites_diverged_branches: false }, asks],
    ['a mirror that overwrites, switched on', { enabled: true }, { ...on, enabled: false }, asks],
    [
      'a new source that overwrites nothing',
      { url: 'https://other.test/a.git' },
      { ...on, mirror_overwrites_diverged_branches: false },
      undefined,
    ],
    ['a state that cannot be read', { url }, undefined, asks],
    ['switching it off', { enabled: false, url: 'https://other.test/a.git' }, undefined, undefined],
  ])('%s', async (_, values, before, expected) => {
    expect(await mirror(values, before)).toBe(expected);
  });
});

describe('the guard of emptied lists', () => {
  it.each([
    [{ assignee_ids: [] }, 'The empty assignee_ids takes away everybody who is on it now.'],
    [{ assignee_ids: [1] }, undefined],
    [{}, undefined],
  ])('%j', async (values, expected) => {
    expect(await argumentGuard('empty_list', { values, ports: makePorts({}) })).toBe(expected);
  });
});

it('a guard that the catalog names and nobody wrote is a fault, never a pass', () => {
  expect(() => argumentGuard('nobody', { values: {}, ports: makePorts({}) })).toThrow('no argument guard named nobody');
});
