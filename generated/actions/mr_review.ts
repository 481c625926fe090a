// Made from catalog/domains/mr_review by `npm run codegen`.
import { composite, rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "mr_review.changes_get": rest<'mr_review.changes_get'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/diffs', { query: ["unidiff","page","per_page"] }),
  "mr_review.raw_diffs": rest<'mr_review.raw_diffs'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/raw_diffs'),
  "mr_review.note_list": rest<'mr_review.note_list'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/notes', { query: ["order_by","sort","activity_filter","page","per_page"] }),
  "mr_review.note_get": rest<'mr_review.note_get'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/notes/{note_id}'),
  "mr_review.note_create": rest<'mr_review.note_create'>('POST', '/projects/{project_id}/merge_requests/{merge_request_iid}/notes', { body: ["body","internal","created_at","merge_request_diff_head_sha"] }),
  "mr_review.note_update": rest<'mr_review.note_update'>('PUT', '/projects/{project_id}/merge_requests/{merge_request_iid}/notes/{note_id}', { body: ["body"] }),
  "mr_review.note_delete": rest<'mr_review.note_delete'>('DELETE', '/projects/{project_id}/merge_requests/{merge_request_iid}/notes/{note_id}'),
  "mr_review.discussion_list": rest<'mr_review.discussion_list'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/discussions', { query: ["page","per_page"] }),
  "mr_review.discussion_get": rest<'mr_review.discussion_get'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}'),
  "mr_review.discussion_create": composite('discussion-create', 'GitLab wants a line code for both ends of a range and the path a renamed file had before; both are worked out here, the path from the merge request\'s diff.'),
  "mr_review.discussion_reply": rest<'mr_review.discussion_reply'>('POST', '/projects/{project_id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes', { body: ["body","created_at"] }),
  "mr_review.discussion_resolve": rest<'mr_review.discussion_resolve'>('PUT', '/projects/{project_id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}', { body: ["resolved"] }),
  "mr_review.discussion_note_update": rest<'mr_review.discussion_note_update'>('PUT', '/projects/{project_id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}', { body: ["body","resolved"] }),
  "mr_review.discussion_note_delete": rest<'mr_review.discussion_note_delete'>('DELETE', '/projects/{project_id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id}'),
  "mr_review.draft_note_list": rest<'mr_review.draft_note_list'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes', { query: ["page","per_page"] }),
  "mr_review.draft_note_get": rest<'mr_review.draft_note_get'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes/{draft_note_id}'),
  "mr_review.draft_note_create": composite('draft-note-create', 'Like a review thread, a draft on the diff needs line codes and the path a renamed file had before, which is read from the merge request\'s diff.'),
  "mr_review.draft_note_update": composite('draft-note-update', 'Moving a draft on the diff needs line codes and the path a renamed file had before, which is read from the merge request\'s diff.'),
  "mr_review.draft_note_delete": rest<'mr_review.draft_note_delete'>('DELETE', '/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes/{draft_note_id}'),
  "mr_review.draft_note_publish_all": rest<'mr_review.draft_note_publish_all'>('POST', '/projects/{project_id}/merge_requests/{merge_request_iid}/draft_notes/bulk_publish', { body: ["reviewer_state","note","internal"] }),
};
