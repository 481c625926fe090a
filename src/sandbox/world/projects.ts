/** Projects: how a project row is made, and the four projects of the demonstration. Repositories are seeded elsewhere. */
import { type Row, text } from '../row.ts';
import { slimUser } from './people.ts';
import type { World } from './world.ts';

export interface ProjectFacts {
  readonly id: number;
  readonly path: string;
  readonly name: string;
  readonly description: string | null;
  /** `{ full_path, full_name }` of a group, or a user's namespace. */
  readonly namespace: Row;
  readonly creator: number;
  readonly createdAt: string;
  readonly defaultBranch?: string | null;
  readonly visibility?: string;
}

/** Every feature switch a project has, with the level GitLab gives a new private project. */
const ACCESS_LEVELS = [
  'repository',
  'merge_requests',
  'forking',
  'issues',
  'wiki',
  'builds',
  'snippets',
  'analytics',
  'container_registry',
  'releases',
  'environments',
  'feature_flags',
  'infrastructure',
  'monitor',
  'model_experiments',
  'model_registry',
] as const;

const featureLevels = (): Row => ({
  ...Object.fromEntries(ACCESS_LEVELS.map(feature => [`${feature}_access_level`, 'enabled'])),
  pages_access_level: 'private',
  security_and_compliance_access_level: 'private',
  requirements_access_level: 'enabled',
});

const ciDefaults = (): Row => ({
  ci_default_git_depth: 20,
  ci_delete_pipelines_in_seconds: null,
  ci_forward_deployment_enabled: true,
  ci_forward_deployment_rollback_allowed: true,
  ci_job_token_scope_enabled: false,
  ci_separated_caches: true,
  ci_allow_fork_pipelines_to_run_in_parent_project: true,
  ci_id_token_sub_claim_components: ['project_path', 'ref_type', 'ref'],
  ci_pipeline_variables_minimum_override_role: 'developer',
  ci_push_repository_for_job_token_allowed: false,
  ci_restrict_pipeline_cancellation_role: 'developer',
  ci_config_path: null,
  build_git_strategy: 'fetch',
  build_timeout: 3600,
  auto_cancel_pending_pipelines: 'enabled',
  auto_devops_enabled: false,
  auto_devops_deploy_strategy: 'continuous',
  keep_latest_artifact: true,
  restrict_user_defined_variables: true,
  public_jobs: true,
  shared_runners_enabled: true,
  group_runners_enabled: true,
  runners_token: null,
  runner_token_expiration_interval: null,
});

const mergeDefaults = (): Row => ({
  only_allow_merge_if_pipeline_succeeds: false,
  allow_merge_on_skipped_pipeline: null,
  only_allow_merge_if_all_discussions_are_resolved: false,
  remove_source_branch_after_merge: true,
  printing_merge_request_link_enabled: true,
  merge_method: 'merge',
  merge_request_title_regex: null,
  merge_request_title_regex_description: null,
  squash_option: 'default_off',
  enforce_auth_checks_on_uploads: true,
  suggestion_commit_message: null,
  merge_commit_template: null,
  squash_commit_template: null,
  issue_branch_template: null,
  resolve_outdated_diff_discussions: false,
  autoclose_referenced_issues: true,
  approvals_before_merge: 0,
  merge_pipelines_enabled: false,
  merge_trains_enabled: false,
  allow_pipeline_trigger_approve_deployment: false,
});

