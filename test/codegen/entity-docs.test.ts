import { describe, expect, it } from 'vitest';
import { actionDocs } from '../../codegen/emit/action-docs.ts';
import { entityHomes } from '../../codegen/emit/entity-docs.ts';
import { generateDocs } from '../../codegen/generate.ts';
import { ownCatalog } from './repository.ts';
import { type Files, SMALL, smallCatalog } from './small-catalog.ts';

const ENTITY = 'catalog/entities/Thing.yaml';

/** What a page says of an entity, below its heading. */
function tableOf(entity: string, page: string, files: Files = SMALL): readonly string[] {
  const [, text = ''] = (actionDocs(smallCatalog(files)).get(page) ?? '').split(`\n### ${entity} fields\n\n`);
  return text.split('\n\n')[0]?.trim().split('\n').slice(2) ?? [];
}

const withField = (yaml: string): Files => ({ ...SMALL, [ENTITY]: SMALL[ENTITY]?.replace('  tags: [string]\n', yaml) ?? '' });

describe('the fields of a returned object', () => {
  it('are rows with their types, entities as links', () => {
    expect(tableOf('Thing', 'thing.md')).toEqual([
      '| `id` | integer |  |',
      '| `name` | string |  |',
      '| `state` | string |  |',
      '| `owner` | [Person](#person-fields) |  |',
      '| `tags` | list of string |  |',
      '| `web_url` | url |  |',
    ]);
  });

  it('say that a secret is masked', () => {
    expect(tableOf('Person', 'thing.md')).toEqual([
      '| `name` | string |  |',
      '| `token` | string | Masked, except in the answer that exists to show it. |',
    ]);
  });

  it.each([
    [
      'description, tier and version',
      '  f: { type: integer, description: "Seconds | days.", tier: premium, since: "17.1" }\n',
      ['| `f` | integer | Seconds \\| days. GitLab Premium. Since GitLab 17.1. |'],
    ],
    ['the fields of an object', '  f: { full: string }\n', ['| `f` | object |  |', '| `f.full` | string |  |']],
    ['that lists have not', '  f: { type: string, detail: true }\n', ['| `f` | string | Not in lists. |']],
    [
      'the fields of a list of objects',
      '  f: [{ who: Person, at: datetime }]\n',
      ['| `f` | list of object |  |', '| `f[].who` | [Person](#person-fields) |  |', '| `f[].at` | datetime |  |'],
    ],
  ])('show %s', (_, yaml, shown) => {
    expect(tableOf('Thing', 'thing.md', withField(yaml)).slice(4, -1)).toEqual(shown);
  });
});

describe('the page of an entity', () => {
  const OTHER = `domain: other
title: Others
summary: Other things.
actions:
  - id: other.list
    summary: List things.
    purpose: list things
    request: GET /things
    effect: read
    content: list
    returns: [Thing]
`;
  const TWO: Files = { ...SMALL, 'catalog/domains/other.yaml': OTHER };

  it('is that of the domain which returns it most often, also for what it holds', () => {
    expect([...entityHomes(smallCatalog(TWO))]).toEqual([
      ['Thing', 'thing'],
      ['Person', 'thing'],
    ]);
  });

  it('is linked from every other', () => {
    expect(actionDocs(smallCatalog(TWO)).get('other.md')).toContain('a list of [Thing](thing.md#thing-fields):');
    expect(tableOf('Thing', 'other.md', TWO)).toEqual([]);
  });
});

it('leaves no link on any page without its heading', () => {
  const pages = generateDocs(ownCatalog());
  const anchors = new Map([...pages].map(([page, text]) => [page, new Set(anchorsOf(text))]));
  const dead = [...pages].flatMap(([page, text]) =>
    [...text.matchAll(/\]\(([a-z_]*\.md)?#([^)]+)\)/g)].flatMap(([link, to = page, anchor = '']) =>
      anchors.get(to)?.has(anchor) ? [] : [`${page}: ${link}`],
    ),
  );
  expect(dead).toEqual([]);
});

/** As GitHub and GitLab make them of headings; a second heading of the same words would get another. */
function anchorsOf(text: string): readonly string[] {
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  return anchors;
}
