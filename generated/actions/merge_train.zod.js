// Made from catalog/domains/merge_train by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "merge_train.list_project": () => z.object({ "project_id": z.string(), "scope": z.enum(["active","complete"]).optional(), "sort": z.enum(["asc","desc"]).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "merge_train.list_branch": () => z.object({ "project_id": z.string(), "target_branch": z.string(), "scope": z.enum(["active","complete"]).optional(), "sort": z.enum(["asc","desc"]).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "merge_train.get": () => z.object({ "project_id": z.string(), "merge_request_iid": z.number().int().gte(1) }).strict(),
  "merge_train.add": () => z.object({ "project_id": z.string(), "merge_request_iid": z.number().int().gte(1), "auto_merge": z.boolean().optional(), "sha": z.string().optional(), "squash": z.boolean().optional() }).strict(),
};
