/** `mr_review.draft_note_update`: changes an unpublished review comment, with its place in the diff worked out. */
import type { Composite } from './index.ts';
import { completePosition } from './position.ts';
import { given } from './row.ts';

export const updateDraftNote: Composite = async context => {
  const { project_id: project, merge_request_iid: iid, draft_note_id: id, note } = context.values;
  const position = await completePosition(context);
  const { data } = await context.ports.rest({
    method: 'PUT',
    path: '/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes/{draft_note_id}',
    pathParams: { project_id: String(project), merge_request_iid: String(iid), draft_note_id: String(id) },
    body: given({ note, position }),
  });
  return { data };
};
