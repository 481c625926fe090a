/** The instance's groups and namespaces: how a group row is made, and the two groups of the demonstration. */
import { type Row, text } from '../row.ts';
import type { World } from './world.ts';

export interface GroupFacts {
  readonly id: number;
  readonly path: string;
  readonly name: string;
  readonly description?: string;
  readonly parent?: Row;
  readonly visibility?: string;
  readonly createdAt: string;
}

/** A group row with the fields every group has, at GitLab's defaults. */
export function groupRow(world: World, facts: GroupFacts): Row {
  const fullPath = facts.parent ? `${text(facts.parent['full_path'])}/${facts.path}` : facts.path;
  return {
    id: facts.id,
    web_url: `${world.url}/groups/${fullPath}`,
    name: facts.name,
    path: facts.path,
    description: facts.description ?? '',
    visibility: facts.visibility ?? 'private',
    share_with_group_lock: false,
    require_two_factor_authentication: false,
    two_factor_grace_period: 48,
    project_creation_level: 'developer',
    auto_devops_enabled: null,
    subgroup_creation_level: 'maintainer',
    emails_disabled: false,
    emails_enabled: true,
    show_diff_preview_in_email: true,
    crm_enabled: true,
    mentions_disabled: null,
    lfs_enabled: true,
    archived: false,
    math_rendering_limits_enabled: true,
    lock_math_rendering_limits_enabled: false,
    default_branch: null,
    default_branch_protection: 2,
    default_branch_protection_defaults: {
      allowed_to_push: [{ access_level: 40 }],
      allow_force_push: false,
      allowed_to_merge: [{ access_level: 40 }],
    },
    avatar_url: null,
    request_access_enabled: true,
    full_name: facts.parent ? `${text(facts.parent['full_name'])} / ${facts.name}` : facts.name,
    full_path: fullPath,
    created_at: facts.createdAt,
    parent_id: facts.parent?.['id'] ?? null,
    organization_id: 1,
    shared_runners_setting: 'enabled',
    max_artifacts_size: null,
    ldap_cn: null,
    ldap_access: null,
    marked_for_deletion_on: null,
    wiki_access_level: 'enabled',
    shared_with_groups: [],
    runners_token: null,
    enabled_git_access_protocol: 'all',
    prevent_sharing_groups_outside_hierarchy: false,
    shared_runners_minutes_limit: null,
    extra_shared_runners_minutes_limit: null,
    prevent_forking_outside_group: null,
    membership_lock: false,
    ip_restriction_ranges: null,
  };
}

/** A group, or a user's own space, as `/namespaces` and projects show it. */
export const namespaceOf = (world: World, owner: Row): Row =>
  owner['full_path'] === undefined
    ? {
        id: owner['id'],
        name: owner['name'],
        path: owner['username'],
        kind: 'user',
        full_path: owner['username'],
        parent_id: null,
        avatar_url: owner['avatar_url'],
        web_url: owner['web_url'],
      }
    : {
        id: owner['id'],
        name: owner['name'],
        path: owner['path'],
        kind: 'group',
        full_path: owner['full_path'],
        parent_id: owner['parent_id'],
        avatar_url: owner['avatar_url'],
        web_url: `${world.url}/groups/${text(owner['full_path'])}`,
      };

export function seedGroups(world: World): void {
  const demo = groupRow(world, {
    id: 7,
    path: 'demo',
    name: 'Demo',
    description: 'Everything the sandbox shows 🎪',
    createdAt: '2024-01-08T09:00:00.000Z',
  });
  world.add('groups', '', demo);
  world.add(
    'groups',
    '',
    groupRow(world, { id: 8, path: 'platform', name: 'Platform', parent: demo, createdAt: '2024-02-01T09:00:00.000Z' }),
  );
}
