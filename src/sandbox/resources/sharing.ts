/** Sharing with groups, requests for access, and forks: who beside its members comes to a project or group. */
import { inGroup, inProject } from '../collection.ts';
import { badParameter, conflict, notFound } from '../errors.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, gone, type Reply, type Router } from '../router.ts';
import { number, object, type Row, rows, text } from '../row.ts';
import { memberRow, slimUser } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { projectOf, projectPage } from './projects.ts';

type Find = (exchange: Exchange) => Row;

const groupOf: Find = exchange => exchange.world.group(exchange.params['group'] ?? '');

/** Adds a group to the row's list of those it is shared with, and answers the link. */
function share(exchange: Exchange, target: Row): Row {
  const { body, world } = exchange;
  for (const field of ['group_id', 'group_access']) if (body[field] === undefined) throw badParameter(`${field} is missing`);
  const group = world.group(text(body['group_id']));
  const known = rows(target['shared_with_groups']);
  if (known.some(link => link['group_id'] === group['id'])) throw conflict('Group has already been taken');
  const link = {
    group_id: group['id'],
    group_name: group['name'],
    group_full_path: group['full_path'],
    group_access_level: number(body['group_access']),
    expires_at: body['expires_at'] ?? null,
  };
  target['shared_with_groups'] = [...known, link];
  return link;
}

function unshare(exchange: Exchange, target: Row): Reply {
  const key = exchange.params['shared'] ?? '';
  const known = rows(target['shared_with_groups']);
  const left = known.filter(link => text(link['group_id']) !== key);
  if (left.length === known.length) throw notFound();
  target['shared_with_groups'] = left;
  return gone();
}

const sharedWith = (world: World, target: Row): readonly Row[] =>
  rows(target['shared_with_groups']).map(link => ({ ...world.group(number(link['group_id'])) }));

/** Turns a request for access into a membership. */
function approve(exchange: Exchange, owner: string): Reply {
  const { body, world } = exchange;
  const request = requestOf(exchange, owner);
  world.remove('access_requests', owner, request);
  const member = memberRow(world, { user: number(request['id']), level: number(body['access_level'] ?? 30), at: world.stamp() });
  return created(world.add('members', owner, member));
}

function requestOf({ world, params }: Exchange, owner: string): Row {
  const found = world.table('access_requests', owner).find(row => text(row['id']) === params['user']);
  if (!found) throw notFound();
  return found;
}

function requestAccess(exchange: Exchange, owner: string): Reply {
  const { world } = exchange;
  const me = number(world.me['id']);
  if (world.table('access_requests', owner).some(row => row['id'] === me)) throw conflict('You have already requested access');
  return created(world.add('access_requests', owner, { ...slimUser(world, me), requested_at: world.stamp() }));
}

function accessRoutes(router: Router, path: string, owner: (exchange: Exchange) => string): void {
  router.on(`GET ${path}/access_requests`, exchange => paged(exchange, exchange.world.table('access_requests', owner(exchange))));
  router.on(`POST ${path}/access_requests`, exchange => requestAccess(exchange, owner(exchange)));
  router.on(`PUT ${path}/access_requests/:user/approve`, exchange => approve(exchange, owner(exchange)));
  router.on(`DELETE ${path}/access_requests/:user`, exchange => {
    exchange.world.remove('access_requests', owner(exchange), requestOf(exchange, owner(exchange)));
    return gone();
  });
}

const forksOf = (exchange: Exchange): readonly Row[] => {
  const id = projectOf(exchange)['id'];
  return exchange.world.table('projects').filter(project => object(project['forked_from_project'])['id'] === id);
};

export function sharingRoutes(router: Router): void {
  router.on('POST /projects/:project/share', exchange => {
    const project = projectOf(exchange);
    const link = share(exchange, project);
    return created({
      id: exchange.world.nextId('group_links'),
      project_id: project['id'],
      group_id: link['group_id'],
      group_access: link['group_access_level'],
      expires_at: link['expires_at'],
    });
  });
  router.on('DELETE /projects/:project/share/:shared', exchange => unshare(exchange, projectOf(exchange)));
  router.on('GET /projects/:project/invited_groups', exchange => paged(exchange, sharedWith(exchange.world, projectOf(exchange))));
  router.on('POST /groups/:group/share', exchange => {
    share(exchange, groupOf(exchange));
    return created({ ...groupOf(exchange) });
  });
  router.on('DELETE /groups/:group/share/:shared', exchange => unshare(exchange, groupOf(exchange)));
  router.on('GET /groups/:group/invited_groups', exchange => paged(exchange, sharedWith(exchange.world, groupOf(exchange))));
  router.on('GET /projects/:project/forks', exchange => projectPage(exchange, forksOf(exchange)));
  accessRoutes(router, '/projects/:project', inProject);
  accessRoutes(router, '/groups/:group', inGroup);
}
