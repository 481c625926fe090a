/** Pipelines and jobs: how they are made, how they end, their logs, and those of the demonstration. */
import type { Commit } from '../git-store.ts';
import { number, type Row, text } from '../row.ts';
import { slimUser } from './people.ts';
import { projectOwner, type World } from './world.ts';

export interface PipelineFacts {
  readonly id?: number;
  readonly ref: string;
  readonly sha: string;
  readonly source: string;
  readonly status?: string;
  readonly createdAt?: string;
  readonly user?: number;
  readonly variables?: readonly Row[];
}

export interface JobFacts {
  readonly id?: number;
  readonly name: string;
  readonly stage: string;
  readonly status: string;
  readonly allowFailure?: boolean;
}

/** Seconds that a finished job of the sandbox took. */
const DURATION = 74.5;

const isTag = (world: World, project: Row, ref: string): boolean => world.repository(number(project['id'])).tags.has(ref);

const jobUrl = (project: Row, id: number): string => `${text(project['web_url'])}/-/jobs/${id}`;

/** A job row of a pipeline; `commit_id` and `pipeline_id` stay inside the sandbox. */
export function addJob(world: World, project: Row, pipeline: Row, facts: JobFacts): Row {
  const id = facts.id ?? world.nextId('jobs');
  const job: Row = world.add('jobs', projectOwner(project), {
    id,
    status: facts.status,
    stage: facts.stage,
    name: facts.name,
    ref: pipeline['ref'],
    tag: pipeline['tag'],
    coverage: null,
    allow_failure: facts.allowFailure ?? false,
    created_at: pipeline['created_at'],
    started_at: null,
    finished_at: null,
    erased_at: null,
    duration: null,
    queued_duration: null,
    user: pipeline['user'],
    web_url: jobUrl(project, id),
    artifacts: [],
    runner: null,
    runner_manager: null,
    artifacts_expire_at: null,
    archived: false,
    tag_list: [],
    commit_id: pipeline['sha'],
    pipeline_id: pipeline['id'],
  });
  if (facts.status === 'success' || facts.status === 'failed') finishJob(world, job, facts.status);
  else if (facts.status === 'running') startJob(world, job);
  return job;
}

function startJob(world: World, job: Row): void {
  Object.assign(job, { status: 'running', started_at: job['created_at'], queued_duration: 1.2, runner: RUNNER, runner_manager: null });
  log(world, job, [`$ npm run ${text(job['name'])}`, 'still working …']);
}

const RUNNER: Row = {
  id: 9,
  description: 'sandbox runner',
  ip_address: null,
  active: true,
  paused: false,
  is_shared: true,
  runner_type: 'instance_type',
  name: 'gitlab-runner',
  online: true,
  created_by: null,
  created_at: '2024-01-01T08:00:00.000Z',
  status: 'online',
  job_execution_status: 'idle',
};

const plus = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();

/** Ends a job with `success` or `failed`; its log ends as the status says. */
export function finishJob(world: World, job: Row, status: string): void {
  const at = text(job['started_at'] ?? job['created_at']);
  Object.assign(job, {
    status,
    started_at: at,
    finished_at: plus(at, DURATION),
    duration: DURATION,
    queued_duration: 1.2,
    runner: RUNNER,
    artifacts: [{ file_type: 'trace', size: 4120, filename: 'job.log', file_format: null }],
  });
  if (status === 'failed') Object.assign(job, { failure_reason: 'script_failure' });
  log(world, job, status === 'failed' ? failedLog() : passedLog(text(job['name'])));
}

function log(world: World, job: Row, lines: readonly string[]): void {
  world.files.set(`trace/${number(job['id'])}`, { filename: 'job.log', content: Buffer.from(`${lines.join('\n')}\n`, 'utf8') });
}

const GREEN = '\u001b[32;1m';
const RED = '\u001b[31;1m';
const RESET = '\u001b[0;m';
const start = (time: number, name: string, title: string): string => `section_start:${time}:${name}\r\u001b[0K${title}`;
const end = (time: number, name: string): string => `section_end:${time}:${name}\r\u001b[0K`;

