// Made from catalog/domains/custom_emoji by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "custom_emoji.list": () => z.object({ "group_path": z.string(), "last": z.number().int().gte(1).lte(100).optional(), "before": z.string().optional(), "first": z.number().int().gte(1).lte(100).optional(), "after": z.string().optional() }).strict(),
  "custom_emoji.create": () => z.object({ "group_path": z.string(), "name": z.string(), "url": z.string() }).strict(),
  "custom_emoji.delete": () => z.object({ "id": z.string() }).strict(),
};
