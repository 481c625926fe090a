/** What happens to a merge request beyond its fields: merging, rebasing, pipelines of its own, draft notes. */
import { badParameter, notAllowed, notFound, Refusal, unprocessable } from '../errors.ts';
import { type Change, type Commit, changedTree, type Repository } from '../git-store.ts';
import { paged } from '../paging.ts';
import { accepted, created, type Exchange, gone, ok, type Reply, type Router } from '../router.ts';
import { isTrue, number, type Row, text } from '../row.ts';
import { draftNoteRow, mergeRequestNoteable } from '../world/merge-requests.ts';
import { addNote } from '../world/notes.ts';
import { slimUser } from '../world/people.ts';
import { newPipeline } from '../world/pipelines.ts';
import type { World } from '../world/world.ts';
import { refuseStaleSha } from './approvals.ts';
import { closedNumbers } from './issues.ts';
import { commitsOf, mergeStatus, pipelinesOf, requestOf, requestOwner, showWholeRequest, sidesOf } from './merge-requests.ts';
import { readPosition } from './notes.ts';
import { shortPipeline, showPipeline } from './pipelines.ts';
import { projectById } from './projects.ts';

/** Ends a merge request: moves the target branch, closes what it closes, drops the source branch when asked. */
function mergeNow(exchange: Exchange, request: Row): void {
  const { body, world } = exchange;
  const sides = sidesOf(world, request);
  if (!sides) throw notAllowed();
  const repository = world.repository(number(request['project_id']));
  const { tree } = repository.merge(sides.target, sides.source);
  const me = world.me;
  const author = { name: text(me['name']), email: text(me['email']), date: world.stamp() };
  const [from, into] = [text(request['source_branch']), text(request['target_branch'])];
  const squash = isTrue(body['squash']) || isTrue(request['squash']); // GitLab reads it when it is true only
  const squashed = squash
    ? repository.commit({
        parents: [sides.base],
        tree: sides.source.tree,
        message: text(body['squash_commit_message']) || text(request['title']),
        author,
      })
    : undefined;
  const message = `Merge branch '${from}' into '${into}'\n\n${text(request['title'])}\n\nSee merge request ${text(projectById(world, request)['path_with_namespace'])}!${number(request['iid'])}`;
  const merged = repository.commit({
    branch: into,
    parents: [sides.target, squashed ?? sides.source],
    tree,
    message: text(body['merge_commit_message']) || message,
    author,
  });
  const user = slimUser(world, number(me['id']));
  Object.assign(request, {
    state: 'merged',
    merged_by: user,
    merge_user: user,
    merged_at: author.date,
    updated_at: author.date,
    merge_commit_sha: merged.id,
    squash_commit_sha: squashed?.id ?? null,
    squash,
    frozen: { base_sha: sides.base.id, head_sha: sides.source.id, start_sha: sides.target.id },
  });
  if (
    body['should_remove_source_branch'] === undefined
      ? isTrue(request['force_remove_source_branch'])
      : isTrue(body['should_remove_source_branch'])
  )
    dropSource(world, request);
  for (const iid of closedNumbers(request)) {
    const issue = world.table('issues', `project:${number(request['project_id'])}`).find(row => row['iid'] === iid);
    if (issue?.['state'] === 'opened') Object.assign(issue, { state: 'closed', closed_at: author.date, closed_by: user });
  }
}

function dropSource(world: World, request: Row): void {
  const source = world.project(number(request['source_project_id']));
  const branch = text(request['source_branch']);
  const rules = world.table('protected_branches', `project:${number(source['id'])}`);
  if (rules.some(rule => rule['name'] === branch) || source['default_branch'] === branch) return;
  world.repository(number(source['id'])).branches.delete(branch);
}

const isRunning = (pipeline: Row | undefined): boolean =>
  pipeline !== undefined && ['created', 'pending', 'running'].includes(text(pipeline['status']));

function merge(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const request = requestOf(exchange);
  const status = mergeStatus(world, request);
  if (status === 'conflict') throw unprocessable('Branch cannot be merged');
  if (status !== 'mergeable') throw notAllowed();
  refuseStaleSha(exchange, request);
  const waits = isTrue(body['auto_merge']) || isTrue(body['merge_when_pipeline_succeeds']);
  if (waits && isRunning(pipelinesOf(world, request)[0])) request['merge_when_pipeline_succeeds'] = true;
  else mergeNow(exchange, request);
  return ok(showWholeRequest(world, request));
}

/** Writes `commits` again, one after the other, on top of `onto`. */
function replay(repository: Repository, commits: readonly Commit[], onto: Commit): Commit {
  let last = onto;
  for (const commit of [...commits].reverse()) {
    const changes: Change[] = repository
      .changesOf(commit)
      .flatMap(diff => [
        ...(diff.oldPath === diff.newPath ? [] : [{ path: diff.oldPath, content: undefined }]),
        { path: diff.newPath, content: diff.after },
      ]);
    last = repository.commit({ parents: [last], tree: changedTree(last.tree, changes), message: commit.message, author: commit.author });
  }
  return last;
}

