// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/snippet by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "snippet.list": () => z.object({ "created_after": z.string().optional(), "created_before": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "snippet.get": () => z.object({ "snippet_id": z.number().int().gte(1) }).strict(),
  "snippet.content": () => z.object({ "snippet_id": z.number().int().gte(1) }).strict(),
  "snippet.create": () => z.object({ "title": z.string(), "file_name": z.string().optional(), "content": z.string().optional(), "files": z.array(z.object({ "file_path": z.string(), "content": z.string() }).strict()).optional(), "visibility": z.enum(["private","internal","public"]).optional(), "description": z.string().optional() }).strict(),
  "snippet.update": () => z.object({ "snippet_id": z.number().int().gte(1), "title": z.string().optional(), "description": z.string().optional(), "visibility": z.enum(["private","internal","public"]).optional(), "file_name": z.string().optional(), "content": z.string().optional(), "files": z.array(z.object({ "action": z.enum(["create","update","delete","move"]), "file_path": z.string().optional(), "previous_path": z.string().optional(), "content": z.string().optional() }).strict()).optional() }).strict(),
  "snippet.delete": () => z.object({ "snippet_id": z.number().int().gte(1) }).strict(),
  "snippet.project_list": () => z.object({ "project_id": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "snippet.project_get": () => z.object({ "project_id": z.string(), "snippet_id": z.number().int().gte(1) }).strict(),
  "snippet.project_create": () => z.object({ "project_id": z.string(), "title": z.string(), "file_name": z.string().optional(), "content": z.string().optional(), "files": z.array(z.object({ "file_path": z.string(), "content": z.string() }).strict()).optional(), "visibility": z.enum(["private","internal","public"]), "description": z.string().optional() }).strict(),
};
