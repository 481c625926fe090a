// Made from catalog/domains/security_attribute by `npm run codegen`.
import { composite, graphql } from '../../src/catalog/rows.ts';

export const handlers = {
  "security_attribute.create": graphql({"document":"security_attribute_create","at":"securityAttributeCreate","variables":{"namespace_id":{"from":"namespace_id","convert":"gid:Namespace"},"category_id":{"from":"security_category_id","convert":"gid:Security::Category"},"attributes":{"from":"attributes"}},"payload":"securityAttributeCreate"}),
  "security_attribute.update": graphql({"document":"security_attribute_update","at":"securityAttributeUpdate.securityAttribute","variables":{"id":{"from":"security_attribute_id","convert":"gid:Security::Attribute"},"name":{"from":"name"},"description":{"from":"description"},"color":{"from":"color"}},"payload":"securityAttributeUpdate"}),
  "security_attribute.delete": graphql({"document":"security_attribute_delete","at":"securityAttributeDestroy","variables":{"id":{"from":"security_attribute_id","convert":"gid:Security::Attribute"}},"payload":"securityAttributeDestroy"}),
  "security_attribute.project_update": graphql({"document":"security_attribute_project_update","at":"securityAttributeProjectUpdate","variables":{"project_id":{"from":"project_id","convert":"gid:Project"},"add":{"from":"add_attribute_ids","convert":"gid:Security::Attribute"},"remove":{"from":"remove_attribute_ids","convert":"gid:Security::Attribute"}},"payload":"securityAttributeProjectUpdate"}),
  "security_attribute.bulk_update": composite('security_attribute_bulk_update', 'GitLab takes groups and projects in one list of global ids, which the two lists are joined to.'),
};
