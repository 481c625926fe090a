// Made from catalog/domains/external_status_check by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "external_status_check.list_project": rest<'external_status_check.list_project'>('GET', '/projects/{project_id}/external_status_checks', { query: ["page","per_page"] }),
  "external_status_check.list_project_checks": rest<'external_status_check.list_project_checks'>('GET', '/projects/{project_id}/external_status_checks', { query: ["page","per_page"] }),
  "external_status_check.list_project_mr_checks": rest<'external_status_check.list_project_mr_checks'>('GET', '/projects/{project_id}/merge_requests/{merge_request_iid}/status_checks', { query: ["page","per_page"] }),
  "external_status_check.create_project": rest<'external_status_check.create_project'>('POST', '/projects/{project_id}/external_status_checks', { body: ["name","external_url","shared_secret","protected_branch_ids"] }),
  "external_status_check.update_project": rest<'external_status_check.update_project'>('PUT', '/projects/{project_id}/external_status_checks/{check_id}', { body: ["name","external_url","shared_secret","protected_branch_ids"] }),
  "external_status_check.delete_project": rest<'external_status_check.delete_project'>('DELETE', '/projects/{project_id}/external_status_checks/{check_id}'),
  "external_status_check.set_project_mr_status": rest<'external_status_check.set_project_mr_status'>('POST', '/projects/{project_id}/merge_requests/{merge_request_iid}/status_check_responses', { body: ["external_status_check_id","sha","status"] }),
  "external_status_check.retry_project": rest<'external_status_check.retry_project'>('POST', '/projects/{project_id}/merge_requests/{merge_request_iid}/status_checks/{check_id}/retry'),
};
