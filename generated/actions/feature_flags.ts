// Made from catalog/domains/feature_flags by `npm run codegen`.
import { rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "feature_flags.feature_flag_list": rest<'feature_flags.feature_flag_list'>('GET', '/projects/{project_id}/feature_flags', { query: ["scope","page","per_page"] }),
  "feature_flags.feature_flag_get": rest<'feature_flags.feature_flag_get'>('GET', '/projects/{project_id}/feature_flags/{name}'),
  "feature_flags.feature_flag_create": rest<'feature_flags.feature_flag_create'>('POST', '/projects/{project_id}/feature_flags', { body: ["name","version","description","active","strategies"] }),
  "feature_flags.feature_flag_update": rest<'feature_flags.feature_flag_update'>('PUT', '/projects/{project_id}/feature_flags/{name}', { body: ["name","description","active","strategies"] }),
  "feature_flags.feature_flag_delete": rest<'feature_flags.feature_flag_delete'>('DELETE', '/projects/{project_id}/feature_flags/{name}'),
  "feature_flags.ff_user_list_list": rest<'feature_flags.ff_user_list_list'>('GET', '/projects/{project_id}/feature_flags_user_lists', { query: ["search","page","per_page"] }),
  "feature_flags.ff_user_list_get": rest<'feature_flags.ff_user_list_get'>('GET', '/projects/{project_id}/feature_flags_user_lists/{user_list_iid}'),
  "feature_flags.ff_user_list_create": rest<'feature_flags.ff_user_list_create'>('POST', '/projects/{project_id}/feature_flags_user_lists', { body: ["name","user_xids"] }),
  "feature_flags.ff_user_list_update": rest<'feature_flags.ff_user_list_update'>('PUT', '/projects/{project_id}/feature_flags_user_lists/{user_list_iid}', { body: ["name","user_xids"] }),
  "feature_flags.ff_user_list_delete": rest<'feature_flags.ff_user_list_delete'>('DELETE', '/projects/{project_id}/feature_flags_user_lists/{user_list_iid}'),
};
