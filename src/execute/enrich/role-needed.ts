/**
 * A call that the account may not make: where the catalog knows the least role that GitLab asks for, it is named, with whom to
 * ask for it. Owns that sentence; nothing is asked of GitLab, since what the account may do is what it has just said.
 */
import { CatalogError } from '../../call/error.ts';
import type { ActionEntry, ActionFacts } from '../../catalog/action.ts';
import { isPersonal, type Role, roleName, type SideRole, sideName } from '../../catalog/role.ts';
import type { Enrichment } from './index.ts';

export const roleNeeded: Enrichment = async (error, { entry, facts }) => {
  const hint = roleHint(entry, facts);
  if (hint === undefined || !isAboutRights(error)) return undefined;
  return new CatalogError(error.code, error.message, { ...error.facts, hints: [hint] });
};

/** The role that an action needs, as far as the catalog knows it. */
export const roleHint = ({ id, effect }: ActionEntry, facts: ActionFacts): string | undefined =>
  facts.role === undefined
    ? undefined
    : roleMend(id, { role: facts.role, or: facts.orRole, place: placeOf(facts), isWrite: effect !== 'read' });

/** REST refuses by its status; GraphQL says so in words, in one breath with "does not exist". */
const isAboutRights = ({ code, facts }: CatalogError): boolean =>
  code === 'forbidden' || (code === 'graphql_error' && /\bpermissions?\b|not authorized/i.test(facts.said ?? ''));

/** What the role is held in: what the call names first. Undefined where it names neither, as with a bare id. */
const placeOf = ({ params }: ActionFacts): 'project' | 'group' | undefined => {
  const kind = Object.values(params).find(param => param.kind === 'project' || param.kind === 'group')?.kind;
  return kind === 'project' || kind === 'group' ? kind : undefined;
};

export interface NeededRole {
  readonly role: Role;
  readonly or?: SideRole | undefined;
  readonly place?: 'project' | 'group' | undefined;
  readonly isWrite?: boolean;
}

/** Which role, and who gives it: in a group and above Maintainer only owners do. */
export function roleMend(id: string, { role, or, place, isWrite }: NeededRole): string {
  if (role === 'admin')
    return `'${id}' needs an administrator of the instance: use the token of one, which has the scope admin_mode too where Admin Mode is on.`;
  const where = place === undefined ? 'its project or group' : `the ${place}`;
  const giver = place === 'group' || role === 'owner' ? 'an owner' : 'a maintainer or owner';
  const above = role === 'owner' ? '' : ' or a higher one';
  const side = or === undefined ? '' : isPersonal(or) ? `, or to be ${sideName(or)}` : `, or ${sideName(or)}`;
  // What is protected asks for more than the role that may on others.
  const more = isWrite && role === 'developer' && place === 'project' ? '; a protected branch, tag or environment may ask for more' : '';
  return `'${id}' needs ${roleName(role)}${above} in ${where}${side}${more}. Ask ${giver} for it, or use an account that has it.`;
}
