/** The mend in a "did you mean": words around the nearest known name. The distance is `src/config/nearest.ts`. */
import { nearest } from '../src/config/nearest.ts';

/** `; did you mean 'x'?`, or the mend that applies when nothing is near. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const [near] = nearest(word, known);
  return near === undefined ? `; ${otherwise}` : `; did you mean '${near}'? Otherwise ${otherwise}`;
}
