// Made from catalog/domains/snippet by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "snippet.list": rest<'snippet.list'>('GET', '/snippets', { query: ["created_after","created_before","page","per_page"] }),
  "snippet.get": rest<'snippet.get'>('GET', '/snippets/{snippet_id}'),
  "snippet.content": rest<'snippet.content'>('GET', '/snippets/{snippet_id}/raw'),
  "snippet.create": rest<'snippet.create'>('POST', '/snippets', { body: ["title","file_name","content","files","visibility","description"] }),
  "snippet.update": rest<'snippet.update'>('PUT', '/snippets/{snippet_id}', { body: ["title","description","visibility","file_name","content","files"] }),
  "snippet.delete": rest<'snippet.delete'>('DELETE', '/snippets/{snippet_id}'),
  "snippet.project_list": rest<'snippet.project_list'>('GET', '/projects/{project_id}/snippets', { query: ["page","per_page"] }),
  "snippet.project_get": rest<'snippet.project_get'>('GET', '/projects/{project_id}/snippets/{snippet_id}'),
  "snippet.project_create": rest<'snippet.project_create'>('POST', '/projects/{project_id}/snippets', { body: ["title","file_name","content","files","visibility","description"] }),
};
