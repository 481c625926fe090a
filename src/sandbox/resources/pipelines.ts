/** Pipelines and jobs: list, read, start, cancel, retry, play, logs and test reports. Their making is `world/pipelines.ts`. */
import { inProject } from '../collection.ts';
import { badParameter, badRequest, forbidden, notFound, Refusal } from '../errors.ts';
import { arrange, type Order } from '../narrow.ts';
import { BY_CURSOR, paged } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router, raw } from '../router.ts';
import { isTrue, list, number, object, pick, type Row, rows, text } from '../row.ts';
import { addJob, currentJobs, newPipeline, observe, refresh } from '../world/pipelines.ts';
import type { World } from '../world/world.ts';
import { showCommit } from './commits.ts';
import { projectById, projectOf } from './projects.ts';

const SHORT_FIELDS = ['id', 'iid', 'project_id', 'sha', 'ref', 'status', 'source', 'created_at', 'updated_at', 'web_url', 'name'] as const;

/** A pipeline as lists and other things show it. */
export const shortPipeline = (pipeline: Row): Row => pick(pipeline, SHORT_FIELDS);

const TITLES: Readonly<Record<string, string>> = { success: 'passed', failed: 'failed', manual: 'manual', created: 'created' };

/** A pipeline as it is read alone. */
export function showPipeline(world: World, pipeline: Row): Row {
  const { variables: _variables, reads: _reads, schedule_id: _schedule, ...row } = pipeline;
  const project = projectById(world, pipeline);
  const status = text(pipeline['status']);
  const title = TITLES[status] ?? status;
  return {
    ...row,
    detailed_status: {
      icon: `status_${status}`,
      text: title.charAt(0).toUpperCase() + title.slice(1),
      label: title,
      group: status,
      tooltip: title,
      has_details: true,
      details_path: `/${text(project['path_with_namespace'])}/-/pipelines/${number(pipeline['id'])}`,
      illustration: null,
      favicon: `/assets/ci_favicons/favicon_status_${status}.png`,
    },
  };
}

/** A job as GitLab sends it, with its commit and pipeline. */
export function showJob(world: World, project: Row, job: Row): Row {
  const { commit_id, pipeline_id, ...row } = job;
  const commit = world.repository(number(project['id'])).commits.get(text(commit_id));
  const pipeline = world.table('pipelines', `project:${number(project['id'])}`).find(other => other['id'] === pipeline_id);
  return {
    ...row,
    commit: commit ? showCommit(project, commit) : null,
    pipeline: pipeline ? shortPipeline(pipeline) : null,
    project: { ci_job_token_scope_enabled: false },
  };
}

function pipelineOf(exchange: Exchange): Row {
  const found = exchange.world.table('pipelines', inProject(exchange)).find(row => text(row['id']) === exchange.params['pipeline']);
  if (!found) throw notFound('Pipeline');
  return found;
}

function jobOf(exchange: Exchange): Row {
  const found = exchange.world.table('jobs', inProject(exchange)).find(row => text(row['id']) === exchange.params['job']);
  if (!found) throw notFound();
  return found;
}

const ownPipeline = (exchange: Exchange, job: Row): Row | undefined =>
  exchange.world.table('pipelines', inProject(exchange)).find(row => row['id'] === job['pipeline_id']);

const ORDER: Order = { by: 'id', sort: 'desc' };
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  running: ['running'],
  pending: ['pending'],
  finished: ['success', 'failed', 'canceled', 'skipped'],
};

function listPipelines(exchange: Exchange): Reply {
  const { query } = exchange;
  const scope = SCOPES[text(query['scope'])];
  const equal = ['ref', 'sha', 'status', 'source', 'name'].filter(field => query[field] !== undefined);
  const found = exchange.world
    .table('pipelines', inProject(exchange))
    .filter(
      pipeline => equal.every(field => text(pipeline[field]) === text(query[field])) && (scope?.includes(text(pipeline['status'])) ?? true),
    )
    .filter(pipeline => query['username'] === undefined || object(pipeline['user'])['username'] === query['username'])
    .filter(
      pipeline =>
        query['updated_after'] === undefined || Date.parse(text(pipeline['updated_at'])) >= Date.parse(text(query['updated_after'])),
    )
    .filter(
      pipeline =>
        query['updated_before'] === undefined || Date.parse(text(pipeline['updated_at'])) <= Date.parse(text(query['updated_before'])),
    );
  return paged(exchange, arrange(found, query, ORDER).map(shortPipeline));
}

