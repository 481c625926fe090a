/** Rows that generic collections start with: what a person who looks around would find. Fields left out are made up. */
import type { Row } from '../row.ts';

const EARLY = '2025-01-20T09:00:00.000Z';
const LATE = '2025-03-12T16:20:00.000Z';

const TOKEN: Row = {
  description: null,
  user_id: 1,
  active: true,
  revoked: false,
  created_at: EARLY,
  last_used_at: LATE,
  expires_at: '2026-12-31',
  granular: false,
  impersonation: false,
};

const TOKENS: readonly Row[] = [
  { ...TOKEN, id: 1, name: 'Release bot', scopes: ['api'], access_level: 40 },
  { ...TOKEN, id: 2, name: 'Old dashboard', scopes: ['read_api'], access_level: 20, active: false, revoked: true, last_used_at: null },
];

const RULES_OF_COMMITS: Row = {
  commit_message_regex: '^(feat|fix|docs): ',
  commit_message_negative_regex: null,
  branch_name_regex: null,
  author_email_regex: '@gitlab\\.example\\.com$',
  file_name_regex: null,
  max_file_size: 50,
  deny_delete_tag: true,
  prevent_secrets: true,
};

const BADGE: Row = { link_url: 'https://gitlab.example.com/%{project_path}', rendered_link_url: 'https://gitlab.example.com/demo/app' };

const badge = (id: number, name: string, picture: string, kind: string): Row => ({
  ...BADGE,
  id,
  name,
  kind,
  image_url: `https://badges.example.com/${picture}.svg?branch=%{default_branch}`,
  rendered_image_url: `https://badges.example.com/${picture}.svg?branch=main`,
});

const iteration = (id: number, title: string, state: number, from: string, to: string): Row => ({
  id,
  iid: id,
  sequence: id,
  group_id: 7,
  title,
  description: null,
  state,
  start_date: from,
  due_date: to,
  web_url: `https://gitlab.example.com/groups/demo/-/iterations/${id}`,
});

const ITERATIONS: readonly Row[] = [
  iteration(1, 'Spring 1', 3, '2025-02-24', '2025-03-09'),
  iteration(2, 'Spring 2', 2, '2025-03-10', '2025-03-23'),
  iteration(3, 'Spring 3', 1, '2025-03-24', '2025-04-06'),
];

const PACKAGES: readonly Row[] = [
  { id: 1, name: '@demo/app', version: '1.0.0', package_type: 'npm', status: 'default', created_at: EARLY, project_path: 'demo/app' },
  { id: 2, name: 'tools', version: '0.3.1', package_type: 'generic', status: 'default', created_at: LATE, project_path: 'demo/app' },
];

const IMAGE: Row = {
  id: 1,
  name: '',
  path: 'demo/app',
  project_id: 70,
  location: 'registry.gitlab.example.com/demo/app',
  created_at: EARLY,
  tags_count: 2,
  status: null,
};

const tag = (name: string, size: number): Row => ({
  name,
  path: `demo/app:${name}`,
  location: `registry.gitlab.example.com/demo/app:${name}`,
  total_size: size,
});

const SSH_KEYS: readonly Row[] = [
  {
    id: 1,
    title: 'Laptop',
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFakeKeyOfTheSandboxThatOpensNothing alice@laptop',
    usage_type: 'auth_and_signing',
    created_at: EARLY,
    expires_at: null,
    last_used_at: LATE,
  },
];

