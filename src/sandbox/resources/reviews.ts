/** What a merge request shows beyond its own fields: reviewers, versions of its diff, related issues; trains; and counts. */
import { inProject } from '../collection.ts';
import { badParameter, badRequest, notFound } from '../errors.ts';
import { compareTrees } from '../git-store.ts';
import { COMMON_FILTERS, isInScope, narrow } from '../narrow.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { number, pick, type Row, rows, text } from '../row.ts';
import { approversOf } from '../world/approvals.ts';
import { slimUser } from '../world/people.ts';
import { projectOwner, type World } from '../world/world.ts';
import { showCommit, showDiff } from './commits.ts';
import { closedNumbers, showIssue } from './issues.ts';
import { commitsOf, mergeStatus, pipelinesOf, requestOf, showWholeRequest, sidesOf } from './merge-requests.ts';
import { shortPipeline } from './pipelines.ts';
import { projectOf } from './projects.ts';

function reviewers(exchange: Exchange): Reply {
  const request = requestOf(exchange);
  const approved = approversOf(request);
  const shown = rows(request['reviewers']).map(user => ({
    user,
    state: approved.includes(number(user['id'])) ? 'approved' : 'unreviewed',
    created_at: request['created_at'],
  }));
  return paged(exchange, shown);
}

/** The one version that the sandbox keeps: the present one. */
function version(exchange: Exchange, isWhole: boolean): Row | undefined {
  const { world } = exchange;
  const request = requestOf(exchange);
  const sides = sidesOf(world, request);
  if (!sides) return undefined;
  const project = world.project(number(request['project_id']));
  const diffs = compareTrees(sides.base.tree, sides.source.tree);
  return {
    id: 1,
    head_commit_sha: sides.source.id,
    base_commit_sha: sides.base.id,
    start_commit_sha: sides.target.id,
    created_at: request['created_at'],
    merge_request_id: request['id'],
    state: 'collected',
    real_size: String(diffs.length),
    patch_id_sha: sides.source.id,
    ...(isWhole && { commits: commitsOf(world, request).map(commit => showCommit(project, commit)), diffs: diffs.map(showDiff) }),
  };
}

