// Made from catalog/domains/compliance_policy by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "compliance_policy.get": () => z.object({}).strict(),
  "compliance_policy.update": () => z.object({ "csp_namespace_id": z.number().int().optional() }).strict(),
};
