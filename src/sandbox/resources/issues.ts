/** Issues of projects, groups and the instance; their links and the merge requests that mention or close them. */
import { inProject } from '../collection.ts';
import { badParameter, conflict, invalid, notFound } from '../errors.ts';
import { arrange, COMMON_FILTERS, isInScope, narrow, type Order } from '../narrow.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router } from '../router.ts';
import { type Json, list, number, type Row, rows, text } from '../row.ts';
import { issueRow, milestoneOf } from '../world/issues.ts';
import type { Noteable } from '../world/notes.ts';
import { slimUser, slimUsers } from '../world/people.ts';
import { projectOwner, type World } from '../world/world.ts';
import { ensureLabels } from './labels.ts';
import { noteRoutes } from './notes.ts';
import { projectById, projectOf } from './projects.ts';

const issueOwner = (issue: Row): string => `project:${number(issue['project_id'])}/issue:${number(issue['iid'])}`;

/** The merge requests of the issue's project whose description says that they close it. */
export const closersOf = (world: World, issue: Row): readonly Row[] =>
  world
    .table('merge_requests', `project:${number(issue['project_id'])}`)
    .filter(request => closedNumbers(request).includes(number(issue['iid'])));

/** Issue numbers that a merge request's title or description says it closes. */
export const closedNumbers = (request: Row): readonly number[] =>
  [
    ...`${text(request['title'])}\n${text(request['description'])}`.matchAll(
      /\b(?:clos(?:e|es|ed)|fix(?:es|ed)?|resolv(?:e|es|ed)) #(\d+)/gi,
    ),
  ].map(match => Number(match[1]));

const tasks = (issue: Row): { count: number; completed_count: number } => {
  const found = [...text(issue['description']).matchAll(/^[ \t]*[-*] \[([ x])\]/gm)];
  return { count: found.length, completed_count: found.filter(match => match[1] === 'x').length };
};

/** An issue as GitLab sends it. */
export function showIssue(world: World, issue: Row): Row {
  const project = projectById(world, issue);
  const iid = number(issue['iid']);
  const path = text(project['path_with_namespace']);
  const api = `${world.url}/api/v4/projects/${number(project['id'])}`;
  const done = tasks(issue);
  const { parent_id: _parent, place: _place, ...row } = issue;
  return {
    ...row,
    assignee: rows(issue['assignees'])[0] ?? null,
    user_notes_count: world.table('notes', issueOwner(issue)).filter(note => note['system'] === false).length,
    merge_requests_count: closersOf(world, issue).length,
    task_completion_status: done,
    has_tasks: done.count > 0,
    ...(done.count > 0 ? { task_status: `${done.completed_count} of ${done.count} checklist items completed` } : {}),
    web_url: `${text(project['web_url'])}/-/issues/${iid}`,
    _links: {
      self: `${api}/issues/${iid}`,
      notes: `${api}/issues/${iid}/notes`,
      award_emoji: `${api}/issues/${iid}/award_emoji`,
      project: api,
      closed_as_duplicate_of: null,
    },
    references: { short: `#${iid}`, relative: `#${iid}`, full: `${path}#${iid}` },
  };
}

export function issueOf(exchange: Exchange, key = exchange.params['issue'] ?? ''): Row {
  const found = exchange.world.table('issues', inProject(exchange)).find(issue => text(issue['iid']) === key);
  if (!found) throw notFound();
  return found;
}

const ORDER: Order = { by: 'created_at', sort: 'desc' };

function issuePage(exchange: Exchange, all: readonly Row[]): Reply {
  const { query, world } = exchange;
  const searched = text(query['in']) === 'title' ? ['title'] : ['title', 'description'];
  const mine = all.filter(issue => isInScope(issue, query, text(world.me['username'])));
  const due = dueTest(text(query['due_date']), world.now());
  const found = narrow(mine, query, COMMON_FILTERS, searched).filter(issue => due(text(issue['due_date'])));
  return paged(exchange, arrange(found, query, ORDER), { show: issue => showIssue(world, issue) });
}

