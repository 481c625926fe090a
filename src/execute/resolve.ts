/**
 * Step 1: a name becomes an action. Owns the answers for a name that nobody has and for an action that is withheld; an action
 * that exists is never called unknown.
 */
import type { View } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { ActionEntry } from '../catalog/action.ts';
import { editDistance } from '../config/nearest.ts';
import { type Withheld, withheldBy } from '../policy/withheld.ts';
import { type Catalog, findAction } from './catalog.ts';

const SUGGESTIONS = 5;

/** Resolves an id, a tool name or an alias; throws `unknown_action` or `withheld`. */
export function resolveAction(name: string, view: View, catalog: Catalog): ActionEntry {
  const entry = findAction(catalog.entries(), name);
  if (!entry) throw unknownAction(name, view, catalog);
  const withheld = withheldBy(entry, view);
  if (withheld) throw new CatalogError('withheld', spoken(withheld, view), { reason: withheld.reason });
  return entry;
}

/** What a client matches begins with the tool that was called, where every action is called by the same one. */
const spoken = ({ reason, sentence }: Withheld, view: View): string =>
  reason === 'fine_grained' && view.surface === 'dynamic' ? `gitlab_execute_action: ${sentence}` : sentence;

function unknownAction(name: string, view: View, catalog: Catalog): CatalogError {
  const near = nearestActions(
    name,
    catalog.entries().filter(entry => withheldBy(entry, view) === undefined),
  );
  const shown = name.length > 80 ? `${name.slice(0, 80)}…` : name;
  const hints = near.map(({ id, summary }) => `${id}: ${summary}`);
  const search = view.surface === 'dynamic' ? ' Search for it in your own words with gitlab_find_action.' : '';
  const lead = hints.length > 0 ? ' The nearest are listed below.' : '';
  return new CatalogError('unknown_action', `There is no action '${shown}'.${lead}${search}`, { hints });
}

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replace(/^gitlab_/, '')
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '');

/** Up to five actions whose names share words with `name` or differ from it by a slip of the pen, best first. */
export function nearestActions(name: string, entries: readonly ActionEntry[]): readonly ActionEntry[] {
  const wanted = wordsOf(name);
  const joined = wanted.join('.');
  if (joined === '') return [];
  const scored = entries.map((entry, order) => {
    const have = wordsOf(entry.id);
    const shared = wanted.filter(word => have.some(other => isNear(word, other))).length / Math.max(wanted.length, have.length);
    const text = have.join('.');
    const slip = 1 - editDistance(joined.slice(0, 60), text) / Math.max(joined.length, text.length);
    return { entry, order, score: shared + slip };
  });
  return scored
    .filter(({ score }) => score >= 0.8)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, SUGGESTIONS)
    .map(({ entry }) => entry);
}

/** Same word, its plural, or one slip away. */
const isNear = (a: string, b: string): boolean =>
  a === b || `${a}s` === b || a === `${b}s` || (a.length > 4 && b.length > 4 && editDistance(a, b, 1) <= 1);
