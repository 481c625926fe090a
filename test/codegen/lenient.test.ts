import { describe, expect, it } from 'vitest';
import { withoutSpoiled } from '../../codegen/lenient.ts';
import type { Problem } from '../../codegen/problem.ts';
import { smallCatalog } from './small-catalog.ts';

const problem = (spoils: Problem['spoils']): Problem => ({ file: 'catalog/domains/thing.yaml', line: 1, text: 'wrong', spoils });

describe('a lenient build', () => {
  it('leaves out a spoiled action and keeps the others', () => {
    const trimmed = withoutSpoiled(smallCatalog(), [problem({ kind: 'action', id: 'thing.get' })]);
    expect(trimmed?.actions.map(action => action.id)).toEqual(['thing.list', 'thing.delete']);
  });

  it('leaves out a spoiled entity', () => {
    const trimmed = withoutSpoiled(smallCatalog(), [problem({ kind: 'entity', name: 'Person' })]);
    expect([...(trimmed?.entities.keys() ?? [])]).toEqual(['Thing']);
  });

  it('takes only the step out whose target is not there', () => {
    const trimmed = withoutSpoiled(smallCatalog(), [
      problem({ kind: 'step', id: 'thing.get', to: 'thing.delete' }),
      problem({ kind: 'step', id: 'thing.get', to: 'thing.list' }),
    ]);
    const get = trimmed?.actions.find(action => action.id === 'thing.get');
    expect([get?.next, get?.missing?.hints]).toEqual([[], []]);
  });

  it('has nothing to take out for a problem that spoils nothing', () => {
    expect(withoutSpoiled(smallCatalog(), [problem({ kind: 'nothing' })])).toBeUndefined();
    expect(withoutSpoiled(smallCatalog(), [problem({ kind: 'action', id: 'thing.gone' })])).toBeUndefined();
  });
});
