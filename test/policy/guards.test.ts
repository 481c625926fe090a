import { describe, expect, it } from 'vitest';
import { argumentGuard } from '../../src/policy/guards.ts';
import { answerOf, gitlabError, makePorts } from '../execute/stub.ts';

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
  const people = (nodes: unknown) => ({ data: { namespace: { workItem: { widgets: [{}, { assignees: { nodes } }] } } }, partial: [] });
  const asks = 'The empty assignee_ids takes away everybody who is on it now.';
  const guard = (values: Record<string, unknown>, answer?: Parameters<typeof makePorts>[1]) => {
    const ports = makePorts({}, answer);
    return { said: argumentGuard('empty_list', { values: { full_path: 'demo/app', work_item_iid: 7, ...values }, ports }), ports };
  };

  it.each<[string, Record<string, unknown>, Parameters<typeof makePorts>[1], string | undefined]>([
    ['an empty list that takes somebody away', { assignee_ids: [] }, people([{ id: 'gid://gitlab/User/1' }]), asks],
    ['an empty list where nobody is', { assignee_ids: [] }, people([]), undefined],
    ['a state that cannot be read', { assignee_ids: [] }, gitlabError(500, 'no'), asks],
    ['a state that was read in part', { assignee_ids: [] }, { ...people([]), partial: [{ message: 'no', path: 'x' }] }, asks],
    ['a work item without that list', { assignee_ids: [] }, { data: { namespace: { workItem: { widgets: [{}] } } }, partial: [] }, asks],
    ['a work item that is not there', { assignee_ids: [] }, { data: { namespace: null }, partial: [] }, asks],
  ])('%s', async (_name, values, answer, expected) => {
    const { said, ports } = guard(values, answer);
    expect(await said).toBe(expected);
    expect(ports.documents.map(({ variables }) => variables)).toEqual([{ full_path: 'demo/app', iid: '7' }]);
  });

  it('reads nothing when no list is emptied', async () => {
    for (const values of [{ assignee_ids: [1] }, {}, { assignee_ids: '' }]) {
      const { said, ports } = guard(values);
      expect(await said).toBeUndefined();
      expect(ports.documents).toEqual([]);
    }
  });

  it('looks at contacts apart from assignees', async () => {
    const { said } = guard({ assignee_ids: [], crm_contact_ids: [] }, people([]));
    expect(await said).toBe('The empty crm_contact_ids takes away everybody who is on it now.');
  });
});

it('a guard that the catalog names and nobody wrote is a fault, never a pass', () => {
  expect(() => argumentGuard('nobody', { values: {}, ports: makePorts({}) })).toThrow('no argument guard named nobody');
});
