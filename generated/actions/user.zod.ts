// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/user by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "user.current": () => z.object({}).strict(),
  "user.me": () => z.object({}).strict(),
  "user.get": () => z.object({ "user_id": z.number().int().gte(1), "with_custom_attributes": z.boolean().optional() }).strict(),
  "user.list": () => z.object({ "search": z.string().optional(), "username": z.string().optional(), "public_email": z.string().optional(), "active": z.boolean().optional(), "blocked": z.boolean().optional(), "external": z.boolean().optional(), "humans": z.boolean().optional(), "exclude_active": z.boolean().optional(), "exclude_external": z.boolean().optional(), "exclude_humans": z.boolean().optional(), "exclude_internal": z.boolean().optional(), "without_project_bots": z.boolean().optional(), "created_after": z.string().optional(), "created_before": z.string().optional(), "extern_uid": z.string().optional(), "provider": z.string().optional(), "admins": z.boolean().optional(), "auditors": z.boolean().optional(), "two_factor": z.string().optional(), "without_projects": z.boolean().optional(), "skip_ldap": z.boolean().optional(), "with_custom_attributes": z.boolean().optional(), "order_by": z.enum(["id","name","username","created_at","updated_at"]).optional(), "sort": z.enum(["asc","desc"]).optional(), "pagination": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional(), "page_token": z.string().optional() }).strict(),
  "user.get_status": () => z.object({ "user_id": z.string() }).strict(),
  "user.todo_list": () => z.object({ "state": z.enum(["pending","done"]).optional(), "action": z.string().optional(), "type": z.string().optional(), "author_id": z.number().int().optional(), "project_id": z.number().int().optional(), "group_id": z.number().int().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "user.event_list_contributions": () => z.object({ "action": z.string().optional(), "target_type": z.enum(["issue","milestone","merge_request","note","project","snippet","user","wiki","design"]).optional(), "after": z.string().optional(), "before": z.string().optional(), "scope": z.string().optional(), "sort": z.enum(["asc","desc"]).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "user.namespace_list": () => z.object({ "search": z.string().optional(), "full_path_search": z.boolean().optional(), "owned_only": z.boolean().optional(), "top_level_only": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "user.namespace_get": () => z.object({ "namespace_id": z.string() }).strict(),
};
