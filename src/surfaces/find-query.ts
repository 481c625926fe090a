/**
 * How much of a query is looked at. A search costs time for each of its words, and it runs where every other call waits: what
 * is pasted whole (an issue's text, a log) is cut to its beginning, and the answer says so. Does not interpret the words.
 */

/** Characters and words of a query that are looked at. */
export const QUERY_LIMITS = { characters: 240, words: 32 } as const;

export interface BoundQuery {
  readonly query: string;
  /** Sentence for the answer when the query was longer than what is looked at. */
  readonly note?: string;
}

export function boundQuery(given: string): BoundQuery {
  const { characters, words } = QUERY_LIMITS;
  const start = [...given.slice(0, characters * 2)].slice(0, characters).join('');
  const said = start.trim().split(/\s+/);
  const query = said.slice(0, words).join(' ');
  if (said.length <= words && given.slice(start.length).trim() === '') return { query };
  return {
    query,
    note: `Only the beginning of the query was looked at (${words} words, ${characters} characters): say it in fewer words.`,
  };
}