const DAY_MS = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What the words of the filter `due_date` mean on the day of `now`; weeks begin on Monday. Days compare as texts. */
function dueTest(word: string, now: Date): (day: string) => boolean {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monthEnd = (months: number): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0);
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  const between = (first: number, last: number) => (day: string) => day !== '' && day >= dayOf(first) && day <= dayOf(last);
  switch (word) {
    case '':
      return () => true;
    case '0':
      return day => day === '';
    case 'any':
      return day => day !== '';
    case 'overdue':
      return day => day !== '' && day < dayOf(today);
    case 'today':
      return between(today, today);
    case 'tomorrow':
      return between(today + DAY_MS, today + DAY_MS);
    case 'week':
      return between(monday, monday + 6 * DAY_MS);
    case 'month':
      return between(monthEnd(-1) + DAY_MS, monthEnd(0));
    case 'next_month_and_previous_two_weeks':
      return between(today - 14 * DAY_MS, monthEnd(1));
    default:
      throw badParameter('due_date does not have a valid value');
  }
}

const SETTABLE = ['title', 'description', 'due_date', 'confidential', 'discussion_locked', 'issue_type', 'weight'] as const;

/** Writes the fields that create and update share. */
function apply(exchange: Exchange, issue: Row, body: Row): void {
  const { world } = exchange;
  if (body['title'] !== undefined && text(body['title']).trim() === '') throw invalid({ title: ["can't be blank"] });
  for (const field of SETTABLE) if (body[field] !== undefined) issue[field] = body[field] === '' ? null : body[field];
  const project = projectById(world, issue);
  const before = list(issue['labels']);
  const named = body['labels'] === undefined ? before : list(body['labels']);
  const removed = new Set(list(body['remove_labels']));
  const labels = [...new Set([...named, ...list(body['add_labels'])])].filter(label => !removed.has(label)).sort();
  ensureLabels(world, project, labels);
  issue['labels'] = labels;
  if (body['assignee_ids'] !== undefined || body['assignee_id'] !== undefined)
    issue['assignees'] = slimUsers(world, body['assignee_ids'] ?? body['assignee_id']);
  if (body['milestone_id'] !== undefined) issue['milestone'] = milestoneOf(world, project, number(body['milestone_id']));
}

function createIssue(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const project = projectOf(exchange);
  const owner = projectOwner(project);
  if (text(body['title']).trim() === '') throw invalid({ title: ["can't be blank"] });
  const issue = issueRow(world, {
    id: world.nextId('issues'),
    iid: number(body['iid']) || world.nextIid('issues', owner),
    projectId: number(project['id']),
    title: text(body['title']),
    author: number(world.me['id']),
    createdAt: text(body['created_at']) || world.stamp(),
  });
  apply(exchange, issue, body);
  world.add('issues', owner, issue);
  return created(showIssue(world, issue));
}

function setState(world: World, issue: Row, event: string): void {
  if (event === '') return;
  if (event !== 'close' && event !== 'reopen') throw badParameter('state_event does not have a valid value');
  const closed = event === 'close';
  issue['state'] = closed ? 'closed' : 'opened';
  issue['closed_at'] = closed ? world.stamp() : null;
  issue['closed_by'] = closed ? slimUser(world, number(world.me['id'])) : null;
}

function updateIssue(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const issue = issueOf(exchange);
  if (Object.keys(body).length === 0)
    throw badParameter('assignee_id, assignee_ids, confidential, description, title are missing, at least one parameter must be provided');
  apply(exchange, issue, body);
  setState(world, issue, text(body['state_event']));
  issue['updated_at'] = world.stamp();
  return ok(showIssue(world, issue));
}

/** The issue in the path as a thing that takes notes. */
export function issueNoteable(exchange: Exchange): Noteable {
  const issue = issueOf(exchange);
  return {
    owner: issueOwner(issue),
    type: 'Issue',
    id: number(issue['id']),
    iid: number(issue['iid']),
    projectId: number(issue['project_id']),
    resolvable: false,
  };
}

const LINK_TYPES = ['relates_to', 'blocks', 'is_blocked_by'];
const REVERSED: Readonly<Record<string, string>> = { blocks: 'is_blocked_by', is_blocked_by: 'blocks', relates_to: 'relates_to' };

const isSame = (a: Row, b: Json): boolean => a['id'] === b;

