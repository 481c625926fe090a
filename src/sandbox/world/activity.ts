/** Vulnerabilities, todos, events and comments on issues of the demonstration. */
import { type Row, text } from '../row.ts';
import { namespaceOf } from './groups.ts';
import { addNote, type Noteable } from './notes.ts';
import { memberRow, slimUser } from './people.ts';
import { groupOwner, projectOwner, type World } from './world.ts';

interface Weakness {
  readonly id: number;
  readonly title: string;
  readonly severity: string;
  readonly reportType: string;
  readonly scanner: string;
  readonly identifier: string;
  readonly location: Row;
  readonly issue: number | null;
}

const WEAKNESSES: readonly Weakness[] = [
  {
    id: 1,
    title: 'Blank names pass the login',
    severity: 'CRITICAL',
    reportType: 'SAST',
    scanner: 'semgrep',
    identifier: 'CWE-287',
    location: {
      __typename: 'VulnerabilityLocationSast',
      file: 'src/login.ts',
      startLine: '2',
      endLine: '4',
      blobPath: '/demo/app/-/blob/main/src/login.ts',
      vulnerableClass: null,
      vulnerableMethod: 'login',
    },
    issue: 1,
  },
  {
    id: 2,
    title: 'Outdated parser | denial of service',
    severity: 'LOW',
    reportType: 'DEPENDENCY_SCANNING',
    scanner: 'gemnasium',
    identifier: 'CVE-2024-0001',
    location: {
      __typename: 'VulnerabilityLocationDependencyScanning',
      file: 'package.json',
      blobPath: '/demo/app/-/blob/main/package.json',
      dependency: { package: { name: 'tiny-parser' }, version: '1.0.2' },
    },
    issue: null,
  },
];

function seedWeaknesses(world: World): void {
  for (const weakness of WEAKNESSES) {
    const identifier = {
      name: weakness.identifier,
      externalType: 'cwe',
      externalId: weakness.identifier,
      url: `https://example.com/${weakness.identifier}`,
    };
    world.add('vulnerabilities', projectOwner(world.project(70)), {
      id: weakness.id,
      project_id: 70,
      issue_iid: weakness.issue,
      title: weakness.title,
      description: 'Found by the nightly scan.',
      severity: weakness.severity,
      state: 'DETECTED',
      reportType: weakness.reportType,
      detectedAt: '2025-03-01T02:00:00.000Z',
      updatedAt: '2025-03-01T02:00:00.000Z',
      confirmedAt: null,
      confirmedBy: null,
      dismissedAt: null,
      dismissedBy: null,
      dismissalReason: null,
      resolvedAt: null,
      resolvedBy: null,
      resolvedOnDefaultBranch: false,
      stateComment: null,
      falsePositive: false,
      hasRemediations: false,
      userNotesCount: 0,
      scanner: { externalId: weakness.scanner, name: weakness.scanner, vendor: 'GitLab' },
      primaryIdentifier: identifier,
      identifiers: [identifier],
      links: [],
      location: weakness.location,
    });
  }
}

const stub = (project: Row): Row => ({
  id: project['id'],
  description: project['description'],
  name: project['name'],
  name_with_namespace: project['name_with_namespace'],
  path: project['path'],
  path_with_namespace: project['path_with_namespace'],
  created_at: project['created_at'],
});

function seedTodos(world: World): void {
  const app = world.project(70);
  const issue = world.table('issues', projectOwner(app))[0] ?? {};
  const request = world.table('merge_requests', projectOwner(app))[0] ?? {};
  const at = '2025-03-13T11:20:00.000Z';
  const common = {
    project: stub(app),
    group: namespaceOf(world, world.group(7)),
    author: slimUser(world, 2),
    state: 'pending',
    created_at: at,
    updated_at: at,
  };
  world.add('todos', '', {
    ...common,
    id: 1,
    action_name: 'assigned',
    target_type: 'Issue',
    target: { ...issue, web_url: `${text(app['web_url'])}/-/issues/1` },
    target_url: `${text(app['web_url'])}/-/issues/1`,
    body: text(issue['title']),
  });
  world.add('todos', '', {
    ...common,
    id: 2,
    action_name: 'mentioned',
    target_type: 'MergeRequest',
    target: { ...request, web_url: `${text(app['web_url'])}/-/merge_requests/1` },
    target_url: `${text(app['web_url'])}/-/merge_requests/1#note_411`,
    body: '@alice Should three be a setting?',
  });
}

