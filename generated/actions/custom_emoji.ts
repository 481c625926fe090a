// Made from catalog/domains/custom_emoji by `npm run codegen`.
import { graphql } from '../../src/catalog/rows.ts';

export const handlers = {
  "custom_emoji.list": graphql({"document":"custom_emoji_list","at":"group.customEmoji","variables":{"full_path":{"from":"group_path"},"first":{"from":"first"},"after":{"from":"after"},"last":{"from":"last"},"before":{"from":"before"}}}),
  "custom_emoji.create": graphql({"document":"custom_emoji_create","at":"createCustomEmoji.customEmoji","variables":{"group_path":{"from":"group_path"},"name":{"from":"name"},"url":{"from":"url"}},"payload":"createCustomEmoji"}),
  "custom_emoji.delete": graphql({"document":"custom_emoji_delete","at":"destroyCustomEmoji","variables":{"id":{"from":"id","convert":"gid:CustomEmoji"}},"payload":"destroyCustomEmoji"}),
};