function showLink(world: World, link: Row): Row {
  const issueById = (id: Json): Row => world.all('issues').find(issue => issue['id'] === id) ?? {};
  return {
    id: link['id'],
    source_issue: showIssue(world, issueById(link['source'])),
    target_issue: showIssue(world, issueById(link['target'])),
    link_type: link['link_type'],
  };
}

const linksOf = (world: World, issue: Row): readonly Row[] =>
  world.table('issue_links').filter(link => isSame(issue, link['source']) || isSame(issue, link['target']));

/** Links of an issue, seen from its side: the other issue with the link's own facts. */
function linkedIssues(world: World, issue: Row): readonly Row[] {
  return linksOf(world, issue).flatMap(link => {
    const outward = isSame(issue, link['source']);
    const other = world.all('issues').find(row => isSame(row, outward ? link['target'] : link['source']));
    if (!other) return [];
    const type = text(link['link_type']);
    return [
      {
        ...showIssue(world, other),
        issue_link_id: link['id'],
        link_type: outward ? type : (REVERSED[type] ?? type),
        link_created_at: link['created_at'],
        link_updated_at: link['created_at'],
      },
    ];
  });
}

function linkOf(exchange: Exchange): Row {
  const found = linksOf(exchange.world, issueOf(exchange)).find(link => text(link['id']) === exchange.params['link']);
  if (!found) throw notFound();
  return found;
}

function createLink(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const issue = issueOf(exchange);
  const project = world.project(text(body['target_project_id']));
  const target = world.table('issues', projectOwner(project)).find(row => text(row['iid']) === text(body['target_issue_iid']));
  if (!target) throw notFound();
  const type = text(body['link_type']) || 'relates_to';
  if (!LINK_TYPES.includes(type)) throw badParameter('link_type does not have a valid value');
  if (linkedIssues(world, issue).some(row => row['id'] === target['id'])) throw conflict('Issue(s) already assigned');
  const link = world.add('issue_links', '', {
    id: world.nextId('issue_links'),
    source: issue['id'],
    target: target['id'],
    link_type: type,
    created_at: world.stamp(),
  });
  return created(showLink(world, link));
}

function linkRoutes(router: Router): void {
  const path = '/projects/:project/issues/:issue/links';
  router.on(`GET ${path}`, exchange => paged(exchange, linkedIssues(exchange.world, issueOf(exchange))));
  router.on(`POST ${path}`, createLink);
  router.on(`GET ${path}/:link`, exchange => ok(showLink(exchange.world, linkOf(exchange))));
  router.on(`DELETE ${path}/:link`, exchange => {
    const link = linkOf(exchange);
    const shown = showLink(exchange.world, link);
    exchange.world.remove('issue_links', '', link);
    return ok(shown);
  });
}

export function issueRoutes(router: Router): void {
  router.on('GET /projects/:project/issues', exchange => issuePage(exchange, exchange.world.table('issues', inProject(exchange))));
  router.on('GET /groups/:group/issues', exchange => {
    const group = exchange.world.group(exchange.params['group'] ?? '');
    const all = exchange.world.projectsBelow(group).flatMap(project => exchange.world.table('issues', projectOwner(project)));
    return issuePage(exchange, all);
  });
  router.on('GET /issues', exchange => {
    const scope = exchange.query['scope'] ?? 'created_by_me';
    return issuePage({ ...exchange, query: { ...exchange.query, scope } }, exchange.world.all('issues'));
  });
  router.on('POST /projects/:project/issues', createIssue);
  router.on('GET /projects/:project/issues/:issue', exchange => ok(showIssue(exchange.world, issueOf(exchange))));
  router.on('PUT /projects/:project/issues/:issue', updateIssue);
  router.on('DELETE /projects/:project/issues/:issue', exchange => {
    const issue = issueOf(exchange);
    for (const link of linksOf(exchange.world, issue)) exchange.world.remove('issue_links', '', link);
    exchange.world.forget(issueOwner(issue));
    exchange.world.remove('issues', inProject(exchange), issue);
    return gone();
  });
  noteRoutes(router, '/projects/:project/issues/:issue', issueNoteable);
  linkRoutes(router);
}
