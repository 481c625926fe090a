// Made from catalog/domains/search by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "search.code": () => z.object({ "project_id": z.string().optional(), "group_id": z.string().optional(), "query": z.string(), "ref": z.string().optional(), "regex": z.boolean().optional(), "num_context_lines": z.number().int().gte(0).optional(), "exclude_forks": z.boolean().optional(), "include_archived": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.commits": () => z.object({ "project_id": z.string().optional(), "group_id": z.string().optional(), "query": z.string(), "ref": z.string().optional(), "include_archived": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.issues": () => z.object({ "project_id": z.string().optional(), "group_id": z.string().optional(), "query": z.string(), "state": z.enum(["opened","closed","all"]).optional(), "confidential": z.boolean().optional(), "fields": z.array(z.string()).optional(), "include_archived": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.merge_requests": () => z.object({ "project_id": z.string().optional(), "group_id": z.string().optional(), "query": z.string(), "state": z.enum(["opened","closed","merged","all"]).optional(), "fields": z.array(z.string()).optional(), "include_archived": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.milestones": () => z.object({ "project_id": z.string().optional(), "group_id": z.string().optional(), "query": z.string(), "include_archived": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.notes": () => z.object({ "project_id": z.string(), "query": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.projects": () => z.object({ "group_id": z.string().optional(), "query": z.string(), "include_archived": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.snippets": () => z.object({ "query": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.users": () => z.object({ "project_id": z.string().optional(), "group_id": z.string().optional(), "query": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.wiki": () => z.object({ "project_id": z.string().optional(), "group_id": z.string().optional(), "query": z.string(), "include_archived": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "search.semantic_code": () => z.object({ "project_id": z.string(), "q": z.string(), "directory_path": z.string().optional(), "knn": z.number().int().gte(1).optional(), "limit": z.number().int().gte(1).optional() }).strict(),
  "search.glql": () => z.object({ "glql_yaml": z.string(), "after": z.string().optional() }).strict(),
};
