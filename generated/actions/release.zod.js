// Made from catalog/domains/release by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "release.list": () => z.object({ "project_id": z.string(), "order_by": z.enum(["released_at","created_at"]).optional(), "sort": z.enum(["asc","desc"]).optional(), "include_html_description": z.boolean().optional(), "updated_after": z.string().optional(), "updated_before": z.string().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "release.get": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "include_html_description": z.boolean().optional() }).strict(),
  "release.get_latest": () => z.object({ "project_id": z.string(), "include_html_description": z.boolean().optional() }).strict(),
  "release.create": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "name": z.string().optional(), "description": z.string().optional(), "ref": z.string().optional(), "tag_message": z.string().optional(), "released_at": z.string().optional(), "milestones": z.array(z.string()).optional(), "milestone_ids": z.array(z.number().int()).optional(), "assets": z.object({ "links": z.array(z.object({ "name": z.string(), "url": z.string(), "direct_asset_path": z.string().optional(), "link_type": z.enum(["other","runbook","image","package"]).optional() }).strict()).optional() }).strict().optional() }).strict(),
  "release.update": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "name": z.string().optional(), "description": z.string().optional(), "released_at": z.string().optional(), "milestones": z.array(z.string()).optional(), "milestone_ids": z.array(z.number().int()).optional() }).strict(),
  "release.delete": () => z.object({ "project_id": z.string(), "tag_name": z.string() }).strict(),
  "release.link_list": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "release.link_get": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "link_id": z.number().int().gte(1) }).strict(),
  "release.link_create": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "name": z.string(), "url": z.string(), "direct_asset_path": z.string().optional(), "link_type": z.enum(["other","runbook","image","package"]).optional() }).strict(),
  "release.link_update": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "link_id": z.number().int().gte(1), "name": z.string().optional(), "url": z.string().optional(), "direct_asset_path": z.string().optional(), "link_type": z.enum(["other","runbook","image","package"]).optional() }).strict(),
  "release.link_delete": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "link_id": z.number().int().gte(1) }).strict(),
  "release.link_create_batch": () => z.object({ "project_id": z.string(), "tag_name": z.string(), "links": z.array(z.object({ "name": z.string(), "url": z.string(), "direct_asset_path": z.string().optional(), "link_type": z.enum(["other","runbook","image","package"]).optional() }).strict()) }).strict(),
  "release.evidence_create": () => z.object({ "project_id": z.string(), "tag_name": z.string() }).strict(),
};
