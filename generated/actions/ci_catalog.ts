// Made from catalog/domains/ci_catalog by `npm run codegen`.
import { graphql, rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "ci_catalog.list": graphql({"document":"ci_catalog_list","at":"ciCatalogResources","variables":{"scope":{"from":"scope","convert":"upper"},"search":{"from":"search"},"sort":{"from":"sort","convert":"upper"},"verification_level":{"from":"verification_level","convert":"upper"},"first":{"from":"first"},"after":{"from":"after"},"last":{"from":"last"},"before":{"from":"before"}}}),
  "ci_catalog.get": graphql({"document":"ci_catalog_get","at":"ciCatalogResource","variables":{"id":{"from":"id","convert":"gid:Ci::Catalog::Resource"},"full_path":{"from":"full_path"}}}),
  "ci_catalog.publish": rest<'ci_catalog.publish'>('POST', '/projects/{project_id}/catalog/publish', { body: ["version","metadata"] }),
};
