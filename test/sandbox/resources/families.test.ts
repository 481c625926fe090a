import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/sandbox/row.ts';
import { openSandbox } from '../open-sandbox.ts';

interface Family {
  readonly what: string;
  readonly path: string;
  readonly create: Row;
  /** Field of the created row that names it in the path. */
  readonly key: string;
  readonly update?: Row;
  readonly changed?: Row;
  readonly deleted?: number;
  readonly missing: Row;
}

const SSH = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOtherKey ci@example.com';

const FAMILIES: readonly Family[] = [
  {
    what: 'issues',
    path: '/projects/70/issues',
    create: { title: 'New 🙂', labels: 'bug', assignee_ids: [2], milestone_id: 31 },
    key: 'iid',
    update: { title: 'Newer', add_labels: 'docs', milestone_id: 0 },
    changed: { title: 'Newer', labels: ['bug', 'docs'], milestone: null },
    missing: { message: '404 Not found' },
  },
  {
    what: 'comments on an issue',
    path: '/projects/70/issues/1/notes',
    create: { body: 'First' },
    key: 'id',
    update: { body: 'Second' },
    changed: { body: 'Second' },
    missing: { message: '404 Note Not Found' },
  },
  {
    what: 'comments on a merge request',
    path: '/projects/70/merge_requests/1/notes',
    create: { body: 'First' },
    key: 'id',
    update: { body: 'Second' },
    changed: { body: 'Second' },
    missing: { message: '404 Note Not Found' },
  },
  {
    what: 'draft notes',
    path: '/projects/70/merge_requests/1/draft_notes',
    create: { note: 'First' },
    key: 'id',
    update: { note: 'Second' },
    changed: { note: 'Second' },
    missing: { message: '404 Draft Note Not Found' },
  },
  {
    what: 'labels of a project',
    path: '/projects/70/labels',
    create: { name: 'new::label', color: '#00ff00', description: 'One' },
    key: 'name',
    update: { color: '#0000ff' },
    changed: { color: '#0000ff' },
    missing: { message: '404 Label Not Found' },
  },
  {
    what: 'labels of a group',
    path: '/groups/demo/labels',
    create: { name: 'team', color: '#00ff00' },
    key: 'id',
    update: { description: 'Two' },
    changed: { description: 'Two' },
    missing: { message: '404 Label Not Found' },
  },
  {
    what: 'milestones of a project',
    path: '/projects/70/milestones',
    create: { title: 'v2.0', due_date: '2025-09-01' },
    key: 'id',
    update: { state_event: 'close' },
    changed: { state: 'closed' },
    missing: { message: '404 Milestone Not Found' },
  },
  {
    what: 'milestones of a group',
    path: '/groups/demo/milestones',
    create: { title: 'Q3' },
    key: 'id',
    update: { title: 'Q4' },
    changed: { title: 'Q4' },
    missing: { message: '404 Milestone Not Found' },
  },
  {
    what: 'branches',
    path: '/projects/70/repository/branches',
    create: { branch: 'topic/ü#1', ref: 'main' },
    key: 'name',
    missing: { message: '404 Branch Not Found' },
  },
  {
    what: 'tags',
    path: '/projects/70/repository/tags',
    create: { tag_name: 'v2.0.0', ref: 'main', message: 'Two' },
    key: 'name',
    missing: { message: '404 Tag Not Found' },
  },
  {
    what: 'rules on branches',
    path: '/projects/70/protected_branches',
    create: { name: 'release/*', push_access_level: 0 },
    key: 'name',
    missing: { message: '404 Protected branch Not Found' },
  },
  {
    what: 'rules on tags',
    path: '/projects/70/protected_tags',
    create: { name: 'rc-*', create_access_level: 30 },
    key: 'name',
    missing: { message: '404 Protected tag Not Found' },
  },
  {
    what: 'releases',
    path: '/projects/70/releases',
    create: { tag_name: 'v3.0.0', ref: 'main', name: 'Three', description: 'Third' },
    key: 'tag_name',
    update: { name: 'Third' },
    changed: { name: 'Third' },
    deleted: 200,
    missing: { message: '404 Not found' },
  },
  {
    what: 'links of a release',
    path: '/projects/70/releases/v1.0.0/assets/links',
    create: { name: 'notes', url: 'https://example.com/notes' },
    key: 'id',
    update: { name: 'more notes' },
    changed: { name: 'more notes' },
    deleted: 200,
    missing: { message: '404 Link Not Found' },
  },
  {
    what: 'wiki pages',
    path: '/projects/71/wikis',
    create: { title: 'guides/On boarding', content: 'Welcome' },
    key: 'slug',
    update: { content: 'Hello' },
    changed: { content: 'Hello' },
    missing: { message: '404 Wiki Page Not Found' },
  },
  {
    what: 'snippets',
    path: '/snippets',
    create: { title: 'One', visibility: 'private', files: [{ file_path: 'a.txt', content: 'a' }] },
    key: 'id',
    update: { title: 'Two' },
    changed: { title: 'Two' },
    missing: { message: '404 Snippet Not Found' },
  },
  {
    what: 'members',
    path: '/projects/70/members',
    create: { user_id: '4', access_level: 30 },
    key: 'id',
    update: { access_level: 40, expires_at: '2026-01-01' },
    changed: { access_level: 40, expires_at: '2026-01-01' },
    missing: { message: '404 Member Not Found' },
  },
  {
    what: 'hooks',
    path: '/projects/70/hooks',
    create: { url: 'https://example.com/hook', push_events: true },
    key: 'id',
    missing: { message: '404 Hook Not Found' },
  },
  {
    what: 'CI variables',
    path: '/projects/70/variables',
    create: { key: 'COLOUR', value: 'blue', protected: true },
    key: 'key',
    update: { value: 'green' },
    changed: { value: 'green' },
    missing: { message: '404 Variable Not Found' },
  },
  {
    what: 'feature flags',
    path: '/projects/70/feature_flags',
    create: { name: 'dark-mode', version: 'new_version_flag', description: 'Dark' },
    key: 'name',
    update: { active: false },
    changed: { active: false },
    deleted: 200,
    missing: { message: '404 Feature Flag Not Found' },
  },
  {
    what: 'deploy keys',
    path: '/projects/70/deploy_keys',
    create: { title: 'CI', key: SSH, can_push: true },
    key: 'id',
    missing: { message: '404 Deploy Key Not Found' },
  },
];