function createPipeline(exchange: Exchange): Reply {
  const { input, world } = exchange;
  const project = projectOf(exchange);
  if (input['ref'] === undefined) throw badParameter('ref is missing');
  const ref = text(input['ref']);
  const commit = world.repository(number(project['id'])).resolve(ref);
  if (!commit) throw new Refusal(400, { message: { base: ['Reference not found'] } });
  if (![...commit.tree.keys()].includes('.gitlab-ci.yml')) throw new Refusal(400, { message: { base: ['Missing CI config file'] } });
  const variables = rows(input['variables']).map(({ key, value, variable_type }) => ({
    key,
    value,
    variable_type: variable_type ?? 'env_var',
    raw: false,
  }));
  return created(showPipeline(world, newPipeline(world, project, { ref, sha: commit.id, source: 'api', variables })));
}

function latestPipeline(exchange: Exchange): Reply {
  const project = projectOf(exchange);
  const ref = text(exchange.query['ref']) || text(project['default_branch']);
  const found = exchange.world.table('pipelines', inProject(exchange)).filter(row => row['ref'] === ref);
  const latest = found.at(-1);
  if (!latest) throw notFound('Pipeline');
  return ok(showPipeline(exchange.world, latest));
}

const STOPPABLE = ['running', 'pending', 'created', 'manual'];
const RETRYABLE = ['failed', 'canceled'];

function cancelPipeline(exchange: Exchange): Reply {
  const { world } = exchange;
  const pipeline = pipelineOf(exchange);
  for (const job of currentJobs(world, pipeline))
    if (STOPPABLE.includes(text(job['status'])) && job['status'] !== 'manual') stopJob(world, job);
  refresh(world, pipeline);
  return ok(showPipeline(world, pipeline));
}

function stopJob(world: World, job: Row): void {
  Object.assign(job, { status: 'canceled', finished_at: world.stamp() });
}

/** Puts a new job of the same name in the place of one that ended. */
function again(exchange: Exchange, job: Row): Row {
  const { world } = exchange;
  const pipeline = ownPipeline(exchange, job) ?? {};
  const fresh = addJob(world, projectOf(exchange), pipeline, {
    name: text(job['name']),
    stage: text(job['stage']),
    status: 'pending',
    allowFailure: isTrue(job['allow_failure']),
  });
  fresh['created_at'] = world.stamp();
  pipeline['reads'] = 0;
  refresh(world, pipeline);
  return fresh;
}

function retryPipeline(exchange: Exchange): Reply {
  const { world } = exchange;
  const pipeline = pipelineOf(exchange);
  for (const job of currentJobs(world, pipeline)) if (RETRYABLE.includes(text(job['status']))) again(exchange, job);
  refresh(world, pipeline);
  return created(showPipeline(world, pipeline));
}

function dropPipeline(exchange: Exchange): Reply {
  const { world } = exchange;
  const owner = inProject(exchange);
  const pipeline = pipelineOf(exchange);
  for (const job of world.table('jobs', owner).filter(row => row['pipeline_id'] === pipeline['id'])) world.remove('jobs', owner, job);
  world.remove('pipelines', owner, pipeline);
  return gone();
}

function listJobs(exchange: Exchange, jobs: readonly Row[]): Reply {
  const project = projectOf(exchange);
  const scopes = list(exchange.query['scope']);
  const found = scopes.length === 0 ? jobs : jobs.filter(job => scopes.includes(text(job['status'])));
  const sorted = [...found].sort((a, b) => number(b['id']) - number(a['id']));
  const shown = sorted.map(job => showJob(exchange.world, project, job));
  return paged(exchange, shown, { keyset: BY_CURSOR });
}

function pipelineJobs(exchange: Exchange): Reply {
  const pipeline = pipelineOf(exchange);
  const all = exchange.world.table('jobs', inProject(exchange)).filter(job => job['pipeline_id'] === pipeline['id']);
  return listJobs(exchange, isTrue(exchange.query['include_retried']) ? all : currentJobs(exchange.world, pipeline));
}

function readJob(exchange: Exchange): Reply {
  const job = jobOf(exchange);
  const pipeline = ownPipeline(exchange, job);
  if (pipeline) observe(exchange.world, pipeline);
  return ok(showJob(exchange.world, projectOf(exchange), job));
}

type Act = (exchange: Exchange, job: Row) => Row;

const cancelJob: Act = (exchange, job) => {
  if (STOPPABLE.includes(text(job['status']))) stopJob(exchange.world, job);
  const pipeline = ownPipeline(exchange, job);
  if (pipeline) refresh(exchange.world, pipeline);
  return job;
};

const retryJob: Act = (exchange, job) => {
  if (!['failed', 'canceled', 'success'].includes(text(job['status']))) throw forbidden('Job is not retryable');
  return again(exchange, job);
};

