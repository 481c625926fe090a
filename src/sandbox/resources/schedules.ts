/** Pipelines that start by themselves or from outside: schedules with their variables, and trigger tokens. */
import { type Collection, collection, inProject, member } from '../collection.ts';
import { badParameter, invalid, notFound } from '../errors.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { isTrue, number, object, type Row, rows, text } from '../row.ts';
import { slimUser } from '../world/people.ts';
import { newPipeline } from '../world/pipelines.ts';
import { scheduleRow, triggerRow } from '../world/schedules.ts';
import { projectOwner, type World } from '../world/world.ts';
import { shortPipeline, showPipeline } from './pipelines.ts';
import { projectOf } from './projects.ts';

const nextRun = (exchange: Exchange): string => new Date(exchange.world.now().getTime() + 86_400_000).toISOString();

const CRON = /^(\S+\s+){4}\S+$/;

function settle(exchange: Exchange, schedule: Row): void {
  const { body } = exchange;
  if (body['cron'] !== undefined && !CRON.test(text(body['cron']).trim())) throw invalid({ cron: ['syntax is invalid'] });
  const ref = text(schedule['ref']);
  if (!ref.startsWith('refs/')) schedule['ref'] = `refs/heads/${ref}`;
  schedule['next_run_at'] = isTrue(schedule['active']) ? nextRun(exchange) : null;
}

const pipelinesOf = (world: World, project: Row, schedule: Row): readonly Row[] =>
  world.table('pipelines', projectOwner(project)).filter(row => row['schedule_id'] === schedule['id']);

/** A schedule as GitLab sends it; `whole` adds what only a single one carries. */
function show(exchange: Exchange, schedule: Row): Row {
  const { variables, inputs, ...row } = schedule;
  if (exchange.params['key'] === undefined && exchange.method === 'GET') return row;
  const last = pipelinesOf(exchange.world, projectOf(exchange), schedule).at(-1);
  return { ...row, last_pipeline: last ? shortPipeline(last) : null, variables, inputs };
}

const SCHEDULES: Collection = {
  path: '/projects/:project/pipeline_schedules',
  table: 'schedules',
  kind: 'Pipeline Schedule',
  owner: inProject,
  fresh: (exchange, { id }) => {
    for (const field of ['description', 'ref', 'cron']) if (exchange.body[field] === undefined) throw badParameter(`${field} is missing`);
    return scheduleRow(exchange.world, { id, description: '', ref: '', cron: '', at: exchange.world.stamp() });
  },
  made: settle,
  changed: settle,
  show,
  deleted: (exchange, schedule) => ok(show(exchange, schedule)),
};

const scheduleOf = (exchange: Exchange): Row => member(exchange, SCHEDULES, exchange.params['schedule'] ?? '');

function variableOf(exchange: Exchange): Row {
  const found = rows(scheduleOf(exchange)['variables']).find(row => row['key'] === exchange.params['variable']);
  if (!found) throw notFound('Variable');
  return found;
}

function addVariable(exchange: Exchange): Reply {
  const { body } = exchange;
  const schedule = scheduleOf(exchange);
  for (const field of ['key', 'value']) if (body[field] === undefined) throw badParameter(`${field} is missing`);
  const known = rows(schedule['variables']);
  if (known.some(row => row['key'] === body['key'])) throw invalid({ key: ['has already been taken'] });
  const variable = { key: body['key'], value: body['value'], variable_type: body['variable_type'] ?? 'env_var', raw: false };
  schedule['variables'] = [...known, variable];
  return created(variable);
}

function variableRoutes(router: Router, path: string): void {
  router.on(`POST ${path}`, addVariable);
  router.on(`GET ${path}/:variable`, exchange => ok(variableOf(exchange)));
  router.on(`PUT ${path}/:variable`, exchange => {
    const variable = variableOf(exchange);
    for (const field of ['value', 'variable_type']) if (exchange.body[field] !== undefined) variable[field] = exchange.body[field];
    return ok(variable);
  });
  router.on(`DELETE ${path}/:variable`, exchange => {
    const schedule = scheduleOf(exchange);
    const variable = variableOf(exchange);
    schedule['variables'] = rows(schedule['variables']).filter(row => row !== variable);
    return ok(variable);
  });
}

interface Start {
  readonly ref: string;
  readonly source: string;
  readonly variables: readonly Row[];
  readonly schedule?: number;
}

function start(exchange: Exchange, { ref, source, variables, schedule }: Start): Row {
  const { world } = exchange;
  const project = projectOf(exchange);
  const head = world.repository(number(project['id'])).resolve(ref);
  if (!head) throw invalid({ base: ['Reference not found'] });
  const pipeline = newPipeline(world, project, { ref: ref.replace(/^refs\/heads\//, ''), sha: head.id, source, variables });
  if (schedule !== undefined) pipeline['schedule_id'] = schedule;
  return pipeline;
}

function play(exchange: Exchange): Reply {
  const schedule = scheduleOf(exchange);
  const variables = rows(schedule['variables']);
  start(exchange, { ref: text(schedule['ref']), source: 'schedule', variables, schedule: number(schedule['id']) });
  return created({ message: '201 Created' });
}

const TRIGGERS: Collection = {
  path: '/projects/:project/triggers',
  table: 'triggers',
  kind: 'Trigger',
  owner: inProject,
  fresh: (exchange, { id }) => {
    if (exchange.body['description'] === undefined) throw badParameter('description is missing');
    const token = `glptt-sandbox${String(exchange.world.nextId('tokens')).padStart(12, '0')}`;
    return triggerRow(exchange.world, { id, description: '', token, at: exchange.world.stamp() });
  },
};

/** Starts a pipeline with a trigger's token. */
function trigger(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const token = text(body['token']);
  const found = world.table('triggers', inProject(exchange)).find(row => row['token'] === token);
  if (!found) throw notFound();
  found['last_used'] = world.stamp();
  const variables = Object.entries(object(body['variables'])).map(([key, value]) => ({ key, value, variable_type: 'env_var', raw: false }));
  return created(showPipeline(world, start(exchange, { ref: text(body['ref']), source: 'trigger', variables })));
}

export function scheduleRoutes(router: Router): void {
  const one = `${SCHEDULES.path}/:schedule`;
  collection(router, SCHEDULES);
  router.on(`POST ${one}/play`, play);
  router.on(`POST ${one}/take_ownership`, exchange => {
    const schedule = scheduleOf(exchange);
    schedule['owner'] = slimUser(exchange.world, number(exchange.world.me['id']));
    return created(show(exchange, schedule));
  });
  router.on(`GET ${one}/pipelines`, exchange =>
    paged(exchange, pipelinesOf(exchange.world, projectOf(exchange), scheduleOf(exchange)).map(shortPipeline)),
  );
  variableRoutes(router, `${one}/variables`);
  collection(router, TRIGGERS);
  router.on('POST /projects/:project/trigger/pipeline', trigger);
}