/** Issues that the text names, whether it says that it closes them or not. */
function relatedIssues(exchange: Exchange): Reply {
  const { world } = exchange;
  const request = requestOf(exchange);
  const named = [...`${text(request['title'])}\n${text(request['description'])}`.matchAll(/#(\d+)/g)].map(match => Number(match[1]));
  const wanted = new Set([...closedNumbers(request), ...named]);
  const issues = world.table('issues', inProject(exchange)).filter(issue => wanted.has(number(issue['iid'])));
  return paged(
    exchange,
    issues.map(issue => showIssue(world, issue)),
  );
}

const ON_TRAIN = ['id', 'iid', 'project_id', 'title', 'description', 'state', 'created_at', 'updated_at', 'web_url'] as const;

/** A car of a merge train as GitLab sends it. */
function showCar(world: World, car: Row): Row {
  const request = world.all('merge_requests').find(row => row['id'] === car['request_id']) ?? {};
  const { request_id: _request, ...row } = car;
  const [pipeline] = pipelinesOf(world, request);
  return {
    ...row,
    merge_request: pick(showWholeRequest(world, request), ON_TRAIN),
    pipeline: pipeline ? shortPipeline(pipeline) : null,
  };
}

const trainOf = (world: World, project: Row): Row[] => world.table('merge_trains', projectOwner(project));

const DONE = ['merged'];

function listTrain(exchange: Exchange): Reply {
  const { query, params, world } = exchange;
  const scope = text(query['scope']);
  const found = trainOf(world, projectOf(exchange)).filter(
    car =>
      (params['target'] === undefined || car['target_branch'] === params['target']) &&
      (scope === '' || DONE.includes(text(car['status'])) === (scope === 'complete')),
  );
  const ordered = text(query['sort']) === 'asc' ? found : [...found].reverse();
  return paged(
    exchange,
    ordered.map(car => showCar(world, car)),
  );
}

function carOf(exchange: Exchange): Row | undefined {
  const request = requestOf(exchange);
  return trainOf(exchange.world, projectOf(exchange)).find(car => car['request_id'] === request['id']);
}

/** Puts a merge request on the train of its target branch; GitLab answers the whole train. */
function board(exchange: Exchange): Reply {
  const { world } = exchange;
  const request = requestOf(exchange);
  const status = mergeStatus(world, request);
  if (status !== 'mergeable') throw badRequest(`The merge request is not mergeable: ${status}`);
  const train = trainOf(world, projectOf(exchange));
  if (!carOf(exchange)) world.add('merge_trains', inProject(exchange), carRow(world, request));
  return created(train.map(car => showCar(world, car)));
}

const carRow = (world: World, request: Row): Row => ({
  id: world.nextId('merge_trains'),
  request_id: request['id'],
  user: slimUser(world, number(world.me['id'])),
  target_branch: request['target_branch'],
  status: 'fresh',
  created_at: world.stamp(),
  updated_at: world.stamp(),
  merged_at: null,
  duration: null,
});

/** How many of the issues that the filters leave are open and closed. */
function statistics(exchange: Exchange, all: readonly Row[]): Reply {
  const { query, world } = exchange;
  const mine = all.filter(issue => isInScope(issue, query, text(world.me['username'])));
  const found = narrow(
    mine,
    query,
    COMMON_FILTERS.filter(name => name !== 'state'),
    ['title', 'description'],
  );
  const count = (state: string): number => found.filter(issue => issue['state'] === state).length;
  return ok({ statistics: { counts: { all: found.length, opened: count('opened'), closed: count('closed') } } });
}

function userCounts({ world }: Exchange): Reply {
  const me = world.me['id'];
  const isMine = (people: Row['']): boolean => rows(people).some(user => user['id'] === me);
  const open = (table: string): readonly Row[] => world.all(table).filter(row => row['state'] === 'opened');
  const assigned = open('merge_requests').filter(row => isMine(row['assignees'])).length;
  return ok({
    merge_requests: assigned,
    assigned_issues: open('issues').filter(row => isMine(row['assignees'])).length,
    assigned_merge_requests: assigned,
    review_requested_merge_requests: open('merge_requests').filter(row => isMine(row['reviewers'])).length,
    todos: world.table('todos').filter(todo => todo['state'] === 'pending').length,
  });
}

/** What a badge's placeholders stand for in a project. */
function renderBadge(exchange: Exchange): Reply {
  const { query } = exchange;
  for (const name of ['link_url', 'image_url']) if (query[name] === undefined) throw badParameter(`${name} is missing`);
  const project = exchange.params['project'] === undefined ? {} : projectOf(exchange);
  const filled = (url: string): string =>
    url
      .replaceAll('%{project_path}', text(project['path_with_namespace']))
      .replaceAll('%{project_id}', text(project['id']))
      .replaceAll('%{project_name}', text(project['path']))
      .replaceAll('%{default_branch}', text(project['default_branch']));
  const [link, image] = [text(query['link_url']), text(query['image_url'])];
  return ok({ link_url: link, image_url: image, rendered_link_url: filled(link), rendered_image_url: filled(image) });
}

export function reviewRoutes(router: Router): void {
  const one = '/projects/:project/merge_requests/:request';
  router.on(`GET ${one}/reviewers`, reviewers);
  router.on(`GET ${one}/versions`, exchange =>
    paged(
      exchange,
      [version(exchange, false)].filter(row => row !== undefined),
    ),
  );
  router.on(`GET ${one}/versions/:version`, exchange => {
    const found = exchange.params['version'] === '1' ? version(exchange, true) : undefined;
    if (!found) throw notFound();
    return ok(found);
  });
  router.on(`GET ${one}/related_issues`, relatedIssues);
  router.on('GET /projects/:project/merge_trains', listTrain);
  router.on('GET /projects/:project/merge_trains/:target', listTrain);
  router.on('GET /projects/:project/merge_trains/merge_requests/:request', exchange => {
    const car = carOf(exchange);
    if (!car) throw notFound();
    return ok(showCar(exchange.world, car));
  });
  router.on('POST /projects/:project/merge_trains/merge_requests/:request', board);
  router.on('GET /issues_statistics', exchange => statistics(exchange, exchange.world.all('issues')));
  router.on('GET /projects/:project/issues_statistics', exchange =>
    statistics(exchange, exchange.world.table('issues', inProject(exchange))),
  );
  router.on('GET /groups/:group/issues_statistics', exchange => {
    const { world } = exchange;
    const group = world.group(exchange.params['group'] ?? '');
    return statistics(
      exchange,
      world.projectsBelow(group).flatMap(project => world.table('issues', projectOwner(project))),
    );
  });
  router.on('GET /user_counts', userCounts);
  router.on('GET /projects/:project/badges/render', renderBadge);
  router.on('GET /groups/:group/badges/render', renderBadge);
}
