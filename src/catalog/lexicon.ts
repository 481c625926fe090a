/**
 * What words mean. Owns the form of the vocabulary in `catalog/shared/` (stop words, names of one thing, other meanings, verbs, other
 * languages) and the keys by which words are looked up; not what the catalog's entries say, nor how a query is read.
 */
import { fold, isUnspaced, stem, tokenize } from './words.ts';

/** `search.yaml`, `synonyms.yaml` and `languages.yaml` of `catalog/shared/` as they stand. */
export interface Vocabulary {
  /** Words and phrases that say nothing. */
  readonly stop: readonly string[];
  /** A thing -> its other names, which are read as the first one in queries and in the catalog alike. */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
  /** Word or phrase of a query -> what else it may mean, the likeliest first. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Effect class (plus `list`) -> the verbs that ask for it, the three by which the catalog itself calls it first. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** Verbs that are nouns too: they ask for something only where they open the query. */
  readonly nouns: readonly string[];
  /** Names of things outside GitLab. */
  readonly elsewhere: readonly string[];
  /** Language code -> words of it: those that say nothing, and what the others are in English. */
  readonly languages: Readonly<Record<string, Language>>;
}

export interface Language {
  readonly stop: readonly string[];
  readonly words: Readonly<Record<string, string>>;
}

/** The vocabulary made ready for look-ups, as the code generator writes it: every word is a stem, every phrase a key. */
export interface WrittenLexicon {
  readonly stop: readonly string[];
  readonly concepts: Pairs;
  /** Phrase -> terms, with commas between. */
  readonly synonyms: Pairs;
  /** Effect class -> phrases. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  readonly plain: readonly string[];
  readonly nouns: readonly string[];
  readonly elsewhere: readonly string[];
  readonly tongues: readonly { readonly stop: readonly string[]; readonly words: Pairs }[];
  readonly unspaced: Pairs;
}

/** `key=value` with semicolons between: half of what JSON would add to words this short. */
type Pairs = string;

export interface Lexicon {
  readonly stop: ReadonlySet<string>;
  /** Phrase -> the term of the thing it names. */
  readonly concepts: ReadonlyMap<string, string>;
  /** Phrase -> terms. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Phrase -> effect classes. */
  readonly verbs: ReadonlyMap<string, readonly string[]>;
  /** The verbs by which the catalog itself calls an effect. */
  readonly plain: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  readonly elsewhere: ReadonlySet<string>;
  readonly tongues: readonly Tongue[];
  /** Words of the scripts without spaces, of all such languages -> English. */
  readonly unspaced: () => ReadonlyMap<string, string>;
}

/** A language with spaces. Its words are folded, not stemmed. */
export interface Tongue {
  readonly stop: ReadonlySet<string>;
  /** Phrase -> English. */
  readonly words: ReadonlyMap<string, string>;
}

/** Words of the longest phrase that is looked up. */
const LONGEST_PHRASE = 4;
const PLAIN_VERBS = 3;

/** A phrase as the key under which it is looked up. */
const phraseKey = (text: string): string => tokenize(text).map(stem).join(' ');

/** Makes a vocabulary ready, at build time. */
export function writeLexicon(vocabulary: Vocabulary): WrittenLexicon {
  const concepts = new Map<string, string>();
  for (const [thing, names] of Object.entries(vocabulary.concepts)) {
    for (const name of [thing, ...names]) concepts.set(phraseKey(name), phraseKey(thing));
  }
  const languages = Object.values(vocabulary.languages).map(({ stop, words }) => ({
    stop: stop.map(fold),
    words: Object.entries(words).map(([phrase, english]) => [tokenize(phrase).join(' '), english] as const),
  }));
  const meaningsOf = (meanings: readonly string[]): string[] => [
    ...new Set(meanings.flatMap(meaning => termsOf(tokenize(meaning), concepts))),
  ];
  return {
    stop: vocabulary.stop.map(phraseKey),
    concepts: pairsOf(concepts),
    synonyms: pairsOf(Object.entries(vocabulary.synonyms).map(([phrase, meanings]) => [phraseKey(phrase), meaningsOf(meanings).join()])),
    verbs: Object.fromEntries(Object.entries(vocabulary.verbs).map(([effect, words]) => [effect, [...new Set(words.map(phraseKey))]])),
    plain: Object.values(vocabulary.verbs).flatMap(words => words.slice(0, PLAIN_VERBS).map(phraseKey)),
    nouns: vocabulary.nouns.map(phraseKey),
    elsewhere: vocabulary.elsewhere.map(phraseKey),
    tongues: languages
      .filter(({ words }) => !words.some(([word]) => isUnspaced(word)))
      .map(({ stop, words }) => ({ stop, words: pairsOf(words) })),
    unspaced: pairsOf(languages.flatMap(({ words }) => words.filter(([word]) => isUnspaced(word)))),
  };
}

/** What `writeLexicon` wrote, for looking up; other languages when a query first needs them. Maps, because a query may hold `constructor` or any other name of an object. */
export const readLexicon = (written: WrittenLexicon): Lexicon => ({
  stop: new Set(written.stop),
  concepts: mapOf(written.concepts),
  synonyms: new Map([...mapOf(written.synonyms)].map(([phrase, terms]) => [phrase, terms.split(',')])),
  verbs: effectsOf(written.verbs),
  plain: new Set(written.plain),
  nouns: new Set(written.nouns),
  elsewhere: new Set(written.elsewhere),
  tongues: written.tongues.map(({ stop, words }) => {
    const own = atFirstUse(() => mapOf(words));
    return {
      stop: new Set(stop),
      get words() {
        return own();
      },
    };
  }),
  unspaced: atFirstUse(() => mapOf(written.unspaced)),
});

function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const pairsOf = (entries: Iterable<readonly [string, string]>): Pairs => [...new Map(entries)].map(pair => pair.join('=')).join(';');

const mapOf = (pairs: Pairs): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .split(';')
      .filter(pair => pair !== '')
      .map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** Phrase -> the effect classes that it asks for. */
function effectsOf(verbs: WrittenLexicon['verbs']): ReadonlyMap<string, readonly string[]> {
  const effects = new Map<string, string[]>();
  for (const [effect, phrases] of Object.entries(verbs)) {
    for (const phrase of phrases) effects.set(phrase, [...(effects.get(phrase) ?? []), effect]);
  }
  return effects;
}

/** Words as terms: stems, with the names of one thing made equal. */
export function termsOf(tokens: readonly string[], concepts: ReadonlyMap<string, string>): string[] {
  const stems = tokens.map(stem);
  const terms: string[] = [];
  for (let at = 0; at < stems.length; ) {
    const length = longestPhrase(stems, at, phrase => concepts.has(phrase));
    const phrase = stems.slice(at, at + Math.max(1, length)).join(' ');
    terms.push(concepts.get(phrase) ?? phrase);
    at += Math.max(1, length);
  }
  return terms;
}

/** Words of the longest phrase that begins at a word and is known; 0 when not even the word is. */
export function longestPhrase(words: readonly string[], at: number, isKnown: (phrase: string) => boolean): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    if (isKnown(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}
