/** `issue.work_item_update`: looks the global id up, then sends what was given and nothing else. */
import { merged } from '../run-graphql.ts';
import type { Composite } from './index.ts';
import { globalIds, mutate } from './mutation.ts';
import { given } from './row.ts';
import { reference, sharedWidgets, widget, workItemId } from './work-item.ts';

export const updateWorkItem: Composite = async context => {
  const { title, confidential, state_event, add_label_ids, remove_label_ids, parent_id, children_ids, status } = context.values;
  const contacts = globalIds('CustomerRelations::Contact', context.values['crm_contact_ids']);
  const input = given({
    id: await workItemId(context),
    title,
    confidential,
    stateEvent: typeof state_event === 'string' ? state_event.toUpperCase() : undefined,
    ...sharedWidgets(context.values),
    labelsWidget: widget({ addLabelIds: globalIds('Label', add_label_ids), removeLabelIds: globalIds('Label', remove_label_ids) }),
    hierarchyWidget: widget({ parentId: reference('WorkItem', parent_id), childrenIds: globalIds('WorkItem', children_ids) }),
    statusWidget: widget({ status }),
    crmContactsWidget: contacts && { contactIds: contacts, operationMode: 'REPLACE' },
  });
  const payload = await mutate(context, { document: 'work_item_update', field: 'workItemUpdate', input });
  return { data: merged(payload['workItem'], 'widgets') };
};
