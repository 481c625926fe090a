// Made from catalog/domains/group_scim by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "group_scim.list": rest<'group_scim.list'>('GET', '/groups/{group_id}/scim/identities', { query: ["page","per_page"] }),
  "group_scim.get": rest<'group_scim.get'>('GET', '/groups/{group_id}/scim/{uid}'),
  "group_scim.update": rest<'group_scim.update'>('PATCH', '/groups/{group_id}/scim/{uid}', { body: ["extern_uid"] }),
  "group_scim.delete": rest<'group_scim.delete'>('DELETE', '/groups/{group_id}/scim/{uid}'),
};