function rebase(exchange: Exchange): Reply {
  const { world } = exchange;
  const request = requestOf(exchange);
  const sides = sidesOf(world, request);
  if (request['state'] !== 'opened' || !sides) throw notAllowed();
  const repository = world.repository(number(request['source_project_id']));
  if (repository.merge(sides.target, sides.source).conflicts.length > 0) {
    request['merge_error'] = 'Rebase failed: Rebase locally, resolve all conflicts, then push the branch.';
  } else {
    request['merge_error'] = null;
    repository.branches.set(text(request['source_branch']), replay(repository, commitsOf(world, request), sides.target).id);
  }
  return accepted({ rebase_in_progress: true });
}

function cancelAutoMerge(exchange: Exchange): Reply {
  const request = requestOf(exchange);
  if (!isTrue(request['merge_when_pipeline_succeeds']))
    return created({ status: 'error', message: "Can't cancel the automatic merge", http_status: 406 });
  request['merge_when_pipeline_succeeds'] = false;
  return created({ status: 'success' });
}

function createPipeline(exchange: Exchange): Reply {
  const { world } = exchange;
  const request = requestOf(exchange);
  const sides = sidesOf(world, request);
  if (!sides) throw new Refusal(400, { message: { base: ['Reference not found'] } });
  const ref = `refs/merge-requests/${number(request['iid'])}/head`;
  return created(
    showPipeline(world, newPipeline(world, projectById(world, request), { ref, sha: sides.source.id, source: 'merge_request_event' })),
  );
}

function draftOf(exchange: Exchange): Row {
  const found = exchange.world.table('draft_notes', requestOwner(exchange)).find(row => text(row['id']) === exchange.params['draft']);
  if (!found) throw notFound('Draft Note');
  return found;
}

function createDraft(exchange: Exchange): Reply {
  const { body, world } = exchange;
  if (body['note'] === undefined) throw badParameter('note is missing');
  const row = draftNoteRow({
    id: world.nextId('draft_notes'),
    author: number(world.me['id']),
    request: number(requestOf(exchange)['id']),
    note: text(body['note']),
    ...(body['in_reply_to_discussion_id'] === undefined ? {} : { discussion: text(body['in_reply_to_discussion_id']) }),
    position: readPosition(body['position']),
    resolves: isTrue(body['resolve_discussion']),
  });
  return created(world.add('draft_notes', requestOwner(exchange), row));
}

function updateDraft(exchange: Exchange): Reply {
  const draft = draftOf(exchange);
  const { body } = exchange;
  if (body['note'] !== undefined) draft['note'] = body['note'];
  const position = readPosition(body['position']);
  if (position) draft['position'] = position;
  return ok(draft);
}

/** Makes a note of a draft and forgets the draft. */
function publish(exchange: Exchange, draft: Row): void {
  const { world } = exchange;
  const request = requestOf(exchange);
  const position = draft['line_code'] === null ? undefined : readPosition(draft['position']);
  const thread = draft['discussion_id'] === null ? {} : { id: text(draft['discussion_id']) };
  addNote(world, mergeRequestNoteable(request), { body: text(draft['note']), position }, thread);
  world.remove('draft_notes', requestOwner(exchange), draft);
}

function draftRoutes(router: Router, one: string): void {
  router.on(`GET ${one}/draft_notes`, exchange => paged(exchange, exchange.world.table('draft_notes', requestOwner(exchange))));
  router.on(`POST ${one}/draft_notes`, createDraft);
  router.on(`GET ${one}/draft_notes/:draft`, exchange => ok(draftOf(exchange)));
  router.on(`PUT ${one}/draft_notes/:draft`, updateDraft);
  router.on(`DELETE ${one}/draft_notes/:draft`, exchange => {
    exchange.world.remove('draft_notes', requestOwner(exchange), draftOf(exchange));
    return gone();
  });
  router.on(`PUT ${one}/draft_notes/:draft/publish`, exchange => {
    publish(exchange, draftOf(exchange));
    return gone();
  });
  router.on(`POST ${one}/draft_notes/bulk_publish`, exchange => {
    for (const draft of [...exchange.world.table('draft_notes', requestOwner(exchange))]) publish(exchange, draft);
    return gone();
  });
}

export function mergingRoutes(router: Router): void {
  const one = '/projects/:project/merge_requests/:request';
  router.on(`PUT ${one}/merge`, merge);
  router.on(`PUT ${one}/rebase`, rebase);
  router.on(`POST ${one}/cancel_merge_when_pipeline_succeeds`, cancelAutoMerge);
  router.on(`GET ${one}/pipelines`, exchange => paged(exchange, pipelinesOf(exchange.world, requestOf(exchange)).map(shortPipeline)));
  router.on(`POST ${one}/pipelines`, createPipeline);
  draftRoutes(router, one);
}
