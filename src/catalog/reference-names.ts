/**
 * Tool names of the reference server that stand on several actions: the reading of `generated/reference-names.json`. For exclusion
 * lists only; in a call such a name is the action that carries it.
 */
import { generatedJson } from './generated.ts';

/** Ids that `name` stands on; none for a name that leads to one action. */
export function ambiguousIds(name: string): readonly string[] {
  const names = generatedJson<Readonly<Record<string, readonly string[]>>>('reference-names.json');
  return Object.hasOwn(names, name) ? (names[name] ?? []) : [];
}
