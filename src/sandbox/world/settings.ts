/** Rows of a project's plain settings (hooks, variables, environments, flags, keys, boards) and those of the demonstration. */
import { type Row, text } from '../row.ts';
import { slimUser } from './people.ts';
import { protectedBranchRow } from './repositories.ts';
import { groupOwner, projectOwner, type World } from './world.ts';

const HOOK_EVENTS: Readonly<Record<string, boolean>> = {
  push_events: true,
  tag_push_events: false,
  merge_requests_events: false,
  repository_update_events: false,
  issues_events: false,
  confidential_issues_events: false,
  note_events: false,
  confidential_note_events: false,
  pipeline_events: false,
  wiki_page_events: false,
  deployment_events: false,
  feature_flag_events: false,
  job_events: false,
  releases_events: false,
  milestone_events: false,
  emoji_events: false,
  resource_access_token_events: false,
  vulnerability_events: false,
};

export const hookRow = (facts: { id: number; projectId: number; url: string; at: string }): Row => ({
  id: facts.id,
  url: facts.url,
  name: null,
  description: null,
  created_at: facts.at,
  enable_ssl_verification: true,
  alert_status: 'executable',
  disabled_until: null,
  url_variables: [],
  custom_headers: [],
  custom_webhook_template: null,
  branch_filter_strategy: 'wildcard',
  push_events_branch_filter: '',
  ...HOOK_EVENTS,
  token_present: false,
  signing_token_present: false,
  project_id: facts.projectId,
});

export const variableRow = (facts: { key: string; value: string }): Row => ({
  variable_type: 'env_var',
  key: facts.key,
  value: facts.value,
  hidden: false,
  protected: false,
  masked: false,
  raw: false,
  environment_scope: '*',
  description: null,
});

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24);

export const environmentRow = (facts: { id: number; name: string; at: string; tier?: string }): Row => ({
  id: facts.id,
  name: facts.name,
  slug: slugOf(facts.name),
  description: null,
  external_url: null,
  created_at: facts.at,
  updated_at: facts.at,
  tier: facts.tier ?? 'other',
  state: 'available',
  auto_stop_at: null,
  kubernetes_namespace: null,
  flux_resource_path: null,
  auto_stop_setting: 'always',
});

export const flagRow = (facts: { name: string; at: string }): Row => ({
  name: facts.name,
  description: null,
  active: true,
  version: 'new_version_flag',
  created_at: facts.at,
  updated_at: facts.at,
  scopes: [],
  strategies: [],
});

export const deployKeyRow = (facts: { id: number; title: string; key: string; at: string }): Row => ({
  id: facts.id,
  title: facts.title,
  key: facts.key,
  fingerprint: '4a:9d:64:15:ed:3a:e6:07:6e:89:36:b3:3b:03:05:d9',
  fingerprint_sha256: 'SHA256:Jrs3LD1Ji30xNLtTVf9NDCj7kkBgPBb2pjvTZ3HfIgU',
  created_at: facts.at,
  expires_at: null,
  last_used_at: null,
  usage_type: 'auth',
  can_push: false,
});

export const boardRow = (facts: { id: number; name: string }): Row => ({
  id: facts.id,
  name: facts.name,
  hide_backlog_list: false,
  hide_closed_list: false,
  milestone: null,
  assignee: null,
  labels: [],
  weight: null,
  group: null,
});

export const boardListRow = (facts: { id: number; label: Row; position: number }): Row => {
  const { id, name, description, description_html, color, text_color, archived } = facts.label;
  return {
    id: facts.id,
    label: { id, name, description, description_html, color, text_color, archived },
    position: facts.position,
    max_issue_count: 0,
    max_issue_weight: 0,
    limit_metric: null,
  };
};

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFakeKeyOfTheSandboxThatOpensNothingAtAll deploy@example.com';

interface DeploymentFacts {
  readonly id: number;
  readonly environment: number;
  readonly job: number;
  readonly ref: string;
  readonly at: string;
}

