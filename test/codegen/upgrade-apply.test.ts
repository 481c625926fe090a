import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../codegen/load.ts';
import { BASELINE_FILE, writeBaseline } from '../../codegen/upgrade/baseline.ts';
import { applyUpgrade, changeReport } from '../../codegen/upgrade/upgrade.ts';
import { document, factsIn, id, inQuery, jsonBody, type Part, THINGS_PATH, thing } from './documents.ts';
import { type Files, faultsOf, memorySource, SMALL } from './small-catalog.ts';

const DOMAIN = 'catalog/domains/thing.yaml';
const SHARED = 'catalog/shared/parameters.yaml';
const ONE = `${THINGS_PATH}/{thing_id}`;

/** The small catalog with the list's parameters, shared text added, and the document that was accepted. */
function files(params: string, accepted: Part, shared: readonly [string, string] = ['', '']): Files {
  return {
    ...SMALL,
    [DOMAIN]: (SMALL[DOMAIN] ?? '').replace('    params: [$project_id]\n', `    params: ${params}\n`),
    [SHARED]: (SMALL[SHARED] ?? '').replace(shared[0], shared[1]),
    [BASELINE_FILE]: writeBaseline(factsIn(accepted)),
  };
}

/** Lines that an upgrade takes out of and puts into the catalog's files, the baseline aside; and what it leaves to a person. */
function upgraded(before: Files, now: Part) {
  const source = memorySource(before);
  const { catalog } = loadCatalog(source);
  const { files: written, byHand } = applyUpgrade(source, catalog, now);
  const after = { ...before, ...Object.fromEntries(written) };
  const diff = Object.keys(after)
    .filter(file => file !== BASELINE_FILE)
    .flatMap(file => diffOf((before[file] ?? '').split('\n'), (after[file] ?? '').split('\n')));
  return { diff, byHand, after, report: changeReport(catalog, now, before[BASELINE_FILE]).lines };
}

/** The lines between what both texts begin and end with; a change in two places shows what lies between them too. */
function diffOf(before: readonly string[], after: readonly string[]): readonly string[] {
  if (before.join('\n') === after.join('\n')) return [];
  let start = 0;
  while (before[start] === after[start]) start++;
  let end = 1;
  while (before.at(-end) === after.at(-end) && before.length - end >= start && after.length - end >= start) end++;
  const cut = (lines: readonly string[]) => lines.slice(start, lines.length - end + 1);
  return [...cut(before).map(line => `-${line}`), ...cut(after).map(line => `+${line}`)];
}

const state = (...values: readonly string[]): Part => inQuery('state', { type: 'string', enum: values });

