// Made from catalog/domains/discover_project by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "discover_project.resolve": () => z.object({ "remote_url": z.string() }).strict(),
};
