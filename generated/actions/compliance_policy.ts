// Made from catalog/domains/compliance_policy by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "compliance_policy.get": rest<'compliance_policy.get'>('GET', '/admin/security/compliance_policy_settings'),
  "compliance_policy.update": rest<'compliance_policy.update'>('PUT', '/admin/security/compliance_policy_settings', { body: ["csp_namespace_id"] }),
};
