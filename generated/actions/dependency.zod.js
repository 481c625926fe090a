// Made from catalog/domains/dependency by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "dependency.list": () => z.object({ "project_id": z.string(), "package_manager": z.array(z.string()).optional(), "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "dependency.export_create": () => z.object({ "pipeline_id": z.number().int().gte(1), "export_type": z.literal("sbom").optional(), "send_email": z.boolean().optional() }).strict(),
  "dependency.export_create_project": () => z.object({ "project_id": z.string(), "export_type": z.enum(["dependency_list","csv","cyclonedx_1_6_json"]), "send_email": z.boolean().optional() }).strict(),
  "dependency.export_create_group": () => z.object({ "group_id": z.string(), "export_type": z.enum(["json_array","csv"]), "send_email": z.boolean().optional() }).strict(),
  "dependency.export_get": () => z.object({ "export_id": z.number().int().gte(1) }).strict(),
  "dependency.export_download": () => z.object({ "export_id": z.number().int().gte(1), "output_path": z.string().optional() }).strict(),
  "dependency.vulnerability_list": () => z.object({ "occurrence_id": z.string() }).strict(),
};
