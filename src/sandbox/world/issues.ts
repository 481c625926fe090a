/** Issues, labels and milestones: how their rows are made, and those of the demonstration. */
import { type Row, text } from '../row.ts';
import { slimUser, slimUsers } from './people.ts';
import { groupOwner, projectOwner, type World } from './world.ts';

export interface LabelFacts {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description?: string;
  readonly ofProject?: boolean;
}

export const labelRow = (facts: LabelFacts): Row => ({
  id: facts.id,
  name: facts.name,
  description: facts.description ?? null,
  description_html: facts.description ?? '',
  text_color: '#FFFFFF',
  color: facts.color,
  archived: false,
  subscribed: false,
  priority: null,
  is_project_label: facts.ofProject ?? true,
});

export interface MilestoneFacts {
  readonly id: number;
  readonly iid: number;
  readonly title: string;
  readonly createdAt: string;
  readonly dueDate?: string;
  readonly description?: string;
}

/** A milestone of a project or group row. */
export const milestoneRow = (parent: Row, facts: MilestoneFacts): Row => ({
  id: facts.id,
  iid: facts.iid,
  ...(parent['full_path'] === undefined ? { project_id: parent['id'] } : { group_id: parent['id'] }),
  title: facts.title,
  description: facts.description ?? '',
  state: 'active',
  created_at: facts.createdAt,
  updated_at: facts.createdAt,
  due_date: facts.dueDate ?? null,
  start_date: null,
  expired: false,
  web_url:
    parent['full_path'] === undefined
      ? `${text(parent['web_url'])}/-/milestones/${facts.iid}`
      : `${text(parent['web_url'])}/-/milestones/${facts.iid}`,
});

/** The milestone with a global id that a project may use; null for zero and for one it does not have. */
export function milestoneOf(world: World, project: Row, id: number): Row | null {
  const path = text(project['path_with_namespace']);
  const owners = [
    projectOwner(project),
    ...world
      .table('groups')
      .filter(group => path.startsWith(`${text(group['full_path'])}/`))
      .map(groupOwner),
  ];
  return owners.flatMap(owner => world.table('milestones', owner)).find(milestone => milestone['id'] === id) ?? null;
}

export interface IssueFacts {
  readonly id: number;
  readonly iid: number;
  readonly projectId: number;
  readonly title: string;
  readonly author: number;
  readonly createdAt: string;
  readonly description?: string | null;
}

/** An issue row as GitLab makes a new one. */
export const issueRow = (world: World, facts: IssueFacts): Row => ({
  id: facts.id,
  iid: facts.iid,
  project_id: facts.projectId,
  title: facts.title,
  description: facts.description ?? null,
  state: 'opened',
  created_at: facts.createdAt,
  updated_at: facts.createdAt,
  closed_at: null,
  closed_by: null,
  labels: [],
  milestone: null,
  assignees: [],
  author: slimUser(world, facts.author),
  type: 'ISSUE',
  upvotes: 0,
  downvotes: 0,
  start_date: null,
  due_date: null,
  confidential: false,
  discussion_locked: null,
  issue_type: 'issue',
  time_stats: { time_estimate: 0, total_time_spent: 0, human_time_estimate: null, human_total_time_spent: null },
  weight: null,
  blocking_issues_count: 0,
  severity: 'UNKNOWN',
  subscribed: true,
  moved_to_id: null,
  imported: false,
  imported_from: 'none',
  service_desk_reply_to: null,
  epic_iid: null,
  epic: null,
  iteration: null,
  health_status: null,
});

const TOPICS = [
  'Search forgets its filters',
  'Tidy the settings page',
  'Speed up the first page',
  'Export as CSV | with headers',
  'Sign-up mail arrives twice ✉️',
  'Keyboard focus is lost in the menu',
  'שגיאה בדף הכניסה',
  'Dark mode: unreadable <code> blocks',
] as const;

const pad = (value: number): string => String(value).padStart(2, '0');