describe('values', () => {
  const now = document([state('open', 'shut', 'locked')]);
  const accepted = document([state('open', 'shut')]);

  it('go into a list on one line, and what stands beside it stays', () => {
    const { diff, report } = upgraded(files('[$project_id, { state: { enum: [open, shut], type: string } }] # by hand', accepted), now);
    expect(diff).toEqual([
      '-    params: [$project_id, { state: { enum: [open, shut], type: string } }] # by hand',
      '+    params: [$project_id, { state: { enum: [open, shut, locked], type: string } }] # by hand',
    ]);
    expect(report).toEqual([
      'thing',
      '  GET /projects/{id}/things: query state takes locked too',
      '    thing.list: add locked',
      '1 change since the accepted document (values changed 1), which touches 1 action',
    ]);
  });

  it('go into a list of lines, behind the comment of the last', () => {
    const params =
      '\n      - $project_id\n      - state:\n          type: string\n          enum:\n            - open # at first\n            - shut # in the end';
    expect(upgraded(files(params, accepted), now).diff).toEqual(['+            - locked']);
  });

  it('leave a list that lost some', () => {
    const params = '[$project_id, { state: { type: string, enum: [open, shut] } }]';
    expect(upgraded(files(params, accepted), document([state('shut', 'ajar')])).diff).toEqual([
      `-    params: ${params}`,
      '+    params: [$project_id, { state: { type: string, enum: [shut, ajar] } }]',
    ]);
  });

  const shared: readonly [string, string] = ['  page:', '  state: { type: string, enum: [open, shut] }\n  page:'];

  it('are changed once where every action with the shared parameter gets them', () => {
    expect(upgraded(files('[$project_id, $state]', accepted, shared), now).diff).toEqual([
      '-  state: { type: string, enum: [open, shut] }',
      '+  state: { type: string, enum: [open, shut, locked] }',
    ]);
  });

  it('are an override where another action has the shared parameter too', () => {
    const both = files('[$project_id, $state]', accepted, shared);
    const other = (both[DOMAIN] ?? '').replace('    params: [$project_id, { thing_id', '    params: [$project_id, $state, { thing_id');
    expect(upgraded({ ...both, [DOMAIN]: other }, now).diff).toEqual([
      '-    params: [$project_id, $state]',
      '+    params: [$project_id, { $state: { enum: [open, shut, locked] } }]',
    ]);
  });

  it('of a member of a group that others have too are an override behind the group', () => {
    const group: readonly [string, string] = ['groups:', 'groups:\n  filters:\n    - state: { type: string, enum: [open, shut] }'];
    const both = files('[$project_id, ...filters]', accepted, group);
    const other = (both[DOMAIN] ?? '').replace('    params: [$project_id, { thing_id', '    params: [$project_id, ...filters, { thing_id');
    const { diff, after } = upgraded({ ...both, [DOMAIN]: other }, now);
    expect(diff).toEqual([
      '-    params: [$project_id, ...filters]',
      '+    params: [$project_id, ...filters, { $state: { enum: [open, shut, locked] } }]',
    ]);
    const [list] = loadCatalog(memorySource(after)).catalog.actions;
    expect(list?.params.find(param => param.name === 'state')?.enum).toEqual(['open', 'shut', 'locked']);
  });

  it('of an open parameter are nobody to change', () => {
    const { diff, report } = upgraded(files('[$project_id, { state: string }]', accepted), now);
    expect(diff).toEqual([]);
    expect(report[2]).toBe('    thing.list: nothing to do: it takes any string');
  });
});

describe('a rename', () => {
  const accepted = document([inQuery('colour')]);
  const now = document([inQuery('shade')]);

  it('takes the new name and accepts the old', () => {
    expect(upgraded(files('[$project_id, { colour: string }]', accepted), now).diff).toEqual([
      '-    params: [$project_id, { colour: string }]',
      '+    params: [$project_id, { shade: { type: string, accepts: [colour] } }]',
    ]);
  });

  it('reaches the example, and keeps the spellings that were accepted', () => {
    const before = files('[$project_id, { colour: { type: string, accepts: [color] } }]\n    example: { colour: red }', accepted);
    expect(upgraded(before, now).diff).toEqual([
      '-    params: [$project_id, { colour: { type: string, accepts: [color] } }]',
      '-    example: { colour: red }',
      '+    params: [$project_id, { shade: { type: string, accepts: [color, colour] } }]',
      '+    example: { shade: red }',
    ]);
  });

  it('stays inside where the name is our own', () => {
    expect(upgraded(files('[$project_id, { tint: { type: string, as: colour } }]', accepted), now).diff).toEqual([
      '-    params: [$project_id, { tint: { type: string, as: colour } }]',
      '+    params: [$project_id, { tint: { type: string, as: shade } }]',
    ]);
  });
});

describe('what is required', () => {
  const accepted = document([inQuery('colour')]);
  const now = document([inQuery('colour', { type: 'string' }, { required: true })]);

  it('is marked, and fails the build until it has an example', () => {
    const { diff, after } = upgraded(files('[$project_id, { colour: string }]', accepted), now);
    expect(diff).toEqual([
      '-    params: [$project_id, { colour: string }]',
      '+    params: [$project_id, { colour: { type: string, required: true } }]',
    ]);
    expect(faultsOf(after)).toEqual([`${DOMAIN}:5: thing.list: no example for the required parameter 'colour'; give it one in 'example'`]);
  });

  it('is added where it was not sent', () => {
    expect(upgraded(files('\n      - $project_id # where', accepted), now).diff).toEqual([
      '+      - colour: { type: string, required: true, description: "" }',
    ]);
  });
});

