/**
 * The `group.epic_*` actions about epics and the issues in them. An epic is a work item of a group: each action hands over to
 * the work items' functions under its own parameter names. Comments are `epic-notes.ts`'s business.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import { cursorPages } from '../pages.ts';
import { merged, valueAt } from '../run-graphql.ts';
import type { Composite } from './index.ts';
import { globalId, mutate } from './mutation.ts';
import { asRow, asRows, type Row } from './row.ts';
import { workItemId } from './work-item.ts';
import { createWorkItem } from './work-item-create.ts';
import { deleteWorkItem } from './work-item-delete.ts';
import { updateWorkItem } from './work-item-update.ts';

/** Rows of a page that the call does not size. */
export const PAGE = 20;

/** The same call in the words of the work item actions. */
const asWorkItem = (context: RunContext): RunContext => ({
  ...context,
  values: { ...context.values, work_item_iid: context.values['epic_iid'], work_item_type_id: 'Epic' },
});

const createEpic: Composite = context => createWorkItem(asWorkItem(context));
const updateEpic: Composite = context => updateWorkItem(asWorkItem(context));
const deleteEpic: Composite = context => deleteWorkItem(asWorkItem(context));

/** The global id of the epic that a call names. */
export const epicId = (context: RunContext): Promise<string> => workItemId(asWorkItem(context));

/** The global id of the issue that a call names as the epic's child. */
const childId = (context: RunContext): Promise<string> => {
  const { child_project_path, child_iid } = context.values;
  return workItemId({ ...context, values: { full_path: child_project_path, work_item_iid: child_iid } });
};

/** Reads one page of a connection that stands in a widget of the epic. */
export async function readWidgetPage(
  { values, ports, catalog }: RunContext,
  { document, field, ...page }: { document: string; field: string; first: unknown; after?: unknown; filter?: unknown },
): Promise<{ readonly rows: readonly Row[]; readonly info: unknown }> {
  const variables = { ...page, full_path: values['full_path'], iid: String(values['epic_iid']) };
  const answer = await ports.graphql(catalog.document(document), variables);
  const item = valueAt(answer.data, 'namespace.workItem');
  if (item === undefined || item === null) throw noEpic(values);
  const connection = asRow(merged(item, 'widgets'))[field];
  return { rows: asRows(valueAt(connection, 'nodes')), info: valueAt(connection, 'pageInfo') };
}

export const noEpic = ({ full_path, epic_iid }: RunContext['values']): CatalogError =>
  new CatalogError('not_found', `There is no epic &${String(epic_iid)} in ${String(full_path)}, or the token cannot see it.`, {
    status: 404,
  });

const listEpicIssues: Composite = async context => {
  const { first = PAGE, after } = context.values;
  const { rows, info } = await readWidgetPage(context, { document: 'epic_issue_list', field: 'children', first, after });
  return { data: rows, pagination: cursorPages(info) };
};

/** Puts an issue below the epic: the issue is what changes. */
const assignEpicIssue: Composite = async context => setParent(context, { parentId: await epicId(context) });

/** Takes an issue out of the epic, once it is sure that the epic exists. */
const removeEpicIssue: Composite = async context => {
  await epicId(context);
  return setParent(context, { parentId: null });
};

async function setParent(context: RunContext, hierarchyWidget: Row): ReturnType<Composite> {
  const input = { id: await childId(context), hierarchyWidget };
  const payload = await mutate(context, { document: 'work_item_update', field: 'workItemUpdate', input });
  return { data: merged(payload['workItem'], 'widgets') };
}

/** Moves a child before or after another one. GitLab takes the new place on the child, and only with its parent. */
const moveEpicIssue: Composite = async context => {
  const { child_id, adjacent_id, relative_position } = context.values;
  const hierarchyWidget = {
    parentId: await epicId(context),
    adjacentWorkItemId: globalId('WorkItem', adjacent_id),
    relativePosition: String(relative_position).toUpperCase(),
  };
  const input = { id: globalId('WorkItem', child_id), hierarchyWidget };
  const payload = await mutate(context, { document: 'work_item_update', field: 'workItemUpdate', input });
  return { data: merged(payload['workItem'], 'widgets') };
};

const BY_ACTION: Readonly<Record<string, Composite>> = {
  'group.epic_create': createEpic,
  'group.epic_update': updateEpic,
  'group.epic_delete': deleteEpic,
  'group.epic_issue_list': listEpicIssues,
  'group.epic_issue_assign': assignEpicIssue,
  'group.epic_issue_remove': removeEpicIssue,
  'group.epic_issue_update': moveEpicIssue,
};

export const runEpic: Composite = context => composite(BY_ACTION, context);

/** The one of several functions that stands beside the action's id. */
export function composite(table: Readonly<Record<string, Composite>>, context: RunContext): ReturnType<Composite> {
  const found = table[context.entry.id];
  if (!found) throw new Error(`no function for ${context.entry.id} beside its composite`);
  return found(context);
}
