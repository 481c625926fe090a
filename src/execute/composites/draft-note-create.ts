/** `mr_review.draft_note_create`: an unpublished review comment, with its place in the diff worked out. */
import type { Composite } from './index.ts';
import { completePosition } from './position.ts';
import { given } from './row.ts';

export const createDraftNote: Composite = async context => {
  const { project_id: project, merge_request_iid: iid, note, in_reply_to_discussion_id, resolve_discussion, commit_id } = context.values;
  const position = await completePosition(context);
  const { data } = await context.ports.rest({
    method: 'POST',
    path: '/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes',
    pathParams: { project_id: String(project), merge_request_iid: String(iid) },
    body: given({ note, position, in_reply_to_discussion_id, resolve_discussion, commit_id }),
  });
  return { data };
};
