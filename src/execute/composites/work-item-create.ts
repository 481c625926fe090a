/** `issue.work_item_create`: the input holds what was given and nothing else; a type given by its name is looked up. */
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import { merged, valueAt } from '../run-graphql.ts';
import type { Composite } from './index.ts';
import { globalId, globalIds, mutate } from './mutation.ts';
import { asRows, given, textField } from './row.ts';
import { reference, sharedWidgets, widget } from './work-item.ts';

export const createWorkItem: Composite = async context => {
  const { full_path, title, confidential, created_at, label_ids, parent_id, crm_contact_ids } = context.values;
  const input = given({
    namespacePath: full_path,
    workItemTypeId: await typeId(context),
    title,
    confidential,
    createdAt: created_at,
    ...sharedWidgets(context.values),
    labelsWidget: widget({ labelIds: globalIds('Label', label_ids) }),
    hierarchyWidget: widget({ parentId: reference('WorkItem', parent_id) }),
    crmContactsWidget: widget({ contactIds: globalIds('CustomerRelations::Contact', crm_contact_ids) }),
  });
  const payload = await mutate(context, { document: 'work_item_create', field: 'workItemCreate', input });
  return { data: merged(payload['workItem'], 'widgets') };
};

async function typeId({ values, ports, catalog }: RunContext): Promise<string> {
  const { full_path, work_item_type_id: wanted } = values;
  if (/^(?:\d+$|gid:\/\/)/.test(String(wanted))) return globalId('WorkItems::Type', wanted);
  const answer = await ports.graphql(catalog.document('work_item_type_list'), { full_path, first: 100 });
  const types = asRows(valueAt(answer.data, 'namespace.workItemTypes.nodes'));
  const found = types.find(type => plain(textField(type, 'name')) === plain(wanted));
  if (found) return textField(found, 'id') ?? '';
  const names = types.map(type => textField(type, 'name')).join(', ');
  throw new CatalogError('invalid_params', `${String(full_path)} has no work item type "${String(wanted)}"; nothing was created.`, {
    parameter: 'work_item_type_id',
    said: `Its types are ${names || 'not visible to this token'}.`,
  });
}

/** `KEY_RESULT` and `Key Result` are the same. */
const plain = (name: unknown): string => String(name).toLowerCase().replaceAll(/[_-]/g, ' ');
