// Made from catalog/domains/security_attribute by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "security_attribute.create": () => z.object({ "namespace_id": z.string(), "security_category_id": z.string(), "attributes": z.array(z.object({ "name": z.string(), "description": z.string(), "color": z.string() }).strict()) }).strict(),
  "security_attribute.update": () => z.object({ "security_attribute_id": z.string(), "name": z.string().optional(), "description": z.string().optional(), "color": z.string().optional() }).strict(),
  "security_attribute.delete": () => z.object({ "security_attribute_id": z.string() }).strict(),
  "security_attribute.project_update": () => z.object({ "project_id": z.string(), "add_attribute_ids": z.array(z.string()).optional(), "remove_attribute_ids": z.array(z.string()).optional() }).strict(),
  "security_attribute.bulk_update": () => z.object({ "mode": z.enum(["add","remove","replace"]), "attribute_ids": z.array(z.string()), "project_ids": z.array(z.number().int()).optional(), "group_ids": z.array(z.number().int()).optional() }).strict(),
};
