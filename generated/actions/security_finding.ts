// Made from catalog/domains/security_finding by `npm run codegen`.
import { graphql } from '../../src/catalog/rows.ts';

export const handlers = {
  "security_finding.list": graphql({"document":"security_finding_list","at":"project.pipeline.securityReportFindings","variables":{"full_path":{"from":"project_id"},"pipeline_iid":{"from":"pipeline_iid","convert":"string"},"severity":{"from":"severity","convert":"upper"},"report_type":{"from":"report_type","convert":"upper"},"scanner":{"from":"scanner"},"state":{"from":"state","convert":"upper"},"first":{"from":"first"},"after":{"from":"after"},"last":{"from":"last"},"before":{"from":"before"}}}),
};