const playJob: Act = (exchange, job) => {
  if (job['status'] !== 'manual') throw badRequest('Unplayable Job');
  Object.assign(job, { status: 'pending', user: object(ownPipeline(exchange, job)?.['user']) });
  return job;
};

const eraseJob: Act = (exchange, job) => {
  if (!['failed', 'canceled', 'success'].includes(text(job['status']))) throw forbidden('Job is not erasable!');
  exchange.world.files.delete(`trace/${number(job['id'])}`);
  Object.assign(job, { erased_at: exchange.world.stamp(), artifacts: [] });
  return job;
};

const CASES: readonly Row[] = [
  {
    status: 'success',
    name: 'accepts a name',
    classname: 'login',
    file: 'test/login.test.ts',
    execution_time: 0.012,
    system_output: null,
    stack_trace: null,
  },
  {
    status: 'failed',
    name: 'refuses a blank name',
    classname: 'login',
    file: 'test/login.test.ts',
    execution_time: 0.034,
    system_output: 'AssertionError: expected true to be false\n  at test/login.test.ts:14:23',
    stack_trace: null,
    recent_failures: { count: 2, base_branch: 'main' },
    attachment_url: null,
  },
  {
    status: 'skipped',
    name: 'survives a restart',
    classname: 'login',
    file: 'test/login.test.ts',
    execution_time: 0,
    system_output: null,
    stack_trace: null,
  },
];

/** The test report of a pipeline: three cases where its test job failed, none otherwise. */
function testReport(exchange: Exchange, whole: boolean): Reply {
  const pipeline = pipelineOf(exchange);
  const cases = currentJobs(exchange.world, pipeline).some(job => job['name'] === 'test' && job['status'] === 'failed') ? CASES : [];
  const count = (status: string): number => cases.filter(entry => entry['status'] === status).length;
  const time = cases.reduce((sum, entry) => sum + number(entry['execution_time']), 0);
  const totals = {
    total_time: Math.round(time * 1000) / 1000,
    total_count: cases.length,
    success_count: count('success'),
    failed_count: count('failed'),
    skipped_count: count('skipped'),
    error_count: count('error'),
  };
  const suites =
    cases.length === 0 ? [] : [{ name: 'test', ...totals, suite_error: null, ...(whole ? { test_cases: cases } : { build_ids: [1002] }) }];
  const summary = {
    time: totals.total_time,
    count: totals.total_count,
    success: totals.success_count,
    failed: totals.failed_count,
    skipped: totals.skipped_count,
    error: 0,
    suite_error: null,
  };
  return ok(whole ? { ...totals, test_suites: suites } : { total: summary, test_suites: suites });
}

function jobRoutes(router: Router): void {
  const path = '/projects/:project/jobs';
  router.on(`GET ${path}`, exchange => listJobs(exchange, exchange.world.table('jobs', inProject(exchange))));
  router.on(`GET ${path}/:job`, readJob);
  router.on(`GET ${path}/:job/trace`, exchange => {
    const job = jobOf(exchange);
    return raw(exchange.world.files.get(`trace/${number(job['id'])}`)?.content ?? new Uint8Array(), 'text/plain');
  });
  const act = (name: string, status: number, perform: Act): void =>
    router.on(`POST ${path}/:job/${name}`, exchange => {
      const job = perform(exchange, jobOf(exchange));
      return { status, body: showJob(exchange.world, projectOf(exchange), job) };
    });
  act('cancel', 201, cancelJob);
  act('retry', 201, retryJob);
  act('play', 200, playJob);
  act('erase', 201, eraseJob);
}

export function pipelineRoutes(router: Router): void {
  const path = '/projects/:project/pipelines';
  router.on(`GET ${path}`, listPipelines);
  router.on('POST /projects/:project/pipeline', createPipeline);
  router.on(`GET ${path}/latest`, latestPipeline);
  router.on(`GET ${path}/:pipeline`, exchange => {
    const pipeline = pipelineOf(exchange);
    observe(exchange.world, pipeline);
    return ok(showPipeline(exchange.world, pipeline));
  });
  router.on(`DELETE ${path}/:pipeline`, dropPipeline);
  router.on(`POST ${path}/:pipeline/cancel`, cancelPipeline);
  router.on(`POST ${path}/:pipeline/retry`, retryPipeline);
  router.on(`GET ${path}/:pipeline/jobs`, pipelineJobs);
  router.on(`GET ${path}/:pipeline/variables`, exchange => ok(pipelineOf(exchange)['variables']));
  router.on(`GET ${path}/:pipeline/test_report`, exchange => testReport(exchange, true));
  router.on(`GET ${path}/:pipeline/test_report_summary`, exchange => testReport(exchange, false));
  jobRoutes(router);
}
