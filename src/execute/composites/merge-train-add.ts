/** `merge_train.add`: GitLab answers with a page of the train; the entry of the merge request that was added is picked out, or read. */
import type { Composite } from './index.ts';
import { asRow, asRows, given } from './row.ts';

const PATH = '/projects/{project_id}/merge_trains/merge_requests/{merge_request_iid}';

export const addToMergeTrain: Composite = async ({ values, ports }) => {
  const { project_id: project, merge_request_iid: iid, auto_merge, sha, squash } = values;
  const pathParams = { project_id: String(project), merge_request_iid: String(iid) };
  // The older name of auto_merge: a server before 17.11 would overlook the new one and add it at once.
  const body = given({ when_pipeline_succeeds: auto_merge, sha, squash });
  const { data, status } = await ports.rest({ method: 'POST', path: PATH, pathParams, body });
  if (!Array.isArray(data)) return { data };
  const car = asRows(data).find(row => asRow(row['merge_request'])['iid'] === iid);
  if (car) return { data: car };
  if (status === 202) return { data: undefined, notes: ['It joins the train once its checks have passed.'] };
  const read = await ports.rest({ method: 'GET', path: PATH, pathParams });
  return { data: read.data };
};
