// Made from catalog/domains/external_status_check by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "external_status_check.list_project": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "external_status_check.list_project_checks": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "external_status_check.list_project_mr_checks": () => z.object({ "project_id": z.string(), "merge_request_iid": z.number().int().gte(1), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "external_status_check.create_project": () => z.object({ "project_id": z.string(), "name": z.string(), "external_url": z.string(), "shared_secret": z.string().optional(), "protected_branch_ids": z.array(z.number().int()).optional() }).strict(),
  "external_status_check.update_project": () => z.object({ "project_id": z.string(), "check_id": z.number().int().gte(1), "name": z.string().optional(), "external_url": z.string().optional(), "shared_secret": z.string().optional(), "protected_branch_ids": z.array(z.number().int()).optional() }).strict(),
  "external_status_check.delete_project": () => z.object({ "project_id": z.string(), "check_id": z.number().int().gte(1) }).strict(),
  "external_status_check.set_project_mr_status": () => z.object({ "project_id": z.string(), "merge_request_iid": z.number().int().gte(1), "external_status_check_id": z.number().int().gte(1), "sha": z.string(), "status": z.enum(["passed","failed","pending"]) }).strict(),
  "external_status_check.retry_project": () => z.object({ "project_id": z.string(), "merge_request_iid": z.number().int().gte(1), "check_id": z.number().int().gte(1) }).strict(),
};
