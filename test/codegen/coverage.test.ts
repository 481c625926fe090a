import { describe, expect, it } from 'vitest';
import { coverageReport } from '../../codegen/coverage.ts';
import { document, factsIn, type Part } from './documents.ts';
import { changed, type Files, SMALL, smallCatalog } from './small-catalog.ts';

const DOMAIN = 'catalog/domains/thing.yaml';
const OMISSIONS = `omissions:
  - { path: /looms, kind: alias, instead: [thing.list], reason: The old name. }
  - { path: /shuttles, kind: protocol, reason: Spoken by a loom. }
`;
const LOOMS: Part = { '/api/v4/looms': { get: {} }, '/api/v4/shuttles': { get: {} } };

const covered = (files: Files, options: Partial<Parameters<typeof coverageReport>[1]> = {}) =>
  coverageReport(smallCatalog(files), {
    operations: factsIn(document([], LOOMS)),
    reference: undefined,
    useful: undefined,
    ...options,
  });

const files: Files = {
  ...changed(DOMAIN, '    returns: [Thing]\n', '    returns: [Thing]\n    next: [thing.get]\n'),
  'catalog/omissions.yaml': OMISSIONS,
};

describe('coverage', () => {
  it('counts what is reached, left out and whole, and says which lists are not at hand', () => {
    const { lines, missing } = covered(files);
    expect(lines).toEqual([
      'reference ids: skipped, the list is not beside this repository',
      'useful operations: skipped, the list is not beside this repository',
      'operations of the accepted document: 5, of which 3 are sent and 2 left out (alias 1, protocol 1), 0 forgotten',
      'actions: 3 (free 3, premium 0, ultimate 0; on GitLab.com only 0)',
      'actions without a view: 0',
      'actions without an effect reason: 0',
      'actions without a content kind: 0',
      'actions without a next step: 0',
    ]);
    expect([...missing]).toEqual([]);
  });

  it('names ids of the reference that are not there', () => {
    const { lines, missing } = covered(files, { reference: ['thing.list', 'thing.weave'] });
    expect(lines[0]).toBe('reference ids: 1 of 2');
    expect([...missing]).toEqual([['reference ids', ['thing.weave']]]);
  });

  it('tells useful operations that are sent from those done otherwise, left out, and missing', () => {
    const useful = [
      { method: 'GET', route: '/projects/{id}/(-/)things' },
      { method: 'GET', route: '/looms' },
      { method: 'GET', route: '/shuttles' },
      { method: 'POST', route: '/shuttles/{id}' },
    ];
    const { lines, missing } = covered(files, { useful });
    expect(lines[1]).toBe('useful operations: 3 of 4 (1 sent, 1 done by another action, 1 left out with a reason)');
    expect([...missing]).toEqual([['useful operations', ['POST /shuttles/{id}']]]);
  });

  it('names operations that were forgotten, and rules that are out of date', () => {
    const rules = `${OMISSIONS}  - { path: /heddles, kind: retired, reason: Gone. }\n`;
    const { lines, missing } = covered(
      { ...files, 'catalog/omissions.yaml': rules },
      { operations: factsIn(document([], { ...LOOMS, '/api/v4/bobbins': { get: {} } })) },
    );
    expect(lines[2]).toBe('operations of the accepted document: 6, of which 3 are sent and 2 left out (alias 1, protocol 1), 1 forgotten');
    expect([...missing]).toEqual([
      ['operations without an action or a reason', ['GET /bobbins']],
      ['rules of catalog/omissions.yaml', ['line 4: /heddles leaves nothing out that no action sends; take it out']],
    ]);
  });

  it('names entries that lack a view, a reason or a next step; one that leaves nothing to show needs no step', () => {
    const entity = (SMALL['catalog/entities/Thing.yaml'] ?? '').replace(/table:[\s\S]*/, '');
    const domain = (SMALL[DOMAIN] ?? '').replace('    destructive: The thing is gone.\n', '');
    const { missing } = covered({ ...SMALL, 'catalog/omissions.yaml': OMISSIONS, 'catalog/entities/Thing.yaml': entity, [DOMAIN]: domain });
    expect([...missing]).toEqual([
      ['without a view', ['thing.list']],
      ['without an effect reason', ['thing.delete']],
      ['without a next step', ['thing.list']],
    ]);
  });
});
