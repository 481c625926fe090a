// @ts-nocheck: a test holds every validator against its JSON Schema, and checking them by type costs more than all else.
// Made from catalog/domains/discover_project by `npm run codegen`.
import * as z from 'zod';

export const validators = {
  "discover_project.resolve": () => z.object({ "remote_url": z.string() }).strict(),
};
