/** The nearest known word to a mistyped one: the mend in a "did you mean". Owns the distance, nothing else. */

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The known word that is closest to `word`, if any is close enough to be meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const steps = distance(word, candidate);
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** `; did you mean 'x'?`, or the mend that applies when nothing is near. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const near = nearest(word, known);
  return near === undefined ? `; ${otherwise}` : `; did you mean '${near}'? Otherwise ${otherwise}`;
}
