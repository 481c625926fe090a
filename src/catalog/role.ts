/**
 * The ladder of GitLab's roles and how they are called. Owns their names and order; which action asks for which is the catalog's
 * business, and whether the account has it is GitLab's.
 */

/** From the least to the greatest; `admin` is an administrator of the instance. */
export const ROLES = ['guest', 'planner', 'reporter', 'developer', 'maintainer', 'owner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** `the Developer role`, as GitLab writes it; an administrator has no role of that kind. */
export const roleName = (role: Role): string =>
  role === 'admin' ? 'an administrator' : `the ${role.charAt(0).toUpperCase()}${role.slice(1)} role`;
