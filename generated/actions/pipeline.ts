// Made from catalog/domains/pipeline by `npm run codegen`.
import { composite, rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "pipeline.list": rest<'pipeline.list'>('GET', '/projects/{project_id}/pipelines', { query: ["status","scope","ref","sha","source","name","username","yaml_errors","created_after","created_before","updated_after","updated_before","order_by","sort","page","per_page"] }),
  "pipeline.get": rest<'pipeline.get'>('GET', '/projects/{project_id}/pipelines/{pipeline_id}'),
  "pipeline.latest": composite('pipeline_latest', 'GitLab refuses the question when the newest commit has no pipeline, so the newest pipeline of the list is read then.'),
  "pipeline.create": rest<'pipeline.create'>('POST', '/projects/{project_id}/pipeline', { body: ["ref","variables","inputs"] }),
  "pipeline.retry": rest<'pipeline.retry'>('POST', '/projects/{project_id}/pipelines/{pipeline_id}/retry'),
  "pipeline.cancel": rest<'pipeline.cancel'>('POST', '/projects/{project_id}/pipelines/{pipeline_id}/cancel'),
  "pipeline.delete": rest<'pipeline.delete'>('DELETE', '/projects/{project_id}/pipelines/{pipeline_id}'),
  "pipeline.variables": rest<'pipeline.variables'>('GET', '/projects/{project_id}/pipelines/{pipeline_id}/variables', { query: ["page","per_page"] }),
  "pipeline.test_report": rest<'pipeline.test_report'>('GET', '/projects/{project_id}/pipelines/{pipeline_id}/test_report'),
  "pipeline.wait": composite('pipeline_wait', 'GitLab has no way to be told, so the pipeline is read again and again until it has ended or the time is up.'),
};
