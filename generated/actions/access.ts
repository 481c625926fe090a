// Made from catalog/domains/access by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "access.deploy_key_list_project": rest<'access.deploy_key_list_project'>('GET', '/projects/{project_id}/deploy_keys', { query: ["page","per_page"] }),
  "access.deploy_key_get": rest<'access.deploy_key_get'>('GET', '/projects/{project_id}/deploy_keys/{deploy_key_id}'),
  "access.deploy_key_add": rest<'access.deploy_key_add'>('POST', '/projects/{project_id}/deploy_keys', { body: ["title","key","can_push","expires_at"] }),
  "access.deploy_key_delete": rest<'access.deploy_key_delete'>('DELETE', '/projects/{project_id}/deploy_keys/{deploy_key_id}'),
  "access.invite_update_group": rest<'access.invite_update_group'>('PUT', '/groups/{group_id}/invitations/{email}', { body: ["access_level","expires_at","member_role_id"] }),
  "access.invite_revoke_group": rest<'access.invite_revoke_group'>('DELETE', '/groups/{group_id}/invitations/{email}'),
  "access.invite_update_project": rest<'access.invite_update_project'>('PUT', '/projects/{project_id}/invitations/{email}', { body: ["access_level","expires_at","member_role_id"] }),
  "access.invite_revoke_project": rest<'access.invite_revoke_project'>('DELETE', '/projects/{project_id}/invitations/{email}'),
};
