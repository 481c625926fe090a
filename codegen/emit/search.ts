/** `search-index.json`: the vocabulary, and for every term the actions whose texts hold it. */
import { lexiconOf } from '../../src/catalog/lexicon.ts';
import { documentTerms, type SearchFile, textsOf } from '../../src/catalog/search-index.ts';
import { tokenize } from '../../src/catalog/words.ts';
import type { Action, Catalog } from '../model.ts';

/** Letters of the shortest word in which a slip of the pen can be told from another word. */
const SHORTEST_SPELLING = 4;

export function searchFile({ actions, vocabulary }: Catalog): SearchFile {
  const lexicon = lexiconOf(vocabulary);
  const documents = actions.map(action => ({ ...action, params: action.params.map(param => param.name) }));
  const postings = new Map<string, number[]>();
  const spellings = new Set<string>();
  documents.forEach((document, number) => {
    for (const [term, fields] of documentTerms(document, lexicon)) {
      postings.set(term, [...(postings.get(term) ?? []), number, fields]);
    }
    const { name, words, purpose } = textsOf(document);
    for (const word of tokenize([...name, ...words, ...purpose].join(' '))) {
      if (word.length >= SHORTEST_SPELLING && /^\p{L}+$/u.test(word)) spellings.add(word);
    }
  });
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return { vocabulary, ids: actions.map(({ id }) => id), reached: reachedOf(actions), terms: Object.fromEntries(sorted), spellings: [...spellings].sort() };
}

/** Of every action, how many others name it as a next step. */
function reachedOf(actions: readonly Action[]): number[] {
  const counts = new Map<string, number>();
  for (const { next } of actions) {
    for (const step of next) {
      const to = typeof step === 'string' ? step : (step.to ?? '');
      counts.set(to, (counts.get(to) ?? 0) + 1);
    }
  }
  return actions.map(({ id }) => counts.get(id) ?? 0);
}
