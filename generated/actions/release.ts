// Made from catalog/domains/release by `npm run codegen`.
import { composite, rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "release.list": rest<'release.list'>('GET', '/projects/{project_id}/releases', { query: ["order_by","sort","include_html_description","updated_after","updated_before","page","per_page"] }),
  "release.get": rest<'release.get'>('GET', '/projects/{project_id}/releases/{tag_name}', { query: ["include_html_description"] }),
  "release.get_latest": composite('release_latest', 'GitLab answers the permanent link with a redirect to the release, and instances without it need the first of the list.'),
  "release.create": rest<'release.create'>('POST', '/projects/{project_id}/releases', { body: ["tag_name","name","description","ref","tag_message","released_at","milestones","milestone_ids","assets"] }),
  "release.update": rest<'release.update'>('PUT', '/projects/{project_id}/releases/{tag_name}', { body: ["name","description","released_at","milestones","milestone_ids"] }),
  "release.delete": rest<'release.delete'>('DELETE', '/projects/{project_id}/releases/{tag_name}'),
  "release.link_list": rest<'release.link_list'>('GET', '/projects/{project_id}/releases/{tag_name}/assets/links', { query: ["page","per_page"] }),
  "release.link_get": rest<'release.link_get'>('GET', '/projects/{project_id}/releases/{tag_name}/assets/links/{link_id}'),
  "release.link_create": rest<'release.link_create'>('POST', '/projects/{project_id}/releases/{tag_name}/assets/links', { body: ["name","url","direct_asset_path","link_type"] }),
  "release.link_update": rest<'release.link_update'>('PUT', '/projects/{project_id}/releases/{tag_name}/assets/links/{link_id}', { body: ["name","url","direct_asset_path","link_type"] }),
  "release.link_delete": rest<'release.link_delete'>('DELETE', '/projects/{project_id}/releases/{tag_name}/assets/links/{link_id}'),
  "release.link_create_batch": composite('release_links_create', 'GitLab accepts one link per request.'),
  "release.evidence_create": rest<'release.evidence_create'>('POST', '/projects/{project_id}/releases/{tag_name}/evidence'),
};
