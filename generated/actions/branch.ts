// Made from catalog/domains/branch by `npm run codegen`.
import { graphql, rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "branch.list": rest<'branch.list'>('GET', '/projects/{project_id}/repository/branches', { query: ["search","regex","sort","pagination","page","per_page"] }),
  "branch.get": rest<'branch.get'>('GET', '/projects/{project_id}/repository/branches/{branch_name}'),
  "branch.create": rest<'branch.create'>('POST', '/projects/{project_id}/repository/branches', { body: ["branch","ref"] }),
  "branch.delete": rest<'branch.delete'>('DELETE', '/projects/{project_id}/repository/branches/{branch_name}'),
  "branch.list_protected": rest<'branch.list_protected'>('GET', '/projects/{project_id}/protected_branches', { query: ["search","page","per_page"] }),
  "branch.get_protected": rest<'branch.get_protected'>('GET', '/projects/{project_id}/protected_branches/{branch_name}'),
  "branch.protect": rest<'branch.protect'>('POST', '/projects/{project_id}/protected_branches', { body: ["name","push_access_level","merge_access_level","unprotect_access_level","allow_force_push","code_owner_approval_required","allowed_to_push","allowed_to_merge","allowed_to_unprotect"] }),
  "branch.unprotect": rest<'branch.unprotect'>('DELETE', '/projects/{project_id}/protected_branches/{branch_name}'),
  "branch.rule_list": graphql({"document":"branch_rule_list","at":"project.branchRules","variables":{"full_path":{"from":"project_id"},"first":{"from":"first"},"after":{"from":"after"},"last":{"from":"last"},"before":{"from":"before"}}}),
  "branch.update_protected": rest<'branch.update_protected'>('PATCH', '/projects/{project_id}/protected_branches/{branch_name}', { body: ["allow_force_push","code_owner_approval_required","unprotect_access_level","allowed_to_push","allowed_to_merge","allowed_to_unprotect"] }),
  "branch.delete_merged": rest<'branch.delete_merged'>('DELETE', '/projects/{project_id}/repository/merged_branches'),
};
