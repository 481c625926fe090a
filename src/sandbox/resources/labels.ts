/** Labels and milestones, of projects and of groups. */
import { type Collection, collection, inGroup, inProject, member } from '../collection.ts';
import { badParameter, notFound, Refusal } from '../errors.ts';
import { labelNames, narrow } from '../narrow.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, type Reply, type Router } from '../router.ts';
import { isTrue, type Row, text } from '../row.ts';
import { labelRow, milestoneRow } from '../world/issues.ts';
import { groupOwner, projectOwner, type World } from '../world/world.ts';

/** The groups above a project, nearest first. */
export function groupsAbove(world: World, path: string): readonly Row[] {
  return world.table('groups').filter(group => path.startsWith(`${text(group['full_path'])}/`));
}

/** Labels that a project's issues may carry: its own and those of the groups above. */
export function labelsFor(world: World, project: Row): readonly Row[] {
  const above = groupsAbove(world, text(project['path_with_namespace']));
  return [...world.table('labels', projectOwner(project)), ...above.flatMap(group => world.table('labels', groupOwner(group)))];
}

/** Creates labels that are named but do not exist, as GitLab does when an issue names them. */
export function ensureLabels(world: World, project: Row, names: readonly string[]): void {
  const known = new Set(labelsFor(world, project).map(label => label['name']));
  for (const name of names)
    if (!known.has(name)) world.add('labels', projectOwner(project), labelRow({ id: world.nextId('labels'), name, color: '#6699cc' }));
}

export const labelDetails = (world: World, project: Row, names: readonly string[]): readonly Row[] =>
  labelsFor(world, project)
    .filter(label => names.includes(text(label['name'])))
    .map(({ id, name, color, description, description_html, text_color }) => ({
      id,
      name,
      color,
      description,
      description_html,
      text_color,
    }));

function counts(world: World, label: Row): Row {
  const carries = (row: Row): boolean => labelNames(row).includes(text(label['name']));
  const issues = world.all('issues').filter(carries);
  return {
    open_issues_count: issues.filter(issue => issue['state'] === 'opened').length,
    closed_issues_count: issues.filter(issue => issue['state'] === 'closed').length,
    open_merge_requests_count: world.all('merge_requests').filter(row => carries(row) && row['state'] === 'opened').length,
  };
}

function showLabel(exchange: Exchange, label: Row): Row {
  const counted = isTrue(exchange.query['with_counts']) ? counts(exchange.world, label) : {};
  const { is_project_label, ...rest } = label;
  return { ...rest, ...counted, ...(exchange.params['project'] === undefined ? {} : { is_project_label }) };
}

