/**
 * Which operations of GitLab's document are left out on purpose (`catalog/omissions.yaml`), and what its rules leave open:
 * operations that neither an action sends nor a rule names, and rules that name nothing any more.
 */
import type { Catalog, PlacedOmission } from '../model.ts';
import { didYouMean } from '../nearest.ts';
import type { Place } from '../problem.ts';
import { sendersOf } from './impact.ts';

/** An operation as a rule sees it. */
interface Route {
  readonly method: string;
  readonly route: string;
}

export interface Coverage {
  readonly sent: readonly string[];
  /** By the operation's key. */
  readonly omitted: ReadonlyMap<string, PlacedOmission>;
  /** Neither sent nor left out: keys. */
  readonly uncovered: readonly string[];
  readonly faults: readonly (Place & { readonly text: string })[];
}

/** Sorts every operation by whether it is sent, left out or forgotten. */
export function coverageOf(catalog: Catalog, operations: ReadonlyMap<string, Route>): Coverage {
  const senders = sendersOf(catalog);
  const omitted = new Map<string, PlacedOmission>();
  const used = new Set<string>();
  const uncovered: string[] = [];
  const sent: string[] = [];
  for (const [key, operation] of operations) {
    if (senders.has(key)) {
      sent.push(key);
      continue;
    }
    const hit = omissionOf(operation, catalog.omissions);
    if (!hit) uncovered.push(key);
    else {
      omitted.set(key, hit.omission);
      used.add(patternKey(hit.omission, hit.pattern));
    }
  }
  return { sent, omitted, uncovered, faults: [...idleFaults(catalog, used), ...insteadFaults(catalog)] };
}

/** The first rule that names an operation, and which of its patterns does. */
export function omissionOf(
  { method, route }: Route,
  omissions: readonly PlacedOmission[],
): { readonly omission: PlacedOmission; readonly pattern: string } | undefined {
  for (const omission of omissions) {
    if (omission.methods && !omission.methods.some(one => one === method)) continue;
    const pattern = patternsOf(omission).find(one => patternMatches(one, route));
    if (pattern !== undefined) return { omission, pattern };
  }
  return undefined;
}

const patternsOf = (omission: PlacedOmission): readonly string[] => [omission.path].flat();
const patternKey = ({ place }: PlacedOmission, pattern: string): string => `${place.line} ${pattern}`;

const expressions = new Map<string, RegExp>();

/** `{any_name}` stands for a placeholder, `*` for a run of characters within a segment, `**` for the rest of the path. */
function patternMatches(pattern: string, route: string): boolean {
  const known = expressions.get(pattern);
  const expression =
    known ??
    new RegExp(
      `^${pattern
        .split(/(\{[^}]+\}|\*\*|\*)/)
        .map(part =>
          part === '**' ? '.*' : part === '*' ? '[^/]*' : part.startsWith('{') ? '\\{[^}]+\\}' : part.replace(/[.+?^$()|[\]\\{}]/g, '\\$&'),
        )
        .join('')}$`,
    );
  expressions.set(pattern, expression);
  return expression.test(route);
}

const idleFaults = (catalog: Catalog, used: ReadonlySet<string>): Coverage['faults'] =>
  catalog.omissions.flatMap(omission =>
    patternsOf(omission)
      .filter(pattern => !used.has(patternKey(omission, pattern)))
      .map(pattern => ({ ...omission.place, text: `${pattern} leaves nothing out that no action sends; take it out` })),
  );

function insteadFaults(catalog: Catalog): Coverage['faults'] {
  const ids = catalog.actions.map(action => action.id);
  return catalog.omissions.flatMap(({ instead, place }) =>
    (instead ?? [])
      .filter(id => !ids.includes(id))
      .map(id => ({ ...place, text: `'instead' names ${id}, which is no action${didYouMean(id, ids, 'name one that does it')}` })),
  );
}
