// Made from catalog/domains/dependency by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "dependency.list": rest<'dependency.list'>('GET', '/projects/{project_id}/dependencies', { query: ["package_manager","page","per_page"] }),
  "dependency.export_create": rest<'dependency.export_create'>('POST', '/pipelines/{pipeline_id}/dependency_list_exports', { body: ["export_type","send_email"] }),
  "dependency.export_create_project": rest<'dependency.export_create_project'>('POST', '/projects/{project_id}/dependency_list_exports', { body: ["export_type","send_email"] }),
  "dependency.export_create_group": rest<'dependency.export_create_group'>('POST', '/groups/{group_id}/dependency_list_exports', { body: ["export_type","send_email"] }),
  "dependency.export_get": rest<'dependency.export_get'>('GET', '/dependency_list_exports/{export_id}'),
  "dependency.export_download": rest<'dependency.export_download'>('GET', '/dependency_list_exports/{export_id}/download'),
  "dependency.vulnerability_list": rest<'dependency.vulnerability_list'>('GET', '/occurrences/vulnerabilities', { query: ["id"] }),
};
