/** What the GraphQL schema's fields answer: the same projects, issues and rules that REST has, and the vulnerabilities. */
import { matchesRule } from '../resources/branches.ts';
import { showIssue } from '../resources/issues.ts';
import { labelDetails } from '../resources/labels.ts';
import { list, number, object, type Row, rows, text } from '../row.ts';
import { projectOwner, type World } from '../world/world.ts';

export interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

interface Connection<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: Readonly<Record<string, unknown>>;
}

const MAX_PAGE = 100;
const cursorAt = (index: number): string => Buffer.from(JSON.stringify({ at: index })).toString('base64url');

/** Place a cursor names; a cursor that is none starts over, as an offset of nothing. */
function placeOf(cursor: string): number {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && 'at' in value ? Number(value.at) : -1;
  } catch {
    return -1;
  }
}

/** One page of a connection, forward by `first` and `after` or backward by `last` and `before`. */
export function connection<T>(all: readonly T[], page: PageArguments): Connection<T> {
  const from = page.after ? placeOf(page.after) + 1 : 0;
  const to = page.before ? Math.max(placeOf(page.before), 0) : all.length;
  const size = Math.min(page.last ?? page.first ?? MAX_PAGE, MAX_PAGE);
  const start = page.last ? Math.max(from, to - size) : from;
  const end = page.last ? to : Math.min(to, from + size);
  const nodes = all.slice(start, end);
  return {
    nodes,
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: nodes.length > 0 ? cursorAt(start) : null,
      endCursor: nodes.length > 0 ? cursorAt(end - 1) : null,
    },
  };
}

type Node = Readonly<Record<string, unknown>>;

const gid = (type: string, id: unknown): string => `gid://gitlab/${type}/${String(id)}`;

const userNode = (user: Row): Node => ({
  id: gid('User', user['id']),
  username: user['username'],
  name: user['name'],
  state: user['state'],
  avatarUrl: user['avatar_url'],
  webUrl: user['web_url'],
});

const userOrNull = (user: Row['']): Node | null => (user && typeof user === 'object' ? userNode(object(user)) : null);

function branchRules(world: World, project: Row): readonly Node[] {
  const branches = [...world.repository(number(project['id'])).branches.keys()];
  const levels = (value: Row['']): Node => ({
    nodes: rows(value).map(level => ({ accessLevel: level['access_level'], accessLevelDescription: level['access_level_description'] })),
  });
  return world.table('protected_branches', projectOwner(project)).map(rule => ({
    name: rule['name'],
    isDefault: rule['name'] === project['default_branch'],
    isProtected: true,
    matchingBranchesCount: branches.filter(branch => matchesRule(text(rule['name']), branch)).length,
    branchProtection: {
      allowForcePush: rule['allow_force_push'],
      pushAccessLevels: levels(rule['push_access_levels']),
      mergeAccessLevels: levels(rule['merge_access_levels']),
    },
    createdAt: project['created_at'],
    updatedAt: project['created_at'],
  }));
}

/** A vulnerability: its row is kept in GraphQL's own names. */
function vulnerabilityNode(world: World, row: Row): Node {
  const project = world.project(number(row['project_id']));
  const issue = world.table('issues', projectOwner(project)).find(candidate => candidate['iid'] === row['issue_iid']);
  const linked = issue ? showIssue(world, issue) : undefined;
  return {
    ...row,
    id: gid('Vulnerability', row['id']),
    webUrl: `${text(project['web_url'])}/-/security/vulnerabilities/${number(row['id'])}`,
    confirmedBy: userOrNull(row['confirmedBy']),
    dismissedBy: userOrNull(row['dismissedBy']),
    resolvedBy: userOrNull(row['resolvedBy']),
    project: () => projectNode(world, project),
    issueLinks: {
      nodes: linked
        ? [
            {
              linkType: 'RELATED',
              issue: { iid: String(linked['iid']), title: linked['title'], state: linked['state'], webUrl: linked['web_url'] },
            },
          ]
        : [],
    },
    mergeRequest: null,
  };
}

