// Made from catalog/domains/audit_event by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "audit_event.list_project": () => z.object({ "project_id": z.string(), "created_after": z.string().optional(), "created_before": z.string().optional(), "pagination": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional(), "page_token": z.string().optional() }).strict(),
  "audit_event.get_project": () => z.object({ "project_id": z.string(), "audit_event_id": z.number().int().gte(1) }).strict(),
  "audit_event.list_group": () => z.object({ "group_id": z.string(), "created_after": z.string().optional(), "created_before": z.string().optional(), "pagination": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional(), "page_token": z.string().optional() }).strict(),
  "audit_event.get_group": () => z.object({ "group_id": z.string(), "audit_event_id": z.number().int().gte(1) }).strict(),
  "audit_event.list_instance": () => z.object({ "entity_type": z.enum(["Project","User","Group","Gitlab::Audit::InstanceScope"]).optional(), "entity_id": z.number().int().optional(), "created_after": z.string().optional(), "created_before": z.string().optional(), "pagination": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional(), "page_token": z.string().optional() }).strict(),
  "audit_event.get_instance": () => z.object({ "audit_event_id": z.number().int().gte(1) }).strict(),
};
