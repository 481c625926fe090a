// Made from catalog/domains/security_finding by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "security_finding.list": () => z.object({ "project_id": z.string(), "pipeline_iid": z.number().int().gte(1), "severity": z.array(z.string()).optional(), "report_type": z.array(z.string()).optional(), "scanner": z.array(z.string()).optional(), "state": z.array(z.string()).optional(), "last": z.number().int().gte(1).lte(100).optional(), "before": z.string().optional(), "first": z.number().int().gte(1).lte(100).optional(), "after": z.string().optional() }).strict(),
};
