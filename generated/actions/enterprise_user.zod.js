// Made from catalog/domains/enterprise_user by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "enterprise_user.list": () => z.object({ "group_id": z.string(), "search": z.string().optional(), "username": z.string().optional(), "active": z.boolean().optional(), "blocked": z.boolean().optional(), "two_factor": z.enum(["enabled","disabled"]).optional(), "created_after": z.string().optional(), "created_before": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "enterprise_user.get": () => z.object({ "group_id": z.string(), "user_id": z.number().int().gte(1) }).strict(),
  "enterprise_user.update": () => z.object({ "group_id": z.string(), "user_id": z.number().int().gte(1), "name": z.string().optional(), "email": z.string().optional() }).strict(),
  "enterprise_user.disable_2fa": () => z.object({ "group_id": z.string(), "user_id": z.number().int().gte(1) }).strict(),
  "enterprise_user.delete": () => z.object({ "group_id": z.string(), "user_id": z.number().int().gte(1), "hard_delete": z.boolean().optional() }).strict(),
};
