// Made from catalog/domains/ci_variable by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "ci_variable.list": rest<'ci_variable.list'>('GET', '/projects/{project_id}/variables', { query: ["page","per_page"] }),
  "ci_variable.get": rest<'ci_variable.get'>('GET', '/projects/{project_id}/variables/{key}', { query: ["filter[environment_scope]"] }),
  "ci_variable.create": rest<'ci_variable.create'>('POST', '/projects/{project_id}/variables', { body: ["key","value","variable_type","environment_scope","protected","masked","masked_and_hidden","raw","description"] }),
  "ci_variable.update": rest<'ci_variable.update'>('PUT', '/projects/{project_id}/variables/{key}', { body: ["value","variable_type","environment_scope","filter","protected","masked","raw","description"] }),
  "ci_variable.delete": rest<'ci_variable.delete'>('DELETE', '/projects/{project_id}/variables/{key}', { query: ["filter[environment_scope]"] }),
  "ci_variable.group_list": rest<'ci_variable.group_list'>('GET', '/groups/{group_id}/variables', { query: ["page","per_page"] }),
  "ci_variable.group_get": rest<'ci_variable.group_get'>('GET', '/groups/{group_id}/variables/{key}', { query: ["filter[environment_scope]"] }),
  "ci_variable.group_create": rest<'ci_variable.group_create'>('POST', '/groups/{group_id}/variables', { body: ["key","value","masked_and_hidden","environment_scope","variable_type","protected","masked","raw","description"] }),
  "ci_variable.group_update": rest<'ci_variable.group_update'>('PUT', '/groups/{group_id}/variables/{key}', { body: ["value","environment_scope","filter","variable_type","protected","masked","raw","description"] }),
  "ci_variable.group_delete": rest<'ci_variable.group_delete'>('DELETE', '/groups/{group_id}/variables/{key}', { query: ["filter[environment_scope]"] }),
  "ci_variable.instance_list": rest<'ci_variable.instance_list'>('GET', '/admin/ci/variables', { query: ["page","per_page"] }),
  "ci_variable.instance_get": rest<'ci_variable.instance_get'>('GET', '/admin/ci/variables/{key}'),
  "ci_variable.instance_create": rest<'ci_variable.instance_create'>('POST', '/admin/ci/variables', { body: ["key","value","variable_type","protected","masked","raw","description"] }),
  "ci_variable.instance_update": rest<'ci_variable.instance_update'>('PUT', '/admin/ci/variables/{key}', { body: ["value","variable_type","protected","masked","raw","description"] }),
  "ci_variable.instance_delete": rest<'ci_variable.instance_delete'>('DELETE', '/admin/ci/variables/{key}'),
};
