// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/job by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "job.list": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1).optional(), "scope": z.array(z.enum(["created","waiting_for_resource","preparing","waiting_for_callback","pending","running","success","failed","canceling","canceled","skipped","manual","scheduled"])).optional(), "include_retried": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "job.list_project": () => z.object({ "project_id": z.string(), "scope": z.array(z.enum(["created","waiting_for_resource","preparing","waiting_for_callback","pending","running","success","failed","canceling","canceled","skipped","manual","scheduled"])).optional(), "ref": z.string().optional(), "pagination": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional(), "page_token": z.string().optional() }).strict(),
  "job.get": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1) }).strict(),
  "job.trace": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1), "tail": z.number().int().gte(1).optional() }).strict(),
  "job.retry": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1), "inputs": z.record(z.string(), z.any()).optional() }).strict(),
  "job.play": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1), "job_variables_attributes": z.array(z.object({ "key": z.string(), "value": z.string() }).strict()).optional(), "job_inputs": z.record(z.string(), z.any()).optional() }).strict(),
  "job.cancel": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1), "force": z.boolean().optional() }).strict(),
  "job.wait": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1), "interval_seconds": z.number().int().gte(1).lte(60).optional(), "timeout_seconds": z.number().int().gte(1).lte(3600).optional() }).strict(),
  "job.list_bridges": () => z.object({ "project_id": z.string(), "pipeline_id": z.number().int().gte(1), "scope": z.array(z.enum(["created","waiting_for_resource","preparing","waiting_for_callback","pending","running","success","failed","canceling","canceled","skipped","manual","scheduled"])).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "job.artifacts": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1), "output_path": z.string().optional() }).strict(),
  "job.artifact_tree": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1), "path": z.string().optional(), "recursive": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "job.download_single_artifact": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1), "artifact_path": z.string(), "output_path": z.string().optional() }).strict(),
  "job.download_artifacts": () => z.object({ "project_id": z.string(), "ref_name": z.string(), "job": z.string(), "search_recent_successful_pipelines": z.boolean().optional(), "output_path": z.string().optional() }).strict(),
  "job.download_single_artifact_by_ref": () => z.object({ "project_id": z.string(), "ref_name": z.string(), "artifact_path": z.string(), "job": z.string(), "search_recent_successful_pipelines": z.boolean().optional(), "output_path": z.string().optional() }).strict(),
  "job.keep_artifacts": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1) }).strict(),
  "job.delete_artifacts": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1) }).strict(),
  "job.delete_project_artifacts": () => z.object({ "project_id": z.string() }).strict(),
  "job.erase": () => z.object({ "project_id": z.string(), "job_id": z.number().int().gte(1) }).strict(),
  "job.token_scope_get": () => z.object({ "project_id": z.string() }).strict(),
  "job.token_scope_patch": () => z.object({ "project_id": z.string(), "enabled": z.boolean() }).strict(),
  "job.token_scope_list_inbound": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "job.token_scope_add_project": () => z.object({ "project_id": z.string(), "target_project_id": z.number().int().gte(1) }).strict(),
  "job.token_scope_remove_project": () => z.object({ "project_id": z.string(), "target_project_id": z.number().int().gte(1) }).strict(),
  "job.token_scope_list_groups": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "job.token_scope_add_group": () => z.object({ "project_id": z.string(), "target_group_id": z.number().int().gte(1) }).strict(),
  "job.token_scope_remove_group": () => z.object({ "project_id": z.string(), "target_group_id": z.number().int().gte(1) }).strict(),
};