/** A project row with the fields every project has, at GitLab's defaults. */
export function projectRow(world: World, facts: ProjectFacts): Row {
  const space = text(facts.namespace['full_path']);
  const fullPath = `${space}/${facts.path}`;
  const webUrl = `${world.url}/${fullPath}`;
  const host = world.url.replace(/^https?:\/\//, '');
  return {
    id: facts.id,
    description: facts.description,
    name: facts.name,
    name_with_namespace: `${text(facts.namespace['full_name'] ?? facts.namespace['name'])} / ${facts.name}`,
    path: facts.path,
    path_with_namespace: fullPath,
    created_at: facts.createdAt,
    default_branch: facts.defaultBranch === undefined ? 'main' : facts.defaultBranch,
    tag_list: [],
    topics: [],
    ssh_url_to_repo: `git@${host}:${fullPath}.git`,
    http_url_to_repo: `${webUrl}.git`,
    web_url: webUrl,
    readme_url: `${webUrl}/-/blob/main/README.md`,
    forks_count: 0,
    avatar_url: null,
    star_count: 0,
    last_activity_at: facts.createdAt,
    visibility: facts.visibility ?? 'private',
    container_registry_image_prefix: `registry.${host}/${fullPath}`,
    packages_enabled: true,
    empty_repo: facts.defaultBranch === null,
    archived: false,
    owner: slimUser(world, facts.creator),
    resolve_outdated_diff_discussions: false,
    container_expiration_policy: {
      cadence: '1d',
      enabled: false,
      keep_n: 10,
      older_than: '90d',
      name_regex: '.*',
      name_regex_keep: null,
      next_run_at: '2025-03-15T09:00:00.000Z',
    },
    repository_object_format: 'sha1',
    issues_enabled: true,
    merge_requests_enabled: true,
    wiki_enabled: true,
    jobs_enabled: true,
    snippets_enabled: true,
    container_registry_enabled: true,
    service_desk_enabled: false,
    service_desk_address: null,
    can_create_merge_request_in: true,
    ...featureLevels(),
    emails_disabled: false,
    emails_enabled: true,
    show_diff_preview_in_email: true,
    lfs_enabled: true,
    creator_id: facts.creator,
    import_url: null,
    import_type: null,
    import_status: 'none',
    import_error: null,
    mirror: false,
    description_html: facts.description === null ? '' : `<p dir="auto">${facts.description}</p>`,
    updated_at: facts.createdAt,
    request_access_enabled: true,
    shared_with_groups: [],
    ...ciDefaults(),
    ...mergeDefaults(),
    marked_for_deletion_at: null,
    marked_for_deletion_on: null,
    warn_about_potentially_unwanted_characters: true,
    external_authorization_classification_label: '',
    requirements_enabled: false,
    security_and_compliance_enabled: true,
    compliance_frameworks: [],
    issues_template: null,
    merge_requests_template: null,
    permissions: { project_access: { access_level: 50, notification_level: 3 }, group_access: null },
  };
}

export function seedProjects(world: World): void {
  const demo = world.group(7);
  const app = projectRow(world, {
    id: 70,
    path: 'app',
    name: 'App',
    description: 'The demonstration application: a small web service with a login page.',
    namespace: demo,
    creator: 1,
    createdAt: '2024-01-08T09:30:00.000Z',
  });
  Object.assign(app, {
    topics: ['demo', 'typescript'],
    tag_list: ['demo', 'typescript'],
    star_count: 3,
    avatar_url: `${world.url}/uploads/-/system/project/avatar/70/logo.png`,
    last_activity_at: '2025-03-14T15:20:00.000Z',
    runners_token: 'GR1348941sandboxRunnerToken',
  });
  world.add('projects', '', app);
  const others: readonly Omit<ProjectFacts, 'creator'>[] = [
    { id: 71, path: 'handbook', name: 'Handbook', description: 'How we work 📘', namespace: demo, createdAt: '2024-01-09T10:00:00.000Z' },
    {
      id: 72,
      path: 'blank',
      name: 'Blank',
      description: null,
      namespace: demo,
      createdAt: '2024-03-01T10:00:00.000Z',
      defaultBranch: null,
    },
    {
      id: 73,
      path: 'worker',
      name: 'Worker',
      description: 'Background jobs of the app.',
      namespace: world.group(8),
      createdAt: '2024-02-02T10:00:00.000Z',
    },
  ];
  for (const facts of others) world.add('projects', '', projectRow(world, { ...facts, creator: 1 }));
}
