/** Merge requests: list, read, create, update, delete, and what they say of commits, diffs and issues. Merging is `merging.ts`. */
import { inProject } from '../collection.ts';
import { badParameter, conflict, invalid, notFound, Refusal } from '../errors.ts';
import { type Commit, compareTrees, type FileDiff } from '../git-store.ts';
import { arrange, COMMON_FILTERS, isInScope, narrow, type Order } from '../narrow.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router, raw } from '../router.ts';
import { isTrue, list, number, object, type Row, rows, text } from '../row.ts';
import { approvalsLeft } from '../world/approvals.ts';
import { milestoneOf } from '../world/issues.ts';
import { mergeRequestNoteable, mergeRequestOwner, mergeRequestRow } from '../world/merge-requests.ts';
import { slimUser, slimUsers } from '../world/people.ts';
import { projectOwner, type World } from '../world/world.ts';
import { rawDiff, showCommit, showDiff } from './commits.ts';
import { closedNumbers, closersOf, issueOf, showIssue } from './issues.ts';
import { ensureLabels } from './labels.ts';
import { noteRoutes, notesOf } from './notes.ts';
import { shortPipeline, showPipeline } from './pipelines.ts';
import { projectById, projectOf } from './projects.ts';

export interface Sides {
  readonly source: Commit;
  readonly target: Commit;
  readonly base: Commit;
}

/** The commits a merge request compares: as they were when it ended, or the branches' own; undefined when one is gone. */
export function sidesOf(world: World, request: Row): Sides | undefined {
  const repository = world.repository(number(request['source_project_id']));
  const target = world.repository(number(request['project_id']));
  const frozen = object(request['frozen']);
  const head = repository.resolve(text(frozen['head_sha']) || `refs/heads/${text(request['source_branch'])}`);
  const onto = target.resolve(text(frozen['start_sha']) || `refs/heads/${text(request['target_branch'])}`);
  if (!head || !onto) return undefined;
  return { source: head, target: onto, base: target.resolve(text(frozen['base_sha'])) ?? target.mergeBase(onto, head) ?? onto };
}

const DRAFT = /^\s*(draft:|\[draft\]|\(draft\))\s*/i;
const isDraft = (request: Row): boolean => DRAFT.test(text(request['title']));

/** GitLab's `detailed_merge_status`. */
export function mergeStatus(world: World, request: Row): string {
  if (request['state'] !== 'opened') return 'not_open';
  const sides = sidesOf(world, request);
  if (!sides) return 'broken_status';
  if (isDraft(request)) return 'draft_status';
  const repository = world.repository(number(request['project_id']));
  if (repository.between(sides.target, sides.source).length === 0) return 'commits_status';
  if (repository.merge(sides.target, sides.source).conflicts.length > 0) return 'conflict';
  const project = projectById(world, request);
  if (isTrue(project['only_allow_merge_if_all_discussions_are_resolved']) && hasOpenThreads(world, request))
    return 'discussions_not_resolved';
  if (isTrue(project['only_allow_merge_if_pipeline_succeeds']) && headPipeline(world, request)?.['status'] !== 'success')
    return 'ci_must_pass';
  if (approvalsLeft(world, request) > 0) return 'not_approved';
  return 'mergeable';
}

const hasOpenThreads = (world: World, request: Row): boolean =>
  notesOf(world, mergeRequestNoteable(request)).some(note => isTrue(note['resolvable']) && !isTrue(note['resolved']));

/** Pipelines of the source branch and of the merge request itself, newest first. */
export function pipelinesOf(world: World, request: Row): readonly Row[] {
  const own = `refs/merge-requests/${number(request['iid'])}/head`;
  return world
    .table('pipelines', `project:${number(request['project_id'])}`)
    .filter(pipeline => pipeline['ref'] === request['source_branch'] || pipeline['ref'] === own)
    .sort((a, b) => number(b['id']) - number(a['id']));
}

const headPipeline = (world: World, request: Row): Row | undefined => pipelinesOf(world, request)[0];

/** Files that the merge request changes. */
function diffsOf(world: World, request: Row): readonly FileDiff[] {
  const sides = sidesOf(world, request);
  return sides ? compareTrees(sides.base.tree, sides.source.tree) : [];
}

export function commitsOf(world: World, request: Row): readonly Commit[] {
  const sides = sidesOf(world, request);
  return sides ? world.repository(number(request['source_project_id'])).between(sides.base, sides.source) : [];
}

