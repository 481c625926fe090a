/**
 * Work items as GraphQL shows them: the issues of projects, with tasks and incidents among them, and the epics of groups. The
 * rows are those that REST shows; the global id of a work item is the id of its row.
 */
import { labelDetails } from '../resources/labels.ts';
import { list, number, object, type Row, rows, text } from '../row.ts';
import { labelsAround } from '../world/epics.ts';
import type { World } from '../world/world.ts';
import { type Connection, connection, type PageArguments } from './connection.ts';
import { allItems, itemById, placeOf } from './items.ts';
import { gid, type Node, numberOf, userNode, userOrNull } from './node.ts';
import { discussions } from './notes.ts';

/** Names of types in the order of their ids. */
const TYPES = ['Issue', 'Incident', 'Test Case', 'Requirement', 'Task', 'Objective', 'Key Result', 'Epic'] as const;
const OF_GROUPS: readonly string[] = ['Epic'];

const WIDGETS = ['ASSIGNEES', 'LABELS', 'MILESTONE', 'START_AND_DUE_DATE', 'TIME_TRACKING', 'HIERARCHY', 'NOTES', 'HEALTH_STATUS'] as const;

const typeNode = (name: string): Node => ({
  id: gid('WorkItems::Type', (TYPES as readonly string[]).indexOf(name) + 1),
  name,
  iconName: `issue-type-${name.toLowerCase().replace(' ', '-')}`,
  widgetDefinitions: WIDGETS.map(type => ({ __typename: 'WorkItemWidgetDefinitionGeneric', type })),
});

/** The types that a group or a project has. */
export const itemTypes = (isGroup: boolean): readonly Node[] => TYPES.filter(name => OF_GROUPS.includes(name) === isGroup).map(typeNode);

/** `key_result`, as REST calls the type with this global id; undefined for an unknown one. */
export const typeOfId = (id: string): string | undefined => TYPES[numberOf(id) - 1]?.toLowerCase().replace(' ', '_');

const typeName = (item: Row): string =>
  TYPES.find(name => name.toLowerCase().replace(' ', '_') === text(item['issue_type']).toLowerCase()) ?? 'Issue';

function labelNodes(world: World, item: Row): readonly Node[] {
  const names = list(item['labels']);
  const details =
    item['group_id'] === undefined
      ? labelDetails(world, world.project(number(item['project_id'])), names)
      : labelsAround(world, item).filter(label => names.includes(text(label['name'])));
  return details.map(label => ({
    id: gid(label['is_project_label'] === false ? 'GroupLabel' : 'ProjectLabel', label['id']),
    title: label['name'],
    color: label['color'],
  }));
}

function widgets(world: World, item: Row): readonly Node[] {
  const milestone = object(item['milestone']);
  const times = object(item['time_stats']);
  const parent = item['parent_id'] == null ? undefined : itemById(world, item['parent_id']);
  const children = allItems(world).filter(other => other['parent_id'] === item['id']);
  return [
    { __typename: 'WorkItemWidgetLabels', type: 'LABELS', labels: { nodes: labelNodes(world, item) } },
    { __typename: 'WorkItemWidgetAssignees', type: 'ASSIGNEES', assignees: { nodes: rows(item['assignees']).map(userNode) } },
    {
      __typename: 'WorkItemWidgetMilestone',
      type: 'MILESTONE',
      milestone:
        milestone['id'] === undefined
          ? null
          : { id: gid('Milestone', milestone['id']), title: milestone['title'], dueDate: milestone['due_date'] },
    },
    {
      __typename: 'WorkItemWidgetStartAndDueDate',
      type: 'START_AND_DUE_DATE',
      startDate: item['start_date'] ?? null,
      dueDate: item['due_date'] ?? null,
    },
    {
      __typename: 'WorkItemWidgetTimeTracking',
      type: 'TIME_TRACKING',
      timeEstimate: times['time_estimate'] ?? 0,
      totalTimeSpent: times['total_time_spent'] ?? 0,
    },
    {
      __typename: 'WorkItemWidgetHierarchy',
      type: 'HIERARCHY',
      parent: parent ? () => itemNode(world, parent) : null,
      children: (args: PageArguments) =>
        connection(
          [...children].sort((a, b) => number(a['place']) - number(b['place'])).map(child => itemNode(world, child)),
          args,
        ),
    },
    { __typename: 'WorkItemWidgetHealthStatus', type: 'HEALTH_STATUS', healthStatus: item['health_status'] ?? null },
    { __typename: 'WorkItemWidgetColor', type: 'COLOR', color: item['color'] ?? null },
    {
      __typename: 'WorkItemWidgetNotes',
      type: 'NOTES',
      discussions: (args: PageArguments & { filter?: string | null }) => discussions(world, item, args),
    },
  ];
}

