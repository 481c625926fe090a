// Made from catalog/domains/model_registry by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "model_registry.download": () => z.object({ "project_id": z.string(), "model_version_id": z.string(), "path": z.string().optional(), "filename": z.string(), "output_path": z.string().optional() }).strict(),
};
