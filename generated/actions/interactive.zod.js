// Made from catalog/domains/interactive by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "interactive.issue_create": () => z.object({ "project_id": z.string() }).strict(),
  "interactive.mr_create": () => z.object({ "project_id": z.string() }).strict(),
  "interactive.project_create": () => z.object({}).strict(),
  "interactive.release_create": () => z.object({ "project_id": z.string() }).strict(),
};
