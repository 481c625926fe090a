/** Users, their status, members of projects and groups, namespaces, todos and events. */
import { type Collection, collection, global, inGroup, inProject, member, overwrite } from '../collection.ts';
import { badParameter, conflict, notFound } from '../errors.ts';
import { arrange, narrow } from '../narrow.ts';
import { BY_CURSOR, paged, requireKeysetOrder } from '../paging.ts';
import { created, type Exchange, gone, ok, type Reply, type Router } from '../router.ts';
import { isTrue, list, number, pick, type Row, text } from '../row.ts';
import { namespaceOf } from '../world/groups.ts';
import { memberRow, slimUser } from '../world/people.ts';
import { groupOwner, type World } from '../world/world.ts';
import { groupsAbove } from './labels.ts';

/** Fields of a user that only the user sees. */
const PRIVATE = [
  'email',
  'commit_email',
  'last_sign_in_at',
  'current_sign_in_at',
  'confirmed_at',
  'last_activity_on',
  'theme_id',
  'color_scheme_id',
  'projects_limit',
  'identities',
  'scim_identities',
  'can_create_group',
  'can_create_project',
  'two_factor_enabled',
  'external',
  'private_profile',
  'preferred_language',
  'is_admin',
];

const publicUser = (user: Row): Row => Object.fromEntries(Object.entries(user).filter(([field]) => !PRIVATE.includes(field)));

function userAt(exchange: Exchange): Row {
  const key = exchange.params['user'] ?? '';
  return exchange.world.user(/^\d+$/.test(key) ? Number(key) : key);
}

function listUsers(exchange: Exchange): Reply {
  const { query, world } = exchange;
  const username = text(query['username']).toLowerCase();
  const found = narrow(world.table('users'), query, [], ['name', 'username', 'public_email']).filter(
    user =>
      (username === '' || text(user['username']).toLowerCase() === username) &&
      (!isTrue(query['active']) || user['state'] === 'active') &&
      (!isTrue(query['blocked']) || user['state'] === 'blocked') &&
      !isTrue(query['external']),
  );
  requireKeysetOrder(query, 'id', 'id');
  const newest = arrange(found, query, { by: 'id', sort: 'desc' });
  const shown = newest.map(user => slimUser(world, number(user['id'])));
  return paged(exchange, shown, { keyset: BY_CURSOR });
}

const MEMBERS: Omit<Collection, 'path' | 'owner'> = { table: 'members', kind: 'Member' };

/** Members of a project or group together with those of the groups above it, each once with the highest level. */
function allMembers(world: World, owner: string, path: string): readonly Row[] {
  const rows = [world.table('members', owner), ...groupsAbove(world, path).map(group => world.table('members', groupOwner(group)))].flat();
  const best = new Map<number, Row>();
  for (const row of rows) {
    const known = best.get(number(row['id']));
    if (!known || number(known['access_level']) < number(row['access_level'])) best.set(number(row['id']), row);
  }
  return [...best.values()];
}

function memberPage(exchange: Exchange, all: readonly Row[]): Reply {
  const ids = list(exchange.query['user_ids']);
  const words = text(exchange.query['query']);
  const found = narrow(all, words === '' ? {} : { search: words }, [], ['name', 'username']);
  return paged(exchange, ids.length === 0 ? found : found.filter(row => ids.includes(text(row['id']))));
}

const LEVELS = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60];

function addMember(exchange: Exchange, owner: string): Reply {
  const { body, world } = exchange;
  if (body['access_level'] === undefined) throw badParameter('access_level is missing');
  if (!LEVELS.includes(number(body['access_level']))) throw badParameter('access_level does not have a valid value');
  if (body['user_id'] === undefined && body['username'] === undefined)
    throw badParameter('user_id, username are missing, exactly one parameter must be provided');
  const wanted = list(body['user_id'] ?? body['username']);
  const added = wanted.map(key => {
    const user = world.user(/^\d+$/.test(key) ? Number(key) : key);
    if (world.table('members', owner).some(row => row['id'] === user['id'])) throw conflict('Member already exists');
    const row = memberRow(world, { user: number(user['id']), level: number(body['access_level']), at: world.stamp() });
    row['expires_at'] = body['expires_at'] ?? null;
    return world.add('members', owner, row);
  });
  return created(added.length === 1 ? added[0] : { status: 'success' });
}

