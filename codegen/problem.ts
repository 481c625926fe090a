/**
 * A fault of the catalog: where it stands, what is wrong and the mend, as one sentence. Owns the sentence's printed form and
 * its order; whoever finds a fault writes the sentence.
 */

/** A line of a catalog file; `file` is relative to the repository's root. */
export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

export interface Problem extends Place {
  readonly text: string;
  /** The entry that cannot be used because of it; a lenient build leaves exactly that out. */
  readonly spoils: Spoiled;
}

export type Spoiled =
  | { readonly kind: 'action'; readonly id: string }
  | { readonly kind: 'entity'; readonly name: string }
  /** A suggestion whose target is not there: only the suggestion goes. */
  | { readonly kind: 'step'; readonly id: string; readonly to: string }
  /** Nothing generated depends on it. */
  | { readonly kind: 'nothing' };

export const printProblem = (problem: Problem): string => `${problem.file}:${problem.line}: ${problem.text}`;

/** By file, line and sentence, each fault once. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Map(problems.map(problem => [printProblem(problem), problem]));
  return [...seen.values()].sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.text, b.text));
}

/** Order by code unit: the same on every machine, whatever its locale. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
