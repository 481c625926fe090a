/** `merge_train.add`: GitLab answers with the whole train; the place of the merge request that was added is picked out. */
import type { Composite } from './index.ts';
import { asRow, asRows, given } from './row.ts';

export const addToMergeTrain: Composite = async ({ values, ports }) => {
  const { project_id: project, merge_request_iid: iid, auto_merge, sha, squash } = values;
  const { data } = await ports.rest({
    method: 'POST',
    path: '/projects/{project_id}/merge_trains/merge_requests/{merge_request_iid}',
    pathParams: { project_id: String(project), merge_request_iid: String(iid) },
    body: given({ auto_merge, sha, squash }),
  });
  if (!Array.isArray(data)) return { data };
  return { data: asRows(data).find(car => asRow(car['merge_request'])['iid'] === iid) };
};
