// Made from catalog/domains/orbit by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "orbit.status": rest<'orbit.status'>('GET', '/orbit/status', { query: ["response_format"] }),
  "orbit.schema": rest<'orbit.schema'>('GET', '/orbit/schema', { query: ["expand","response_format"] }),
  "orbit.dsl": rest<'orbit.dsl'>('GET', '/orbit/schema/dsl', { query: ["response_format"] }),
  "orbit.query": rest<'orbit.query'>('POST', '/orbit/query', { body: ["query","response_format"] }),
  "orbit.graph_status": rest<'orbit.graph_status'>('GET', '/orbit/graph_status', { query: ["full_path","project_id","namespace_id","response_format"] }),
  "orbit.tools": rest<'orbit.tools'>('GET', '/orbit/tools'),
};
