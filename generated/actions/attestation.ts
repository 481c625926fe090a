// Made from catalog/domains/attestation by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "attestation.list": rest<'attestation.list'>('GET', '/projects/{project_id}/attestations/{subject_digest}', { query: ["page","per_page"] }),
  "attestation.download": rest<'attestation.download'>('GET', '/projects/{project_id}/attestations/{attestation_iid}/download'),
};
