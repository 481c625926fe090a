// Made from catalog/domains/admin by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "admin.namespace_update": rest<'admin.namespace_update'>('PUT', '/namespaces/{namespace_id}', { body: ["shared_runners_minutes_limit","extra_shared_runners_minutes_limit","additional_purchased_storage_size","additional_purchased_storage_ends_on","gitlab_subscription_attributes"] }),
  "admin.namespace_storage_exclusion_list": rest<'admin.namespace_storage_exclusion_list'>('GET', '/namespaces/storage/limit_exclusions', { query: ["page","per_page"] }),
  "admin.namespace_storage_exclusion_create": rest<'admin.namespace_storage_exclusion_create'>('POST', '/namespaces/{namespace_id}/storage/limit_exclusion', { body: ["reason"] }),
  "admin.namespace_storage_exclusion_delete": rest<'admin.namespace_storage_exclusion_delete'>('DELETE', '/namespaces/{namespace_id}/storage/limit_exclusion'),
};
