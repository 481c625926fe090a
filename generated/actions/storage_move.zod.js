// Made from catalog/domains/storage_move by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "storage_move.retrieve_all_project": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "storage_move.retrieve_project": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "storage_move.get_project": () => z.object({ "storage_move_id": z.number().int().gte(1) }).strict(),
  "storage_move.get_project_for_project": () => z.object({ "project_id": z.string(), "storage_move_id": z.number().int().gte(1) }).strict(),
  "storage_move.schedule_project": () => z.object({ "project_id": z.string(), "destination_storage_name": z.string().optional() }).strict(),
  "storage_move.schedule_all_project": () => z.object({ "source_storage_name": z.string(), "destination_storage_name": z.string().optional() }).strict(),
  "storage_move.retrieve_all_group": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "storage_move.retrieve_group": () => z.object({ "group_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "storage_move.get_group": () => z.object({ "storage_move_id": z.number().int().gte(1) }).strict(),
  "storage_move.get_group_for_group": () => z.object({ "group_id": z.string(), "storage_move_id": z.number().int().gte(1) }).strict(),
  "storage_move.schedule_group": () => z.object({ "group_id": z.string(), "destination_storage_name": z.string().optional() }).strict(),
  "storage_move.schedule_all_group": () => z.object({ "source_storage_name": z.string(), "destination_storage_name": z.string().optional() }).strict(),
  "storage_move.retrieve_all_snippet": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "storage_move.retrieve_snippet": () => z.object({ "snippet_id": z.number().int().gte(1), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "storage_move.get_snippet": () => z.object({ "storage_move_id": z.number().int().gte(1) }).strict(),
  "storage_move.get_snippet_for_snippet": () => z.object({ "snippet_id": z.number().int().gte(1), "storage_move_id": z.number().int().gte(1) }).strict(),
  "storage_move.schedule_snippet": () => z.object({ "snippet_id": z.number().int().gte(1), "destination_storage_name": z.string().optional() }).strict(),
  "storage_move.schedule_all_snippet": () => z.object({ "source_storage_name": z.string(), "destination_storage_name": z.string().optional() }).strict(),
};
