/**
 * `merge_request.cancel_auto_merge`: GitLab answers 201 with a word for how it went, also where there was nothing to cancel, and
 * not with the merge request, which is read after it.
 */
import { CatalogError } from '../../call/error.ts';
import type { Composite } from './index.ts';
import { asRow, textField } from './row.ts';

export const cancelAutoMerge: Composite = async ({ values, ports }) => {
  const path = '/projects/{project_id}/merge_requests/{merge_request_iid}';
  const { project_id: project, merge_request_iid: iid } = values;
  const pathParams = { project_id: String(project), merge_request_iid: String(iid) };
  const outcome = asRow((await ports.rest({ method: 'POST', path: `${path}/cancel_merge_when_pipeline_succeeds`, pathParams })).data);
  const { data } = await ports.rest({ method: 'GET', path, pathParams });
  if (outcome['status'] !== 'error') return { data };
  if (asRow(data)['merge_when_pipeline_succeeds'] !== true) return { data, notes: ['Auto-merge was not set.'] };
  throw new CatalogError('rejected', `GitLab did not cancel auto-merge of merge request !${iid} in project ${project}: it is still set.`, {
    said: textField(outcome, 'message'),
    retryable: true,
  });
};
