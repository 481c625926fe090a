/** `merge_request.cancel_auto_merge`: GitLab answers that it is done and not with the merge request, which is read after it. */
import type { Composite } from './index.ts';

export const cancelAutoMerge: Composite = async ({ values, ports }) => {
  const path = '/projects/{project_id}/merge_requests/{merge_request_iid}';
  const pathParams = { project_id: String(values['project_id']), merge_request_iid: String(values['merge_request_iid']) };
  await ports.rest({ method: 'POST', path: `${path}/cancel_merge_when_pipeline_succeeds`, pathParams });
  const { data } = await ports.rest({ method: 'GET', path, pathParams });
  return { data };
};
