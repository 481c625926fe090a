// Made from catalog/domains/orbit by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "orbit.status": () => z.object({ "response_format": z.enum(["raw","llm"]).optional() }).strict(),
  "orbit.schema": () => z.object({ "expand": z.array(z.string()).optional(), "response_format": z.enum(["raw","llm"]).optional() }).strict(),
  "orbit.dsl": () => z.object({ "response_format": z.enum(["raw","llm"]).optional() }).strict(),
  "orbit.query": () => z.object({ "query": z.record(z.string(), z.any()), "response_format": z.enum(["raw","llm"]).optional() }).strict(),
  "orbit.graph_status": () => z.object({ "full_path": z.string().optional(), "project_id": z.number().int().optional(), "namespace_id": z.number().int().optional(), "response_format": z.enum(["raw","llm"]).optional() }).strict(),
  "orbit.tools": () => z.object({}).strict(),
};
