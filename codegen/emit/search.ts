/** `search-index.json`: the lexicon, and for every term the actions whose texts hold it. */
import { readLexicon, writeLexicon } from '../../src/catalog/lexicon.ts';
import { documentTerms, type SearchFile, spellingsOf } from '../../src/catalog/search-index.ts';
import type { Catalog } from '../model.ts';
import { compare } from '../problem.ts';

export function searchFile({ actions, vocabulary }: Pick<Catalog, 'actions' | 'vocabulary'>): SearchFile {
  const lexicon = writeLexicon(vocabulary);
  const { concepts, stop } = readLexicon(lexicon);
  const documents = actions.map(action => ({ ...action, params: action.params.map(param => param.name) }));
  const postings = new Map<string, number[]>();
  documents.forEach((document, number) => {
    for (const [term, fields] of documentTerms(document, concepts, stop)) {
      const pairs = postings.get(term);
      if (pairs) pairs.push(number, fields);
      else postings.set(term, [number, fields]);
    }
  });
  return {
    lexicon,
    ids: actions.map(({ id }) => id),
    terms: Object.fromEntries([...postings].sort(([a], [b]) => compare(a, b))),
    spellings: [...new Set(documents.flatMap(spellingsOf))].sort(compare),
  };
}