const isColour = (value: string): boolean => /^(#[0-9a-f]{3}([0-9a-f]{3})?|[a-z]+)$/i.test(value);

function relabel(exchange: Exchange, label: Row): void {
  const { body, world } = exchange;
  if (body['color'] !== undefined && !isColour(text(body['color']))) throw badParameter('color is invalid');
  const fresh = text(body['new_name']);
  if (fresh === '') return;
  const old = label['name'];
  label['name'] = fresh;
  for (const row of [...world.all('issues'), ...world.all('merge_requests')]) {
    row['labels'] = labelNames(row).map(name => (name === old ? fresh : name));
  }
}

function unlabel(exchange: Exchange, label: Row): void {
  for (const row of [...exchange.world.all('issues'), ...exchange.world.all('merge_requests')]) {
    row['labels'] = labelNames(row).filter(name => name !== label['name']);
  }
}

const labels = (path: string, owner: Collection['owner'], ofProject: boolean): Collection => ({
  path,
  table: 'labels',
  kind: 'Label',
  owner,
  keys: ['id', 'name'],
  operations: ['get', 'create', 'update', 'delete'],
  required: ['name', 'color'],
  unique: { field: 'name', message: 'Label already exists' },
  fresh: (_exchange, { id }) => labelRow({ id, name: '', color: '', ofProject }),
  changed: relabel,
  dropped: unlabel,
  show: showLabel,
});

function labelPage(exchange: Exchange, all: readonly Row[]): Reply {
  const found = narrow(all, exchange.query, [], ['name', 'description']);
  const sorted = [...found].sort((a, b) => text(a['name']).localeCompare(text(b['name']), 'en'));
  return paged(
    exchange,
    sorted.map(label => showLabel(exchange, label)),
  );
}

const milestones = (path: string, owner: Collection['owner']): Collection => ({
  path,
  table: 'milestones',
  kind: 'Milestone',
  owner,
  required: ['title'],
  unique: { field: 'title', status: 400, message: 'Milestone title already being used for another group or project milestone.' },
  fresh: (exchange, { owner: key, id }) => {
    const parent =
      exchange.params['project'] === undefined
        ? exchange.world.group(exchange.params['group'] ?? '')
        : exchange.world.project(exchange.params['project']);
    return milestoneRow(parent, {
      id,
      iid: exchange.world.nextIid('milestones', key),
      title: '',
      createdAt: exchange.world.stamp(),
    });
  },
  changed: (exchange, milestone) => {
    const event = text(exchange.body['state_event']);
    if (event === 'close') milestone['state'] = 'closed';
    else if (event === 'activate') milestone['state'] = 'active';
    else if (event !== '') throw badParameter('state_event does not have a valid value');
  },
  dropped: ({ world }, milestone) => {
    for (const row of [...world.all('issues'), ...world.all('merge_requests')]) if (row['milestone'] === milestone) row['milestone'] = null;
  },
  filters: ['state', 'iids'],
  searched: ['title', 'description'],
  order: { by: 'due_date', sort: 'asc' },
});

/** Issues or merge requests that stand in a milestone. */
function standingIn(exchange: Exchange, table: string, owner: Collection['owner']): readonly Row[] {
  const milestone = member(exchange, { table: 'milestones', kind: 'Milestone', owner });
  return exchange.world.all(table).filter(row => row['milestone'] === milestone);
}

/** A project knows the labels of the groups above it too; 304 when there is nothing to change. */
function subscribe(exchange: Exchange, wanted: boolean): Reply {
  const { world, params } = exchange;
  const { project } = params;
  const within = project === undefined ? world.table('labels', inGroup(exchange)) : labelsFor(world, world.project(project));
  const label = within.find(row => text(row['id']) === params['key'] || row['name'] === params['key']);
  if (!label) throw notFound('Label');
  if (label['subscribed'] === wanted) throw new Refusal(304, {});
  label['subscribed'] = wanted;
  return created(showLabel(exchange, label));
}

export function labelRoutes(router: Router): void {
  for (const path of ['/projects/:project/labels/:key', '/groups/:group/labels/:key']) {
    router.on(`POST ${path}/subscribe`, exchange => subscribe(exchange, true));
    router.on(`POST ${path}/unsubscribe`, exchange => subscribe(exchange, false));
  }
  collection(router, labels('/projects/:project/labels', inProject, true));
  collection(router, labels('/groups/:group/labels', inGroup, false));
  router.on('GET /projects/:project/labels', exchange => {
    const project = exchange.world.project(exchange.params['project'] ?? '');
    const own = exchange.world.table('labels', projectOwner(project));
    return labelPage(exchange, text(exchange.query['include_ancestor_groups']) === 'false' ? own : labelsFor(exchange.world, project));
  });
  router.on('GET /groups/:group/labels', exchange => labelPage(exchange, exchange.world.table('labels', inGroup(exchange))));
  for (const [path, owner] of [
    ['/projects/:project/milestones', inProject],
    ['/groups/:group/milestones', inGroup],
  ] as const) {
    collection(router, milestones(path, owner));
    router.on(`GET ${path}/:key/issues`, exchange => paged(exchange, standingIn(exchange, 'issues', owner)));
    router.on(`GET ${path}/:key/merge_requests`, exchange => paged(exchange, standingIn(exchange, 'merge_requests', owner)));
  }
}
