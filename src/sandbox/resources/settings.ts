/** A project's plain settings, all alike: hooks, CI variables, environments, deployments, feature flags, deploy keys; variables of groups and of the instance too. */
import { addRow, type Collection, collection, global, inGroup, inProject, member, overwrite } from '../collection.ts';
import { badParameter, badRequest, forbidden, invalid, notFound, refused, unprocessable } from '../errors.ts';
import { paged } from '../paging.ts';
import { accepted, created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { isTrue, number, object, pick, type Row, rows, text } from '../row.ts';
import { deployKeyRow, environmentRow, flagRow, hookRow, variableRow } from '../world/settings.ts';
import type { World } from '../world/world.ts';
import { projectStub } from './people.ts';
import { showJob } from './pipelines.ts';
import { projectOf } from './projects.ts';

const HOOKS: Collection = {
  path: '/projects/:project/hooks',
  table: 'hooks',
  kind: 'Hook',
  owner: inProject,
  required: ['url'],
  fresh: (exchange, { id }) => {
    const url = text(exchange.body['url']);
    if (!/^https?:\/\//.test(url)) throw unprocessable('Invalid url given');
    return hookRow({ id, projectId: number(projectOf(exchange)['id']), url, at: exchange.world.stamp() });
  },
  made: (exchange, hook) => {
    hook['token_present'] = text(exchange.body['token']) !== '';
  },
  changed: (exchange, hook) => {
    if (exchange.body['token'] !== undefined) hook['token_present'] = text(exchange.body['token']) !== '';
  },
};

const hidden = (variable: Row): Row => (isTrue(variable['hidden']) ? { ...variable, value: null } : variable);

/** Variables are told apart by key and, where one key has several, by environment scope. */
const variables = (path: string, owner: Collection['owner']): Collection => ({
  path,
  table: 'variables',
  kind: 'Variable',
  owner,
  keys: ['key'],
  numbered: false,
  operations: ['list', 'create'],
  fresh: ({ body }) => {
    for (const field of ['key', 'value']) if (body[field] === undefined) throw badParameter(`${field} is missing`);
    if (!/^[A-Za-z0-9_]+$/.test(text(body['key']))) throw invalid({ key: ["can contain only letters, digits and '_'."] });
    return variableRow({ key: '', value: '' });
  },
  made: ({ body }, variable) => {
    if (isTrue(body['masked_and_hidden'])) Object.assign(variable, { masked: true, hidden: true });
  },
  show: (_exchange, variable) => hidden(variable),
});

function variableAt(exchange: Exchange, owner: string): Row {
  const scope = text(object(exchange.input['filter'])['environment_scope']);
  const found = exchange.world.table('variables', owner).filter(row => row['key'] === exchange.params['key']);
  const chosen = scope === '' ? found : found.filter(row => row['environment_scope'] === scope);
  if (chosen.length > 1)
    throw refused(409, "There are multiple variables with provided parameters. Please use 'filter[environment_scope]'");
  const [variable] = chosen;
  if (!variable) throw notFound('Variable');
  return variable;
}

function variableRoutes(router: Router, path: string, owner: Collection['owner']): void {
  const of = variables(path, owner);
  collection(router, { ...of, operations: ['list'] });
  router.on(`POST ${path}`, exchange => {
    const { body, world } = exchange;
    const scope = text(body['environment_scope']) || '*';
    if (world.table('variables', owner(exchange)).some(row => row['key'] === body['key'] && row['environment_scope'] === scope))
      throw invalid({ key: [`(${text(body['key'])}) has already been taken`] });
    return created(hidden(addRow(exchange, of)));
  });
  router.on(`GET ${path}/:key`, exchange => ok(hidden(variableAt(exchange, owner(exchange)))));
  router.on(`PUT ${path}/:key`, exchange => {
    const variable = variableAt(exchange, owner(exchange));
    const { key: _key, ...fields } = exchange.body;
    overwrite(variable, fields);
    return ok(hidden(variable));
  });
  router.on(`DELETE ${path}/:key`, exchange => {
    exchange.world.remove('variables', owner(exchange), variableAt(exchange, owner(exchange)));
    return { status: 204, body: undefined };
  });
}

/** A deployment with the environment and the job it came from. */
function showDeployment(world: World, project: Row, deployment: Row): Row {
  const { environment_id, job_id, ...row } = deployment;
  const owner = `project:${number(project['id'])}`;
  const environment = world.table('environments', owner).find(other => other['id'] === environment_id);
  const job = world.table('jobs', owner).find(other => other['id'] === job_id);
  return {
    ...row,
    environment: environment ? pick(environment, ['id', 'name', 'slug', 'external_url', 'created_at', 'updated_at', 'tier']) : null,
    deployable: job ? showJob(world, project, job) : null,
  };
}

/** An environment; `whole` adds what only a single read carries. */
function showEnvironment(exchange: Exchange, environment: Row, whole: boolean): Row {
  const project = projectOf(exchange);
  const last = exchange.world
    .table('deployments', inProject(exchange))
    .filter(row => row['environment_id'] === environment['id'] && row['status'] === 'success')
    .at(-1);
  return {
    ...environment,
    project: projectStub(project),
    ...(whole ? { last_deployment: last ? showDeployment(exchange.world, project, last) : null } : {}),
    cluster_agent: null,
  };
}

const ENVIRONMENTS: Collection = {
  path: '/projects/:project/environments',
  table: 'environments',
  kind: 'Environment',
  owner: inProject,
  required: ['name'],
  unique: { field: 'name' },
  fresh: (exchange, { id }) => environmentRow({ id, name: text(exchange.body['name']), at: exchange.world.stamp() }),
  show: (exchange, environment) => showEnvironment(exchange, environment, exchange.params['key'] !== undefined),
};

function listEnvironments(exchange: Exchange): Reply {
  const { query } = exchange;
  const states = text(query['states']);
  const found = exchange.world
    .table('environments', inProject(exchange))
    .filter(
      row =>
        (query['name'] === undefined || row['name'] === query['name']) &&
        (query['search'] === undefined || text(row['name']).includes(text(query['search']))) &&
        (states === '' || row['state'] === states),
    );
  return paged(
    exchange,
    found.map(row => showEnvironment(exchange, row, false)),
  );
}

function stopEnvironment(exchange: Exchange): Reply {
  const environment = member(exchange, ENVIRONMENTS);
  environment['state'] = 'stopped';
  environment['updated_at'] = exchange.world.stamp();
  return ok(showEnvironment(exchange, environment, true));
}

/** Only a stopped environment can be deleted. */
function deleteEnvironment(exchange: Exchange): Reply {
  const environment = member(exchange, ENVIRONMENTS);
  if (environment['state'] !== 'stopped') throw forbidden();
  exchange.world.remove('environments', inProject(exchange), environment);
  return { status: 204, body: undefined };
}

/** Stopped review apps, told by their names, are marked for deletion; a dry run only says which. */
function dropReviewApps(exchange: Exchange): Reply {
  const { world } = exchange;
  const owner = inProject(exchange);
  const stopped = world.table('environments', owner).filter(row => row['state'] === 'stopped' && text(row['name']).startsWith('review/'));
  if (text(exchange.input['dry_run']) === 'false') for (const row of stopped) world.remove('environments', owner, row);
  return accepted({ scheduled_entries: stopped.map(row => pick(row, ['id', 'name', 'slug', 'external_url'])), unprocessable_entries: [] });
}

function listDeployments(exchange: Exchange): Reply {
  const { query, world } = exchange;
  const project = projectOf(exchange);
  const names = new Map(world.table('environments', inProject(exchange)).map(row => [row['id'], row['name']]));
  const turn = text(query['sort']) === 'desc' ? -1 : 1;
  const found = world
    .table('deployments', inProject(exchange))
    .filter(
      row =>
        (query['environment'] === undefined || names.get(row['environment_id']) === query['environment']) &&
        (query['status'] === undefined || row['status'] === query['status']) &&
        (query['updated_after'] === undefined || Date.parse(text(row['updated_at'])) >= Date.parse(text(query['updated_after']))),
    );
  return paged(
    exchange,
    [...found].sort((a, b) => turn * (number(a['id']) - number(b['id']))).map(row => showDeployment(world, project, row)),
  );
}

const FLAGS: Collection = {
  path: '/projects/:project/feature_flags',
  table: 'feature_flags',
  kind: 'Feature Flag',
  owner: inProject,
  keys: ['name'],
  numbered: false,
  required: ['name'],
  unique: { field: 'name', status: 400, message: 'name has already been taken' },
  fresh: exchange => flagRow({ name: '', at: exchange.world.stamp() }),
  made: ({ world }, flag) => {
    flag['strategies'] = rows(flag['strategies']).map(strategy => withIds(world, strategy));
  },
  changed: ({ body, world }, flag) => {
    if (body['strategies'] !== undefined)
      flag['strategies'] = rows(body['strategies'])
        .filter(row => !isTrue(row['_destroy']))
        .map(row => withIds(world, row));
  },
  deleted: (_exchange, flag) => ok(flag),
};

const withIds = (world: World, strategy: Row): Row => ({
  id: strategy['id'] ?? world.nextId('strategies'),
  name: strategy['name'],
  parameters: strategy['parameters'] ?? {},
  scopes: rows(strategy['scopes']).map(scope => ({
    id: scope['id'] ?? world.nextId('scopes'),
    environment_scope: scope['environment_scope'] ?? '*',
  })),
  user_list: null,
});

const DEPLOY_KEYS: Collection = {
  path: '/projects/:project/deploy_keys',
  table: 'deploy_keys',
  kind: 'Deploy Key',
  owner: inProject,
  required: ['title', 'key'],
  unique: { field: 'key', status: 400, message: 'Key has already been taken' },
  fresh: (exchange, { id }) => {
    const key = text(exchange.body['key']);
    if (!/^(ssh-(rsa|ed25519)|ecdsa-\S+|sk-\S+) \S+/.test(key)) throw badRequest('Key is invalid');
    return deployKeyRow({ id, title: '', key, at: exchange.world.stamp() });
  },
};

export function settingsRoutes(router: Router): void {
  for (const of of [HOOKS, FLAGS, DEPLOY_KEYS]) collection(router, of);
  collection(router, { ...ENVIRONMENTS, operations: ['get', 'create', 'update'] });
  router.on(`GET ${ENVIRONMENTS.path}`, listEnvironments);
  router.on(`DELETE ${ENVIRONMENTS.path}/:key`, deleteEnvironment);
  router.on(`POST ${ENVIRONMENTS.path}/:key/stop`, stopEnvironment);
  router.on(`DELETE ${ENVIRONMENTS.path}/review_apps`, dropReviewApps);
  variableRoutes(router, '/projects/:project/variables', inProject);
  variableRoutes(router, '/groups/:group/variables', inGroup);
  variableRoutes(router, '/admin/ci/variables', global);
  router.on('GET /projects/:project/deployments', listDeployments);
  router.on('GET /projects/:project/deployments/:key', exchange => {
    const deployment = member(exchange, { table: 'deployments', kind: 'Deployment', owner: inProject });
    return ok(showDeployment(exchange.world, projectOf(exchange), deployment));
  });
}