describe('what went or is deprecated', () => {
  it('is noted in the entry, behind what the note said', () => {
    const before = files('[$project_id]\n    note: Slow on large projects.', document());
    const now = document([], { [THINGS_PATH]: { get: { parameters: [id], deprecated: true } } });
    expect(upgraded(before, now).diff).toEqual([
      '-    note: Slow on large projects.',
      '+    note: "Slow on large projects. GitLab calls GET /projects/{id}/things deprecated."',
    ]);
  });

  it('is noted at the end of an entry that had no note', () => {
    const { diff, report } = upgraded(files('[$project_id]', document()), document([], { [ONE]: { get: { parameters: [id, thing] } } }));
    expect(diff).toEqual([
      `+    note: "GitLab's document no longer has DELETE /projects/{id}/things/{thing_id}: send what took its place, or delete the entry."`,
    ]);
    expect(report.slice(0, 3)).toEqual([
      'thing',
      '  DELETE /projects/{id}/things/{thing_id} went',
      '    thing.delete: note it in the entry',
    ]);
  });
});

describe('a new operation', () => {
  const body = jsonBody(
    {
      title: { type: 'string' },
      kind: { type: 'string', enum: ['a', 'no'] },
      at: { type: 'object', properties: { line: { type: 'integer' } } },
    },
    ['title'],
  );
  const now = document([], { [`${ONE}/parts`]: { post: { parameters: [id, thing], ...body } } });

  it('becomes an entry at the end of its neighbours, which fails the build until its sentences are written', () => {
    const { diff, after, report } = upgraded(files('[$project_id]', document()), now);
    expect(diff).toEqual([
      '+  - id: thing.part_create',
      '+    summary: ""',
      '+    purpose: ""',
      '+    request: POST /projects/{project_id}/things/{thing_id}/parts',
      '+    params:',
      '+      - $project_id',
      '+      - thing_id: integer',
      '+      - title: { type: string, required: true }',
      '+      - at: { type: object, properties: { line: integer } }',
      '+      - kind: { type: string, enum: [a, "no"] }',
      '+    effect: create',
      '+    content: mutate',
      '+    next: []',
      '+    words: []',
      '+',
    ]);
    expect(faultsOf(after)).toEqual([
      `${DOMAIN}:34: thing.part_create: 'summary' is empty; write it, or take the line out if it needs none`,
      `${DOMAIN}:35: thing.part_create: 'purpose' is empty; write it, or take the line out if it needs none`,
    ]);
    expect(report.slice(0, 3)).toEqual([
      'thing',
      '  POST /projects/{id}/things/{thing_id}/parts appeared',
      `    thing.part_create: draft an entry in ${DOMAIN}, whose sentences a person writes`,
    ]);
  });

  it('that is left out by a rule becomes none', () => {
    const rule = 'omissions:\n  - { path: "/projects/{id}/things/{id}/parts", kind: internal, reason: Asked by the press. }\n';
    const { diff, report } = upgraded({ ...files('[$project_id]', document()), 'catalog/omissions.yaml': rule }, now);
    expect(diff).toEqual([]);
    expect(report.slice(0, 3)).toEqual([
      'sent by no action',
      '  POST /projects/{id}/things/{thing_id}/parts appeared',
      '    left out (internal): Asked by the press.',
    ]);
  });
});

it('accepts the document: a second time there is nothing to say and nothing to write', () => {
  const now = document([inQuery('colour')]);
  const { after } = upgraded(files('[$project_id]', document()), now);
  const source = memorySource(after);
  const { catalog } = loadCatalog(source);
  expect(changeReport(catalog, now, after[BASELINE_FILE])).toEqual({ lines: ['nothing changed since the accepted document'], open: 0 });
  expect(applyUpgrade(source, catalog, now)).toEqual({ files: new Map(), byHand: [] });
});

it('takes the first document as it is', () => {
  const source = memorySource(SMALL);
  const { catalog } = loadCatalog(source);
  expect(changeReport(catalog, document(), undefined)).toEqual({
    lines: ['no document was accepted yet: upgrade --apply writes the first catalog/api-baseline.txt'],
    open: 1,
  });
  expect(applyUpgrade(source, catalog, document())).toEqual({
    files: new Map([[BASELINE_FILE, writeBaseline(factsIn(document()))]]),
    byHand: [],
  });
});
