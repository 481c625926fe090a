// Made from catalog/domains/achievement by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "achievement.list": () => z.object({ "namespace_path": z.string(), "ids": z.array(z.string()).optional(), "last": z.number().int().gte(1).lte(100).optional(), "before": z.string().optional(), "first": z.number().int().gte(1).lte(100).optional(), "after": z.string().optional() }).strict(),
  "achievement.create": () => z.object({ "namespace_id": z.string(), "name": z.string(), "description": z.string().optional() }).strict(),
  "achievement.update": () => z.object({ "achievement_id": z.string(), "name": z.string().optional(), "description": z.string().optional() }).strict(),
  "achievement.delete": () => z.object({ "achievement_id": z.string() }).strict(),
  "achievement.award": () => z.object({ "achievement_id": z.string(), "user_id": z.number().int().gte(1) }).strict(),
  "achievement.revoke": () => z.object({ "user_achievement_id": z.string() }).strict(),
  "achievement.recipients": () => z.object({ "namespace_path": z.string(), "achievement_id": z.string(), "last": z.number().int().gte(1).lte(100).optional(), "before": z.string().optional(), "first": z.number().int().gte(1).lte(100).optional(), "after": z.string().optional() }).strict(),
  "achievement.unique_users": () => z.object({ "namespace_path": z.string(), "achievement_id": z.string(), "last": z.number().int().gte(1).lte(100).optional(), "before": z.string().optional(), "first": z.number().int().gte(1).lte(100).optional(), "after": z.string().optional() }).strict(),
  "achievement.user_list": () => z.object({ "username": z.string(), "include_hidden": z.boolean().optional(), "last": z.number().int().gte(1).lte(100).optional(), "before": z.string().optional(), "first": z.number().int().gte(1).lte(100).optional(), "after": z.string().optional() }).strict(),
  "achievement.user_achievement_update": () => z.object({ "user_achievement_id": z.string(), "show_on_profile": z.boolean() }).strict(),
  "achievement.user_achievement_reorder": () => z.object({ "user_achievement_ids": z.array(z.string()) }).strict(),
  "achievement.user_achievement_delete": () => z.object({ "user_achievement_id": z.string() }).strict(),
};
