/** Commits: history, one commit, its diff, comments and statuses; comparison of two refs. Also how a commit is shown anywhere. */
import { inProject } from '../collection.ts';
import { lineStats } from '../diff.ts';
import { badParameter, notFound } from '../errors.ts';
import { blobId, type Commit, compareTrees, type FileDiff, hunksOf, isText, type Repository, textOf } from '../git-store.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { isTrue, number, type Row, text } from '../row.ts';
import { slimUser } from '../world/people.ts';
import { projectOwner, type World } from '../world/world.ts';
import { projectOf } from './projects.ts';

export const repositoryOf = (exchange: Exchange): Repository => exchange.world.repository(number(projectOf(exchange)['id']));

/** A commit as branches, tags and histories show it. */
export const showCommit = (project: Row, commit: Commit): Row => ({
  id: commit.id,
  short_id: commit.id.slice(0, 8),
  created_at: commit.author.date,
  parent_ids: commit.parents,
  title: commit.message.split('\n')[0] ?? '',
  message: commit.message,
  author_name: commit.author.name,
  author_email: commit.author.email,
  authored_date: commit.author.date,
  committer_name: commit.author.name,
  committer_email: commit.author.email,
  committed_date: commit.author.date,
  trailers: {},
  extended_trailers: {},
  web_url: `${text(project['web_url'])}/-/commit/${commit.id}`,
});

/** The commit a ref names in the path's project; 404 otherwise. */
export function commitAt(exchange: Exchange, ref: string, kind = 'Commit'): Commit {
  const project = projectOf(exchange);
  const named = ref === '' || ref === 'HEAD' ? text(project['default_branch']) : ref;
  const found = exchange.world.repository(number(project['id'])).resolve(named);
  if (!found) throw notFound(kind);
  return found;
}

/** One file of a diff as GitLab sends it. */
export const showDiff = (diff: FileDiff): Row => ({
  diff: hunksOf(diff),
  collapsed: false,
  too_large: false,
  new_path: diff.newPath,
  old_path: diff.oldPath,
  a_mode: diff.before ? '100644' : '0',
  b_mode: diff.after ? '100644' : '0',
  new_file: diff.before === undefined,
  renamed_file: diff.before !== undefined && diff.oldPath !== diff.newPath,
  deleted_file: diff.after === undefined,
  generated_file: false,
});

/** A diff in the form `git diff` prints it. */
export function rawDiff(diff: FileDiff): string {
  const { before, after, oldPath, newPath } = diff;
  const ids = [before, after].map(content => (content ? blobId(content).slice(0, 7) : '0000000'));
  const mode = before === undefined ? 'new file mode 100644\n' : after === undefined ? 'deleted file mode 100644\n' : '';
  const hunks = hunksOf(diff);
  const binary = (before && !isText(before)) || (after && !isText(after));
  const files = binary || hunks === '' ? '' : `--- ${before ? `a/${oldPath}` : '/dev/null'}\n+++ ${after ? `b/${newPath}` : '/dev/null'}\n`;
  return `diff --git a/${oldPath} b/${newPath}\n${mode}index ${ids.join('..')}${mode === '' ? ' 100644' : ''}\n${files}${hunks}`;
}

export function statsOf(diffs: readonly FileDiff[]): Row {
  const counted = diffs.map(diff => lineStats(textOf(diff.before), textOf(diff.after)));
  const additions = counted.reduce((sum, item) => sum + item.additions, 0);
  const deletions = counted.reduce((sum, item) => sum + item.deletions, 0);
  return { additions, deletions, total: additions + deletions };
}

const showPipeline = (pipeline: Row | undefined): Row | null =>
  pipeline
    ? Object.fromEntries(
        ['id', 'iid', 'project_id', 'sha', 'ref', 'status', 'source', 'created_at', 'updated_at', 'web_url'].map(field => [
          field,
          pipeline[field],
        ]),
      )
    : null;

function showWhole(exchange: Exchange, commit: Commit): Row {
  const project = projectOf(exchange);
  const pipelines = exchange.world.table('pipelines', projectOwner(project)).filter(row => row['sha'] === commit.id);
  const last = pipelines.at(-1);
  return {
    ...showCommit(project, commit),
    stats: statsOf(repositoryOf(exchange).changesOf(commit)),
    status: last?.['status'] ?? null,
    project_id: project['id'],
    last_pipeline: showPipeline(last),
  };
}

