/** `security_attribute.bulk_update`: GitLab takes groups and projects in one list of global ids. */
import type { Composite } from './index.ts';
import { globalIds, mutate } from './mutation.ts';

export const bulkUpdateAttributes: Composite = async context => {
  const { group_ids, project_ids, attribute_ids, mode } = context.values;
  const input = {
    items: [...(globalIds('Group', group_ids) ?? []), ...(globalIds('Project', project_ids) ?? [])],
    attributes: globalIds('Security::Attribute', attribute_ids) ?? [],
    mode: String(mode).toUpperCase(),
  };
  await mutate(context, { document: 'security_attribute_bulk_update', field: 'bulkUpdateSecurityAttributes', input });
  return { data: undefined };
};
