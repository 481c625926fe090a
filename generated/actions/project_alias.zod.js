// Made from catalog/domains/project_alias by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "project_alias.list": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "project_alias.get": () => z.object({ "name": z.string() }).strict(),
  "project_alias.create": () => z.object({ "project_id": z.string(), "name": z.string() }).strict(),
  "project_alias.delete": () => z.object({ "name": z.string() }).strict(),
};
