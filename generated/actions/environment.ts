// Made from catalog/domains/environment by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "environment.list": rest<'environment.list'>('GET', '/projects/{project_id}/environments', { query: ["name","search","states","page","per_page"] }),
  "environment.get": rest<'environment.get'>('GET', '/projects/{project_id}/environments/{environment_id}'),
  "environment.create": rest<'environment.create'>('POST', '/projects/{project_id}/environments', { body: ["name","external_url","tier","description","cluster_agent_id","kubernetes_namespace","flux_resource_path","auto_stop_setting"] }),
  "environment.update": rest<'environment.update'>('PUT', '/projects/{project_id}/environments/{environment_id}', { body: ["external_url","tier","description","cluster_agent_id","kubernetes_namespace","flux_resource_path","auto_stop_setting"] }),
  "environment.stop": rest<'environment.stop'>('POST', '/projects/{project_id}/environments/{environment_id}/stop', { body: ["force"] }),
  "environment.delete": rest<'environment.delete'>('DELETE', '/projects/{project_id}/environments/{environment_id}'),
  "environment.deployment_list": rest<'environment.deployment_list'>('GET', '/projects/{project_id}/deployments', { query: ["environment","status","order_by","sort","updated_after","updated_before","finished_after","finished_before","page","per_page"] }),
  "environment.deployment_get": rest<'environment.deployment_get'>('GET', '/projects/{project_id}/deployments/{deployment_id}'),
};
