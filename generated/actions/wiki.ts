// Made from catalog/domains/wiki by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "wiki.list": rest<'wiki.list'>('GET', '/projects/{project_id}/wikis', { query: ["with_content"] }),
  "wiki.get": rest<'wiki.get'>('GET', '/projects/{project_id}/wikis/{slug}', { query: ["version","render_html"] }),
  "wiki.create": rest<'wiki.create'>('POST', '/projects/{project_id}/wikis', { body: ["title","content","format","front_matter"] }),
  "wiki.update": rest<'wiki.update'>('PUT', '/projects/{project_id}/wikis/{slug}', { body: ["content","title","format","front_matter"] }),
  "wiki.delete": rest<'wiki.delete'>('DELETE', '/projects/{project_id}/wikis/{slug}'),
  "wiki.upload_attachment": rest<'wiki.upload_attachment'>('POST', '/projects/{project_id}/wikis/attachments', { body: ["branch"] }),
};
