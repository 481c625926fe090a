// Made from catalog/domains/security_scan_profile by `npm run codegen`.
import { graphql } from '../../src/catalog/rows.ts';

export const handlers = {
  "security_scan_profile.list_project_statuses": graphql({"document":"scan_profile_status_list","at":"project.scanProfileStatuses","variables":{"full_path":{"from":"project_id"}}}),
  "security_scan_profile.attach": graphql({"document":"security_scan_profile_attach","at":"securityScanProfileAttach","variables":{"id":{"from":"scan_profile_id","convert":"gid:Security::ScanProfile"},"project_ids":{"from":"project_ids","convert":"gid:Project"},"group_ids":{"from":"group_ids","convert":"gid:Group"}},"payload":"securityScanProfileAttach"}),
  "security_scan_profile.detach": graphql({"document":"security_scan_profile_detach","at":"securityScanProfileDetach","variables":{"id":{"from":"scan_profile_id","convert":"gid:Security::ScanProfile"},"project_ids":{"from":"project_ids","convert":"gid:Project"},"group_ids":{"from":"group_ids","convert":"gid:Group"}},"payload":"securityScanProfileDetach"}),
};
