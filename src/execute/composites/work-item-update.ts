/**
 * `issue.work_item_update`: GitLab changes a work item by its global id, and takes each kind of field by the widget that holds
 * it. Owns which parameter goes into which widget; a widget that was not asked for is not named, since editions differ.
 */
import { CatalogError } from '../../call/error.ts';
import { merged, valueAt } from '../run-graphql.ts';
import type { Composite } from './index.ts';
import { given, isRow, type Row } from './row.ts';

export const updateWorkItem: Composite = async ({ values, ports, catalog, entry }) => {
  const variables = { full_path: values['full_path'], iid: String(values['work_item_iid']) };
  const found = await ports.graphql(catalog.document('work_item_id'), variables);
  const id = valueAt(found.data, 'namespace.workItem.id');
  if (typeof id !== 'string') {
    const sentence = `There is no work item #${variables.iid} in ${String(variables.full_path)}, or the token cannot see it; nothing was changed.`;
    throw new CatalogError('not_found', sentence, { status: 404 });
  }
  const { data, partial } = await ports.graphql(catalog.document('work_item_update'), { input: inputOf(id, values) });
  const payload = valueAt(data, 'workItemUpdate');
  const errors = valueAt(payload, 'errors');
  const said = [...(Array.isArray(errors) ? errors.map(String) : []), ...partial.map(({ message }) => message)].join('; ');
  const item = valueAt(payload, 'workItem');
  if (said !== '' || !isRow(item)) {
    throw new CatalogError(
      'rejected',
      `GitLab refused '${entry.id}'. Read the work item to see how it stands, correct what it says and call it again.`,
      {
        ...(said !== '' && { said }),
      },
    );
  }
  return { data: merged(item, 'widgets') };
};

const gid = (type: string, id: unknown): string => `gid://gitlab/${type}/${String(id)}`;
const gids = (type: string, ids: unknown): readonly string[] | undefined => (Array.isArray(ids) ? ids.map(id => gid(type, id)) : undefined);

/** A widget with the fields that were given; nothing when none was. */
const widget = (name: string, fields: Row): Row => {
  const own = given(fields);
  return Object.keys(own).length > 0 ? { [name]: own } : {};
};

function inputOf(id: string, values: Row): Row {
  const event = values['state_event'];
  const { milestone_id: milestone, parent_id: parent, crm_contact_ids: contacts } = values;
  return given({
    id,
    title: values['title'],
    confidential: values['confidential'],
    stateEvent: typeof event === 'string' ? event.toUpperCase() : undefined,
    ...widget('descriptionWidget', { description: values['description'] }),
    ...widget('assigneesWidget', { assigneeIds: gids('User', values['assignee_ids']) }),
    ...widget('crmContactsWidget', {
      contactIds: gids('CustomerRelations::Contact', contacts),
      operationMode: contacts === undefined ? undefined : 'REPLACE',
    }),
    ...widget('labelsWidget', {
      addLabelIds: gids('Label', values['add_label_ids']),
      removeLabelIds: gids('Label', values['remove_label_ids']),
    }),
    ...widget('milestoneWidget', { milestoneId: milestone === undefined ? undefined : gid('Milestone', milestone) }),
    ...widget('hierarchyWidget', { parentId: parent === undefined ? undefined : gid('WorkItem', parent) }),
    ...widget('startAndDueDateWidget', { startDate: values['start_date'], dueDate: values['due_date'] }),
    ...widget('healthStatusWidget', { healthStatus: values['health_status'] }),
    ...widget('colorWidget', { color: values['color'] }),
  });
}
