/**
 * The allow- and deny-lists of projects and groups as one question: may this place be reached? Pure: it compares names that are
 * already known to be GitLab's own (see `projects.ts` for how they become known).
 */
import type { View } from '../call/call.ts';

/** A project or group by both of its names. */
export interface Place {
  readonly kind: 'project' | 'group';
  readonly id: string;
  /** Full path, as GitLab gives it. */
  readonly path: string;
}

export type Lists = Pick<View, 'allowProjects' | 'denyProjects' | 'allowGroups' | 'denyGroups'>;

export const hasLists = (view: Lists): boolean =>
  view.allowProjects.length + view.denyProjects.length + view.allowGroups.length + view.denyGroups.length > 0;

const fold = (path: string): string => path.toLowerCase().replace(/^\/+|\/+$/g, '');

/** `group` covers itself and all below; paths of GitLab ignore case. */
const isWithin = (path: string, group: string): boolean => {
  const [inner, outer] = [fold(path), fold(group)];
  return inner === outer || inner.startsWith(`${outer}/`);
};

/** An entry of a project list: a path, an id, or `group/*` for all below a group. */
const isProjectEntry = (entry: string, { id, path }: Place): boolean =>
  entry.endsWith('/*')
    ? fold(path) !== fold(entry.slice(0, -2)) && isWithin(path, entry.slice(0, -2))
    : entry === id || fold(entry) === fold(path);

export const isId = (entry: string): boolean => /^\d+$/.test(entry);

/** An entry of a group list: a path covers all below it; an id covers the group alone, until its path is known. */
const isGroupEntry = (entry: string, place: Place): boolean =>
  isId(entry) ? place.kind === 'group' && entry === place.id : isWithin(place.path, entry.replace(/\/\*$/, ''));

/** Whether the lists let a call reach `place` itself. A denial wins over every permission. */
export function mayReach(place: Place, lists: Lists): boolean {
  if (lists.denyGroups.some(entry => isGroupEntry(entry, place))) return false;
  if (place.kind === 'project' && lists.denyProjects.some(entry => isProjectEntry(entry, place))) return false;
  if (place.kind === 'group' && lists.denyProjects.some(entry => entry.endsWith('/*') && isWithin(place.path, entry.slice(0, -2))))
    return false;
  if (lists.allowProjects.length + lists.allowGroups.length === 0) return true;
  if (lists.allowGroups.some(entry => isGroupEntry(entry, place))) return true;
  return place.kind === 'project' && lists.allowProjects.some(entry => isProjectEntry(entry, place));
}

/** A denied entry that lies below a group that may itself be reached: what the group gathers would hold it too. */
export const deniedBelow = (group: Place, lists: Lists): string | undefined =>
  [...lists.denyGroups, ...lists.denyProjects].find(
    entry => fold(entry) !== fold(group.path) && isWithin(entry.replace(/\/\*$/, ''), group.path),
  );