/** A merge request as lists show it. */
export function showRequest(world: World, request: Row): Row {
  const project = projectById(world, request);
  const { frozen: _frozen, approved_by: _approved, subscribed: _subscribed, merge_error: _error, ...row } = request;
  const iid = number(request['iid']);
  const status = mergeStatus(world, request);
  const conflicts = status === 'conflict';
  const done = [...text(request['description']).matchAll(/^[ \t]*[-*] \[([ x])\]/gm)];
  return {
    ...row,
    assignee: rows(request['assignees'])[0] ?? null,
    draft: isDraft(request),
    work_in_progress: isDraft(request),
    merge_status: conflicts || status === 'broken_status' ? 'cannot_be_merged' : 'can_be_merged',
    detailed_merge_status: status,
    sha: sidesOf(world, request)?.source.id ?? null,
    user_notes_count: notesOf(world, mergeRequestNoteable(request)).filter(note => note['system'] === false).length,
    reference: `!${iid}`,
    references: { short: `!${iid}`, relative: `!${iid}`, full: `${text(project['path_with_namespace'])}!${iid}` },
    web_url: `${text(project['web_url'])}/-/merge_requests/${iid}`,
    task_completion_status: { count: done.length, completed_count: done.filter(match => match[1] === 'x').length },
    has_conflicts: conflicts,
    blocking_discussions_resolved: !hasOpenThreads(world, request),
    approvals_before_merge: null,
  };
}

/** A merge request as it is read alone: with its diff's commits and its pipeline. */
export function showWholeRequest(world: World, request: Row): Row {
  const sides = sidesOf(world, request);
  const head = headPipeline(world, request);
  return {
    ...showRequest(world, request),
    subscribed: request['subscribed'],
    changes_count: sides ? String(diffsOf(world, request).length) : null,
    latest_build_started_at: head?.['started_at'] ?? null,
    latest_build_finished_at: head?.['finished_at'] ?? null,
    first_deployed_to_production_at: null,
    pipeline: head ? shortPipeline(head) : null,
    head_pipeline: head ? showPipeline(world, head) : null,
    diff_refs: sides ? { base_sha: sides.base.id, head_sha: sides.source.id, start_sha: sides.target.id } : null,
    merge_error: request['merge_error'],
    first_contribution: false,
    user: { can_merge: true },
  };
}

export function requestOf(exchange: Exchange): Row {
  const key = exchange.params['request'] ?? '';
  const found = exchange.world.table('merge_requests', inProject(exchange)).find(request => text(request['iid']) === key);
  if (!found) throw notFound();
  return found;
}

const ORDER: Order = { by: 'created_at', sort: 'desc' };

/** Whether the query wants drafts (true), none (false) or both; `wip` is the older name. */
function wantsDrafts(query: Row): boolean | undefined {
  if (text(query['wip']) === 'yes') return true;
  if (text(query['wip']) === 'no') return false;
  return query['draft'] === undefined ? undefined : isTrue(query['draft']);
}

function requestPage(exchange: Exchange, all: readonly Row[]): Reply {
  const { query, world } = exchange;
  const drafts = wantsDrafts(query);
  const searched = text(query['in']) === 'title' ? ['title'] : ['title', 'description'];
  const chosen = all.filter(
    request => isInScope(request, query, text(world.me['username'])) && (drafts === undefined || isDraft(request) === drafts),
  );
  const found = narrow(chosen, query, COMMON_FILTERS, searched);
  return paged(exchange, arrange(found, query, ORDER), { show: request => showRequest(world, request) });
}

const SETTABLE = ['title', 'description', 'target_branch', 'discussion_locked', 'squash', 'allow_collaboration'] as const;

function apply(exchange: Exchange, request: Row, body: Row): void {
  const { world } = exchange;
  const project = projectById(world, request);
  if (body['title'] !== undefined && text(body['title']).trim() === '') throw invalid({ title: ["can't be blank"] });
  for (const field of SETTABLE) if (body[field] !== undefined) request[field] = body[field];
  if (body['remove_source_branch'] !== undefined) request['force_remove_source_branch'] = isTrue(body['remove_source_branch']);
  const removed = new Set(list(body['remove_labels']));
  const named = body['labels'] === undefined ? list(request['labels']) : list(body['labels']);
  const labels = [...new Set([...named, ...list(body['add_labels'])])].filter(label => !removed.has(label)).sort();
  ensureLabels(world, project, labels);
  request['labels'] = labels;
  if (body['assignee_ids'] !== undefined || body['assignee_id'] !== undefined)
    request['assignees'] = slimUsers(world, body['assignee_ids'] ?? body['assignee_id']);
  if (body['reviewer_ids'] !== undefined) request['reviewers'] = slimUsers(world, body['reviewer_ids']);
  if (body['milestone_id'] !== undefined) request['milestone'] = milestoneOf(world, project, number(body['milestone_id']));
}

