// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/admin by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "admin.namespace_update": () => z.object({ "namespace_id": z.string(), "shared_runners_minutes_limit": z.number().int().optional(), "extra_shared_runners_minutes_limit": z.number().int().optional(), "additional_purchased_storage_size": z.number().int().optional(), "additional_purchased_storage_ends_on": z.string().optional(), "gitlab_subscription_attributes": z.object({ "start_date": z.string().optional(), "end_date": z.string().optional(), "seats": z.number().int().optional(), "max_seats_used": z.number().int().optional(), "plan_code": z.string().optional(), "auto_renew": z.boolean().optional(), "trial": z.boolean().optional(), "trial_starts_on": z.string().optional(), "trial_ends_on": z.string().optional(), "trial_extension_type": z.number().int().optional() }).strict().optional() }).strict(),
  "admin.namespace_storage_exclusion_list": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "admin.namespace_storage_exclusion_create": () => z.object({ "namespace_id": z.string(), "reason": z.string() }).strict(),
  "admin.namespace_storage_exclusion_delete": () => z.object({ "namespace_id": z.string() }).strict(),
};
