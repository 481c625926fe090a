/**
 * The ladder of GitLab's roles and how they are called. Owns their names and order; which action asks for which is the catalog's
 * business, and whether the account has it is GitLab's.
 */

/** From the least to the greatest; `admin` is an administrator of the instance. */
export const ROLES = ['guest', 'planner', 'reporter', 'developer', 'maintainer', 'owner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles beside the ladder: each may some things that roles above it on paper may not. */
export const SIDE_ROLES = ['security_manager'] as const;
export type SideRole = (typeof SIDE_ROLES)[number];

const titled = (role: Role | SideRole): string =>
  role
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** `the Developer role`, as GitLab writes it; an administrator has no role of that kind. */
export const roleName = (role: Role, or?: SideRole): string =>
  role === 'admin' ? 'an administrator' : `the ${titled(role)}${or === undefined ? '' : ` or ${titled(or)}`} role`;

/** `from the Developer role up, or Security Manager`. */
export const roleRange = (role: Role, or?: SideRole): string =>
  role === 'admin' ? 'administrators only' : `from ${roleName(role)} up${or === undefined ? '' : `, or ${titled(or)}`}`;