function createRequest(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const source = projectOf(exchange);
  const target = body['target_project_id'] === undefined ? source : world.project(text(body['target_project_id']));
  for (const field of ['source_branch', 'target_branch', 'title']) if (body[field] === undefined) throw badParameter(`${field} is missing`);
  const [from, to] = [text(body['source_branch']), text(body['target_branch'])];
  if (source === target && from === to) throw new Refusal(422, { message: ["You can't use same project/branch for source and target"] });
  if (!world.repository(number(source['id'])).branches.has(from))
    throw new Refusal(422, { message: [`Source branch "${from}" does not exist`] });
  if (!world.repository(number(target['id'])).branches.has(to))
    throw new Refusal(422, { message: [`Target branch "${to}" does not exist`] });
  const twin = world
    .table('merge_requests', projectOwner(target))
    .find(
      row =>
        row['state'] === 'opened' &&
        row['source_branch'] === from &&
        row['target_branch'] === to &&
        row['source_project_id'] === source['id'],
    );
  if (twin)
    throw new Refusal(409, { message: [`Another open merge request already exists for this source branch: !${number(twin['iid'])}`] });
  const request = mergeRequestRow(world, {
    id: world.nextId('merge_requests'),
    iid: world.nextIid('merge_requests', projectOwner(target)),
    projectId: number(target['id']),
    sourceProjectId: number(source['id']),
    sourceBranch: from,
    targetBranch: to,
    title: text(body['title']),
    author: number(world.me['id']),
    createdAt: world.stamp(),
  });
  apply(exchange, request, body);
  world.add('merge_requests', projectOwner(target), request);
  return created(showWholeRequest(world, request));
}

function updateRequest(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const request = requestOf(exchange);
  const event = text(body['state_event']);
  if (event !== '' && event !== 'close' && event !== 'reopen') throw badParameter('state_event does not have a valid value');
  apply(exchange, request, body);
  if (event !== '' && request['state'] === 'merged') throw conflict('Merge request is already merged');
  if (event === 'close')
    Object.assign(request, { state: 'closed', closed_at: world.stamp(), closed_by: slimUser(world, number(world.me['id'])) });
  if (event === 'reopen') Object.assign(request, { state: 'opened', closed_at: null, closed_by: null });
  request['updated_at'] = world.stamp();
  return ok(showWholeRequest(world, request));
}

function closesIssues(exchange: Exchange): Reply {
  const request = requestOf(exchange);
  const numbers = closedNumbers(request);
  const issues = exchange.world.table('issues', inProject(exchange)).filter(issue => numbers.includes(number(issue['iid'])));
  return paged(
    exchange,
    issues.map(issue => showIssue(exchange.world, issue)),
  );
}

/** Merge requests of the project that name the issue's number. */
function relatedRequests(exchange: Exchange): Reply {
  const issue = issueOf(exchange);
  const mention = new RegExp(`#${number(issue['iid'])}(?!\\d)`);
  const all = exchange.world.table('merge_requests', inProject(exchange));
  const found = all.filter(request => mention.test(`${text(request['title'])} ${text(request['description'])}`));
  return paged(
    exchange,
    found.map(request => showWholeRequest(exchange.world, request)),
  );
}

export function mergeRequestRoutes(router: Router): void {
  const path = '/projects/:project/merge_requests';
  const one = `${path}/:request`;
  router.on(`GET ${path}`, exchange => requestPage(exchange, exchange.world.table('merge_requests', inProject(exchange))));
  router.on('GET /groups/:group/merge_requests', exchange => {
    const group = exchange.world.group(exchange.params['group'] ?? '');
    const below = exchange.world.projectsBelow(group);
    return requestPage(
      exchange,
      below.flatMap(project => exchange.world.table('merge_requests', projectOwner(project))),
    );
  });
  router.on('GET /merge_requests', exchange => {
    const scope = exchange.query['scope'] ?? 'created_by_me';
    return requestPage({ ...exchange, query: { ...exchange.query, scope } }, exchange.world.all('merge_requests'));
  });
  router.on(`POST ${path}`, createRequest);
  router.on(`GET ${one}`, exchange => ok(showWholeRequest(exchange.world, requestOf(exchange))));
  router.on(`PUT ${one}`, updateRequest);
  router.on(`DELETE ${one}`, exchange => {
    const request = requestOf(exchange);
    exchange.world.forget(mergeRequestOwner(request));
    exchange.world.remove('merge_requests', inProject(exchange), request);
    return gone();
  });
  router.on(`GET ${one}/commits`, exchange => {
    const project = projectOf(exchange);
    return paged(
      exchange,
      commitsOf(exchange.world, requestOf(exchange)).map(commit => showCommit(project, commit)),
    );
  });
  router.on(`GET ${one}/diffs`, exchange => paged(exchange, diffsOf(exchange.world, requestOf(exchange)).map(showDiff)));
  router.on(`GET ${one}/changes`, exchange => {
    const request = requestOf(exchange);
    const changes = diffsOf(exchange.world, request).map(showDiff);
    return ok({ ...showWholeRequest(exchange.world, request), changes, overflow: false });
  });
  router.on(`GET ${one}/raw_diffs`, exchange => raw(diffsOf(exchange.world, requestOf(exchange)).map(rawDiff).join(''), 'text/plain'));
  router.on(`GET ${one}/closes_issues`, closesIssues);
  router.on('GET /projects/:project/issues/:issue/closed_by', exchange =>
    paged(
      exchange,
      closersOf(exchange.world, issueOf(exchange)).map(request => showRequest(exchange.world, request)),
    ),
  );
  router.on('GET /projects/:project/issues/:issue/related_merge_requests', relatedRequests);
  noteRoutes(router, one, exchange => mergeRequestNoteable(requestOf(exchange)));
}

export const requestOwner = (exchange: Exchange): string => mergeRequestOwner(requestOf(exchange));