const preparation = (): readonly string[] => [
  `\u001b[0KRunning with gitlab-runner 17.9.0 (sandbox)${RESET}`,
  start(1741600000, 'prepare_executor', `${GREEN}Preparing the "docker" executor${RESET}`),
  'Using Docker image node:20-alpine …',
  end(1741600004, 'prepare_executor'),
  start(1741600004, 'get_sources', `${GREEN}Getting source from Git repository${RESET}`),
  'Fetching changes with git depth set to 20...',
  'Receiving objects:  10% (1/10)\rReceiving objects:  50% (5/10)\rReceiving objects: 100% (10/10), done.',
  end(1741600009, 'get_sources'),
];

const passedLog = (name: string): readonly string[] => [
  ...preparation(),
  `${GREEN}$ npm run ${name}${RESET}`,
  '> app@1.1.0',
  'done in 1.9 s',
  `${GREEN}Job succeeded${RESET}`,
];

/** Several hundred lines that end in the error, as a failed test job writes them. */
function failedLog(): readonly string[] {
  const tests = Array.from({ length: 320 }, (_, index) =>
    index % 40 === 17
      ? `  \u001b[33m○ skipped: case ${index + 1} (slow)${RESET}`
      : `  \u001b[32m✓${RESET} case ${index + 1}: login ${index % 2 === 0 ? 'accepts' : 'refuses'} value ${index} (${(index * 7) % 90} ms)`,
  );
  return [
    ...preparation(),
    start(1741600009, 'step_script', `${GREEN}Executing "step_script" stage of the job script${RESET}`),
    `${GREEN}$ npm test${RESET}`,
    '> app@1.1.0 test',
    ...tests,
    `  ${RED}✗ refuses a blank name${RESET}`,
    '    AssertionError: expected true to be false',
    '      at test/login.test.ts:14:23',
    '',
    'Tests: 1 failed, 312 passed, 8 skipped, 321 total',
    end(1741600072, 'step_script'),
    `${RED}ERROR: Job failed: exit code 1${RESET}`,
  ];
}

const ENDED = ['success', 'failed', 'canceled', 'skipped', 'manual'];

/** The status of a pipeline by its newest jobs. */
function pipelineStatus(jobs: readonly Row[]): string {
  const statuses = jobs.filter(job => job['allow_failure'] !== true).map(job => text(job['status']));
  if (statuses.some(status => status === 'running')) return 'running';
  if (statuses.some(status => status === 'failed')) return statuses.some(status => status === 'pending') ? 'running' : 'failed';
  if (statuses.some(status => status === 'canceled')) return 'canceled';
  if (statuses.some(status => status === 'pending' || status === 'created')) return statuses.includes('success') ? 'running' : 'pending';
  return 'success';
}

/** Jobs of a pipeline, without those that a retry replaced. */
export function currentJobs(world: World, pipeline: Row): readonly Row[] {
  const jobs = world.table('jobs', `project:${number(pipeline['project_id'])}`).filter(job => job['pipeline_id'] === pipeline['id']);
  return jobs.filter(job => !jobs.some(other => other['name'] === job['name'] && number(other['id']) > number(job['id'])));
}

/** Brings a pipeline's own status and times in line with its jobs. */
export function refresh(world: World, pipeline: Row): void {
  const status = pipelineStatus(currentJobs(world, pipeline));
  if (status === pipeline['status']) return;
  const ended = ENDED.includes(status);
  Object.assign(pipeline, {
    status,
    updated_at: world.stamp(),
    started_at: pipeline['started_at'] ?? pipeline['created_at'],
    finished_at: ended ? world.stamp() : null,
    duration: ended ? 150 : null,
  });
}

const READS_UNTIL_DONE = 2;

