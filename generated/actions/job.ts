// Made from catalog/domains/job by `npm run codegen`.
import { composite, firstOf, rest, route } from '../../src/catalog/rows.ts';

export const handlers = {
  "job.list": firstOf(route<'job.list'>('GET', '/projects/{project_id}/pipelines/{pipeline_id}/jobs', { query: ["scope","include_retried","page","per_page"] }), route<'job.list~2'>('GET', '/projects/{project_id}/jobs', { query: ["scope","include_retried","page","per_page"] })),
  "job.list_project": rest<'job.list_project'>('GET', '/projects/{project_id}/jobs', { query: ["scope","ref","pagination","page","per_page"] }),
  "job.get": rest<'job.get'>('GET', '/projects/{project_id}/jobs/{job_id}'),
  "job.trace": rest<'job.trace'>('GET', '/projects/{project_id}/jobs/{job_id}/trace'),
  "job.retry": rest<'job.retry'>('POST', '/projects/{project_id}/jobs/{job_id}/retry', { body: ["inputs"] }),
  "job.play": rest<'job.play'>('POST', '/projects/{project_id}/jobs/{job_id}/play', { body: ["job_variables_attributes","job_inputs"] }),
  "job.cancel": rest<'job.cancel'>('POST', '/projects/{project_id}/jobs/{job_id}/cancel', { body: ["force"] }),
  "job.wait": composite('job_wait', 'GitLab has no way to be told, so the job is read again and again until it has ended or the time is up.'),
};