function memberRoutes(router: Router, path: string, owner: Collection['owner'], pathOf: (exchange: Exchange) => string): void {
  const of = { ...MEMBERS, path: `${path}/members`, owner };
  const inherited = (exchange: Exchange): readonly Row[] => allMembers(exchange.world, owner(exchange), pathOf(exchange));
  router.on(`GET ${path}/members`, exchange => memberPage(exchange, exchange.world.table('members', owner(exchange))));
  router.on(`GET ${path}/members/all`, exchange => memberPage(exchange, inherited(exchange)));
  router.on(`GET ${path}/members/all/:key`, exchange => {
    const found = inherited(exchange).find(row => text(row['id']) === exchange.params['key']);
    if (!found) throw notFound();
    return ok(found);
  });
  router.on(`POST ${path}/members`, exchange => addMember(exchange, owner(exchange)));
  collection(router, { ...of, operations: ['get', 'update', 'delete'] });
}

function showNamespace(world: World, space: Row): Row {
  const shown = namespaceOf(world, space);
  if (shown['kind'] === 'user') return { ...shown, billable_members_count: 1, plan: 'default', trial: false, trial_ends_on: null };
  const below = world.projectsBelow(space);
  return {
    ...shown,
    members_count_with_descendants: allMembers(world, groupOwner(space), '').length,
    projects_count: below.length,
    root_repository_size: 100,
    billable_members_count: 3,
    seats_in_use: 0,
    max_seats_used: 0,
    plan: 'default',
    end_date: null,
    trial: false,
    trial_ends_on: null,
  };
}

/** Spaces the caller can create projects in: the caller's own and the groups. */
const spaces = (world: World): readonly Row[] => [world.me, ...world.table('groups')];

function namespaceAt(exchange: Exchange): Row {
  const key = exchange.params['namespace'] ?? '';
  const found = [...spaces(exchange.world), ...exchange.world.table('users')].find(
    space => text(space['id']) === key || text(space['full_path'] ?? space['username']) === key,
  );
  if (!found) throw notFound('Namespace');
  return found;
}

function listNamespaces(exchange: Exchange): Reply {
  const shown = spaces(exchange.world).map(space => showNamespace(exchange.world, space));
  const found = narrow(shown, exchange.query, [], ['name', 'path']);
  return paged(
    exchange,
    isTrue(exchange.query['owned_only']) ? found.filter(row => row['kind'] === 'user' || row['parent_id'] === null) : found,
  );
}

function updateNamespace(exchange: Exchange): Reply {
  const space = namespaceAt(exchange);
  overwrite(space, exchange.body);
  return ok({ ...showNamespace(exchange.world, space), ...exchange.body });
}

/** Whether a path is taken, and then what could be taken in its place. */
function namespaceExists(exchange: Exchange): Reply {
  const path = (exchange.params['namespace'] ?? '').toLowerCase();
  const parent = text(exchange.query['parent_id']);
  const taken = [...spaces(exchange.world), ...exchange.world.table('users')].some(
    space =>
      (text(space['path'] ?? space['username']).toLowerCase() === path || text(space['full_path']).toLowerCase() === path) &&
      text(space['parent_id']) === parent,
  );
  return ok({ exists: taken, suggests: taken ? [`${path}1`] : [] });
}

function listTodos(exchange: Exchange): Reply {
  const { query, world } = exchange;
  const state = text(query['state']) || 'pending';
  const fits = (row: Row): boolean =>
    row['state'] === state &&
    (query['action'] === undefined || row['action_name'] === query['action']) &&
    (query['type'] === undefined || row['target_type'] === query['type']) &&
    (query['project_id'] === undefined || text((row['project'] as Row)['id']) === text(query['project_id'])) && // seeded as an object
    (query['author_id'] === undefined || text((row['author'] as Row)['id']) === text(query['author_id'])); // seeded as an object
  return paged(exchange, world.table('todos').filter(fits));
}

