/** `pipeline.wait`: waits until a pipeline ends. */
import type { Composite } from './index.ts';
import { waitUntilEnded } from './wait.ts';

export const waitForPipeline: Composite = context => {
  const pathParams = { project_id: String(context.values['project_id']), pipeline_id: String(context.values['pipeline_id']) };
  const request = { method: 'GET', path: '/projects/{project_id}/pipelines/{pipeline_id}', pathParams } as const;
  return waitUntilEnded(context, { what: `Pipeline #${pathParams.pipeline_id}`, request });
};
