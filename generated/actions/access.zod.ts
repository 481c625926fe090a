// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/access by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "access.deploy_key_list_project": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "access.deploy_key_get": () => z.object({ "project_id": z.string(), "deploy_key_id": z.number().int().gte(1) }).strict(),
  "access.deploy_key_add": () => z.object({ "project_id": z.string(), "title": z.string(), "key": z.string(), "can_push": z.boolean().optional(), "expires_at": z.string().optional() }).strict(),
  "access.deploy_key_delete": () => z.object({ "project_id": z.string(), "deploy_key_id": z.number().int().gte(1) }).strict(),
  "access.invite_update_group": () => z.object({ "group_id": z.string(), "email": z.string(), "access_level": z.number().int().optional(), "expires_at": z.string().optional(), "member_role_id": z.number().int().optional() }).strict(),
  "access.invite_revoke_group": () => z.object({ "group_id": z.string(), "email": z.string() }).strict(),
  "access.invite_update_project": () => z.object({ "project_id": z.string(), "email": z.string(), "access_level": z.number().int().optional(), "expires_at": z.string().optional(), "member_role_id": z.number().int().optional() }).strict(),
  "access.invite_revoke_project": () => z.object({ "project_id": z.string(), "email": z.string() }).strict(),
};