function markDone(exchange: Exchange): Reply {
  const todo = member(exchange, { table: 'todos', kind: 'Todo', owner: global });
  todo['state'] = 'done';
  return created(todo);
}

/** Events, newest first, with the filters of every event list. */
function eventPage(exchange: Exchange, all: readonly Row[]): Reply {
  const { query } = exchange;
  const day = (row: Row): string => text(row['created_at']).slice(0, 10);
  const found = all.filter(
    row =>
      (query['action'] === undefined || text(row['action_name']).startsWith(text(query['action']).replace(/(ed|d)$/, ''))) &&
      (query['target_type'] === undefined || text(row['target_type']).toLowerCase() === text(query['target_type']).replaceAll('_', '')) &&
      (query['after'] === undefined || day(row) > text(query['after'])) &&
      (query['before'] === undefined || day(row) < text(query['before'])),
  );
  const turn = text(query['sort']) === 'asc' ? 1 : -1;
  return paged(
    exchange,
    [...found].sort((a, b) => turn * text(a['created_at']).localeCompare(text(b['created_at']))),
  );
}

function setStatus(exchange: Exchange): Reply {
  const status = exchange.world.table('user_status', 'user:1')[0] ?? {};
  overwrite(status, exchange.body);
  status['message_html'] = text(status['message']);
  return ok(status);
}

export function peopleRoutes(router: Router): void {
  router.on('GET /user', ({ world }) =>
    ok({ ...world.me, namespace_id: 1, created_by: null, email_reset_offered_at: null, last_sign_in_ip: null, current_sign_in_ip: null }),
  );
  router.on('GET /users', listUsers);
  router.on('GET /users/:user', exchange => ok(publicUser(userAt(exchange))));
  router.on('GET /users/:user/status', exchange => ok(exchange.world.table('user_status', `user:${number(userAt(exchange)['id'])}`)[0]));
  router.on('GET /user/status', exchange => ok(exchange.world.table('user_status', 'user:1')[0]));
  router.on('PUT /user/status', setStatus);
  memberRoutes(router, '/projects/:project', inProject, exchange =>
    text(exchange.world.project(exchange.params['project'] ?? '')['path_with_namespace']),
  );
  memberRoutes(router, '/groups/:group', inGroup, exchange => text(exchange.world.group(exchange.params['group'] ?? '')['full_path']));
  router.on('PUT /groups/:group/members/:key/approve', exchange => {
    inGroup(exchange);
    return gone();
  });
  router.on('GET /namespaces', listNamespaces);
  router.on('GET /namespaces/:namespace', exchange => ok(showNamespace(exchange.world, namespaceAt(exchange))));
  router.on('PUT /namespaces/:namespace', updateNamespace);
  router.on('GET /namespaces/:namespace/exists', namespaceExists);
  router.on('GET /todos', listTodos);
  router.on('POST /todos/:key/mark_as_done', markDone);
  router.on('POST /todos/mark_as_done', exchange => {
    for (const todo of exchange.world.table('todos')) todo['state'] = 'done';
    return gone();
  });
  router.on('GET /events', exchange =>
    eventPage(
      exchange,
      exchange.world.all('events').filter(row => row['author_id'] === 1),
    ),
  );
  router.on('GET /users/:user/events', exchange =>
    eventPage(
      exchange,
      exchange.world.all('events').filter(row => row['author_id'] === userAt(exchange)['id']),
    ),
  );
  router.on('GET /projects/:project/events', exchange => eventPage(exchange, exchange.world.table('events', inProject(exchange))));
}

/** The short form of a project that todos and deploy keys carry. */
export const projectStub = (project: Row): Row =>
  pick(project, ['id', 'description', 'name', 'name_with_namespace', 'path', 'path_with_namespace', 'created_at']);
