// Made from catalog/domains/merge_request by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "merge_request.list": rest<'merge_request.list'>('GET', '/projects/{project_id}/merge_requests', { query: ["state","scope","author_username","author_id","not[author_username]","assignee_username","assignee_id","reviewer_username","reviewer_id","merge_user_username","approved_by_usernames","labels","not[labels]","milestone","source_branch","source_project_id","target_branch","search","in","draft","created_after","created_before","updated_after","updated_before","environment","deployed_after","deployed_before","my_reaction_emoji","with_merge_status_recheck","order_by","sort","iids","page","per_page"] }),
  "merge_request.list_group": rest<'merge_request.list_group'>('GET', '/groups/{group_id}/merge_requests', { query: ["state","scope","author_username","author_id","not[author_username]","assignee_username","assignee_id","reviewer_username","reviewer_id","merge_user_username","approved_by_usernames","labels","not[labels]","milestone","source_branch","source_project_id","target_branch","search","in","draft","created_after","created_before","updated_after","updated_before","environment","deployed_after","deployed_before","my_reaction_emoji","with_merge_status_recheck","order_by","sort","non_archived","page","per_page"] }),
  "merge_request.get": rest<'merge_request.get'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}', { query: ["include_diverged_commits_count","include_rebase_in_progress"] }),
  "merge_request.create": rest<'merge_request.create'>('POST', '/projects/{project_id}/merge_requests', { body: ["source_branch","target_branch","title","target_project_id","description","labels","assignee_ids","assignee_id","reviewer_ids","milestone_id","milestone","remove_source_branch","squash","allow_collaboration","merge_after"] }),
  "merge_request.update": rest<'merge_request.update'>('PUT', '/projects/{project_id}/merge_requests/{merge_request_iid}', { body: ["title","target_branch","state_event","add_labels","remove_labels","discussion_locked","description","labels","assignee_ids","assignee_id","reviewer_ids","milestone_id","milestone","remove_source_branch","squash","allow_collaboration","merge_after"] }),
  "merge_request.delete": rest<'merge_request.delete'>('DELETE', '/projects/{project_id}/merge_requests/{merge_request_iid}'),
  "merge_request.merge": rest<'merge_request.merge'>('PUT', '/projects/{project_id}/merge_requests/{merge_request_iid}/merge', { body: ["sha","merge_when_pipeline_succeeds","squash","merge_commit_message","squash_commit_message","should_remove_source_branch","skip_merge_train"] }),
  "merge_request.rebase": rest<'merge_request.rebase'>('PUT', '/projects/{project_id}/merge_requests/{merge_request_iid}/rebase', { body: ["skip_ci"] }),
  "merge_request.approval_state": rest<'merge_request.approval_state'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/approval_state'),
  "merge_request.approval_config": rest<'merge_request.approval_config'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/approvals'),
  "merge_request.approve": rest<'merge_request.approve'>('POST', '/projects/{project_id}/merge_requests/{merge_request_iid}/approve', { body: ["sha","publish_review"] }),
  "merge_request.unapprove": rest<'merge_request.unapprove'>('POST', '/projects/{project_id}/merge_requests/{merge_request_iid}/unapprove'),
  "merge_request.commits": rest<'merge_request.commits'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/commits', { query: ["page","per_page"] }),
  "merge_request.issues_closed": rest<'merge_request.issues_closed'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/closes_issues', { query: ["page","per_page"] }),
  "merge_request.pipelines": rest<'merge_request.pipelines'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/pipelines', { query: ["page","per_page"] }),
  "merge_request.create_pipeline": rest<'merge_request.create_pipeline'>('POST', '/projects/{project_id}/merge_requests/{merge_request_iid}/pipelines'),
};