function listCommits(exchange: Exchange): Reply {
  const { query } = exchange;
  const project = projectOf(exchange);
  const repository = repositoryOf(exchange);
  if (repository.isEmpty) return paged(exchange, [], { totals: false });
  const range = /^(.+?)\.\.\.?(.+)$/.exec(text(query['ref_name']));
  const history = range
    ? repository.between(commitAt(exchange, range[1] ?? ''), commitAt(exchange, range[2] ?? ''))
    : isTrue(query['all'])
      ? [...repository.commits.values()].reverse()
      : repository.log(commitAt(exchange, text(query['ref_name'])));
  const path = text(query['path']);
  const found = (path === '' ? history : repository.touching(history, path)).filter(commit => {
    const time = Date.parse(commit.author.date);
    const author = text(query['author']).toLowerCase();
    return (
      (query['since'] === undefined || time >= Date.parse(text(query['since']))) &&
      (query['until'] === undefined || time <= Date.parse(text(query['until']))) &&
      (author === '' || `${commit.author.name} <${commit.author.email}>`.toLowerCase().includes(author))
    );
  });
  const shown = found.map(commit => ({
    ...showCommit(project, commit),
    ...(isTrue(query['with_stats']) ? { stats: statsOf(repository.changesOf(commit)) } : {}),
  }));
  return paged(exchange, shown, { totals: false });
}

function compare(exchange: Exchange): Reply {
  const { query } = exchange;
  const repository = repositoryOf(exchange);
  for (const name of ['from', 'to']) if (query[name] === undefined) throw badParameter(`${name} is missing`);
  const from = commitAt(exchange, text(query['from']), 'Ref');
  const to = commitAt(exchange, text(query['to']), 'Ref');
  const project = projectOf(exchange);
  const base = isTrue(query['straight']) ? from : (repository.mergeBase(from, to) ?? from);
  const commits = [...repository.between(from, to)].reverse().map(commit => showCommit(project, commit));
  return ok({
    commit: commits.at(-1) ?? null,
    commits,
    diffs: compareTrees(base.tree, to.tree).map(showDiff),
    compare_timeout: false,
    compare_same_ref: from.id === to.id,
    web_url: `${text(project['web_url'])}/-/compare/${from.id}...${to.id}`,
  });
}

const commentsOwner = (exchange: Exchange): string =>
  `${inProject(exchange)}/commit:${commitAt(exchange, exchange.params['sha'] ?? '').id}`;

function comment(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const owner = commentsOwner(exchange);
  if (body['note'] === undefined) throw badParameter('note is missing');
  const row = world.add('commit_comments', owner, {
    note: body['note'],
    path: body['path'] ?? null,
    line: body['line'] === undefined ? null : number(body['line']),
    line_type: body['line_type'] ?? null,
    author: slimUser(world, number(world.me['id'])),
    created_at: world.stamp(),
  });
  return created(row);
}

/** Jobs of the commit's pipelines, as statuses of the commit. */
function statuses(exchange: Exchange): Reply {
  const commit = commitAt(exchange, exchange.params['sha'] ?? '');
  const { query, world } = exchange;
  const jobs = world.table('jobs', inProject(exchange)).filter(job => (job['commit_id'] ?? '') === commit.id);
  const found = jobs.filter(
    job => (query['ref'] === undefined || job['ref'] === query['ref']) && (query['name'] === undefined || job['name'] === query['name']),
  );
  return paged(
    exchange,
    found.map(job => statusOf(world, job, commit)),
  );
}

const statusOf = (world: World, job: Row, commit: Commit): Row => ({
  id: job['id'],
  sha: commit.id,
  ref: job['ref'],
  status: job['status'],
  name: job['name'],
  target_url: job['web_url'],
  description: null,
  created_at: job['created_at'],
  started_at: job['started_at'],
  finished_at: job['finished_at'],
  allow_failure: job['allow_failure'],
  coverage: job['coverage'],
  pipeline_id: job['pipeline_id'],
  author: slimUser(world, 1),
});

export function commitRoutes(router: Router): void {
  const path = '/projects/:project/repository/commits';
  router.on(`GET ${path}`, listCommits);
  router.on(`GET ${path}/:sha`, exchange => ok(showWhole(exchange, commitAt(exchange, exchange.params['sha'] ?? ''))));
  router.on(`GET ${path}/:sha/diff`, exchange =>
    paged(
      exchange,
      repositoryOf(exchange)
        .changesOf(commitAt(exchange, exchange.params['sha'] ?? ''))
        .map(showDiff),
    ),
  );
  router.on(`GET ${path}/:sha/comments`, exchange => paged(exchange, exchange.world.table('commit_comments', commentsOwner(exchange))));
  router.on(`POST ${path}/:sha/comments`, comment);
  router.on(`GET ${path}/:sha/statuses`, statuses);
  router.on('GET /projects/:project/repository/compare', compare);
}
