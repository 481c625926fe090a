// Made from catalog/domains/ci_variable by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "ci_variable.list": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "ci_variable.get": () => z.object({ "project_id": z.string(), "key": z.string(), "environment_scope": z.string().optional() }).strict(),
  "ci_variable.create": () => z.object({ "project_id": z.string(), "key": z.string(), "value": z.string(), "variable_type": z.enum(["env_var","file"]).optional(), "environment_scope": z.string().optional(), "protected": z.boolean().optional(), "masked": z.boolean().optional(), "masked_and_hidden": z.boolean().optional(), "raw": z.boolean().optional(), "description": z.string().optional() }).strict(),
  "ci_variable.update": () => z.object({ "project_id": z.string(), "key": z.string(), "value": z.string().optional(), "variable_type": z.enum(["env_var","file"]).optional(), "environment_scope": z.string().optional(), "filter": z.object({ "environment_scope": z.string().optional() }).strict().optional(), "protected": z.boolean().optional(), "masked": z.boolean().optional(), "raw": z.boolean().optional(), "description": z.string().optional() }).strict(),
  "ci_variable.delete": () => z.object({ "project_id": z.string(), "key": z.string(), "environment_scope": z.string().optional() }).strict(),
  "ci_variable.group_list": () => z.object({ "group_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "ci_variable.group_get": () => z.object({ "group_id": z.string(), "key": z.string(), "environment_scope": z.string().optional() }).strict(),
  "ci_variable.group_create": () => z.object({ "group_id": z.string(), "key": z.string(), "value": z.string(), "masked_and_hidden": z.boolean().optional(), "environment_scope": z.string().optional(), "variable_type": z.enum(["env_var","file"]).optional(), "protected": z.boolean().optional(), "masked": z.boolean().optional(), "raw": z.boolean().optional(), "description": z.string().optional() }).strict(),
  "ci_variable.group_update": () => z.object({ "group_id": z.string(), "key": z.string(), "value": z.string().optional(), "environment_scope": z.string().optional(), "filter": z.object({ "environment_scope": z.string().optional() }).strict().optional(), "variable_type": z.enum(["env_var","file"]).optional(), "protected": z.boolean().optional(), "masked": z.boolean().optional(), "raw": z.boolean().optional(), "description": z.string().optional() }).strict(),
  "ci_variable.group_delete": () => z.object({ "group_id": z.string(), "key": z.string(), "environment_scope": z.string().optional() }).strict(),
  "ci_variable.instance_list": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "ci_variable.instance_get": () => z.object({ "key": z.string() }).strict(),
  "ci_variable.instance_create": () => z.object({ "key": z.string(), "value": z.string(), "variable_type": z.enum(["env_var","file"]).optional(), "protected": z.boolean().optional(), "masked": z.boolean().optional(), "raw": z.boolean().optional(), "description": z.string().optional() }).strict(),
  "ci_variable.instance_update": () => z.object({ "key": z.string(), "value": z.string().optional(), "variable_type": z.enum(["env_var","file"]).optional(), "protected": z.boolean().optional(), "masked": z.boolean().optional(), "raw": z.boolean().optional(), "description": z.string().optional() }).strict(),
  "ci_variable.instance_delete": () => z.object({ "key": z.string() }).strict(),
};