/** Lets a running pipeline end after it was looked at twice, so that whoever waits for it is not kept waiting. */
export function observe(world: World, pipeline: Row): void {
  if (ENDED.includes(text(pipeline['status']))) return;
  pipeline['reads'] = number(pipeline['reads']) + 1;
  if (number(pipeline['reads']) <= READS_UNTIL_DONE) return;
  for (const job of currentJobs(world, pipeline)) if (!ENDED.includes(text(job['status']))) finishJob(world, job, 'success');
  refresh(world, pipeline);
}

/** A pipeline row; without facts of its own it has the three usual jobs, waiting. */
export function newPipeline(world: World, project: Row, facts: PipelineFacts, jobs?: readonly JobFacts[]): Row {
  const owner = projectOwner(project);
  const at = facts.createdAt ?? world.stamp();
  const id = facts.id ?? world.nextId('pipelines');
  const status = facts.status ?? 'pending';
  const ended = ENDED.includes(status);
  const parent = world.repository(number(project['id'])).commits.get(facts.sha)?.parents[0];
  const pipeline = world.add('pipelines', owner, {
    id,
    iid: world.nextIid('pipelines', owner),
    project_id: project['id'],
    sha: facts.sha,
    ref: facts.ref,
    status,
    source: facts.source,
    created_at: at,
    updated_at: ended ? plus(at, 150) : at,
    web_url: `${text(project['web_url'])}/-/pipelines/${id}`,
    name: null,
    before_sha: parent ?? '0'.repeat(40),
    tag: isTag(world, project, facts.ref),
    yaml_errors: null,
    user: slimUser(world, facts.user ?? number(world.me['id'])),
    started_at: status === 'pending' ? null : plus(at, 2),
    finished_at: ended ? plus(at, 150) : null,
    committed_at: null,
    duration: ended ? 150 : null,
    queued_duration: 2,
    coverage: status === 'success' ? '87.50' : null,
    archived: false,
    variables: facts.variables ?? [],
    reads: 0,
  });
  for (const job of jobs ?? USUAL_JOBS) addJob(world, project, pipeline, job);
  return pipeline;
}

const USUAL_JOBS: readonly JobFacts[] = [
  { name: 'build', stage: 'build', status: 'pending' },
  { name: 'test', stage: 'test', status: 'created' },
];

export function seedPipelines(world: World): void {
  const app = world.project(70);
  const repository = world.repository(70);
  const at = (ref: string): Commit => {
    const found = repository.resolve(ref);
    if (!found) throw new Error(`the demonstration repository lacks ${ref}`);
    return found;
  };
  newPipeline(
    world,
    app,
    {
      id: 101,
      ref: 'main',
      sha: at('main').id,
      source: 'push',
      status: 'failed',
      createdAt: '2025-03-10T13:31:00.000Z',
      variables: [
        { key: 'DEPLOY_ENV', value: 'staging', variable_type: 'env_var', raw: false },
        { key: 'NOTE', value: 'a | b', variable_type: 'env_var', raw: true },
      ],
    },
    [
      { id: 1001, name: 'build', stage: 'build', status: 'success' },
      { id: 1002, name: 'test', stage: 'test', status: 'failed' },
      { id: 1003, name: 'deploy', stage: 'deploy', status: 'manual', allowFailure: true },
    ],
  );
  newPipeline(
    world,
    app,
    {
      id: 102,
      ref: 'feature/login',
      sha: at('feature/login').id,
      source: 'push',
      status: 'success',
      createdAt: '2025-03-13T09:31:00.000Z',
    },
    [
      { id: 1004, name: 'build', stage: 'build', status: 'success' },
      { id: 1005, name: 'test', stage: 'test', status: 'success' },
    ],
  );
  newPipeline(
    world,
    app,
    { id: 103, ref: 'develop', sha: at('develop').id, source: 'web', status: 'running', createdAt: '2025-03-14T15:20:00.000Z', user: 2 },
    [{ id: 1006, name: 'build', stage: 'build', status: 'running' }],
  );
}