const SEEDS: Readonly<Record<string, readonly Row[]>> = {
  personal_access_tokens: TOKENS,
  '(projects|groups)/*/access_tokens': TOKENS,
  'users/*/impersonation_tokens': [{ ...TOKEN, id: 1, name: 'Support session', scopes: ['read_user'], impersonation: true }],
  '(projects|groups)/*/deploy_tokens': [
    {
      id: 1,
      name: 'Registry reader',
      username: 'gitlab+deploy-token-1',
      scopes: ['read_registry'],
      revoked: false,
      expired: false,
      expires_at: null,
    },
  ],
  'projects/*/badges': [badge(1, 'Pipeline', 'pipeline', 'project'), badge(2, 'Coverage', 'coverage', 'group')],
  'groups/*/badges': [badge(1, 'Coverage', 'coverage', 'group')],
  'projects/*/push_rule': [{ ...RULES_OF_COMMITS, id: 1, project_id: 70, created_at: EARLY }],
  'groups/*/push_rule': [{ ...RULES_OF_COMMITS, id: 2, created_at: EARLY }],
  '(projects|groups)/*/iterations': ITERATIONS,
  'projects/*/freeze_periods': [
    { id: 1, freeze_start: '0 18 * * 5', freeze_end: '0 8 * * 1', cron_timezone: 'Europe/Lisbon', created_at: EARLY, updated_at: EARLY },
  ],
  'projects/*/resource_groups': [
    { id: 1, key: 'production', process_mode: 'unordered', created_at: EARLY, updated_at: EARLY },
    { id: 2, key: 'staging', process_mode: 'oldest_first', created_at: EARLY, updated_at: LATE },
  ],
  '(projects|groups)/*/packages': PACKAGES,
  'projects/*/packages/1/package_files': [{ id: 1, package_id: 1, file_name: 'app-1.0.0.tgz', size: 20_481, created_at: EARLY }],
  'projects/*/packages/2/package_files': [{ id: 2, package_id: 2, file_name: 'tools.zip', size: 4_096, created_at: LATE }],
  '(projects|groups)/*/registry/repositories': [IMAGE],
  'registry/repositories': [IMAGE],
  'projects/*/registry/repositories/*/tags': [tag('latest', 48_234_112), tag('v1.0.0', 47_998_201)],
  'users/*/keys': SSH_KEYS,
  'users/*/emails': [{ id: 1, email: 'alice.private@example.com', confirmed_at: EARLY }],
  '(projects|groups)/*/invitations': [
    {
      id: 1,
      invite_email: 'newcomer@example.com',
      access_level: 30,
      created_at: LATE,
      expires_at: null,
      user_name: null,
      created_by_name: 'Alice Example',
    },
  ],
  '(projects|groups)/*/access_requests': [
    { id: 4, username: 'dana', name: 'דנה לדוגמה', state: 'active', access_level: 30, requested_at: LATE },
  ],
  'projects/*/remote_mirrors': [
    {
      id: 1,
      enabled: true,
      url: 'https://*****:*****@mirror.example.org/demo/app.git',
      update_status: 'finished',
      last_error: null,
      only_protected_branches: true,
      keep_divergent_refs: false,
    },
  ],
  'projects/*/pages/domains': [{ domain: 'www.example.org', url: 'https://www.example.org', verified: true, auto_ssl_enabled: true }],
  'projects/*/external_status_checks': [
    { id: 1, name: 'Compliance', external_url: 'https://compliance.example.com/check', project_id: 70 },
  ],
  'projects/*/feature_flags_user_lists': [{ id: 1, iid: 1, name: 'Early adopters', user_xids: 'alice,bob', project_id: 70 }],
  '(projects|groups)/*/integrations': [{ id: 1, title: 'Slack notifications', slug: 'slack', active: true, push_events: true }],
  project_aliases: [{ id: 1, project_id: 70, name: 'app' }],
  topics: [{ id: 1, name: 'sandbox', title: 'Sandbox', total_projects_count: 2 }],
  broadcast_messages: [
    {
      id: 1,
      message: 'The sandbox forgets everything when it stops.',
      broadcast_type: 'banner',
      theme: 'indigo',
      active: true,
      dismissable: true,
    },
  ],
};

const patterns = Object.entries(SEEDS).map(([pattern, rows]) => ({
  shape: new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`),
  rows,
}));

/** Rows of the collection at `path`, whose projects, groups and users are numbers; undefined where nothing is said of it. */
export const startingRows = (path: string): readonly Row[] | undefined => patterns.find(({ shape }) => shape.test(path))?.rows;
