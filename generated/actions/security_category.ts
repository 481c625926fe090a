// Made from catalog/domains/security_category by `npm run codegen`.
import { graphql } from '../../src/catalog/rows.ts';

export const handlers = {
  "security_category.list": graphql({"document":"security_category_list","at":"group.securityCategories","variables":{"full_path":{"from":"group_path"}}}),
  "security_category.create": graphql({"document":"security_category_create","at":"securityCategoryCreate.securityCategory","variables":{"namespace_id":{"from":"namespace_id","convert":"gid:Namespace"},"name":{"from":"name"},"description":{"from":"description"},"multiple_selection":{"from":"multiple_selection"}},"payload":"securityCategoryCreate"}),
  "security_category.update": graphql({"document":"security_category_update","at":"securityCategoryUpdate.securityCategory","variables":{"id":{"from":"security_category_id","convert":"gid:Security::Category"},"namespace_id":{"from":"namespace_id","convert":"gid:Namespace"},"name":{"from":"name"},"description":{"from":"description"}},"payload":"securityCategoryUpdate"}),
  "security_category.delete": graphql({"document":"security_category_delete","at":"securityCategoryDestroy","variables":{"id":{"from":"security_category_id","convert":"gid:Security::Category"}},"payload":"securityCategoryDestroy"}),
};
