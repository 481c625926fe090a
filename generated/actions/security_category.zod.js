// Made from catalog/domains/security_category by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "security_category.list": () => z.object({ "group_path": z.string() }).strict(),
  "security_category.create": () => z.object({ "namespace_id": z.string(), "name": z.string(), "description": z.string().optional(), "multiple_selection": z.boolean().optional() }).strict(),
  "security_category.update": () => z.object({ "security_category_id": z.string(), "namespace_id": z.string(), "name": z.string().optional(), "description": z.string().optional() }).strict(),
  "security_category.delete": () => z.object({ "security_category_id": z.string() }).strict(),
};
