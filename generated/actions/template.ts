// Made from catalog/domains/template by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "template.ci_yml_list": rest<'template.ci_yml_list'>('GET', '/templates/gitlab_ci_ymls', { query: ["page","per_page"] }),
  "template.ci_yml_get": rest<'template.ci_yml_get'>('GET', '/templates/gitlab_ci_ymls/{key}'),
  "template.lint": rest<'template.lint'>('POST', '/projects/{project_id}/ci/lint', { body: ["content","dry_run","include_jobs","ref"] }),
  "template.lint_project": rest<'template.lint_project'>('GET', '/projects/{project_id}/ci/lint', { query: ["content_ref","dry_run","dry_run_ref","include_jobs"] }),
};
