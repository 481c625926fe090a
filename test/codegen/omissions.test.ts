import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { omissionReport, readDocument } from '../../codegen/upgrade/upgrade.ts';
import { document, id, type Part, THINGS_PATH } from './documents.ts';
import { ownCatalog, root } from './repository.ts';
import { faultsOf, SMALL, smallCatalog } from './small-catalog.ts';

const FILE = 'catalog/omissions.yaml';
const report = (rules: string, paths: Part, onlyOpen = true) =>
  omissionReport(smallCatalog({ ...SMALL, [FILE]: `omissions:\n${rules}` }), document([], paths), { onlyOpen });

const rule = (path: string, more = '') => `  - { path: ${path}, kind: protocol, reason: Spoken by a loom.${more} }\n`;

describe('an operation that no action sends', () => {
  it('wants an action or a reason', () => {
    expect(report('  []\n', { '/api/v4/looms': { get: { summary: 'List looms' }, post: {} } })).toEqual({
      open: 2,
      lines: [
        'Sent by no action, and left out by no rule of catalog/omissions.yaml:',
        '  GET /looms (List looms)',
        '  POST /looms',
        '3 operations sent, 0 left out with a reason, 2 without one',
      ],
    });
  });

  it.each([
    ['a plain path', '/looms', '/looms', true],
    ['a path that goes on', '/looms', '/looms/warp', false],
    ['placeholders of any name', '"/looms/{loom_id}"', '/looms/{id}', true],
    ['a placeholder for a word', '"/looms/{loom_id}"', '/looms/warp', false],
    ['a run within a segment', '"/looms/w*"', '/looms/warp', true],
    ['a run within a segment ends there', '"/looms/w*"', '/looms/warp/ends', false],
    ['the rest of the path', '"/looms/**"', '/looms/{id}/ends', true],
    ['brackets as they are', '"/looms/All()"', '/looms/All\\(\\)', true],
  ])('is left out by %s', (_, pattern, path, isLeftOut) => {
    const { lines } = report(rule(pattern), { [`/api/v4${path}`]: { get: {} } });
    expect(lines.at(-1)).toBe(`3 operations sent, ${isLeftOut ? 1 : 0} left out with a reason, ${isLeftOut ? 0 : 1} without one`);
  });

  it('is left out by its method alone where the rule names methods', () => {
    const rules = '  - { path: /looms, methods: [POST], kind: alias, reason: The same as before. }\n';
    expect(report(rules, { '/api/v4/looms': { get: {}, post: {} } }).lines).toEqual([
      'Sent by no action, and left out by no rule of catalog/omissions.yaml:',
      '  GET /looms',
      '3 operations sent, 1 left out with a reason, 1 without one',
    ]);
  });

  it('is counted under its reason', () => {
    expect(report(rule('"/looms/**"'), { '/api/v4/looms/a': { get: {} }, '/api/v4/looms/b': { get: {} } }, false).lines).toEqual([
      'Left out:',
      '    2  protocol: Spoken by a loom.',
      '3 operations sent, 2 left out with a reason, 0 without one',
    ]);
  });
});

describe('a rule', () => {
  it('that leaves nothing out is a fault, pattern by pattern, even where an action sends the operation', () => {
    const rules = '  - path: [/looms, /shuttles, "/projects/{id}/things"]\n    kind: retired\n    reason: Worn out.\n';
    expect(report(rules, { '/api/v4/looms': { get: {} }, [THINGS_PATH]: { get: { parameters: [id] } } })).toEqual({
      open: 2,
      lines: [
        `${FILE}:2: /shuttles leaves nothing out that no action sends; take it out`,
        `${FILE}:2: /projects/{id}/things leaves nothing out that no action sends; take it out`,
        '3 operations sent, 1 left out with a reason, 0 without one',
      ],
    });
  });

  it('may only name actions that exist in the place of the operation', () => {
    const { lines } = report(rule('/looms', ' , instead: [thing.lists, thing.get]').replace('loom. ,', 'loom.,'), {
      '/api/v4/looms': { get: {} },
    });
    expect(lines[0]).toBe(
      `${FILE}:2: 'instead' names thing.lists, which is no action; did you mean 'thing.list'? Otherwise name one that does it`,
    );
  });

  it('has a kind, a path and a reason', () => {
    const text = 'omissions:\n  - path: looms\n    kind: odd\n';
    expect(faultsOf({ ...SMALL, [FILE]: text })).toEqual([
      `${FILE}:2: 'path' is a path below /api/v4: /projects/{id}/packages/npm/**`,
      `${FILE}:2: 'reason' is missing; it wants string`,
      `${FILE}:3: 'kind' wants one of protocol, internal, alias, retired, replaced`,
    ]);
  });
});

describe("GitLab's own document", () => {
  const spec = join(root, '../shared/data/gitlab-openapi-v3.yaml');
  const isThere = existsSync(spec);
  if (!isThere) console.log("skipped: what is left out of GitLab's own document, which is not beside this repository");

  it.skipIf(!isThere)('has no operation that is neither sent nor left out with a reason, and no rule is out of date', () => {
    const { lines, open } = omissionReport(ownCatalog(), readDocument(readFileSync(spec, 'utf8')), { onlyOpen: true });
    expect(lines.slice(0, -1)).toEqual([]);
    expect(open).toBe(0);
  });
});
