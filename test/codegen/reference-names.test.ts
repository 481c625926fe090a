import { describe, expect, it } from 'vitest';
import { REFERENCE_NAMES_FILE } from '../../codegen/reference-names.ts';
import { faultsOf, SMALL, smallCatalog } from './small-catalog.ts';

const named = (lines: string) => ({ ...SMALL, [REFERENCE_NAMES_FILE]: `names:\n${lines}` });

describe('names of the reference server that lead to several actions', () => {
  it('are read with all of them', () => {
    const files = named('  gitlab_things: [thing.get, thing.list]\n');
    expect(faultsOf(files)).toEqual([]);
    expect(smallCatalog(files).referenceNames).toEqual([{ name: 'gitlab_things', ids: ['thing.get', 'thing.list'], line: 2 }]);
  });

  it('may stand on a single action that does not carry the name', () => {
    expect(faultsOf(named('  gitlab_thing_look: [thing.get]\n'))).toEqual([]);
  });

  it.each([
    ['an unknown action', '  gitlab_things: [thing.got, thing.list]\n', "gitlab_things: there is no action 'thing.got'; correct it"],
    [
      'the action that carries the name left out',
      '  gitlab_thing_get: [thing.list, thing.delete]\n',
      "gitlab_thing_get: 'thing.get' carries the name and is not among the actions; add it",
    ],
    ['nothing to say', '  gitlab_thing_get: [thing.get]\n', 'gitlab_thing_get: it leads to one action, which carries it; take it out'],
  ])('are refused with %s', (_, lines, says) => {
    expect(faultsOf(named(lines))).toEqual([`${REFERENCE_NAMES_FILE}:2: ${says}`]);
  });

  it('are refused where the file is no such list', () => {
    expect(faultsOf(named('  things: [thing.get]\n'))).toHaveLength(1);
  });
});
