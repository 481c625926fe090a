// Made from catalog/domains/tag by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "tag.list": rest<'tag.list'>('GET', '/projects/{project_id}/repository/tags', { query: ["search","order_by","sort","pagination","page","per_page"] }),
  "tag.get": rest<'tag.get'>('GET', '/projects/{project_id}/repository/tags/{tag_name}'),
  "tag.create": rest<'tag.create'>('POST', '/projects/{project_id}/repository/tags', { body: ["tag_name","ref","message"] }),
  "tag.delete": rest<'tag.delete'>('DELETE', '/projects/{project_id}/repository/tags/{tag_name}'),
  "tag.list_protected": rest<'tag.list_protected'>('GET', '/projects/{project_id}/protected_tags', { query: ["page","per_page"] }),
  "tag.get_protected": rest<'tag.get_protected'>('GET', '/projects/{project_id}/protected_tags/{tag_name}'),
  "tag.protect": rest<'tag.protect'>('POST', '/projects/{project_id}/protected_tags', { body: ["name","create_access_level","allowed_to_create"] }),
  "tag.unprotect": rest<'tag.unprotect'>('DELETE', '/projects/{project_id}/protected_tags/{tag_name}'),
  "tag.get_signature": rest<'tag.get_signature'>('GET', '/projects/{project_id}/repository/tags/{tag_name}/signature'),
};
