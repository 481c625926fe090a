/**
 * The shape of `generated/search-index.json` and how an entry of the catalog becomes terms of it. The code generator writes it,
 * `find.ts` reads it.
 */
import { type Lexicon, termsOf, type Vocabulary } from './lexicon.ts';
import { tokenize } from './words.ts';

export interface SearchFile {
  readonly vocabulary: Vocabulary;
  /** Id of every action; its place is its number below. */
  readonly ids: readonly string[];
  /** How many next steps lead to each action: what many lead to is what people usually want. */
  readonly reached: readonly number[];
  /** Term -> pairs of an action's number and the fields that hold the term, as bits of `FIELD`. */
  readonly terms: Readonly<Record<string, readonly number[]>>;
  /** Words as the catalog writes them, for telling slips of the pen. */
  readonly spellings: readonly string[];
}

/** Fields of an action that are searched, as bits. */
export const FIELD = { name: 1, words: 2, purpose: 4, summary: 8, params: 16 } as const;

export type Field = keyof typeof FIELD;

export interface SearchDocument {
  readonly id: string;
  readonly words: readonly string[];
  readonly purpose: string;
  readonly summary: string;
  /** Names of parameters. */
  readonly params: readonly string[];
}

/** The searched text of each field, in pieces over which no phrase reaches. */
export const textsOf = ({ id, words, purpose, summary, params }: SearchDocument): Readonly<Record<Field, readonly string[]>> => ({
  name: [id],
  words,
  purpose: [purpose],
  summary: [summary],
  params,
});

/** Terms of one document, each with the fields that hold it. */
export function documentTerms(document: SearchDocument, lexicon: Lexicon): ReadonlyMap<string, number> {
  const fields = new Map<string, number>();
  for (const [field, texts] of Object.entries(textsOf(document)) as [Field, readonly string[]][]) {
    // Object.entries forgets the keys' type
    for (const text of texts) {
      for (const term of termsOf(tokenize(text), lexicon.concepts)) {
        if (!lexicon.stop.has(term)) fields.set(term, (fields.get(term) ?? 0) | FIELD[field]);
      }
    }
  }
  // A parameter is also found by its whole name.
  for (const name of document.params) if (name.includes('_')) fields.set(name, FIELD.params);
  return fields;
}