const without = (row: Row, ...fields: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));

describe.each(FAMILIES)('$what', family => {
  it('can be read back after each step of their life', async () => {
    const { call } = openSandbox();
    const before = (await call('GET', family.path)).rows.length;

    const created = await call('POST', family.path, family.create);
    expect(created.status).toBe(201);
    const one = `${family.path}/${encodeURIComponent(String(created.row[family.key]))}`;
    const read = await call('GET', one);
    expect({ status: read.status, body: read.body }).toEqual({ status: 200, body: created.body });

    if (family.update) {
      const method = 'PUT';
      const updated = await call(method, one, family.update);
      const expected = { ...created.row, ...family.changed };
      const derived = ['updated_at', 'description_html', 'task_status'];
      expect({ status: updated.status, body: without(updated.row, ...derived) }).toEqual({
        status: 200,
        body: without(expected, ...derived),
      });
      expect((await call('GET', one)).body).toEqual(updated.body);
    }

    const dropped = await call('DELETE', one);
    expect(dropped.status).toBe(family.deleted ?? 204);
    const gone = await call('GET', one);
    expect({ status: gone.status, body: gone.body }).toEqual({ status: 404, body: family.missing });
    expect((await call('GET', family.path)).rows).toHaveLength(before);
  });
});

describe('a create that GitLab refuses', () => {
  it.each<readonly [what: string, path: string, body: Row, status: number, answer: Row]>([
    ['a blank title', '/projects/70/issues', { title: '  ' }, 400, { message: { title: ["can't be blank"] } }],
    ['a blank comment', '/projects/70/issues/1/notes', { body: '' }, 400, { message: "400 Bad request - Note can't be blank" }],
    ['a label that exists', '/projects/70/labels', { name: 'bug', color: '#000000' }, 409, { message: 'Label already exists' }],
    [
      'a branch that exists',
      '/projects/70/repository/branches',
      { branch: 'main', ref: 'main' },
      400,
      { message: 'Branch already exists' },
    ],
    [
      'a branch name Git forbids',
      '/projects/70/repository/branches',
      { branch: 'a b', ref: 'main' },
      400,
      { message: 'Branch name is invalid' },
    ],
    [
      'a branch from nowhere',
      '/projects/70/repository/branches',
      { branch: 'x', ref: 'nowhere' },
      400,
      { message: "Failed to create branch 'x': invalid reference name 'nowhere'" },
    ],
    [
      'a tag that exists',
      '/projects/70/repository/tags',
      { tag_name: 'v1.0.0', ref: 'main' },
      400,
      { message: 'Tag v1.0.0 already exists' },
    ],
    ['a release that exists', '/projects/70/releases', { tag_name: 'v1.0.0' }, 409, { message: 'Release already exists' }],
    ['a release without its tag', '/projects/70/releases', { tag_name: 'v9' }, 422, { message: 'Ref is not specified' }],
    ['a member who is one', '/projects/70/members', { user_id: '2', access_level: 30 }, 409, { message: 'Member already exists' }],
    ['a hook without a web address', '/projects/70/hooks', { url: 'nowhere' }, 422, { message: 'Invalid url given' }],
    [
      'a variable that exists',
      '/projects/70/variables',
      { key: 'DEPLOY_ENV', value: 'x' },
      400,
      { message: { key: ['(DEPLOY_ENV) has already been taken'] } },
    ],
    [
      'a project whose path is taken',
      '/projects',
      { name: 'App', path: 'app', namespace_id: 7 },
      400,
      {
        message: {
          name: ['has already been taken'],
          path: ['has already been taken'],
          'project_namespace.name': ['has already been taken'],
        },
      },
    ],
    [
      'a group whose path is taken',
      '/groups',
      { name: 'Demo', path: 'demo' },
      400,
      { message: 'Failed to save group {:path=>["has already been taken"]}' },
    ],
  ])('for %s says so in its words', async (_what, path, body, status, answer) => {
    const got = await openSandbox().call('POST', path, body);
    expect({ status: got.status, body: got.body }).toEqual({ status, body: answer });
  });
});
