/** `mr_review.discussion_create`: starts a thread on a merge request, with its place in the diff worked out. */
import type { Composite } from './index.ts';
import { completePosition } from './position.ts';
import { given } from './row.ts';

export const createDiscussion: Composite = async context => {
  const { project_id: project, merge_request_iid: iid, body, commit_id, created_at } = context.values;
  const position = await completePosition(context);
  const { data } = await context.ports.rest({
    method: 'POST',
    path: '/projects/{project_id}/merge_requests/{merge_request_iid}/discussions',
    pathParams: { project_id: String(project), merge_request_iid: String(iid) },
    body: given({ body, position, commit_id, created_at }),
  });
  return { data };
};
