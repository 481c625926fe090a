// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/template by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "template.ci_yml_list": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "template.ci_yml_get": () => z.object({ "key": z.string() }).strict(),
  "template.lint": () => z.object({ "project_id": z.string(), "content": z.string(), "dry_run": z.boolean().optional(), "include_jobs": z.boolean().optional(), "ref": z.string().optional() }).strict(),
  "template.lint_project": () => z.object({ "project_id": z.string(), "content_ref": z.string().optional(), "dry_run": z.boolean().optional(), "dry_run_ref": z.string().optional(), "include_jobs": z.boolean().optional() }).strict(),
};
