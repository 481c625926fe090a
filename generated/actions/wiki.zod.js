// Made from catalog/domains/wiki by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "wiki.list": () => z.object({ "project_id": z.string(), "with_content": z.boolean().optional() }).strict(),
  "wiki.get": () => z.object({ "project_id": z.string(), "slug": z.string(), "version": z.string().optional(), "render_html": z.boolean().optional() }).strict(),
  "wiki.create": () => z.object({ "project_id": z.string(), "title": z.string(), "content": z.string(), "format": z.enum(["markdown","rdoc","asciidoc","org"]).optional(), "front_matter": z.object({ "title": z.string().optional() }).strict().optional() }).strict(),
  "wiki.update": () => z.object({ "project_id": z.string(), "slug": z.string(), "content": z.string().optional(), "title": z.string().optional(), "format": z.enum(["markdown","rdoc","asciidoc","org"]).optional(), "front_matter": z.object({ "title": z.string().optional() }).strict().optional() }).strict(),
  "wiki.delete": () => z.object({ "project_id": z.string(), "slug": z.string() }).strict(),
  "wiki.upload_attachment": () => z.object({ "project_id": z.string(), "filename": z.string().optional(), "file_path": z.string().optional(), "content_base64": z.string().optional(), "branch": z.string().optional() }).strict(),
  "wiki.note_list": () => z.object({ "project_id": z.string(), "wiki_page_meta_id": z.number().int().gte(1), "order_by": z.enum(["created_at","updated_at"]).optional(), "sort": z.enum(["asc","desc"]).optional(), "activity_filter": z.enum(["all_notes","only_comments","only_activity"]).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "wiki.note_get": () => z.object({ "project_id": z.string(), "wiki_page_meta_id": z.number().int().gte(1), "note_id": z.number().int().gte(1) }).strict(),
  "wiki.note_create": () => z.object({ "project_id": z.string(), "wiki_page_meta_id": z.number().int().gte(1), "body": z.string(), "internal": z.boolean().optional(), "created_at": z.string().optional() }).strict(),
  "wiki.note_update": () => z.object({ "project_id": z.string(), "wiki_page_meta_id": z.number().int().gte(1), "note_id": z.number().int().gte(1), "body": z.string() }).strict(),
  "wiki.note_delete": () => z.object({ "project_id": z.string(), "wiki_page_meta_id": z.number().int().gte(1), "note_id": z.number().int().gte(1) }).strict(),
};
