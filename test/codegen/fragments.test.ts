import { describe, expect, it } from 'vitest';
import { undefinedFragments, withFragments } from '../../codegen/fragments.ts';
import { loadCatalog } from '../../codegen/load.ts';
import { type Files, faultsOf, memorySource, SMALL } from './small-catalog.ts';

const DOMAIN = 'catalog/domains/thing.yaml';
const DOCUMENT = 'catalog/graphql/thing_get.graphql';
const shared = (name: string) => `catalog/graphql/fragments/${name}.graphql`;

const fragments = new Map([
  ['thing_summary', 'fragment thing_summary on Thing {\n  id\n}\n'],
  ['thing_details', '# Everything.\nfragment thing_details on Thing {\n  ...thing_summary\n  name\n}\n'],
]);

describe('a document', () => {
  it('gets the fragments that it spreads, and those that they spread, once', () => {
    const text = 'query q {\n  thing {\n    ...thing_details\n    ...thing_summary\n  }\n}\n';
    expect(withFragments(text, fragments)).toBe(
      `${text}\n# Everything.\nfragment thing_details on Thing {\n  ...thing_summary\n  name\n}\n\nfragment thing_summary on Thing {\n  id\n}\n`,
    );
  });

  it('keeps a fragment of its own, whatever is shared under its name', () => {
    const text = 'query q {\n  thing {\n    ...thing_summary\n  }\n}\n\nfragment thing_summary on Thing {\n  name\n}\n';
    expect(withFragments(text, fragments)).toBe(text);
  });

  it('that does not parse stays as it is, for the rules to name', () => {
    expect(withFragments('query {\n', fragments)).toBe('query {\n');
  });

  it('may spread what nothing defines, which is told', () => {
    expect(undefinedFragments('query q { ...a thing { ...b ...a } } fragment b on Thing { id }')).toEqual(['a']);
  });
});

/** The small catalog with an action over GraphQL. */
function withDocument(text: string, more: Files = {}): Files {
  const entry = `  - id: thing.graph
    summary: Read a thing over GraphQL.
    purpose: see a thing
    graphql: { document: thing_get, variables: {}, at: thing }
    effect: read
    content: detail
    returns: Thing
`;
  return { ...SMALL, [DOMAIN]: `${SMALL[DOMAIN]}${entry}`, [DOCUMENT]: text, ...more };
}

describe('the catalog', () => {
  const text = 'query thingGet {\n  thing {\n    ...thing_summary\n  }\n}\n';

  it('holds documents whole, and the shared fragments beside them', () => {
    const { catalog, problems } = loadCatalog(
      memorySource(withDocument(text, { [shared('thing_summary')]: fragments.get('thing_summary') ?? '' })),
    );
    expect(problems).toEqual([]);
    expect([...catalog.documents.keys()]).toEqual(['thing_get']);
    expect([...catalog.fragments.keys()]).toEqual(['thing_summary']);
    expect(catalog.documents.get('thing_get')?.text).toBe(`${text}\nfragment thing_summary on Thing {\n  id\n}\n`);
  });

  it.each<[string, Files, readonly string[]]>([
    [
      'a fragment that is not there',
      {},
      [
        `${DOMAIN}:35: thing.graph: catalog/graphql/thing_get.graphql cannot be sent; mend it first`,
        `${DOCUMENT}:1: it spreads '...thing_summary', which nothing defines; write ${shared('thing_summary')}`,
      ],
    ],
    [
      'one that nobody spreads',
      { [shared('thing_summary')]: fragments.get('thing_summary') ?? '', [shared('other')]: 'fragment other on Thing {\n  id\n}\n' },
      [`${shared('other')}:1: no document spreads '...other'; spread it or delete the file`],
    ],
    [
      'a file under another name than its fragment',
      { [shared('thing_summary')]: fragments.get('thing_summary') ?? '', [shared('short')]: 'fragment long on Thing {\n  id\n}\n' },
      [`${shared('short')}:1: the file holds 'long'; let it define 'short' alone`],
    ],
  ])('refuses %s', (_, more, faults) => {
    expect(faultsOf(withDocument(text, more))).toEqual(faults);
  });
});
