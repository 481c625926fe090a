/** Who may push, merge and deploy: protected environments of projects and groups, and a group's rules on branches. */
import { type Collection, collection, inGroup, inProject } from '../collection.ts';
import { badParameter } from '../errors.ts';
import type { Exchange, Router } from '../router.ts';
import { isTrue, number, type Row, rows, text } from '../row.ts';
import { protectedBranchRow } from '../world/repositories.ts';
import type { World } from '../world/world.ts';

const NAMES: Readonly<Record<number, string>> = { 0: 'No one', 30: 'Developers + Maintainers', 40: 'Maintainers', 60: 'Administrators' };

/** One entry of who may do something: a level, a person or a group. */
function entry(world: World, given: Row): Row {
  const user = given['user_id'] == null ? undefined : world.user(number(given['user_id']));
  const group = given['group_id'] == null ? undefined : world.group(number(given['group_id']));
  const level = number(given['access_level'] ?? 40);
  return {
    id: world.nextId('access_levels'),
    access_level: user || group ? null : level,
    access_level_description: text(user?.['name'] ?? group?.['name']) || (NAMES[level] ?? `Level ${level}`),
    user_id: user?.['id'] ?? null,
    group_id: group?.['id'] ?? null,
    deploy_key_id: given['deploy_key_id'] ?? null,
    group_inheritance_type: given['group_inheritance_type'] ?? 0,
    ...(given['required_approvals'] === undefined ? {} : { required_approvals: number(given['required_approvals']) }),
  };
}

/** Entries after a change: with an id they are changed or, by `_destroy`, taken away; without one they are added. */
export function changedEntries(world: World, before: readonly Row[], changes: readonly Row[]): readonly Row[] {
  const gone = new Set(changes.filter(change => isTrue(change['_destroy'])).map(change => change['id']));
  const kept = before
    .filter(row => !gone.has(row['id']))
    .map(row => {
      const change = changes.find(other => other['id'] !== undefined && other['id'] === row['id']);
      return change ? { ...entry(world, { ...row, ...change }), id: row['id'] } : row;
    });
  return [...kept, ...changes.filter(change => change['id'] === undefined).map(change => entry(world, change))];
}

const ENVIRONMENT_LISTS = ['deploy_access_levels', 'approval_rules'] as const;

const environments = (path: string, owner: Collection['owner']): Collection => ({
  path,
  table: 'protected_environments',
  kind: 'Protected Environment',
  owner,
  keys: ['name'],
  numbered: false,
  unique: { field: 'name', message: "Protected environment 'name' already exists" },
  fresh: exchange => {
    if (exchange.body['name'] === undefined) throw badParameter('name is missing');
    return environmentRow('');
  },
  woven: ENVIRONMENT_LISTS,
  made: writeEnvironment,
  changed: writeEnvironment,
});

export const environmentRow = (name: string): Row => ({
  name,
  deploy_access_levels: [],
  approval_rules: [],
  required_approval_count: 0,
});

/** The lists of a body are changes to those of the row. */
function writeEnvironment({ body, world }: Exchange, environment: Row): void {
  for (const field of ENVIRONMENT_LISTS)
    if (body[field] !== undefined) environment[field] = changedEntries(world, rows(environment[field]), rows(body[field]));
}

const BRANCH_LISTS: Readonly<Record<string, string>> = {
  allowed_to_push: 'push_access_levels',
  allowed_to_merge: 'merge_access_levels',
  allowed_to_unprotect: 'unprotect_access_levels',
};

/** Applies the lists of who may do what to a rule on branches. */
function writeBranchRule({ body, world }: Exchange, rule: Row): void {
  for (const [sent, field] of Object.entries(BRANCH_LISTS))
    if (body[sent] !== undefined)
      rule[field] = changedEntries(world, body['name'] === undefined ? rows(rule[field]) : [], rows(body[sent]));
  const level = body['unprotect_access_level'];
  if (level !== undefined) rule['unprotect_access_levels'] = [entry(world, { access_level: level })];
}

/** The branch rules of a project or group. */
export const protectedBranches = (path: string, owner: Collection['owner']): Collection => ({
  path,
  table: 'protected_branches',
  kind: 'Protected branch',
  owner,
  keys: ['name'],
  operations: ['list', 'get', 'create', 'update', 'delete'],
  required: ['name'],
  unique: { field: 'name', message: "Protected branch 'name' already exists" },
  fresh: ({ body }, { id }) =>
    protectedBranchRow({
      id,
      name: '',
      push: number(body['push_access_level'] ?? 40),
      merge: number(body['merge_access_level'] ?? 40),
      forcePush: isTrue(body['allow_force_push']),
    }),
  made: writeBranchRule,
  changed: writeBranchRule,
  updateMethod: 'PATCH',
});

export function protectionRoutes(router: Router): void {
  collection(router, environments('/projects/:project/protected_environments', inProject));
  collection(router, environments('/groups/:group/protected_environments', inGroup));
  collection(router, protectedBranches('/groups/:group/protected_branches', inGroup));
}
