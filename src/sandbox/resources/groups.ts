/** Groups: list, read, create, update, delete, their subgroups and projects. */
import { overwrite } from '../collection.ts';
import { badParameter, invalid, refused } from '../errors.ts';
import { arrange, narrow, type Order } from '../narrow.ts';
import { BY_CURSOR, paged, requireKeysetOrder } from '../paging.ts';
import { accepted, created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { isTrue, list, type Row, text } from '../row.ts';
import { groupRow } from '../world/groups.ts';
import { memberRow } from '../world/people.ts';
import { groupOwner, type World } from '../world/world.ts';
import { dropProject, projectPage, showProject } from './projects.ts';

const groupAt = (exchange: Exchange): Row => exchange.world.group(exchange.params['group'] ?? '');

const ORDER: Order = { by: 'name', sort: 'asc' };

function groupPage(exchange: Exchange, all: readonly Row[]): Reply {
  const { query } = exchange;
  requireKeysetOrder(query, 'name', ORDER.by);
  const skipped = list(query['skip_groups']);
  const found = narrow(all, query, ['visibility'], ['name', 'path', 'full_path']).filter(
    group => !skipped.includes(text(group['id'])) && (!isTrue(query['top_level_only']) || group['parent_id'] === null),
  );
  return paged(exchange, arrange(found, query, ORDER), { keyset: BY_CURSOR });
}

const below = (world: World, group: Row): readonly Row[] =>
  world.table('groups').filter(other => text(other['full_path']).startsWith(`${text(group['full_path'])}/`));

function readGroup(exchange: Exchange): Reply {
  const { query, world } = exchange;
  const group = groupAt(exchange);
  const own = world
    .projectsBelow(group)
    .filter(project => text(project['path_with_namespace']).split('/').length === text(group['full_path']).split('/').length + 1);
  if (text(query['with_projects']) === 'false') return ok(group);
  return ok({ ...group, projects: own.map(project => showProject(world, project)), shared_projects: [] });
}

function createGroup(exchange: Exchange): Reply {
  const { body, world } = exchange;
  for (const field of ['name', 'path']) if (body[field] === undefined) throw badParameter(`${field} is missing`);
  const parent = body['parent_id'] === undefined || body['parent_id'] === null ? undefined : world.group(text(body['parent_id']));
  const group = groupRow(world, {
    id: world.nextId('groups'),
    name: text(body['name']),
    path: text(body['path']),
    ...(parent ? { parent } : {}),
    createdAt: world.stamp(),
  });
  if (world.table('groups').some(other => text(other['full_path']).toLowerCase() === text(group['full_path']).toLowerCase()))
    throw refused(400, 'Failed to save group {:path=>["has already been taken"]}');
  if (!/^[a-z0-9_.][\w.-]*$/i.test(text(body['path'])))
    throw invalid({
      path: ["can contain only letters, digits, '_', '-' and '.'. Cannot start with '-' or end in '.', '.git' or '.atom'."],
    });
  const { parent_id: _parent, ...fields } = body;
  overwrite(group, fields);
  world.add('groups', '', group);
  world.add('members', groupOwner(group), memberRow(world, { user: 1, level: 50, at: world.stamp() }));
  return created(group);
}

function updateGroup(exchange: Exchange): Reply {
  const { body } = exchange;
  const group = groupAt(exchange);
  if (body['name'] !== undefined && text(body['name']).trim() === '') throw invalid({ name: ["can't be blank"] });
  overwrite(group, body);
  return ok(group);
}

function deleteGroup(exchange: Exchange): Reply {
  const { world } = exchange;
  const group = groupAt(exchange);
  for (const project of [...world.projectsBelow(group)]) dropProject(world, project);
  for (const other of [...below(world, group), group]) {
    world.forget(groupOwner(other));
    world.remove('groups', '', other);
  }
  return accepted({ message: '202 Accepted' });
}

function listProjects(exchange: Exchange): Reply {
  const group = groupAt(exchange);
  const depth = text(group['full_path']).split('/').length + 1;
  const all = exchange.world.projectsBelow(group);
  const nested = isTrue(exchange.query['include_subgroups']);
  return projectPage(exchange, nested ? all : all.filter(project => text(project['path_with_namespace']).split('/').length === depth));
}

export function groupRoutes(router: Router): void {
  router.on('GET /groups', exchange => groupPage(exchange, exchange.world.table('groups')));
  router.on('POST /groups', createGroup);
  router.on('GET /groups/:group', readGroup);
  router.on('PUT /groups/:group', updateGroup);
  router.on('DELETE /groups/:group', deleteGroup);
  router.on('GET /groups/:group/projects', listProjects);
  router.on('GET /groups/:group/descendant_groups', exchange => groupPage(exchange, below(exchange.world, groupAt(exchange))));
  router.on('GET /groups/:group/subgroups', exchange => {
    const id = groupAt(exchange)['id'];
    return groupPage(
      exchange,
      exchange.world.table('groups').filter(group => group['parent_id'] === id),
    );
  });
}
