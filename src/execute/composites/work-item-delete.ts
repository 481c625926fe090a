/** `issue.work_item_delete`: looks the global id up, then deletes what it stands for. */
import type { Composite } from './index.ts';
import { mutate } from './mutation.ts';
import { workItemId } from './work-item.ts';

export const deleteWorkItem: Composite = async context => {
  const input = { id: await workItemId(context) };
  await mutate(context, { document: 'work_item_delete', field: 'workItemDelete', input });
  return { data: undefined };
};
