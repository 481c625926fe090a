// Made from catalog/domains/enterprise_user by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "enterprise_user.list": rest<'enterprise_user.list'>('GET', '/groups/{group_id}/enterprise_users', { query: ["search","username","active","blocked","two_factor","created_after","created_before","page","per_page"] }),
  "enterprise_user.get": rest<'enterprise_user.get'>('GET', '/groups/{group_id}/enterprise_users/{user_id}'),
  "enterprise_user.update": rest<'enterprise_user.update'>('PATCH', '/groups/{group_id}/enterprise_users/{user_id}', { body: ["name","email"] }),
  "enterprise_user.disable_2fa": rest<'enterprise_user.disable_2fa'>('PATCH', '/groups/{group_id}/enterprise_users/{user_id}/disable_two_factor'),
  "enterprise_user.delete": rest<'enterprise_user.delete'>('DELETE', '/groups/{group_id}/enterprise_users/{user_id}', { query: ["hard_delete"] }),
};