const RANKS = ['INFO', 'UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

interface VulnerabilityArguments extends PageArguments {
  readonly severity?: readonly string[] | null;
  readonly state?: readonly string[] | null;
  readonly reportType?: readonly string[] | null;
  readonly scanner?: readonly string[] | null;
  readonly hasIssues?: boolean | null;
  readonly hasResolution?: boolean | null;
  readonly sort?: string | null;
}

function vulnerabilities(world: World, project: Row, args: VulnerabilityArguments): Connection<Node> {
  const within = (wanted: readonly string[] | null | undefined, value: Row['']): boolean =>
    !wanted || wanted.length === 0 || wanted.includes(text(value));
  const found = world
    .table('vulnerabilities', projectOwner(project))
    .filter(
      row =>
        within(args.severity, row['severity']) &&
        within(args.state, row['state']) &&
        within(args.reportType, row['reportType']) &&
        within(args.scanner, object(row['scanner'])['externalId']) &&
        (args.hasIssues == null || args.hasIssues === (row['issue_iid'] !== null)) &&
        (args.hasResolution == null || args.hasResolution === row['resolvedOnDefaultBranch']),
    );
  const [field = 'severity', way = 'desc'] = (args.sort ?? 'severity_desc').split('_');
  const value = (row: Row): string | number =>
    field === 'severity' ? RANKS.indexOf(text(row['severity'])) : text(row[field === 'detected' ? 'detectedAt' : field]);
  const sorted = [...found].sort((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0));
  return connection(
    (way === 'desc' ? sorted.reverse() : sorted).map(row => vulnerabilityNode(world, row)),
    args,
  );
}

function projectNode(world: World, project: Row): Node {
  return {
    id: gid('Project', project['id']),
    name: project['name'],
    fullPath: project['path_with_namespace'],
    webUrl: project['web_url'],
    branchRules: (args: PageArguments) => connection(branchRules(world, project), args),
    vulnerabilities: (args: VulnerabilityArguments) => vulnerabilities(world, project, args),
  };
}

function workItemNode(world: World, issue: Row): Node {
  const project = world.project(number(issue['project_id']));
  const milestone = object(issue['milestone']);
  const times = object(issue['time_stats']);
  const path = text(project['path_with_namespace']);
  return {
    id: gid('WorkItem', issue['id']),
    iid: String(issue['iid']),
    title: issue['title'],
    description: issue['description'],
    state: issue['state'] === 'closed' ? 'CLOSED' : 'OPEN',
    workItemType: { id: gid('WorkItems::Type', 1), name: 'Issue' },
    confidential: issue['confidential'],
    author: userOrNull(issue['author']),
    namespace: () => namespaceNode(world, path),
    reference: ({ full }: { full?: boolean | null }) => `${full ? path : ''}#${String(issue['iid'])}`,
    createdAt: issue['created_at'],
    updatedAt: issue['updated_at'],
    closedAt: issue['closed_at'],
    webUrl: `${text(project['web_url'])}/-/work_items/${String(issue['iid'])}`,
    userPermissions: { updateWorkItem: true, deleteWorkItem: true },
    widgets: [
      {
        __typename: 'WorkItemWidgetLabels',
        type: 'LABELS',
        labels: {
          nodes: labelDetails(world, project, list(issue['labels'])).map(label => ({
            id: gid('ProjectLabel', label['id']),
            title: label['name'],
            color: label['color'],
          })),
        },
      },
      { __typename: 'WorkItemWidgetAssignees', type: 'ASSIGNEES', assignees: { nodes: rows(issue['assignees']).map(userNode) } },
      {
        __typename: 'WorkItemWidgetMilestone',
        type: 'MILESTONE',
        milestone:
          milestone['id'] === undefined
            ? null
            : { id: gid('Milestone', milestone['id']), title: milestone['title'], dueDate: milestone['due_date'] },
      },
      { __typename: 'WorkItemWidgetStartAndDueDate', type: 'START_AND_DUE_DATE', startDate: null, dueDate: issue['due_date'] },
      {
        __typename: 'WorkItemWidgetTimeTracking',
        type: 'TIME_TRACKING',
        timeEstimate: times['time_estimate'],
        totalTimeSpent: times['total_time_spent'],
      },
      { __typename: 'WorkItemWidgetHierarchy', type: 'HIERARCHY', parent: null, children: (args: PageArguments) => connection([], args) },
    ],
  };
}

interface WorkItemArguments extends PageArguments {
  readonly state?: string | null;
  readonly types?: readonly string[] | null;
  readonly search?: string | null;
  readonly authorUsername?: string | null;
  readonly assigneeUsernames?: readonly string[] | null;
  readonly labelName?: readonly string[] | null;
  readonly milestoneTitle?: readonly string[] | null;
  readonly confidential?: boolean | null;
  readonly createdAfter?: string | null;
  readonly createdBefore?: string | null;
  readonly updatedAfter?: string | null;
  readonly updatedBefore?: string | null;
  readonly includeDescendants?: boolean | null;
  readonly sort?: string | null;
}

function workItems(world: World, issues: readonly Row[], args: WorkItemArguments): Connection<Node> {
  const people = (issue: Row): readonly string[] => rows(issue['assignees']).map(user => text(user['username']));
  const between = (value: Row[''], low: string | null | undefined, high: string | null | undefined): boolean =>
    (!low || Date.parse(text(value)) >= Date.parse(low)) && (!high || Date.parse(text(value)) <= Date.parse(high));
  const found = issues.filter(
    issue =>
      (!args.state || args.state === 'all' || issue['state'] === args.state) &&
      (!args.types || args.types.length === 0 || args.types.includes('ISSUE')) &&
      (!args.search || `${text(issue['title'])} ${text(issue['description'])}`.toLowerCase().includes(args.search.toLowerCase())) &&
      (!args.authorUsername || object(issue['author'])['username'] === args.authorUsername) &&
      (args.assigneeUsernames ?? []).every(name => people(issue).includes(name)) &&
      (args.labelName ?? []).every(name => list(issue['labels']).includes(name)) &&
      (!args.milestoneTitle ||
        args.milestoneTitle.length === 0 ||
        args.milestoneTitle.includes(text(object(issue['milestone'])['title']))) &&
      (args.confidential == null || issue['confidential'] === args.confidential) &&
      between(issue['created_at'], args.createdAfter, args.createdBefore) &&
      between(issue['updated_at'], args.updatedAfter, args.updatedBefore),
  );
  const [name = 'created', way = 'desc'] = (args.sort ?? 'created_desc').toLowerCase().split('_');
  const field = name === 'title' ? 'title' : `${name}_at`;
  const sorted = [...found].sort((a, b) => text(a[field]).localeCompare(text(b[field])) || number(a['id']) - number(b['id']));
  return connection(
    (way === 'desc' ? sorted.reverse() : sorted).map(issue => workItemNode(world, issue)),
    args,
  );
}

/** A group or project by path, as the owner of work items; null where there is none, as GraphQL has it. */
function namespaceNode(world: World, fullPath: string): Node | null {
  const path = fullPath.toLowerCase();
  const project = world.table('projects').find(row => text(row['path_with_namespace']).toLowerCase() === path);
  const group = world.table('groups').find(row => text(row['full_path']).toLowerCase() === path);
  const owner = project ?? group;
  if (!owner) return null;
  const own = project ? [project] : [];
  const issuesOf = (projects: readonly Row[]): readonly Row[] => projects.flatMap(row => world.table('issues', projectOwner(row)));
  return {
    id: project ? gid('Namespaces::ProjectNamespace', project['id']) : gid('Group', owner['id']),
    fullPath: project ? project['path_with_namespace'] : owner['full_path'],
    workItem: ({ iid }: { iid?: string | null }) => {
      const found = issuesOf(own).find(issue => String(issue['iid']) === iid);
      return found ? workItemNode(world, found) : null;
    },
    workItems: (args: WorkItemArguments) =>
      workItems(world, issuesOf(group && args.includeDescendants ? world.projectsBelow(group) : own), args),
  };
}

const idOf = (global: string): number => Number(global.split('/').pop());

function dismiss(world: World, input: { id: string; comment?: string | null; dismissalReason?: string | null }): Node {
  const row = world.all('vulnerabilities').find(candidate => candidate['id'] === idOf(input.id));
  if (!row)
    throw new Error("The resource that you are attempting to access does not exist or you don't have permission to perform this action");
  Object.assign(row, {
    state: 'DISMISSED',
    dismissedAt: world.stamp(),
    dismissedBy: world.me,
    dismissalReason: input.dismissalReason ?? null,
    stateComment: input.comment ?? null,
    updatedAt: world.stamp(),
  });
  return { errors: [], vulnerability: vulnerabilityNode(world, row) };
}

/** The root fields of queries and mutations. */
export const rootOf = (world: World): Readonly<Record<string, unknown>> => ({
  currentUser: () => userNode(world.me),
  metadata: () => ({ version: '17.9.0-ee', revision: '5e7a1b2c3d4', enterprise: true }),
  project: ({ fullPath }: { fullPath: string }) => {
    const found = world.table('projects').find(row => text(row['path_with_namespace']).toLowerCase() === fullPath.toLowerCase());
    return found ? projectNode(world, found) : null;
  },
  namespace: ({ fullPath }: { fullPath: string }) => namespaceNode(world, fullPath),
  vulnerability: ({ id }: { id: string }) => {
    const row = world.all('vulnerabilities').find(candidate => candidate['id'] === idOf(id));
    return row ? vulnerabilityNode(world, row) : null;
  },
  vulnerabilityDismiss: ({ input }: { input: { id: string; comment?: string | null; dismissalReason?: string | null } }) =>
    dismiss(world, input),
});