function seedEvents(world: World): void {
  const app = world.project(70);
  const common = {
    project_id: 70,
    author_id: 1,
    author: slimUser(world, 1),
    author_username: 'alice',
    imported: false,
    imported_from: 'none',
  };
  const head = world.repository(70).resolve('feature/login');
  world.add('events', projectOwner(app), {
    ...common,
    id: 1,
    action_name: 'opened',
    target_id: 201,
    target_iid: 1,
    target_type: 'Issue',
    target_title: 'Fix the login page',
    created_at: '2025-01-15T10:30:00.000Z',
  });
  world.add('events', projectOwner(app), {
    ...common,
    id: 2,
    action_name: 'pushed to',
    target_id: null,
    target_iid: null,
    target_type: null,
    target_title: null,
    created_at: '2025-03-13T09:30:00.000Z',
    push_data: {
      commit_count: 2,
      action: 'pushed',
      ref_type: 'branch',
      commit_from: head?.parents[0] ?? null,
      commit_to: head?.id ?? null,
      ref: 'feature/login',
      commit_title: 'Count attempts',
      ref_count: null,
    },
  });
  world.add('events', projectOwner(app), {
    ...common,
    id: 3,
    action_name: 'opened',
    target_id: 501,
    target_iid: 1,
    target_type: 'MergeRequest',
    target_title: 'Fix login bug',
    created_at: '2025-03-13T09:31:00.000Z',
  });
}

function seedComments(world: World): void {
  const noteable: Noteable = { owner: 'project:70/issue:1', type: 'Issue', id: 201, iid: 1, projectId: 70, resolvable: false };
  const thread = { id: 'd1'.repeat(20) };
  addNote(
    world,
    noteable,
    {
      id: 301,
      body: 'I can reproduce it on *Firefox* 🦊\n\n| browser | result |\n|---|---|\n| Firefox | fails |',
      author: 2,
      at: '2025-01-16T08:00:00.000Z',
    },
    thread,
  );
  addNote(world, noteable, { id: 302, body: 'תודה! Fix follows in !1', author: 1, at: '2025-01-16T09:30:00.000Z' }, { individual: true });
}

function seedCommitComment(world: World): void {
  const head = world.repository(70).resolve('main');
  world.add('commit_comments', `project:70/commit:${head?.id ?? ''}`, {
    note: 'Is 8080 free on the staging host?',
    path: 'src/app.ts',
    line: 3,
    line_type: 'new',
    author: slimUser(world, 2),
    created_at: '2025-03-11T08:30:00.000Z',
  });
}

function seedMembers(world: World): void {
  for (const owner of [groupOwner(world.group(7)), projectOwner(world.project(70)), projectOwner(world.project(71))])
    for (const [user, level] of [
      [1, 50],
      [2, 40],
      [3, 30],
    ] as const)
      world.add('members', owner, memberRow(world, { user, level, at: '2024-01-08T09:00:00.000Z' }));
}

/** Who else comes to the demonstration: a group it is shared with, a person who asks to join, a merge request on its train. */
function seedVisitors(world: World): void {
  const [demo, platform] = [world.group(7), world.group(8)];
  const link = {
    group_id: 8,
    group_name: platform['name'],
    group_full_path: platform['full_path'],
    group_access_level: 30,
    expires_at: null,
  };
  for (const target of [demo, world.project(70)]) target['shared_with_groups'] = [link];
  for (const owner of [groupOwner(demo), projectOwner(world.project(70))])
    world.add('access_requests', owner, { ...slimUser(world, 4), requested_at: '2025-03-12T16:20:00.000Z' });
  world.add('merge_trains', projectOwner(world.project(70)), {
    id: 1,
    request_id: 501,
    user: slimUser(world, 1),
    target_branch: 'main',
    status: 'fresh',
    created_at: '2025-03-14T08:30:00.000Z',
    updated_at: '2025-03-14T08:30:00.000Z',
    merged_at: null,
    duration: null,
  });
}

export function seedActivity(world: World): void {
  seedVisitors(world);
  seedMembers(world);
  seedComments(world);
  seedCommitComment(world);
  seedWeaknesses(world);
  seedTodos(world);
  seedEvents(world);
}
