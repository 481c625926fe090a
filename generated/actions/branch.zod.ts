// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/branch by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "branch.list": () => z.object({ "project_id": z.string(), "search": z.string().optional(), "regex": z.string().optional(), "sort": z.enum(["name_asc","updated_asc","updated_desc"]).optional(), "pagination": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional(), "page_token": z.string().optional() }).strict(),
  "branch.get": () => z.object({ "project_id": z.string(), "branch_name": z.string() }).strict(),
  "branch.create": () => z.object({ "project_id": z.string(), "branch_name": z.string(), "ref": z.string() }).strict(),
  "branch.delete": () => z.object({ "project_id": z.string(), "branch_name": z.string() }).strict(),
  "branch.list_protected": () => z.object({ "project_id": z.string(), "search": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "branch.get_protected": () => z.object({ "project_id": z.string(), "branch_name": z.string() }).strict(),
  "branch.protect": () => z.object({ "project_id": z.string(), "branch_name": z.string(), "push_access_level": z.number().int().optional(), "merge_access_level": z.number().int().optional(), "unprotect_access_level": z.number().int().optional(), "allow_force_push": z.boolean().optional(), "code_owner_approval_required": z.boolean().optional(), "allowed_to_push": z.array(z.object({ "user_id": z.number().int().optional(), "group_id": z.number().int().optional(), "deploy_key_id": z.number().int().optional(), "access_level": z.number().int().optional() }).strict()).optional(), "allowed_to_merge": z.array(z.object({ "user_id": z.number().int().optional(), "group_id": z.number().int().optional(), "access_level": z.number().int().optional() }).strict()).optional(), "allowed_to_unprotect": z.array(z.object({ "user_id": z.number().int().optional(), "group_id": z.number().int().optional(), "access_level": z.number().int().optional() }).strict()).optional() }).strict(),
  "branch.unprotect": () => z.object({ "project_id": z.string(), "branch_name": z.string() }).strict(),
  "branch.rule_list": () => z.object({ "project_id": z.string(), "last": z.number().int().gte(1).lte(100).optional(), "before": z.string().optional(), "first": z.number().int().gte(1).lte(100).optional(), "after": z.string().optional() }).strict(),
};
