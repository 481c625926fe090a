// Made from catalog/domains/attestation by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "attestation.list": () => z.object({ "project_id": z.string(), "subject_digest": z.string(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "attestation.download": () => z.object({ "project_id": z.string(), "attestation_iid": z.number().int().gte(1), "output_path": z.string().optional() }).strict(),
};
