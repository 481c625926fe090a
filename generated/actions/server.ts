// Made from catalog/domains/server by `npm run codegen`.
import { composite } from '../../src/catalog/rows.ts';

export const handlers = {
  "server.status": composite('server_status', 'The version and the user come from two endpoints, and the answer must still be useful when one of them refuses.'),
  "server.health_check": composite('server_status', 'The version and the user come from two endpoints, and the answer must still be useful when one of them refuses.'),
  "server.request": composite('raw_request', 'The path is the caller\'s, so where it leads and what comes back must be checked before and after.'),
  "server.graphql": composite('raw_graphql', 'The document is the caller\'s, so only the document shows whether it just reads.'),
};
