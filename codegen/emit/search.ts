/** `search-index.json`: the lexicon, and for every term the actions whose texts hold it. */
import { readLexicon, writeLexicon } from '../../src/catalog/lexicon.ts';
import { documentTerms, FIELD, type Mass, type SearchFile, spellingsOf, termWorth } from '../../src/catalog/search-index.ts';
import type { Catalog } from '../model.ts';
import { compare } from '../problem.ts';

/** What a plain verb in a name or purpose tells: whether the action does what is asked. */
const VERB_WORTH = 1.5;

export function searchFile({ actions, vocabulary }: Pick<Catalog, 'actions' | 'vocabulary'>): SearchFile {
  const lexicon = writeLexicon(vocabulary);
  const { concepts, stop, plain } = readLexicon(lexicon);
  const documents = actions.map(action => ({ ...action, params: action.params.map(param => param.name) }));
  const terms = documents.map(document => documentTerms(document, concepts, stop));
  const postings = new Map<string, number[]>();
  for (const [number, fields] of terms.entries()) {
    for (const [term, bits] of fields) {
      const pairs = postings.get(term);
      if (pairs) pairs.push(number, bits);
      else postings.set(term, [number, bits]);
    }
  }
  const massOf = (field: number): Mass => {
    const sum = (fields: ReadonlyMap<string, number>, isVerb: boolean): number => {
      const held = [...fields].filter(([term, bits]) => bits & field && plain.has(term) === isVerb);
      const told = held.reduce(
        (all, [term]) => all + (isVerb ? VERB_WORTH : termWorth((postings.get(term)?.length ?? 0) / 2, actions.length)),
        0,
      );
      return Math.round(told * 100) / 100;
    };
    return { words: terms.map(fields => sum(fields, false)), verbs: terms.map(fields => sum(fields, true)) };
  };
  return {
    lexicon,
    ids: actions.map(({ id }) => id),
    terms: Object.fromEntries([...postings].sort(([a], [b]) => compare(a, b)).map(([term, pairs]) => [term, pairs.join(' ')])),
    name: massOf(FIELD.name),
    purpose: massOf(FIELD.purpose),
    spellings: [...new Set(documents.flatMap(spellingsOf))].sort(compare).join(' '),
  };
}
