/** `pipeline.schedule_run`: starts the schedule, then reads it: GitLab makes the pipeline in the background. */
import { CatalogError } from '../../call/error.ts';
import type { Composite } from './index.ts';

export const runSchedule: Composite = async ({ values, ports, call }) => {
  const path = '/projects/{project_id}/pipeline_schedules/{schedule_id}';
  const pathParams = { project_id: String(values['project_id']), schedule_id: String(values['schedule_id']) };
  await ports.rest({ method: 'POST', path: `${path}/play`, pathParams, answer: 'none' });
  const notes = ['The schedule was started; last_pipeline names the pipeline that comes of it as soon as GitLab has made it.'];
  try {
    return { data: (await ports.rest({ method: 'GET', path, pathParams })).data, notes };
  } catch (error) {
    // The start is what was asked for, and it happened.
    if (!(error instanceof CatalogError) || call.signal.aborted) throw error;
    return { data: { id: values['schedule_id'] }, notes };
  }
};
