// Made from catalog/domains/security_scan_profile by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "security_scan_profile.list_project_statuses": () => z.object({ "project_id": z.string() }).strict(),
  "security_scan_profile.attach": () => z.object({ "scan_profile_id": z.string(), "project_ids": z.array(z.number().int()).optional(), "group_ids": z.array(z.number().int()).optional() }).strict(),
  "security_scan_profile.detach": () => z.object({ "scan_profile_id": z.string(), "project_ids": z.array(z.number().int()).optional(), "group_ids": z.array(z.number().int()).optional() }).strict(),
};