function addDeployment(world: World, facts: DeploymentFacts): void {
  const repository = world.repository(70);
  world.add('deployments', projectOwner(world.project(70)), {
    id: facts.id,
    iid: facts.id,
    ref: facts.ref,
    sha: repository.resolve(facts.ref)?.id ?? null,
    created_at: facts.at,
    updated_at: facts.at,
    finished_at: facts.at,
    status: 'success',
    user: slimUser(world, 1),
    environment_id: facts.environment,
    job_id: facts.job,
  });
}

/** What groups and the instance have of the same kinds. */
function seedOthers(world: World): void {
  const demo = groupOwner(world.group(7));
  world.add('variables', demo, { ...variableRow({ key: 'DEPLOY_REGION', value: 'eu-west-1' }), description: 'For every project below' });
  world.add('variables', '', variableRow({ key: 'HTTPS_PROXY', value: 'http://proxy.example.com:3128' }));
  world.add('boards', demo, boardRow({ id: 2, name: 'Across projects' }));
  for (const [position, label] of world.table('labels', demo).entries())
    world.add('board_lists', 'board:2', boardListRow({ id: position + 3, label, position }));
  world.add('protected_environments', projectOwner(world.project(70)), protectedEnvironment('production', 40));
  for (const name of ['production', 'staging']) world.add('protected_environments', demo, protectedEnvironment(name, 40));
  for (const [index, name] of ['main', 'release/*'].entries())
    world.add('protected_branches', demo, protectedBranchRow({ id: 101 + index, name, push: 40, merge: 30 }));
}

const protectedEnvironment = (name: string, level: number): Row => ({
  name,
  deploy_access_levels: [
    { id: 12, access_level: level, access_level_description: 'Maintainers', user_id: null, group_id: null, group_inheritance_type: 0 },
  ],
  approval_rules: [],
  required_approval_count: 0,
});

export function seedSettings(world: World): void {
  const app = world.project(70);
  const owner = projectOwner(app);
  const at = '2025-01-10T09:00:00.000Z';
  const hook = world.add('hooks', owner, hookRow({ id: 1, projectId: 70, url: 'https://hooks.example.com/gitlab', at }));
  Object.assign(hook, { issues_events: true, token_present: true });
  world.add('variables', owner, { ...variableRow({ key: 'DEPLOY_ENV', value: 'production' }), description: 'Where deploys go' });
  world.add('variables', owner, {
    ...variableRow({ key: 'API_KEY', value: 'sandbox-value' }),
    masked: true,
    hidden: true,
    protected: true,
  });
  const production = world.add('environments', owner, environmentRow({ id: 1, name: 'production', at, tier: 'production' }));
  production['external_url'] = 'https://app.example.com';
  world.add('environments', owner, environmentRow({ id: 2, name: 'review/login', at, tier: 'development' }));
  const old = world.add('environments', owner, environmentRow({ id: 3, name: 'review/old', at, tier: 'development' }));
  old['state'] = 'stopped';
  addDeployment(world, { id: 1, environment: 1, job: 1001, ref: 'main', at: '2025-03-10T14:00:00.000Z' });
  addDeployment(world, { id: 2, environment: 2, job: 1004, ref: 'feature/login', at: '2025-03-13T10:00:00.000Z' });
  world.add('feature_flags', owner, {
    ...flagRow({ name: 'new-login', at }),
    description: 'The login page with attempts',
    strategies: [{ id: 1, name: 'default', parameters: {}, scopes: [{ id: 1, environment_scope: 'production' }], user_list: null }],
  });
  world.add('deploy_keys', owner, deployKeyRow({ id: 1, title: 'Deploy bot', key: KEY, at }));
  world.add('boards', owner, boardRow({ id: 1, name: 'Development' }));
  seedOthers(world);
  const labels = world.table('labels', owner).filter(label => ['bug', 'feature'].includes(text(label['name'])));
  for (const [position, label] of labels.entries())
    world.add('board_lists', 'board:1', boardListRow({ id: position + 1, label, position }));
}
