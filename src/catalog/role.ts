/**
 * The ladder of GitLab's roles and how they are called. Owns their names and order; which action asks for which is the catalog's
 * business, and whether the account has it is GitLab's.
 */

/** From the least to the greatest; `admin` is an administrator of the instance. */
export const ROLES = ['guest', 'planner', 'reporter', 'developer', 'maintainer', 'owner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who else may, whatever the ladder says: a role beside it, or people with a part in the object itself. */
export const SIDE_ROLES = ['security_manager', 'author', 'author_or_assignee'] as const;
export type SideRole = (typeof SIDE_ROLES)[number];

/** How those with a part in the object are called; a role has its name. */
const PEOPLE: Partial<Readonly<Record<SideRole, string>>> = { author: 'its author', author_or_assignee: 'its author or an assignee' };

const titled = (role: Role | SideRole): string =>
  role
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Those beside the ladder: `Security Manager`, `its author`. */
export const sideName = (side: SideRole): string => PEOPLE[side] ?? titled(side);

/** Whether they are people with a part in the object, and hold no role for it. */
export const isPersonal = (side: SideRole): boolean => PEOPLE[side] !== undefined;

/** `the Developer role`, as GitLab writes it; an administrator has no role of that kind. */
export const roleName = (role: Role): string => (role === 'admin' ? 'an administrator' : `the ${titled(role)} role`);

/** `from the Developer role up, or Security Manager`. */
export const roleRange = (role: Role, or?: SideRole): string =>
  role === 'admin' ? 'administrators only' : `from ${roleName(role)} up${or === undefined ? '' : `, or ${sideName(or)}`}`;
