/** `job.wait`: waits until a job ends. */
import type { Composite } from './index.ts';
import { waitUntilEnded } from './wait.ts';

export const waitForJob: Composite = context => {
  const pathParams = { project_id: String(context.values['project_id']), job_id: String(context.values['job_id']) };
  const request = { method: 'GET', path: '/projects/{project_id}/jobs/{job_id}', pathParams } as const;
  return waitUntilEnded(context, { what: `Job #${pathParams.job_id}`, request });
};
