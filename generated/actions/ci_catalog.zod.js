// Made from catalog/domains/ci_catalog by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "ci_catalog.list": () => z.object({ "search": z.string().optional(), "scope": z.enum(["all","namespaces"]).optional(), "sort": z.enum(["name_asc","name_desc","created_asc","created_desc","latest_released_at_asc","latest_released_at_desc","star_count_asc","star_count_desc","usage_count_asc","usage_count_desc"]).optional(), "verification_level": z.enum(["gitlab_maintained","gitlab_partner_maintained","verified_creator_maintained","verified_creator_self_managed","unverified"]).optional(), "last": z.number().int().gte(1).lte(100).optional(), "before": z.string().optional(), "first": z.number().int().gte(1).lte(100).optional(), "after": z.string().optional() }).strict(),
  "ci_catalog.get": () => z.object({ "id": z.string().optional(), "full_path": z.string().optional() }).strict(),
  "ci_catalog.publish": () => z.object({ "project_id": z.string(), "version": z.string(), "metadata": z.record(z.string(), z.any()) }).strict(),
};
