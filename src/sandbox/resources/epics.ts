/** Epics over REST, as far as GitLab still has that: comments, reactions, and what stands below an epic. */
import { badRequest, notFound } from '../errors.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { type Json, number, type Row, text } from '../row.ts';
import { epicNoteable, epicRow } from '../world/epics.ts';
import { groupOwner, type World } from '../world/world.ts';
import { noteRoutes } from './notes.ts';
import { reactionRoutes } from './reactions.ts';

const tableOf = (exchange: Exchange): Row[] =>
  exchange.world.table('epics', groupOwner(exchange.world.group(exchange.params['group'] ?? '')));

/** The epic that the path names, by its number in the group or by the number that REST gave it among all. */
export function epicOf(exchange: Exchange, key = exchange.params['epic'] ?? ''): Row {
  const all = tableOf(exchange);
  const found = all.find(epic => text(epic['iid']) === key) ?? all.find(epic => text(epic['id']) === key);
  if (!found) throw notFound('Epic');
  return found;
}

/** An epic as the REST routes send it. */
export function showEpic(world: World, epic: Row): Row {
  const group = world.group(number(epic['group_id']));
  const iid = number(epic['iid']);
  const parent = epic['parent_id'] === null ? undefined : world.all('epics').find(other => other['id'] === epic['parent_id']);
  const path = text(group['full_path']);
  const { place: _place, assignees: _assignees, milestone: _milestone, type: _type, issue_type: _kind, ...row } = epic;
  const web = `${text(group['web_url'])}/-/epics/${iid}`;
  return {
    ...row,
    work_item_id: epic['id'],
    parent_id: parent?.['id'] ?? null,
    parent_iid: parent?.['iid'] ?? null,
    text_color: '#FFFFFF',
    start_date_is_fixed: epic['start_date'] !== null,
    start_date_fixed: epic['start_date'],
    start_date_from_inherited_source: null,
    end_date: epic['due_date'],
    due_date_is_fixed: epic['due_date'] !== null,
    due_date_fixed: epic['due_date'],
    due_date_from_inherited_source: null,
    upvotes: 0,
    downvotes: 0,
    subscribed: true,
    imported: false,
    imported_from: 'none',
    reference: `&${iid}`,
    references: { short: `&${iid}`, relative: `&${iid}`, full: `${path}&${iid}` },
    web_edit_url: `${web}/edit`,
    web_url: web,
    _links: {
      self: `${world.url}/api/v4/groups/${number(group['id'])}/epics/${iid}`,
      epic_issues: `${world.url}/api/v4/groups/${number(group['id'])}/epics/${iid}/issues`,
      group: `${world.url}/api/v4/groups/${number(group['id'])}`,
      parent: null,
    },
  };
}

const byId = (exchange: Exchange, id: Json): Row => {
  const found = exchange.world.all('epics').find(epic => text(epic['id']) === text(id) || text(epic['iid']) === text(id));
  if (!found) throw notFound('Epic');
  return found;
};

const childrenOf = (exchange: Exchange): readonly Row[] => {
  const epic = epicOf(exchange);
  return exchange.world.all('epics').filter(other => other['parent_id'] === epic['id']);
};

function createChild(exchange: Exchange): Reply {
  const { body, world } = exchange;
  const parent = epicOf(exchange);
  const owner = groupOwner(world.group(number(parent['group_id'])));
  const epic = epicRow(world, {
    id: world.nextId('epics'),
    iid: world.nextIid('epics', owner),
    groupId: number(parent['group_id']),
    title: text(body['title']),
    author: number(world.me['id']),
    createdAt: world.stamp(),
  });
  Object.assign(epic, { parent_id: parent['id'], confidential: body['confidential'] ?? false });
  return created(showEpic(world, world.add('epics', owner, epic)));
}

function assign(exchange: Exchange): Reply {
  const [parent, child] = [epicOf(exchange), byId(exchange, exchange.params['child'])];
  if (parent === child) throw badRequest('An epic cannot be its own parent');
  child['parent_id'] = parent['id'];
  return created(showEpic(exchange.world, child));
}

export function epicRoutes(router: Router): void {
  const one = '/groups/:group/epics/:epic';
  router.on(`GET ${one}`, exchange => ok(showEpic(exchange.world, epicOf(exchange))));
  router.on(`GET ${one}/epics`, exchange =>
    paged(
      exchange,
      childrenOf(exchange).map(epic => showEpic(exchange.world, epic)),
    ),
  );
  router.on(`POST ${one}/epics`, createChild);
  router.on(`POST ${one}/epics/:child`, assign);
  router.on(`PUT ${one}/epics/:child`, exchange => ok(childrenOf(exchange).map(epic => showEpic(exchange.world, epic))));
  router.on(`DELETE ${one}/epics/:child`, exchange => {
    const child = byId(exchange, exchange.params['child']);
    child['parent_id'] = null;
    return ok(showEpic(exchange.world, child));
  });
  noteRoutes(router, one, exchange => epicNoteable(epicOf(exchange)));
  reactionRoutes(router, one, exchange => epicNoteable(epicOf(exchange)));
}
