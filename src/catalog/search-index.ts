/**
 * The form of `generated/search-index.json` and how an entry of the catalog becomes terms of it. The code generator writes it,
 * `find.ts` reads it.
 */
import { termsOf, type WrittenLexicon } from './lexicon.ts';
import { tokenize } from './words.ts';

export interface SearchFile {
  readonly lexicon: WrittenLexicon;
  /** Id of every action; its place is its number below. */
  readonly ids: readonly string[];
  /**
   * Term -> pairs of an action's number and the fields that hold the term, as bits of `FIELD`; written as one text with spaces
   * because most terms are never asked for, and a text costs next to nothing to parse.
   */
  readonly terms: Readonly<Record<string, string>>;
  readonly name: Mass;
  readonly purpose: Mass;
  /** Words as the catalog writes them, with spaces between, for telling slips of the pen. */
  readonly spellings: string;
}

/** By number of the action: what the words of a text of it tell in all, its plain verbs apart. */
export interface Mass {
  readonly words: readonly number[];
  readonly verbs: readonly number[];
}

/** Actions added to those that hold a term: keeps the rarest words from outweighing all others. */
const SMOOTHING = 8;

/** How much a term tells that is in `count` of `size` actions: the rarer, the more. */
export const termWorth = (count: number, size: number): number => (count === 0 ? 0 : Math.log(1 + size / (SMOOTHING + count)));

/** Fields of an action that are searched, as bits. */
export const FIELD = { name: 1, words: 2, purpose: 4, summary: 8, params: 16 } as const;

type Field = keyof typeof FIELD;

export interface SearchDocument {
  readonly id: string;
  readonly words: readonly string[];
  readonly purpose: string;
  readonly summary: string;
  /** Names of parameters. */
  readonly params: readonly string[];
}

/** The searched texts of each field; no phrase reaches from one text into the next. */
const fieldsOf = ({ id, words, purpose, summary, params }: SearchDocument): readonly (readonly [Field, readonly string[]])[] => [
  ['name', [id]],
  ['words', words],
  ['purpose', [purpose]],
  ['summary', [summary]],
  ['params', params],
];

/** Terms of one document, each with the fields that hold it. */
export function documentTerms(
  document: SearchDocument,
  concepts: ReadonlyMap<string, string>,
  stop: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (term: string, field: Field): void => {
    found.set(term, (found.get(term) ?? 0) | FIELD[field]);
  };
  for (const [field, texts] of fieldsOf(document)) {
    for (const term of texts.flatMap(text => termsOf(tokenize(text), concepts))) if (!stop.has(term)) add(term, field);
  }
  return found;
}

/** Letters of the shortest word in which a slip of the pen can be told from another word. */
const SHORTEST_SPELLING = 4;

/** Words of a document that a query may misspell. */
export const spellingsOf = ({ id, words, purpose }: SearchDocument): string[] =>
  tokenize([id, ...words, purpose].join(' ')).filter(word => word.length >= SHORTEST_SPELLING && /^\p{L}+$/u.test(word));
