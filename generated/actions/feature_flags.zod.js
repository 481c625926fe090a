// Made from catalog/domains/feature_flags by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "feature_flags.feature_flag_list": () => z.object({ "project_id": z.string(), "scope": z.enum(["enabled","disabled"]).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "feature_flags.feature_flag_get": () => z.object({ "project_id": z.string(), "name": z.string() }).strict(),
  "feature_flags.feature_flag_create": () => z.object({ "project_id": z.string(), "name": z.string(), "version": z.string().optional(), "description": z.string().optional(), "active": z.boolean().optional(), "strategies": z.array(z.object({ "name": z.string(), "parameters": z.record(z.string(), z.any()).optional(), "user_list_id": z.number().int().optional(), "scopes": z.array(z.object({ "environment_scope": z.string() }).strict()).optional() }).strict()).optional() }).strict(),
  "feature_flags.feature_flag_update": () => z.object({ "project_id": z.string(), "name": z.string(), "new_name": z.string().optional(), "description": z.string().optional(), "active": z.boolean().optional(), "strategies": z.array(z.object({ "id": z.number().int().optional(), "name": z.string().optional(), "parameters": z.record(z.string(), z.any()).optional(), "user_list_id": z.number().int().optional(), "_destroy": z.boolean().optional(), "scopes": z.array(z.object({ "id": z.number().int().optional(), "environment_scope": z.string().optional(), "_destroy": z.boolean().optional() }).strict()).optional() }).strict()).optional() }).strict(),
  "feature_flags.feature_flag_delete": () => z.object({ "project_id": z.string(), "name": z.string() }).strict(),
  "feature_flags.ff_user_list_list": () => z.object({ "project_id": z.string(), "search": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "feature_flags.ff_user_list_get": () => z.object({ "project_id": z.string(), "user_list_iid": z.number().int().gte(1) }).strict(),
  "feature_flags.ff_user_list_create": () => z.object({ "project_id": z.string(), "name": z.string(), "user_xids": z.string() }).strict(),
  "feature_flags.ff_user_list_update": () => z.object({ "project_id": z.string(), "user_list_iid": z.number().int().gte(1), "name": z.string().optional(), "user_xids": z.string().optional() }).strict(),
  "feature_flags.ff_user_list_delete": () => z.object({ "project_id": z.string(), "user_list_iid": z.number().int().gte(1) }).strict(),
};
