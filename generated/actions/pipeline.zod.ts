// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/pipeline by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "pipeline.list": () => z.object({ "project_id": z.string(), "status": z.enum(["created","waiting_for_resource","preparing","waiting_for_callback","pending","running","success","failed","canceling","canceled","skipped","manual","scheduled"]).optional(), "scope": z.enum(["running","pending","finished","branches","tags"]).optional(), "ref": z.string().optional(), "sha": z.string().optional(), "source": z.string().optional(), "name": z.string().optional(), "username": z.string().optional(), "yaml_errors": z.boolean().optional(), "created_after": z.string().optional(), "created_before": z.string().optional(), "updated_after": z.string().optional(), "updated_before": z.string().optional(), "order_by": z.enum(["id","status","ref","updated_at","user_id"]).optional(), "sort": z.enum(["asc","desc"]).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "pipeline.get": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1) }).strict(),
  "pipeline.latest": () => z.object({ "project_id": z.string(), "ref": z.string().optional() }).strict(),
  "pipeline.create": () => z.object({ "project_id": z.string(), "ref": z.string(), "variables": z.array(z.object({ "key": z.string(), "value": z.string(), "variable_type": z.enum(["env_var","file"]).optional() }).strict()).optional(), "inputs": z.record(z.string(), z.any()).optional() }).strict(),
  "pipeline.retry": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1) }).strict(),
  "pipeline.cancel": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1) }).strict(),
  "pipeline.delete": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1) }).strict(),
  "pipeline.variables": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "pipeline.test_report": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1) }).strict(),
  "pipeline.wait": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1), "interval_seconds": z.number().int().gte(1).lte(60).optional(), "timeout_seconds": z.number().int().gte(1).lte(3600).optional() }).strict(),
};
