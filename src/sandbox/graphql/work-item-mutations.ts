/** Creating, changing and deleting work items: what each widget's input does to the row. */
import { isRow, list, number, object, type Row, text } from '../row.ts';
import { epicRow, labelsAround } from '../world/epics.ts';
import { issueRow } from '../world/issues.ts';
import { slimUser, slimUsers } from '../world/people.ts';
import { groupOwner, projectOwner, type World } from '../world/world.ts';
import { allItems, itemById, itemNoteable } from './items.ts';
import { type Node, numberOf, outOfReach } from './node.ts';
import { ownerAt } from './places.ts';
import { itemNode, typeOfId } from './work-items.ts';

const ids = (value: Row['']): readonly string[] => list(value).map(id => String(numberOf(id)));

function setLabels(world: World, item: Row, widget: Row): void {
  const names = (field: string): readonly string[] => {
    const wanted = ids(widget[field]);
    return labelsAround(world, item)
      .filter(label => wanted.includes(text(label['id'])))
      .map(label => text(label['name']));
  };
  const removed = new Set(names('removeLabelIds'));
  const labels = [...list(item['labels']), ...names('labelIds'), ...names('addLabelIds')];
  item['labels'] = [...new Set(labels)].filter(name => !removed.has(name)).sort();
}

function setParent(world: World, item: Row, widget: Row): void {
  if ('parentId' in widget) item['parent_id'] = widget['parentId'] === null ? null : (itemById(world, widget['parentId'])?.['id'] ?? null);
  for (const id of ids(widget['childrenIds'])) {
    const child = itemById(world, Number(id));
    if (child) child['parent_id'] = item['id'];
  }
  const beside = widget['adjacentWorkItemId'] === undefined ? undefined : itemById(world, widget['adjacentWorkItemId']);
  if (beside) item['place'] = number(beside['place']) + (widget['relativePosition'] === 'BEFORE' ? -0.5 : 0.5);
}

type Write = (world: World, item: Row, widget: Row) => void;

const dates: Write = (_world, item, widget) => {
  if ('startDate' in widget) item['start_date'] = widget['startDate'];
  if ('dueDate' in widget) item['due_date'] = widget['dueDate'];
};

/** What the input of each widget writes. */
const WIDGETS: Readonly<Record<string, Write>> = {
  descriptionWidget: (_world, item, { description }) => {
    item['description'] = description ?? null;
  },
  assigneesWidget: (world, item, { assigneeIds }) => {
    item['assignees'] = slimUsers(world, ids(assigneeIds));
  },
  labelsWidget: setLabels,
  milestoneWidget: (world, item, { milestoneId }) => {
    item['milestone'] = world.all('milestones').find(row => row['id'] === numberOf(milestoneId)) ?? null;
  },
  startAndDueDateWidget: dates,
  hierarchyWidget: setParent,
  weightWidget: (_world, item, { weight }) => {
    item['weight'] = weight ?? null;
  },
  healthStatusWidget: (_world, item, { healthStatus }) => {
    item['health_status'] = healthStatus ?? null;
  },
  colorWidget: (_world, item, { color }) => {
    item['color'] = color ?? null;
  },
};

function write(world: World, item: Row, input: Row): void {
  for (const [name, change] of Object.entries(WIDGETS)) {
    const widget = input[name];
    if (isRow(widget)) change(world, item, { ...widget });
  }
  if (input['title'] != null) item['title'] = input['title'];
  if (input['confidential'] != null) item['confidential'] = input['confidential'];
  const event = text(input['stateEvent']);
  if (event !== '') {
    const isClosed = event === 'CLOSE';
    Object.assign(item, {
      state: isClosed ? 'closed' : 'opened',
      closed_at: isClosed ? world.stamp() : null,
      closed_by: isClosed ? slimUser(world, number(world.me['id'])) : null,
    });
  }
  item['updated_at'] = world.stamp();
}

function create(world: World, input: Row): Node {
  const owner = ownerAt(world, text(input['namespacePath'] ?? input['projectPath']));
  const type = typeOfId(text(input['workItemTypeId']));
  if (!owner || type === undefined) throw outOfReach();
  if (text(input['title']).trim() === '') return { errors: ["Title can't be blank"], workItem: null };
  const facts = { title: text(input['title']), author: number(world.me['id']), createdAt: text(input['createdAt']) || world.stamp() };
  const { project, group } = owner;
  if (project && type === 'epic') return { errors: ['Work item type Epic is not supported in a project'], workItem: null };
  const item = project
    ? issueRow(world, {
        ...facts,
        id: world.nextId('issues'),
        iid: world.nextIid('issues', projectOwner(project)),
        projectId: number(project['id']),
      })
    : epicRow(world, {
        ...facts,
        id: world.nextId('epics'),
        iid: world.nextIid('epics', groupOwner(group ?? {})),
        groupId: number(group?.['id']),
      });
  Object.assign(item, { issue_type: type, type: type.toUpperCase(), description: input['description'] ?? null });
  world.add(project ? 'issues' : 'epics', project ? projectOwner(project) : groupOwner(group ?? {}), item);
  write(world, item, input);
  return { errors: [], workItem: itemNode(world, item) };
}

function update(world: World, input: Row): Node {
  const item = itemById(world, input['id']);
  if (!item) throw outOfReach();
  if (typeof input['title'] === 'string' && input['title'].trim() === '') return { errors: ["Title can't be blank"], workItem: null };
  write(world, item, input);
  return { errors: [], workItem: itemNode(world, item) };
}

function destroy(world: World, input: Row): Node {
  const item = itemById(world, input['id']);
  if (!item) throw outOfReach();
  const isEpic = item['group_id'] !== undefined;
  for (const child of allItems(world)) if (child['parent_id'] === item['id']) child['parent_id'] = null;
  world.forget(itemNoteable(item).owner);
  world.remove(isEpic ? 'epics' : 'issues', `${isEpic ? 'group' : 'project'}:${number(item[isEpic ? 'group_id' : 'project_id'])}`, item);
  return { errors: [], namespace: null };
}

/** The mutations on work items. */
export const workItemMutations = (world: World): Readonly<Record<string, (args: { input: Row }) => Node>> => ({
  workItemCreate: ({ input }) => create(world, plain(input)),
  workItemUpdate: ({ input }) => update(world, plain(input)),
  workItemDelete: ({ input }) => destroy(world, plain(input)),
});

/** GraphQL hands inputs over as objects without a prototype. */
const plain = (input: Row): Row => object({ ...input });
