// Made from catalog/domains/geo by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "geo.list": rest<'geo.list'>('GET', '/geo_sites', { query: ["page","per_page"] }),
  "geo.get": rest<'geo.get'>('GET', '/geo_sites/{geo_site_id}'),
  "geo.list_status": rest<'geo.list_status'>('GET', '/geo_sites/status', { query: ["page","per_page"] }),
  "geo.get_status": rest<'geo.get_status'>('GET', '/geo_sites/{geo_site_id}/status', { query: ["refresh"] }),
  "geo.create": rest<'geo.create'>('POST', '/geo_sites', { body: ["name","url","primary","enabled","internal_url","selective_sync_type","selective_sync_namespace_ids","selective_sync_shards","selective_sync_organization_ids","sync_object_storage","files_max_capacity","repos_max_capacity","container_repositories_max_capacity","verification_max_capacity","minimum_reverification_interval","blob_download_timeout"] }),
  "geo.edit": rest<'geo.edit'>('PUT', '/geo_sites/{geo_site_id}', { body: ["name","url","enabled","internal_url","selective_sync_type","selective_sync_namespace_ids","selective_sync_shards","selective_sync_organization_ids","sync_object_storage","files_max_capacity","repos_max_capacity","container_repositories_max_capacity","verification_max_capacity","minimum_reverification_interval","blob_download_timeout"] }),
  "geo.delete": rest<'geo.delete'>('DELETE', '/geo_sites/{geo_site_id}'),
  "geo.repair": rest<'geo.repair'>('POST', '/geo_sites/{geo_site_id}/repair'),
};
