// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/environment by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "environment.list": () => z.object({ "project_id": z.string(), "name": z.string().optional(), "search": z.string().optional(), "states": z.enum(["available","stopping","stopped"]).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "environment.get": () => z.object({ "project_id": z.string(), "environment_id": z.number().int().gte(1) }).strict(),
  "environment.create": () => z.object({ "project_id": z.string(), "name": z.string(), "external_url": z.string().optional(), "tier": z.enum(["production","staging","testing","development","other"]).optional(), "description": z.string().optional(), "cluster_agent_id": z.number().int().optional(), "kubernetes_namespace": z.string().optional(), "flux_resource_path": z.string().optional(), "auto_stop_setting": z.enum(["always","with_action"]).optional() }).strict(),
  "environment.update": () => z.object({ "project_id": z.string(), "environment_id": z.number().int().gte(1), "external_url": z.string().optional(), "tier": z.enum(["production","staging","testing","development","other"]).optional(), "description": z.string().optional(), "cluster_agent_id": z.number().int().optional(), "kubernetes_namespace": z.string().optional(), "flux_resource_path": z.string().optional(), "auto_stop_setting": z.enum(["always","with_action"]).optional() }).strict(),
  "environment.stop": () => z.object({ "project_id": z.string(), "environment_id": z.number().int().gte(1), "force": z.boolean().optional() }).strict(),
  "environment.delete": () => z.object({ "project_id": z.string(), "environment_id": z.number().int().gte(1) }).strict(),
  "environment.deployment_list": () => z.object({ "project_id": z.string(), "environment": z.string().optional(), "status": z.enum(["created","running","success","failed","canceled","skipped","blocked"]).optional(), "order_by": z.enum(["id","iid","created_at","updated_at","finished_at"]).optional(), "sort": z.enum(["asc","desc"]).optional(), "updated_after": z.string().optional(), "updated_before": z.string().optional(), "finished_after": z.string().optional(), "finished_before": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "environment.deployment_get": () => z.object({ "project_id": z.string(), "deployment_id": z.number().int().gte(1) }).strict(),
};
