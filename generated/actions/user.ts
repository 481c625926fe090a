// Made from catalog/domains/user by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "user.current": rest<'user.current'>('GET', '/user'),
  "user.me": rest<'user.me'>('GET', '/user'),
  "user.get": rest<'user.get'>('GET', '/users/{user_id}', { query: ["with_custom_attributes"] }),
  "user.list": rest<'user.list'>('GET', '/users', { query: ["search","username","public_email","active","blocked","external","humans","exclude_active","exclude_external","exclude_humans","exclude_internal","without_project_bots","created_after","created_before","extern_uid","provider","admins","auditors","two_factor","without_projects","skip_ldap","with_custom_attributes","order_by","sort","pagination","page","per_page"] }),
  "user.get_status": rest<'user.get_status'>('GET', '/users/{user_id}/status'),
  "user.todo_list": rest<'user.todo_list'>('GET', '/todos', { query: ["state","action","type","author_id","project_id","group_id","page","per_page"] }),
  "user.event_list_contributions": rest<'user.event_list_contributions'>('GET', '/events', { query: ["action","target_type","after","before","scope","sort","page","per_page"] }),
  "user.namespace_list": rest<'user.namespace_list'>('GET', '/namespaces', { query: ["search","full_path_search","owned_only","top_level_only","page","per_page"] }),
  "user.namespace_get": rest<'user.namespace_get'>('GET', '/namespaces/{namespace_id}'),
};
