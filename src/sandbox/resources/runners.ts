/** Runners: one table of the instance, seen from a project, a group or as a whole; registering gives a token once. */
import { inGroup, inProject, overwrite } from '../collection.ts';
import { badParameter, conflict, forbidden, notFound } from '../errors.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router } from '../router.ts';
import { isTrue, list, number, pick, type Row, text } from '../row.ts';
import { managersOf, runnerRow } from '../world/runners.ts';
import { showJob } from './pipelines.ts';
import { projectOf, showProject } from './projects.ts';

const BRIEF = ['id', 'description', 'ip_address', 'active', 'paused', 'is_shared', 'runner_type', 'name', 'online', 'created_by'] as const;
const INSIDE = ['project_ids', 'group_ids', 'managers'];

const brief = (runner: Row): Row => pick(runner, [...BRIEF, 'created_at', 'status', 'job_execution_status']);

const numbers = (value: Row['']): readonly number[] => list(value).map(Number);

/** A runner with the projects and groups that have it. */
function whole(exchange: Exchange, runner: Row): Row {
  const { world } = exchange;
  const plain = Object.fromEntries(Object.entries(runner).filter(([field]) => !INSIDE.includes(field)));
  const groups = numbers(runner['group_ids']).map(id => pick(world.group(id), ['id', 'name', 'web_url']));
  const projects = numbers(runner['project_ids']).map(id =>
    pick(world.project(id), ['id', 'name', 'name_with_namespace', 'path', 'path_with_namespace']),
  );
  return { ...plain, projects, groups };
}

function runnerOf(exchange: Exchange, key = exchange.params['runner']): Row {
  const found = exchange.world.table('runners').find(row => text(row['id']) === key);
  if (!found) throw notFound('Runner');
  return found;
}

function fits(runner: Row, query: Row): boolean {
  const tags = list(query['tag_list']);
  return (
    (query['type'] === undefined || runner['runner_type'] === query['type']) &&
    (query['status'] === undefined || runner['status'] === query['status']) &&
    (query['paused'] === undefined || runner['paused'] === isTrue(query['paused'])) &&
    (query['scope'] !== 'paused' || isTrue(runner['paused'])) &&
    tags.every(tag => list(runner['tag_list']).includes(tag))
  );
}

const page = (exchange: Exchange, all: readonly Row[]): Reply =>
  paged(
    exchange,
    all.filter(runner => fits(runner, exchange.query)),
    { show: brief },
  );

const ofProject = (exchange: Exchange): readonly Row[] => {
  const id = number(projectOf(exchange)['id']);
  return exchange.world.table('runners').filter(row => isTrue(row['is_shared']) || numbers(row['project_ids']).includes(id));
};

const ofGroup = (exchange: Exchange): readonly Row[] => {
  const id = number(exchange.world.group(exchange.params['group'] ?? '')['id']);
  return exchange.world.table('runners').filter(row => isTrue(row['is_shared']) || numbers(row['group_ids']).includes(id));
};

const token = (exchange: Exchange): string => `glrt-sandbox${String(exchange.world.nextId('tokens')).padStart(12, '0')}`;

/** Registers a runner and answers its id and token. */
function register(exchange: Exchange, type: 'instance_type' | 'group_type' | 'project_type'): Reply {
  const { body, world } = exchange;
  const projects = type === 'project_type' ? [number(world.project(text(body['project_id']))['id'])] : [];
  const groups = type === 'group_type' ? [number(world.group(text(body['group_id']))['id'])] : [];
  const facts = { id: world.nextId('runners'), description: text(body['description']) || null, type, at: world.stamp(), projects, groups };
  const runner = runnerRow(world, facts);
  update(runner, body);
  world.add('runners', '', runner);
  return created({ id: runner['id'], token: token(exchange), token_expires_at: null });
}

