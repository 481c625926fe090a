/**
 * What words mean: `catalog/shared/search.yaml` made ready for reading the catalog and queries. Owns stop words, names of one
 * thing, other meanings, verbs and other languages; not what the catalog's entries say.
 */
import { fold, isUnspaced, stem, tokenize } from './words.ts';

/** `catalog/shared/search.yaml` as it stands. */
export interface Vocabulary {
  /** Words that say nothing. */
  readonly stop: readonly string[];
  /** A thing -> its other names, which are read as the first one in queries and in the catalog alike. */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
  /** Word or phrase of a query -> what else it may mean. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Effect class (plus `list`) -> the verbs that ask for it. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** Verbs that are nouns too: they ask for something only where they open the query. */
  readonly nouns: readonly string[];
  /** Names of things outside GitLab: a query that insists on one is hardly about GitLab. */
  readonly elsewhere: readonly string[];
  /** Language code -> words of it: those that say nothing, and what the others are in English. */
  readonly languages: Readonly<Record<string, Language>>;
}

export interface Language {
  readonly stop: readonly string[];
  readonly words: Readonly<Record<string, string>>;
}

export interface Lexicon {
  /** Stems. */
  readonly stop: ReadonlySet<string>;
  /** Phrase of stems -> the term of the thing it names. */
  readonly concepts: ReadonlyMap<string, string>;
  /** Phrase of stems -> terms. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Stem -> effect classes. */
  readonly verbs: ReadonlyMap<string, readonly string[]>;
  readonly nouns: ReadonlySet<string>;
  readonly elsewhere: ReadonlySet<string>;
  readonly tongues: readonly Tongue[];
  /** Words of the scripts without spaces, of all such languages. */
  readonly unspaced: ReadonlyMap<string, string>;
}

/** A language with spaces. */
export interface Tongue {
  readonly stop: ReadonlySet<string>;
  /** Folded phrase -> English. */
  readonly words: ReadonlyMap<string, string>;
}

/** Words of the longest phrase that is looked up. */
export const LONGEST_PHRASE = 4;

/** A phrase as the key under which it is looked up. */
export const phraseKey = (text: string): string => tokenize(text).map(stem).join(' ');

export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const concepts = new Map<string, string>();
  for (const [thing, names] of Object.entries(vocabulary.concepts)) {
    for (const name of [thing, ...names]) concepts.set(phraseKey(name), phraseKey(thing));
  }
  const verbs = new Map<string, string[]>();
  for (const [effect, words] of Object.entries(vocabulary.verbs)) {
    for (const word of words) verbs.set(phraseKey(word), [...(verbs.get(phraseKey(word)) ?? []), effect]);
  }
  const stop = new Set(vocabulary.stop.flatMap(tokenize).map(stem));
  const languages = Object.values(vocabulary.languages).map(language => ({
    stop: new Set(language.stop.map(fold)),
    words: new Map(Object.entries(language.words).map(([phrase, english]) => [tokenize(phrase).join(' '), english])),
  }));
  return {
    stop,
    concepts,
    synonyms: new Map(
      Object.entries(vocabulary.synonyms).map(([phrase, meanings]) => [
        phraseKey(phrase),
        [...new Set(meanings.flatMap(meaning => termsOf(tokenize(meaning), concepts)))],
      ]),
    ),
    verbs,
    nouns: new Set(vocabulary.nouns.map(phraseKey)),
    elsewhere: new Set(vocabulary.elsewhere.map(phraseKey)),
    tongues: languages.filter(({ words }) => ![...words.keys()].some(isUnspaced)),
    unspaced: new Map(languages.flatMap(({ words }) => [...words].filter(([word]) => isUnspaced(word)))),
  };
}

/** Words as terms: stems, with the names of one thing made equal. */
export function termsOf(tokens: readonly string[], concepts: ReadonlyMap<string, string>): string[] {
  const stems = tokens.map(stem);
  const terms: string[] = [];
  for (let at = 0; at < stems.length; ) {
    const { meaning, length } = longestPhrase(stems, at, concepts) ?? { meaning: stems[at] ?? '', length: 1 };
    terms.push(meaning);
    at += length;
  }
  return terms;
}

/** The longest phrase that begins at a word and is a key of the map. */
export function longestPhrase<T>(
  words: readonly string[],
  at: number,
  map: ReadonlyMap<string, T>,
): { readonly meaning: T; readonly length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const meaning = map.get(words.slice(at, at + length).join(' '));
    if (meaning !== undefined) return { meaning, length };
  }
  return undefined;
}
