// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/server by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "server.status": () => z.object({}).strict(),
  "server.health_check": () => z.object({}).strict(),
};
