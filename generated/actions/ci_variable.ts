// Made from catalog/domains/ci_variable by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "ci_variable.list": rest<'ci_variable.list'>('GET', '/projects/{project_id}/variables', { query: ["page","per_page"] }),
  "ci_variable.get": rest<'ci_variable.get'>('GET', '/projects/{project_id}/variables/{key}', { query: ["filter[environment_scope]"] }),
  "ci_variable.create": rest<'ci_variable.create'>('POST', '/projects/{project_id}/variables', { body: ["key","value","variable_type","environment_scope","protected","masked","masked_and_hidden","raw","description"] }),
  "ci_variable.update": rest<'ci_variable.update'>('PUT', '/projects/{project_id}/variables/{key}', { body: ["value","variable_type","environment_scope","filter","protected","masked","raw","description"] }),
  "ci_variable.delete": rest<'ci_variable.delete'>('DELETE', '/projects/{project_id}/variables/{key}', { query: ["filter[environment_scope]"] }),
};
