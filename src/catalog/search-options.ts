/**
 * How the search index is built and queried: fields, tokens, stems. The code generator builds
 * `generated/search-index.json` with these options and the run time loads it with the same ones, so they live in one file.
 *
 * The file holds `{ vocabulary, index }`: `vocabulary` is `catalog/shared/search.yaml` as it stands (stop words, synonyms,
 * verbs), `index` is MiniSearch's own serialisation of one `SearchDocument` an action.
 */
import type { Options } from 'minisearch';

export interface SearchDocument {
  readonly id: string;
  /** The id as words: `merge request approve`. */
  readonly name: string;
  readonly words: string;
  readonly purpose: string;
  readonly summary: string;
  /** Parameter names as words. */
  readonly params: string;
}

export interface Vocabulary {
  /** Words that say nothing. */
  readonly stop: readonly string[];
  /** Word of a query -> words of the catalog that it may mean. Both sides are matched by stem. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Effect class (plus `list`) -> the verbs that ask for it. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
}

export interface SearchFile {
  readonly vocabulary: Vocabulary;
  readonly index: Record<string, unknown>;
}

const SEPARATOR = /[^\p{L}\p{N}#!]+/u;

/** Splits text into words: punctuation, underscores and camelCase end a word. */
export const tokenize = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(SEPARATOR)
    .filter(word => word !== '');

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/(ch|sh|x|z|s)es$/, '$1'],
  [/s$/, ''],
];

const VERB_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(.{3,})ied$/, '$1y'],
  [/(.{2,}[^aeiou])\1ing$/, '$1'],
  [/(.{3,})ing$/, '$1'],
  [/(.{3,})ed$/, '$1'],
  [/(.{4,})e$/, '$1'],
];

/** A light stem: plural and verb endings fall away, so that `merged`, `merging` and `merge` meet. Not for display. */
export function stem(word: string): string {
  let stemmed = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  for (const [ending, by] of ENDINGS) {
    if (ending.test(stemmed) && stemmed.length > 3) {
      stemmed = stemmed.replace(ending, by);
      break;
    }
  }
  for (const [ending, by] of VERB_ENDINGS) {
    if (ending.test(stemmed)) return stemmed.replace(ending, by).replace(/([^aeiouls])\1$/, '$1');
  }
  return stemmed;
}

/** MiniSearch options, equal at build time and at run time. */
export const searchOptions = (stop: ReadonlySet<string>): Options<SearchDocument> => ({
  idField: 'id',
  fields: ['name', 'words', 'purpose', 'summary', 'params'],
  storeFields: [],
  tokenize,
  processTerm: term => {
    const lower = term.toLowerCase();
    return stop.has(lower) ? null : stem(lower);
  },
});

export const toSearchDocument = (action: {
  readonly id: string;
  readonly words: readonly string[];
  readonly purpose: string;
  readonly summary: string;
  readonly params: readonly string[];
}): SearchDocument => ({
  id: action.id,
  name: action.id.replace(/[._]/g, ' '),
  words: action.words.join(' '),
  purpose: action.purpose,
  summary: action.summary,
  params: action.params.join(' ').replace(/_/g, ' '),
});
