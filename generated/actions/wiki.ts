// Made from catalog/domains/wiki by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "wiki.list": rest<'wiki.list'>('GET', '/projects/{project_id}/wikis', { query: ["with_content"] }),
  "wiki.get": rest<'wiki.get'>('GET', '/projects/{project_id}/wikis/{slug}', { query: ["version","render_html"] }),
  "wiki.create": rest<'wiki.create'>('POST', '/projects/{project_id}/wikis', { body: ["title","content","format","front_matter"] }),
  "wiki.update": rest<'wiki.update'>('PUT', '/projects/{project_id}/wikis/{slug}', { body: ["content","title","format","front_matter"] }),
  "wiki.delete": rest<'wiki.delete'>('DELETE', '/projects/{project_id}/wikis/{slug}'),
  "wiki.upload_attachment": rest<'wiki.upload_attachment'>('POST', '/projects/{project_id}/wikis/attachments', { body: ["branch"] }),
  "wiki.note_list": rest<'wiki.note_list'>('GET', '/projects/{project_id}/wiki_pages/{wiki_page_meta_id}/notes', { query: ["order_by","sort","activity_filter","page","per_page"] }),
  "wiki.note_get": rest<'wiki.note_get'>('GET', '/projects/{project_id}/wiki_pages/{wiki_page_meta_id}/notes/{note_id}'),
  "wiki.note_create": rest<'wiki.note_create'>('POST', '/projects/{project_id}/wiki_pages/{wiki_page_meta_id}/notes', { body: ["body","internal","created_at"] }),
  "wiki.note_update": rest<'wiki.note_update'>('PUT', '/projects/{project_id}/wiki_pages/{wiki_page_meta_id}/notes/{note_id}', { body: ["body"] }),
  "wiki.note_delete": rest<'wiki.note_delete'>('DELETE', '/projects/{project_id}/wiki_pages/{wiki_page_meta_id}/notes/{note_id}'),
};
