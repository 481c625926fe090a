// Made from catalog/domains/server by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "server.status": () => z.object({}).strict(),
  "server.health_check": () => z.object({}).strict(),
  "server.request": () => z.object({ "method": z.enum(["GET","HEAD","POST","PUT","PATCH","DELETE"]), "path": z.string(), "query": z.record(z.string(), z.any()).optional(), "body": z.record(z.string(), z.any()).optional(), "page_token": z.string().optional() }).strict(),
  "server.graphql": () => z.object({ "query": z.string(), "variables": z.record(z.string(), z.any()).optional() }).strict(),
};