function update(runner: Row, body: Row): void {
  const { tag_list: tags, ...fields } = body;
  overwrite(runner, fields);
  if (tags !== undefined) runner['tag_list'] = list(tags);
  if (body['paused'] !== undefined) runner['active'] = !isTrue(body['paused']);
}

function createForUser(exchange: Exchange): Reply {
  const type = text(exchange.body['runner_type']);
  if (type !== 'instance_type' && type !== 'group_type' && type !== 'project_type')
    throw badParameter('runner_type does not have a valid value');
  return register(exchange, type);
}

/** A project's own runner may be given to other projects, unless it is locked to its first. */
function enable(exchange: Exchange): Reply {
  const runner = runnerOf(exchange, text(exchange.body['runner_id']));
  const id = number(projectOf(exchange)['id']);
  if (runner['runner_type'] !== 'project_type') throw forbidden('Runner is not a project runner');
  if (isTrue(runner['locked'])) throw forbidden('Runner is locked');
  if (numbers(runner['project_ids']).includes(id)) throw conflict('Runner already enabled');
  runner['project_ids'] = [...numbers(runner['project_ids']), id];
  return created(brief(runner));
}

function disable(exchange: Exchange): Reply {
  const runner = runnerOf(exchange);
  const id = number(projectOf(exchange)['id']);
  const left = numbers(runner['project_ids']).filter(other => other !== id);
  if (left.length === numbers(runner['project_ids']).length) throw notFound('Runner');
  if (left.length === 0) throw forbidden('Only one project associated with the runner. Please remove the runner instead');
  runner['project_ids'] = left;
  return gone();
}

function jobsOf(exchange: Exchange): Reply {
  const { world } = exchange;
  const projects = numbers(runnerOf(exchange)['project_ids']).map(id => world.project(id));
  const jobs = projects.flatMap(project =>
    world.table('jobs', `project:${number(project['id'])}`).map(job => showJob(world, project, job)),
  );
  const status = text(exchange.query['status']);
  return paged(
    exchange,
    jobs.filter(job => status === '' || job['status'] === status),
  );
}

export function runnerRoutes(router: Router): void {
  router.on('GET /runners', exchange => page(exchange, exchange.world.table('runners')));
  router.on('GET /runners/all', exchange => page(exchange, exchange.world.table('runners')));
  router.on('GET /projects/:project/runners', exchange => page(exchange, ofProject(exchange)));
  router.on('GET /groups/:group/runners', exchange => page(exchange, ofGroup(exchange)));
  router.on('GET /runners/:runner', exchange => ok(whole(exchange, runnerOf(exchange))));
  router.on('PUT /runners/:runner', exchange => {
    const runner = runnerOf(exchange);
    update(runner, exchange.body);
    return ok(whole(exchange, runner));
  });
  router.on('DELETE /runners/:runner', exchange => {
    exchange.world.remove('runners', '', runnerOf(exchange));
    return gone();
  });
  router.on('GET /runners/:runner/managers', exchange => paged(exchange, managersOf(runnerOf(exchange))));
  router.on('GET /runners/:runner/jobs', jobsOf);
  router.on('GET /runners/:runner/projects', exchange => {
    const { world } = exchange;
    return paged(
      exchange,
      numbers(runnerOf(exchange)['project_ids']).map(id => showProject(world, world.project(id))),
    );
  });
  router.on('POST /runners/:runner/reset_authentication_token', exchange => {
    runnerOf(exchange);
    return created({ token: token(exchange), token_expires_at: null });
  });
  router.on('POST /user/runners', createForUser);
  router.on('POST /runners', exchange => register(exchange, 'instance_type'));
  router.on('POST /projects/:project/runners', enable);
  router.on('DELETE /projects/:project/runners/:runner', disable);
  for (const [path, owner] of [
    ['/projects/:project', inProject],
    ['/groups/:group', inGroup],
  ] as const)
    router.on(`POST ${path}/runners/reset_registration_token`, exchange => {
      owner(exchange);
      return created({ token: token(exchange), token_expires_at: null });
    });
}
