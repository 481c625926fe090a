// Made from catalog/domains/merge_train by `npm run codegen`.
import { composite, rest } from '../../src/catalog/rows.ts';

export const handlers = {
  "merge_train.list_project": rest<'merge_train.list_project'>('GET', '/projects/{project_id}/merge_trains', { query: ["scope","sort","page","per_page"] }),
  "merge_train.list_branch": rest<'merge_train.list_branch'>('GET', '/projects/{project_id}/merge_trains/{target_branch}', { query: ["scope","sort","page","per_page"] }),
  "merge_train.get": rest<'merge_train.get'>('GET', '/projects/{project_id}/merge_trains/merge_requests/{merge_request_iid}'),
  "merge_train.add": composite('merge_train_add', 'GitLab answers with a page of the train; the entry of the merge request that was added is taken from it, or read.'),
};
