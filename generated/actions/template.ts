// Made from catalog/domains/template by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "template.ci_yml_list": rest<'template.ci_yml_list'>('GET', '/templates/gitlab_ci_ymls', { query: ["page","per_page"] }),
  "template.ci_yml_get": rest<'template.ci_yml_get'>('GET', '/templates/gitlab_ci_ymls/{key}'),
  "template.lint": rest<'template.lint'>('POST', '/projects/{project_id}/ci/lint', { body: ["content","dry_run","include_jobs","ref"] }),
  "template.lint_project": rest<'template.lint_project'>('GET', '/projects/{project_id}/ci/lint', { query: ["content_ref","dry_run","dry_run_ref","include_jobs"] }),
  "template.dockerfile_list": rest<'template.dockerfile_list'>('GET', '/templates/dockerfiles', { query: ["page","per_page"] }),
  "template.dockerfile_get": rest<'template.dockerfile_get'>('GET', '/templates/dockerfiles/{key}'),
  "template.gitignore_list": rest<'template.gitignore_list'>('GET', '/templates/gitignores', { query: ["page","per_page"] }),
  "template.gitignore_get": rest<'template.gitignore_get'>('GET', '/templates/gitignores/{key}'),
  "template.license_list": rest<'template.license_list'>('GET', '/templates/licenses', { query: ["popular","page","per_page"] }),
  "template.license_get": rest<'template.license_get'>('GET', '/templates/licenses/{key}', { query: ["project","fullname"] }),
  "template.project_template_list": rest<'template.project_template_list'>('GET', '/projects/{project_id}/templates/{template_type}', { query: ["page","per_page"] }),
  "template.project_template_get": rest<'template.project_template_get'>('GET', '/projects/{project_id}/templates/{template_type}/{key}', { query: ["source_template_project_id","project","fullname"] }),
};
