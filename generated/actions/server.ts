// Made from catalog/domains/server by `npm run codegen`.
import { composite } from '../../src/catalog/rows.ts';

export const handlers = {
  "server.status": composite('server_status', 'The version and the user come from two addresses, and the answer must still say something when one of them refuses.'),
  "server.health_check": composite('server_status', 'The version and the user come from two addresses, and the answer must still say something when one of them refuses.'),
};
