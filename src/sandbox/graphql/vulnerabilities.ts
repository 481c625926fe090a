/** Vulnerabilities of a project, counted, filtered and judged; the findings of its pipelines are the same rows. */
import { showIssue } from '../resources/issues.ts';
import { number, object, type Row, text } from '../row.ts';
import { projectOwner, type World } from '../world/world.ts';
import { type Connection, connection, type PageArguments } from './connection.ts';
import { gid, type Node, numberOf, outOfReach, projectStubNode, userOrNull } from './node.ts';

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
    project: projectStubNode(project),
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

interface Filters {
  readonly severity?: readonly string[] | null;
  readonly state?: readonly string[] | null;
  readonly reportType?: readonly string[] | null;
  readonly scanner?: readonly string[] | null;
  readonly hasIssues?: boolean | null;
  readonly hasResolution?: boolean | null;
}

export interface VulnerabilityArguments extends Filters, PageArguments {
  readonly sort?: string | null;
}

function filtered(world: World, project: Row, args: Filters): readonly Row[] {
  const within = (wanted: readonly string[] | null | undefined, value: Row['']): boolean =>
    !wanted || wanted.length === 0 || wanted.includes(text(value));
  return world
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
}

export function vulnerabilities(world: World, project: Row, args: VulnerabilityArguments): Connection<Node> {
  const [field = 'severity', way = 'desc'] = (args.sort ?? 'severity_desc').split('_');
  const value = (row: Row): string | number =>
    field === 'severity' ? RANKS.indexOf(text(row['severity'])) : text(row[field === 'detected' ? 'detectedAt' : field]);
  const sorted = [...filtered(world, project, args)].sort((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0));
  return connection(
    (way === 'desc' ? sorted.reverse() : sorted).map(row => vulnerabilityNode(world, row)),
    args,
  );
}

/** How many there are of each severity. */
export function severityCounts(world: World, project: Row, args: Filters): Node {
  const found = filtered(world, project, args);
  return Object.fromEntries(RANKS.map(rank => [rank.toLowerCase(), found.filter(row => row['severity'] === rank).length]));
}

/** What the scans of a pipeline found. */
export function findings(world: World, project: Row, args: Filters & PageArguments): Connection<Node> {
  const nodes = filtered(world, project, args).map(row => ({
    ...row,
    uuid: `5f0c2c1e-0000-5000-8000-${String(number(row['id'])).padStart(12, '0')}`,
    solution: null,
    vulnerability: () => vulnerabilityNode(world, row),
  }));
  return connection(nodes, args);
}

const rowAt = (world: World, id: string): Row | undefined =>
  world.all('vulnerabilities').find(candidate => candidate['id'] === numberOf(id));

export function vulnerabilityAt(world: World, id: string): Node | null {
  const row = rowAt(world, id);
  return row ? vulnerabilityNode(world, row) : null;
}

interface Judgement {
  readonly id: string;
  readonly comment?: string | null;
  readonly dismissalReason?: string | null;
}

const UNJUDGED: Row = {
  confirmedAt: null,
  confirmedBy: null,
  dismissedAt: null,
  dismissedBy: null,
  dismissalReason: null,
  resolvedAt: null,
  resolvedBy: null,
};

/** Moves a vulnerability to a state; what an earlier judgement said of it goes. */
function judge(world: World, state: string, input: Judgement): Node {
  const row = rowAt(world, input.id);
  if (!row) throw outOfReach();
  const word = state.toLowerCase();
  const mark = state === 'DETECTED' ? {} : { [`${word}At`]: world.stamp(), [`${word}By`]: world.me };
  const reason = state === 'DISMISSED' ? { dismissalReason: input.dismissalReason ?? null } : {};
  Object.assign(row, UNJUDGED, mark, reason, { state, stateComment: input.comment ?? null, updatedAt: world.stamp() });
  return { errors: [], vulnerability: vulnerabilityNode(world, row) };
}

/** The mutations on vulnerabilities. */
export function vulnerabilityMutations(world: World): Readonly<Record<string, (args: { input: Judgement }) => Node>> {
  return {
    vulnerabilityConfirm: ({ input }) => judge(world, 'CONFIRMED', input),
    vulnerabilityDismiss: ({ input }) => judge(world, 'DISMISSED', input),
    vulnerabilityResolve: ({ input }) => judge(world, 'RESOLVED', input),
    vulnerabilityRevertToDetected: ({ input }) => judge(world, 'DETECTED', input),
  };
}
