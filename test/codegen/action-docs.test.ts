import { describe, expect, it } from 'vitest';
import { actionDocs } from '../../codegen/emit/action-docs.ts';
import { changed, type Files, SMALL, smallCatalog } from './small-catalog.ts';

const DOMAIN = 'catalog/domains/thing.yaml';
const ENTITY = 'catalog/entities/Thing.yaml';

/** What the page says of one action, below its heading. */
function entryOf(id: string, files: Files = SMALL): readonly string[] {
  const page = actionDocs(smallCatalog(files)).get('thing.md') ?? '';
  const start = page.indexOf(`\n## ${id}\n`);
  const end = page.indexOf('\n## ', start + 1);
  return page
    .slice(start, end < 0 ? undefined : end)
    .trim()
    .split('\n\n');
}

const withAction = (yaml: string, more: Files = {}): Files => ({ ...SMALL, ...more, [DOMAIN]: `${SMALL[DOMAIN]}${yaml}` });

/** One more action, with what a case adds to it. */
const probe = (lines: string, more: Files = {}): readonly string[] =>
  entryOf('thing.probe', withAction(`  - id: thing.probe\n    summary: Probe it.\n    purpose: probe it\n${lines}`, more));

const line = (entry: readonly string[], start: string): string | undefined => entry.find(block => block.startsWith(start));

describe('the entry of an action', () => {
  it('says what it sends, takes and returns, how it is called, and what is next', () => {
    expect(entryOf('thing.get')).toEqual([
      '## thing.get',
      'Read one thing.',
      'Sends `GET /projects/{project_id}/things/{thing_id}` · scope `read_api`.',
      '| parameter | type | |\n|---|---|---|\n| `project_id` (required) | project |  |\n| `thing_id` (required) | integer |  |',
      'Returns [Thing](#thing-fields): `name`, `state`, `owner`, `web_url`, `id`, `tags`.',
      [
        '```text',
        'dynamic     gitlab_execute_action {"action":"thing.get","params":{"project_id":"demo/app","thing_id":1}}',
        'meta        gitlab_thing {"action":"get","params":{"project_id":"demo/app","thing_id":1}}',
        'individual  gitlab_thing_get {"project_id":"demo/app","thing_id":1}',
        '```',
      ].join('\n'),
      'Then: [`thing.delete`](#thingdelete) (when `state` is `opened` or `closed`)',
      'Not found: [`thing.list`](#thinglist)',
    ]);
  });

  it('names role, tier and version', () => {
    const files = changed(DOMAIN, 'effect: delete', 'effect: delete\n    role: maintainer\n    tier: premium\n    since: "17.2"');
    expect(entryOf('thing.delete', files)[2]).toBe(
      'Sends `DELETE /projects/{project_id}/things/{thing_id}` · from the Maintainer role up · scope `api` · GitLab Premium · since GitLab 17.2.',
    );
    const beside = changed(DOMAIN, 'effect: delete', 'effect: delete\n    role: developer\n    or_role: security_manager');
    expect(entryOf('thing.delete', beside)[2]).toContain('· from the Developer role up, or Security Manager ·');
    expect(entryOf('thing.delete', changed(DOMAIN, 'effect: delete', 'effect: delete\n    role: admin'))[2]).toContain(
      ' · administrators only · ',
    );
  });

  it('lists its other names', () => {
    const files = changed(DOMAIN, 'effect: delete', 'effect: delete\n    aliases: [thing.remove]\n    reference: gitlab_rm_thing');
    expect(entryOf('thing.delete', files).at(-1)).toBe('Also answers to `thing.remove`, `gitlab_rm_thing`.');
  });
});

