// Made from catalog/domains/geo by `npm run codegen`. Plain JavaScript: a test holds every validator against its JSON Schema,
// and checking them by type would cost more than all else.
import * as z from 'zod';

export const validators = {
  "geo.list": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "geo.get": () => z.object({ "geo_site_id": z.number().int().gte(1) }).strict(),
  "geo.list_status": () => z.object({ "page": z.number().int().gte(1).optional(), "per_page": z.number().int().gte(1).lte(100).optional() }).strict(),
  "geo.get_status": () => z.object({ "geo_site_id": z.number().int().gte(1), "refresh": z.boolean().optional() }).strict(),
  "geo.create": () => z.object({ "name": z.string(), "url": z.string(), "primary": z.boolean().optional(), "enabled": z.boolean().optional(), "internal_url": z.string().optional(), "selective_sync_type": z.string().optional(), "selective_sync_namespace_ids": z.array(z.number().int()).optional(), "selective_sync_shards": z.array(z.string()).optional(), "selective_sync_organization_ids": z.array(z.number().int()).optional(), "sync_object_storage": z.boolean().optional(), "files_max_capacity": z.number().int().optional(), "repos_max_capacity": z.number().int().optional(), "container_repositories_max_capacity": z.number().int().optional(), "verification_max_capacity": z.number().int().optional(), "minimum_reverification_interval": z.number().int().optional(), "blob_download_timeout": z.number().int().lte(86400).optional() }).strict(),
  "geo.edit": () => z.object({ "geo_site_id": z.number().int().gte(1), "name": z.string().optional(), "url": z.string().optional(), "enabled": z.boolean().optional(), "internal_url": z.string().optional(), "selective_sync_type": z.string().optional(), "selective_sync_namespace_ids": z.array(z.number().int()).optional(), "selective_sync_shards": z.array(z.string()).optional(), "selective_sync_organization_ids": z.array(z.number().int()).optional(), "sync_object_storage": z.boolean().optional(), "files_max_capacity": z.number().int().optional(), "repos_max_capacity": z.number().int().optional(), "container_repositories_max_capacity": z.number().int().optional(), "verification_max_capacity": z.number().int().optional(), "minimum_reverification_interval": z.number().int().optional(), "blob_download_timeout": z.number().int().lte(86400).optional() }).strict(),
  "geo.delete": () => z.object({ "geo_site_id": z.number().int().gte(1) }).strict(),
  "geo.repair": () => z.object({ "geo_site_id": z.number().int().gte(1) }).strict(),
};