export function itemNode(world: World, item: Row): Node {
  const { path, webUrl, sign } = placeOf(world, item);
  return {
    id: gid('WorkItem', item['id']),
    iid: String(item['iid']),
    title: item['title'],
    description: item['description'],
    state: item['state'] === 'closed' ? 'CLOSED' : 'OPEN',
    workItemType: typeNode(typeName(item)),
    confidential: item['confidential'],
    author: userOrNull(item['author']),
    namespace: { fullPath: path },
    reference: ({ full }: { full?: boolean | null }) => `${full ? path : ''}${sign}${String(item['iid'])}`,
    createdAt: item['created_at'],
    updatedAt: item['updated_at'],
    closedAt: item['closed_at'],
    webUrl,
    userPermissions: { updateWorkItem: true, deleteWorkItem: true },
    widgets: () => widgets(world, item),
  };
}

export interface WorkItemArguments extends PageArguments {
  readonly state?: string | null;
  readonly types?: readonly string[] | null;
  readonly search?: string | null;
  readonly authorUsername?: string | null;
  readonly assigneeUsernames?: readonly string[] | null;
  readonly labelName?: readonly string[] | null;
  readonly milestoneTitle?: readonly string[] | null;
  readonly confidential?: boolean | null;
  readonly createdAfter?: string | null;
  readonly createdBefore?: string | null;
  readonly updatedAfter?: string | null;
  readonly updatedBefore?: string | null;
  readonly includeDescendants?: boolean | null;
  readonly sort?: string | null;
}

const between = (value: Row[''], low: string | null | undefined, high: string | null | undefined): boolean =>
  (!low || Date.parse(text(value)) >= Date.parse(low)) && (!high || Date.parse(text(value)) <= Date.parse(high));

const isAmong = (wanted: readonly string[] | null | undefined, value: string): boolean =>
  !wanted || wanted.length === 0 || wanted.includes(value);

function fits(item: Row, args: WorkItemArguments): boolean {
  const people = rows(item['assignees']).map(user => text(user['username']));
  return (
    (!args.state || args.state === 'all' || item['state'] === args.state) &&
    isAmong(args.types, text(item['issue_type']).toUpperCase()) &&
    (!args.search || `${text(item['title'])} ${text(item['description'])}`.toLowerCase().includes(args.search.toLowerCase())) &&
    (!args.authorUsername || object(item['author'])['username'] === args.authorUsername) &&
    (args.assigneeUsernames ?? []).every(name => people.includes(name)) &&
    (args.labelName ?? []).every(name => list(item['labels']).includes(name)) &&
    isAmong(args.milestoneTitle, text(object(item['milestone'])['title'])) &&
    (args.confidential == null || item['confidential'] === args.confidential) &&
    between(item['created_at'], args.createdAfter, args.createdBefore) &&
    between(item['updated_at'], args.updatedAfter, args.updatedBefore)
  );
}

export function workItems(world: World, items: readonly Row[], args: WorkItemArguments): Connection<Node> {
  const found = items.filter(item => fits(item, args));
  const [, name = 'created', way = 'desc'] = /^(.*)_(asc|desc)$/i.exec((args.sort ?? 'created_desc').toLowerCase()) ?? [];
  const field = name === 'created' || name === 'updated' ? `${name}_at` : name;
  const sorted = [...found].sort((a, b) => text(a[field]).localeCompare(text(b[field])) || number(a['id']) - number(b['id']));
  return connection(
    (way === 'desc' ? sorted.reverse() : sorted).map(item => itemNode(world, item)),
    args,
  );
}
