// Made from catalog/domains/template by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "template.ci_yml_list": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "template.ci_yml_get": () => z.object({ "key": z.string() }).strict(),
  "template.lint": () => z.object({ "project_id": z.string(), "content": z.string(), "dry_run": z.boolean().optional(), "include_jobs": z.boolean().optional(), "ref": z.string().optional() }).strict(),
  "template.lint_project": () => z.object({ "project_id": z.string(), "content_ref": z.string().optional(), "dry_run": z.boolean().optional(), "dry_run_ref": z.string().optional(), "include_jobs": z.boolean().optional() }).strict(),
  "template.dockerfile_list": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "template.dockerfile_get": () => z.object({ "key": z.string() }).strict(),
  "template.gitignore_list": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "template.gitignore_get": () => z.object({ "key": z.string() }).strict(),
  "template.license_list": () => z.object({ "popular": z.boolean().optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "template.license_get": () => z.object({ "key": z.string(), "project": z.string().optional(), "fullname": z.string().optional() }).strict(),
  "template.project_template_list": () => z.object({ "project_id": z.string(), "template_type": z.enum(["dockerfiles","gitignores","gitlab_ci_ymls","licenses","issues","merge_requests"]), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "template.project_template_get": () => z.object({ "project_id": z.string(), "template_type": z.enum(["dockerfiles","gitignores","gitlab_ci_ymls","licenses","issues","merge_requests"]), "key": z.string(), "source_template_project_id": z.number().int().optional(), "project": z.string().optional(), "fullname": z.string().optional() }).strict(),
};
