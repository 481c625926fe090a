/** `issue.subscribe`, `merge_request.unsubscribe` and their like: GitLab answers 304 without a body when it is so already. */
import { CatalogError } from '../../call/error.ts';
import type { Composite } from './index.ts';

export const setSubscription: Composite = async ({ entry, values, ports }) => {
  const { project_id: project, issue_iid: issue, merge_request_iid: mergeRequest } = values;
  const path = issue === undefined ? '/projects/{project_id}/merge_requests/{iid}' : '/projects/{project_id}/issues/{iid}';
  const pathParams = { project_id: String(project), iid: String(issue ?? mergeRequest) };
  const verb = entry.id.endsWith('.unsubscribe') ? 'unsubscribe' : 'subscribe';
  try {
    const { data } = await ports.rest({ method: 'POST', path: `${path}/${verb}`, pathParams });
    return { data };
  } catch (error) {
    if (!(error instanceof CatalogError && error.facts.status === 304)) throw error;
    const { data } = await ports.rest({ method: 'GET', path, pathParams });
    return { data, notes: [verb === 'subscribe' ? 'You were subscribed already.' : 'You were not subscribed.'] };
  }
};