describe('what comes back', () => {
  it.each([
    [
      'a list, by the name of its array',
      'thing.list',
      'Returns `things`, a list of [Thing](#thing-fields): `name`, `web_url`, `state`, `owner`, `id`, `tags`.',
    ],
    ['nothing', 'thing.delete', 'Returns only a confirmation.'],
  ])('is %s', (_, id, says) => {
    expect(line(entryOf(id), 'Returns')).toBe(says);
  });

  it('is without what GitLab sends only where one object is read, in a list', () => {
    const files = changed(ENTITY, '  tags: [string]\n', '  tags: { type: [string], detail: true }\n');
    expect(line(entryOf('thing.get', files), 'Returns')).toContain(', `tags`.');
    expect(line(entryOf('thing.list', files), 'Returns')).not.toContain('tags');
  });

  it('is only the fields that the answer has', () => {
    expect(line(entryOf('thing.get', changed(DOMAIN, 'returns: Thing\n', 'returns: Thing\n    only: [id, state]\n')), 'Returns')).toBe(
      'Returns [Thing](#thing-fields): `state`, `id`.',
    );
  });

  it.each([
    ['text', '', 'Returns text.'],
    ['log', '', 'Returns the log as text, its end when it is long.'],
    [
      'file',
      '      - output_path: { type: string, in: local }\n',
      'Returns the file as text, image or base64, or saves it at `output_path`.',
    ],
  ])('is no entity but %s', (answer, param, says) => {
    const request = '    request: GET /things\n    effect: read\n    content: detail\n';
    expect(line(probe(`${request}    answer: ${answer}\n${param === '' ? '' : `    params:\n${param}`}`), 'Returns')).toBe(says);
  });

  it('names first what a card shows of an entity that has many fields, and counts the others', () => {
    const wide = (count: number) => Array.from({ length: count }, (_, index) => `  f${index}: string\n`).join('');
    const shown = (count: number) =>
      line(entryOf('thing.get', changed(ENTITY, '  tags: [string]\n', `  tags: [string]\n${wide(count)}`)), 'Returns');
    expect(shown(7)).toBe(
      'Returns [Thing](#thing-fields): `name`, `state`, `owner`, `web_url`, `id`, `tags`, `f0`, `f1`, `f2`, `f3`, `f4`, `f5`, `f6`.',
    );
    expect(shown(8)).toBe(
      'Returns [Thing](#thing-fields): `name`, `state`, `owner`, `web_url`, `id`, `tags`, `f0`, `f1`, `f2`, `f3`, `f4`, `f5` and 2 more.',
    );
  });
});

describe('what is sent', () => {
  const DOCUMENTS: Files = {
    'catalog/graphql/thing_tree.graphql': 'query q { project(fullPath: "x") { all_things: things { nodes { id } } } }',
    'catalog/graphql/thing_make.graphql': 'mutation m { thingCreate(input: {}) { thing { id } errors } }',
  };

  it('is a query by the fields that lead to what is read, as GitLab calls them', () => {
    const yaml =
      '    graphql: { document: thing_tree, at: project.all_things }\n    effect: read\n    content: list\n    returns: [Thing]\n';
    expect(probe(yaml, DOCUMENTS)[2]).toBe('Sends the GraphQL query `project.things` · scope `read_api`.');
  });

  it('is a mutation by its name', () => {
    const yaml =
      '    graphql: { document: thing_make, at: thingCreate.thing, payload: thingCreate }\n    effect: create\n    content: mutate\n';
    expect(probe(yaml, DOCUMENTS)[2]).toBe('Sends the GraphQL mutation `thingCreate` · scope `api`.');
  });

  it('is all that a composite may send, and its reason where it sends nothing that is known', () => {
    const composite = (requests: string) =>
      probe(
        `    composite: { name: thing_wait, reason: the state has to be asked for again, requests: [${requests}] }\n    effect: update\n    content: mutate\n`,
        DOCUMENTS,
      )[2];
    expect(composite('POST /things, GET /things~, GRAPHQL thing_tree, GRAPHQL thing_make')).toBe(
      'Sends `POST /things`, `GET /things` only if needed, the GraphQL query `project.things`, the GraphQL mutation `thingCreate` · scope `api`.',
    );
    expect(composite('')).toBe('The state has to be asked for again · scope `api`.');
  });
});

describe('a parameter', () => {
  const rows = (declaration: string): readonly string[] =>
    probe(`    request: POST /things\n    params:\n      - mode: ${declaration}\n    effect: create\n    content: mutate\n`)[3]
      ?.split('\n')
      .slice(2) ?? [];

  it.each([
    ['values alone, without a blank before them', '{ type: string, enum: [a, b] }', ['| `mode` | string | One of `a`, `b`. |']],
    ['words before values', '{ type: string, description: How., enum: [a] }', ['| `mode` | string | How. Only `a`. |']],
    ['values of a list', '{ type: [string], enum: [a, b] }', ['| `mode` | list of string | One of `a`, `b`. |']],
    ['the bounds of a number', '{ type: integer, min: 0, max: 9 }', ['| `mode` | integer | From 0 to 9. |']],
    ['an upper bound alone', '{ type: integer, max: 9 }', ['| `mode` | integer | At most 9. |']],
    [
      'fields of an object, each with its own words',
      '{ type: object, properties: { x: { type: string, required: true, description: How. }, y: { type: [object], properties: { z: integer } } } }',
      [
        '| `mode` | object |  |',
        '| `mode.x` (required) | string | How. |',
        '| `mode.y` | list of object |  |',
        '| `mode.y[].z` | integer |  |',
      ],
    ],
  ])('shows %s', (_, declaration, shown) => {
    expect(rows(declaration)).toEqual(shown);
  });
});
