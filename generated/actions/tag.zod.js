// Made from catalog/domains/tag by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "tag.list": () => z.object({ "project_id": z.string(), "search": z.string().optional(), "order_by": z.enum(["name","updated","version"]).optional(), "sort": z.enum(["asc","desc"]).optional(), "pagination": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional(), "page_token": z.string().optional() }).strict(),
  "tag.get": () => z.object({ "project_id": z.string(), "tag_name": z.string() }).strict(),
  "tag.create": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "ref": z.string(), "message": z.string().optional() }).strict(),
  "tag.delete": () => z.object({ "project_id": z.string(), "tag_name": z.string() }).strict(),
  "tag.list_protected": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "tag.get_protected": () => z.object({ "project_id": z.string(), "tag_name": z.string() }).strict(),
  "tag.protect": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "create_access_level": z.number().int().optional(), "allowed_to_create": z.array(z.object({ "user_id": z.number().int().optional(), "group_id": z.number().int().optional(), "deploy_key_id": z.number().int().optional(), "access_level": z.number().int().optional() }).strict()).optional() }).strict(),
  "tag.unprotect": () => z.object({ "project_id": z.string(), "tag_name": z.string() }).strict(),
  "tag.get_signature": () => z.object({ "project_id": z.string(), "tag_name": z.string() }).strict(),
};