/** 57 issues of demo/app: enough for three pages of twenty. */
function seedIssues(world: World, app: Row): void {
  for (let iid = 1; iid <= 57; iid++) {
    const issue = issueRow(world, {
      id: 200 + iid,
      iid,
      projectId: 70,
      title: TOPICS[iid % TOPICS.length] ?? '',
      author: iid % 3 === 0 ? 2 : 1,
      createdAt: `2025-${pad(1 + (iid % 2))}-${pad(1 + Math.floor(iid / 3))}T${pad(8 + (iid % 10))}:${pad(iid)}:00.000Z`,
      description: iid % 4 === 0 ? null : `Seen on the staging site.\n\n- [x] reproduced\n- [ ] fixed`,
    });
    if (iid % 5 === 0) Object.assign(issue, { state: 'closed', closed_at: '2025-03-01T10:00:00.000Z', closed_by: slimUser(world, 2) });
    if (iid % 2 === 0) issue['labels'] = iid % 4 === 0 ? ['bug'] : ['feature'];
    if (iid % 6 === 0) issue['milestone'] = milestoneOf(world, app, 32);
    world.add('issues', projectOwner(app), issue);
  }
  const first = world.table('issues', projectOwner(app))[0] ?? {};
  Object.assign(first, {
    title: 'Fix the login page',
    description: 'The button does nothing after a failed attempt 😕\n\n- [x] reproduce\n- [ ] write a test\n- [ ] fix',
    labels: ['bug', 'priority::high'],
    assignees: slimUsers(world, [1]),
    milestone: milestoneOf(world, app, 31),
    due_date: '2025-04-01',
    upvotes: 2,
    created_at: '2025-01-15T10:30:00.000Z',
    updated_at: '2025-03-14T09:12:00.000Z',
    time_stats: { time_estimate: 14400, total_time_spent: 3600, human_time_estimate: '4h', human_total_time_spent: '1h' },
  });
  const seventh = world.table('issues', projectOwner(app))[6] ?? {};
  Object.assign(seventh, { title: 'Rotate the leaked key', confidential: true, labels: ['backend'] });
}

export function seedPlanning(world: World): void {
  const app = world.project(70);
  const demo = world.group(7);
  const labels: readonly (LabelFacts & { readonly owner: string })[] = [
    { owner: projectOwner(app), id: 11, name: 'bug', color: '#dc143c', description: 'Something does not work' },
    { owner: projectOwner(app), id: 12, name: 'feature', color: '#009966' },
    { owner: projectOwner(app), id: 13, name: 'ui::web', color: '#6699cc', description: 'Scoped: where the interface is' },
    { owner: projectOwner(app), id: 14, name: 'docs', color: '#9400d3' },
    { owner: groupOwner(demo), id: 21, name: 'priority::high', color: '#cd5b45', ofProject: false },
    { owner: groupOwner(demo), id: 22, name: 'backend', color: '#36454f', ofProject: false },
  ];
  for (const { owner, ...facts } of labels) world.add('labels', owner, labelRow(facts));
  const at = '2025-01-02T09:00:00.000Z';
  const milestones: readonly (readonly [Row, MilestoneFacts])[] = [
    [app, { id: 31, iid: 1, title: 'v1.0', createdAt: at, dueDate: '2025-02-28', description: 'First release' }],
    [app, { id: 32, iid: 2, title: 'v1.1', createdAt: at, dueDate: '2025-04-30' }],
    [demo, { id: 51, iid: 1, title: 'Q1', createdAt: at, dueDate: '2025-03-31' }],
    [demo, { id: 52, iid: 2, title: 'Q2', createdAt: at, dueDate: '2025-06-30' }],
  ];
  for (const [parent, facts] of milestones)
    world.add('milestones', parent === demo ? groupOwner(demo) : projectOwner(app), milestoneRow(parent, facts));
  seedIssues(world, app);
  world.add('issue_links', '', { id: 1, source: 202, target: 203, link_type: 'relates_to', created_at: '2025-02-03T09:00:00.000Z' });
}
