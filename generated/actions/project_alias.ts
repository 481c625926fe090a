// Made from catalog/domains/project_alias by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "project_alias.list": rest<'project_alias.list'>('GET', '/project_aliases', { query: ["page","per_page"] }),
  "project_alias.get": rest<'project_alias.get'>('GET', '/project_aliases/{name}'),
  "project_alias.create": rest<'project_alias.create'>('POST', '/project_aliases', { body: ["project_id","name"] }),
  "project_alias.delete": rest<'project_alias.delete'>('DELETE', '/project_aliases/{name}'),
};
