// Made from catalog/domains/repository by `npm run codegen`.
import { composite, rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "repository.tree": rest<'repository.tree'>('GET', '/projects/{project_id}/repository/tree', { query: ["path","ref","recursive","pagination","page","per_page"] }),
  "repository.file_get": rest<'repository.file_get'>('GET', '/projects/{project_id}/repository/files/{file_path}', { fixed: {"ref":"HEAD"}, query: ["ref"] }),
  "repository.file_raw": rest<'repository.file_raw'>('GET', '/projects/{project_id}/repository/files/{file_path}/raw', { query: ["ref","lfs"] }),
  "repository.file_blame": rest<'repository.file_blame'>('GET', '/projects/{project_id}/repository/files/{file_path}/blame', { fixed: {"ref":"HEAD"}, query: ["ref","range[start]","range[end]"] }),
  "repository.file_history": rest<'repository.file_history'>('GET', '/projects/{project_id}/repository/commits', { query: ["path","ref_name","follow","since","until","author","all","with_stats","first_parent","page","per_page"] }),
  "repository.file_create": rest<'repository.file_create'>('POST', '/projects/{project_id}/repository/files/{file_path}', { body: ["branch","commit_message","content","encoding","execute_filemode","start_branch","author_name","author_email"] }),
  "repository.file_update": rest<'repository.file_update'>('PUT', '/projects/{project_id}/repository/files/{file_path}', { body: ["branch","commit_message","content","encoding","last_commit_id","execute_filemode","start_branch","author_name","author_email"] }),
  "repository.file_delete": rest<'repository.file_delete'>('DELETE', '/projects/{project_id}/repository/files/{file_path}', { query: ["branch","commit_message","last_commit_id","start_branch","author_name","author_email"] }),
  "repository.commit_list": rest<'repository.commit_list'>('GET', '/projects/{project_id}/repository/commits', { query: ["ref_name","since","until","path","follow","author","all","with_stats","first_parent","order","trailers","page","per_page"] }),
  "repository.commit_get": rest<'repository.commit_get'>('GET', '/projects/{project_id}/repository/commits/{sha}', { query: ["stats"] }),
  "repository.commit_diff": rest<'repository.commit_diff'>('GET', '/projects/{project_id}/repository/commits/{sha}/diff', { query: ["unidiff","page","per_page"] }),
  "repository.commit_create": rest<'repository.commit_create'>('POST', '/projects/{project_id}/repository/commits', { body: ["branch","commit_message","actions","start_branch","start_sha","start_project","author_name","author_email","stats","force"] }),
  "repository.commit_comments": rest<'repository.commit_comments'>('GET', '/projects/{project_id}/repository/commits/{sha}/comments', { query: ["page","per_page"] }),
  "repository.commit_comment_create": rest<'repository.commit_comment_create'>('POST', '/projects/{project_id}/repository/commits/{sha}/comments', { body: ["note","path","line","line_type"] }),
  "repository.commit_statuses": rest<'repository.commit_statuses'>('GET', '/projects/{project_id}/repository/commits/{sha}/statuses', { query: ["ref","stage","name","pipeline_id","all","order_by","sort","page","per_page"] }),
  "repository.compare": rest<'repository.compare'>('GET', '/projects/{project_id}/repository/compare', { query: ["from","to","straight","from_project_id","unidiff"] }),
  "repository.blob": rest<'repository.blob'>('GET', '/projects/{project_id}/repository/blobs/{sha}'),
  "repository.archive": composite('archive_url', 'An archive is too large for an answer, so the address is built and nothing is asked of GitLab.'),
  "repository.markdown_render": rest<'repository.markdown_render'>('POST', '/markdown', { body: ["text","gfm","project"] }),
};
