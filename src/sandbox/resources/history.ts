/** Changes of a history that need no files sent: cherry-picks, reverts, common ancestors, merged branches; and a commit's outside statuses. */
import { inProject } from '../collection.ts';
import { badParameter, notFound, Refusal, refused } from '../errors.ts';
import { type Change, type Commit, changedTree, type FileDiff, type Repository } from '../git-store.ts';
import { accepted, created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { isTrue, list, number, type Row, text } from '../row.ts';
import { slimUser } from '../world/people.ts';
import { newPipeline } from '../world/pipelines.ts';
import { matchesRule } from './branches.ts';
import { commitAt, repositoryOf, showCommit } from './commits.ts';
import { projectOf } from './projects.ts';

/** What a diff, or its opposite, does to a tree; undefined where the tree is not as the diff found it. */
function applied(tree: Commit['tree'], diffs: readonly FileDiff[], isBack: boolean): readonly Change[] | undefined {
  const changes: Change[] = [];
  for (const diff of diffs) {
    const [was, is] = isBack ? [diff.after, diff.before] : [diff.before, diff.after];
    const [from, to] = isBack ? [diff.newPath, diff.oldPath] : [diff.oldPath, diff.newPath];
    const there = tree.get(from);
    if (was === undefined ? tree.has(to) : there === undefined || Buffer.compare(there, was) !== 0) return undefined;
    if (from !== to) changes.push({ path: from, content: undefined });
    changes.push({ path: to, content: is });
  }
  return changes;
}

function apply(
  exchange: Exchange,
  { isBack, verb, message }: { isBack: boolean; verb: string; message: (commit: Commit) => string },
): Reply {
  const { body, world } = exchange;
  const repository = repositoryOf(exchange);
  const commit = commitAt(exchange, exchange.params['sha'] ?? '');
  const branch = text(body['branch']);
  if (branch === '') throw badParameter('branch is missing');
  const head = repository.resolve(`refs/heads/${branch}`);
  if (!head) throw notFound('Branch');
  const changes = applied(head.tree, repository.changesOf(commit), isBack);
  if (!changes || changes.length === 0)
    throw new Refusal(400, {
      message: `Sorry, we cannot ${verb} this commit automatically. This commit may already have been ${verb === 'revert' ? 'reverted' : 'cherry-picked'}, or a more recent commit may have updated some of its content.`,
      error_code: changes ? 'empty' : 'conflict',
    });
  if (isTrue(body['dry_run'])) return ok({ dry_run: 'success' });
  const author = { name: text(world.me['name']), email: text(world.me['email']), date: world.stamp() };
  const tree = changedTree(head.tree, changes);
  const made = repository.commit({ branch, parents: [head], tree, message: text(body['message']) || message(commit), author });
  return created(showCommit(projectOf(exchange), made));
}

const firstLine = (commit: Commit): string => commit.message.split('\n')[0] ?? '';

function mergeBase(exchange: Exchange): Reply {
  const refs = list(exchange.query['refs']);
  if (refs.length < 2) throw refused(400, 'Provide at least 2 refs');
  const repository = repositoryOf(exchange);
  const [first, ...rest] = refs.map(ref => commitAt(exchange, ref, 'Ref'));
  const base = rest.reduce<Commit | undefined>((found, commit) => found && repository.mergeBase(found, commit), first);
  if (!base) throw notFound('Merge Base');
  return ok(showCommit(projectOf(exchange), base));
}

const isMerged = (repository: Repository, trunk: Commit, branch: string): boolean => {
  const head = repository.resolve(`refs/heads/${branch}`);
  return head !== undefined && repository.between(trunk, head).length === 0;
};

/** Deletes every branch that the default branch has whole, but for that one and those a rule protects. */
function deleteMerged(exchange: Exchange): Reply {
  const project = projectOf(exchange);
  const repository = repositoryOf(exchange);
  const main = text(project['default_branch']);
  const trunk = commitAt(exchange, main);
  const rules = exchange.world.table('protected_branches', inProject(exchange)).map(rule => text(rule['name']));
  for (const branch of [...repository.branches.keys()])
    if (branch !== main && !rules.some(rule => matchesRule(rule, branch)) && isMerged(repository, trunk, branch))
      repository.branches.delete(branch);
  return accepted({ message: '202 Accepted' });
}

const STATES = ['pending', 'running', 'success', 'failed', 'canceled', 'skipped'];

/** Sets what an outside service says of a commit: one status a name, in a pipeline of the commit. */
function setStatus(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const project = projectOf(exchange);
  const commit = commitAt(exchange, exchange.params['sha'] ?? '');
  const state = text(body['state']);
  if (!STATES.includes(state)) throw badParameter('state does not have a valid value');
  const owner = `${inProject(exchange)}/commit:${commit.id}`;
  const name = text(body['name'] ?? body['context']) || 'default';
  const known = world.table('outside_statuses', owner).find(row => row['name'] === name);
  const ref = text(body['ref']) || text(project['default_branch']);
  const row = known ?? world.add('outside_statuses', owner, statusRow(exchange, { commit, name, ref, project }));
  Object.assign(row, {
    status: state,
    ...Object.fromEntries(
      ['target_url', 'description', 'coverage'].flatMap(field => (body[field] === undefined ? [] : [[field, body[field]]])),
    ),
    started_at: state === 'pending' ? null : world.stamp(),
    finished_at: ['pending', 'running'].includes(state) ? null : world.stamp(),
  });
  return created(row);
}

interface StatusFacts {
  readonly commit: Commit;
  readonly name: string;
  readonly ref: string;
  readonly project: Row;
}

function statusRow({ world, body }: Exchange, { commit, name, ref, project }: StatusFacts): Row {
  const pipeline =
    world.table('pipelines', `project:${number(project['id'])}`).find(row => row['sha'] === commit.id) ??
    newPipeline(world, project, { ref, sha: commit.id, source: 'external' }, []);
  return {
    id: world.nextId('jobs'),
    sha: commit.id,
    ref,
    name,
    status: 'pending',
    target_url: null,
    description: null,
    created_at: world.stamp(),
    started_at: null,
    finished_at: null,
    allow_failure: false,
    coverage: null,
    pipeline_id: body['pipeline_id'] ?? pipeline['id'],
    author: slimUser(world, number(world.me['id'])),
  };
}

export function historyRoutes(router: Router): void {
  const commit = '/projects/:project/repository/commits/:sha';
  router.on(`POST ${commit}/cherry_pick`, exchange =>
    apply(exchange, {
      isBack: false,
      verb: 'cherry-pick',
      message: picked => `${picked.message}\n\n(cherry picked from commit ${picked.id})`,
    }),
  );
  router.on(`POST ${commit}/revert`, exchange =>
    apply(exchange, {
      isBack: true,
      verb: 'revert',
      message: undone => `Revert "${firstLine(undone)}"\n\nThis reverts commit ${undone.id}`,
    }),
  );
  router.on('GET /projects/:project/repository/merge_base', mergeBase);
  router.on('DELETE /projects/:project/repository/merged_branches', deleteMerged);
  router.on('POST /projects/:project/statuses/:sha', setStatus);
}
