/**
 * What a fine-grained token reaches: which actions lie outside of every grant or of this one, and what of an answer GitLab leaves
 * empty for it without saying so. Owns those sentences. A grant is judged only on the release whose permissions are known; anything
 * else is left to GitLab, which refuses over REST by name.
 */
import type { View } from '../call/call.ts';
import type { ActionEntry } from '../catalog/action.ts';
import { type FineGrainedAction, fineGrainedFacts, type HollowPart, permissionName, type Unreachable } from '../catalog/fine-grained.ts';

const END = 'Do not report the capability as missing.';

const isFineGrained = (view: View): boolean => view.tokenKind === 'fine_grained';

/** What is known of an action; of a wizard, of the action that it ends in. */
const factsOf = ({ id, runs }: ActionEntry): FineGrainedAction => fineGrainedFacts().actions[runs ?? id] ?? {};

/** Why a fine-grained token cannot call `entry`; undefined when it can, and for every other token. */
export function outsideGrant(entry: ActionEntry, view: View): string | undefined {
  if (!isFineGrained(view)) return undefined;
  const { unreachable, needs } = factsOf(entry);
  if (unreachable) return `${never(entry)} ${reasonOf(unreachable)} Use a classic personal access token. ${END}`;
  const grant = grantOf(view);
  if (!needs || !grant) return undefined;
  const missing = needs.map(alternative => alternative.filter(words => grant.lacks(words)));
  if (missing.some(words => words.length === 0)) return undefined;
  const wanted = missing.map(words => words.join(' and ')).join(', or ');
  return `${exists(entry)} this fine-grained personal access token was not granted what it needs: ${wanted}. A grant cannot be changed: create a token that has it too. ${END}`;
}

const exists = ({ id }: ActionEntry): string => `action "${id}" exists but`;

const never = (entry: ActionEntry): string => `${exists(entry)} is not available to a fine-grained personal access token:`;

function reasonOf({ by, name }: Unreachable): string {
  const { release } = fineGrainedFacts();
  switch (by) {
    case 'mutation':
      return `GitLab ${release} declares no permission for the GraphQL mutation ${name}, so it refuses every such token.`;
    case 'type':
      return `GitLab ${release} declares no permission for the GraphQL type ${name}, so it answers every such token with nothing.`;
    case 'answer':
      return `GitLab ${release} declares no permission for the GraphQL type ${name}, so it would make the change and answer with nothing, and a second try would make it twice.`;
  }
}

interface Grant {
  /** Whether a permission is certainly not among those granted. */
  readonly lacks: (words: string) => boolean;
}

const grants = new WeakMap<View, Grant | undefined>();

/** The view's grant where it can be judged. */
function grantOf(view: View): Grant | undefined {
  if (!grants.has(view)) grants.set(view, view.grant && isKnownRelease(view.version) ? readGrant(view.grant) : undefined);
  return grants.get(view);
}

/** The permissions are those of one release; patches of it change none. */
function isKnownRelease(version: string | undefined): boolean {
  const minor = (text: string): string => text.split('.').slice(0, 2).join('.');
  return version !== undefined && minor(version) === minor(fineGrainedFacts().release);
}

/**
 * A granted name that nobody here knows may be a newer or older name of anything. Then only resources of which the grant holds a
 * known permission are judged: their names are certainly those of this release.
 */
function readGrant(names: readonly string[]): Grant {
  const held = new Set(names);
  const words = fineGrainedFacts().permissions;
  const known = new Set(words.map(permissionName));
  const isWhole = names.every(name => known.has(name));
  const seen = new Set(words.filter(permission => held.has(permissionName(permission))).map(resourceOf));
  return { lacks: permission => !held.has(permissionName(permission)) && (isWhole || seen.has(resourceOf(permission))) };
}

const resourceOf = (words: string): string => words.slice(0, words.indexOf(':'));

/** Whether an answer of `entry` may be empty for the token where it is not for others. */
const readsGraphql = (entry: ActionEntry, view: View): boolean => isFineGrained(view) && factsOf(entry).graphql === true;

/** Next steps for an answer that was served: the parts that are empty for the token, and a list that may be. */
export function hollowNotes(entry: ActionEntry, view: View, data: unknown): readonly string[] {
  if (!readsGraphql(entry, view)) return [];
  const { parts = [] } = factsOf(entry);
  const rows = Array.isArray(data) ? data : [data];
  const empty = parts.filter(part => isHollow(part, view) && rows.length > 0 && rows.every(row => isEmptyAt(row, part.path)));
  return [...(empty.length > 0 ? [partlyEmpty(empty)] : []), ...(Array.isArray(data) && data.length === 0 ? [EMPTY_LIST] : [])];
}

const isHollow = ({ needs }: HollowPart, view: View): boolean => needs === undefined || grantOf(view)?.lacks(needs) === true;

function isEmptyAt(row: unknown, path: string): boolean {
  let value = row;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return true;
    value = (value as Readonly<Record<string, unknown>>)[key]; // an object of unknown fields
  }
  return isEmpty(value);
}

/** Nothing, or an object or list that holds nothing: a connection without nodes. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.values(value).every(isEmpty));

function partlyEmpty(parts: readonly HollowPart[]): string {
  const named = parts.map(({ path, type, needs }) =>
    needs === undefined ? `${path} (the type ${type}, for which it declares no permission)` : `${path} (which needs ${needs})`,
  );
  return `GitLab ${fineGrainedFacts().release} leaves part of this answer empty for a fine-grained personal access token, with no error: ${named.join('; ')}. Empty there does not mean there is nothing.`;
}

const EMPTY_LIST =
  'Over GraphQL, GitLab leaves out of a list, with no error, the items a fine-grained personal access token is not granted, so an empty answer may mean this token cannot see them rather than that there are none.';

const NOT_FOUND =
  'Over GraphQL, GitLab answers null with no error for an object a fine-grained personal access token is not granted, or that sits in a project or group outside its grant, so not found may mean this token cannot see it rather than that it does not exist.';

/** What a not-found answer of an action that reads GraphQL may also mean. */
export const notFoundNote = (entry: ActionEntry, view: View): string | undefined => (readsGraphql(entry, view) ? NOT_FOUND : undefined);
