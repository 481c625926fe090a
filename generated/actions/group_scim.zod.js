// Made from catalog/domains/group_scim by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "group_scim.list": () => z.object({ "group_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "group_scim.get": () => z.object({ "group_id": z.string(), "uid": z.string() }).strict(),
  "group_scim.update": () => z.object({ "group_id": z.string(), "uid": z.string(), "extern_uid": z.string() }).strict(),
  "group_scim.delete": () => z.object({ "group_id": z.string(), "uid": z.string() }).strict(),
};
