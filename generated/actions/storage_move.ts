// Made from catalog/domains/storage_move by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "storage_move.retrieve_all_project": rest<'storage_move.retrieve_all_project'>('GET', '/project_repository_storage_moves', { query: ["page","per_page"] }),
  "storage_move.retrieve_project": rest<'storage_move.retrieve_project'>('GET', '/projects/{project_id}/repository_storage_moves', { query: ["page","per_page"] }),
  "storage_move.get_project": rest<'storage_move.get_project'>('GET', '/project_repository_storage_moves/{storage_move_id}'),
  "storage_move.get_project_for_project": rest<'storage_move.get_project_for_project'>('GET', '/projects/{project_id}/repository_storage_moves/{storage_move_id}'),
  "storage_move.schedule_project": rest<'storage_move.schedule_project'>('POST', '/projects/{project_id}/repository_storage_moves', { body: ["destination_storage_name"] }),
  "storage_move.schedule_all_project": rest<'storage_move.schedule_all_project'>('POST', '/project_repository_storage_moves', { body: ["source_storage_name","destination_storage_name"] }),
  "storage_move.retrieve_all_group": rest<'storage_move.retrieve_all_group'>('GET', '/group_repository_storage_moves', { query: ["page","per_page"] }),
  "storage_move.retrieve_group": rest<'storage_move.retrieve_group'>('GET', '/groups/{group_id}/repository_storage_moves', { query: ["page","per_page"] }),
  "storage_move.get_group": rest<'storage_move.get_group'>('GET', '/group_repository_storage_moves/{storage_move_id}'),
  "storage_move.get_group_for_group": rest<'storage_move.get_group_for_group'>('GET', '/groups/{group_id}/repository_storage_moves/{storage_move_id}'),
  "storage_move.schedule_group": rest<'storage_move.schedule_group'>('POST', '/groups/{group_id}/repository_storage_moves', { body: ["destination_storage_name"] }),
  "storage_move.schedule_all_group": rest<'storage_move.schedule_all_group'>('POST', '/group_repository_storage_moves', { body: ["source_storage_name","destination_storage_name"] }),
  "storage_move.retrieve_all_snippet": rest<'storage_move.retrieve_all_snippet'>('GET', '/snippet_repository_storage_moves', { query: ["page","per_page"] }),
  "storage_move.retrieve_snippet": rest<'storage_move.retrieve_snippet'>('GET', '/snippets/{snippet_id}/repository_storage_moves', { query: ["page","per_page"] }),
  "storage_move.get_snippet": rest<'storage_move.get_snippet'>('GET', '/snippet_repository_storage_moves/{storage_move_id}'),
  "storage_move.get_snippet_for_snippet": rest<'storage_move.get_snippet_for_snippet'>('GET', '/snippets/{snippet_id}/repository_storage_moves/{storage_move_id}'),
  "storage_move.schedule_snippet": rest<'storage_move.schedule_snippet'>('POST', '/snippets/{snippet_id}/repository_storage_moves', { body: ["destination_storage_name"] }),
  "storage_move.schedule_all_snippet": rest<'storage_move.schedule_all_snippet'>('POST', '/snippet_repository_storage_moves', { body: ["source_storage_name","destination_storage_name"] }),
};
