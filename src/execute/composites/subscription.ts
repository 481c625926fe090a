/** `issue.subscribe`, `merge_request.unsubscribe`, `project.label_subscribe` and their like: GitLab answers 304 without a body when it is so already. */
import { CatalogError } from '../../call/error.ts';
import type { Values } from '../context.ts';
import type { Composite } from './index.ts';

export const setSubscription: Composite = async ({ entry, values, ports }) => {
  const { path, iid } = subscribable(values);
  const pathParams = { project_id: String(values['project_id']), iid: String(iid) };
  const verb = entry.id.endsWith('unsubscribe') ? 'unsubscribe' : 'subscribe';
  try {
    const { data } = await ports.rest({ method: 'POST', path: `${path}/${verb}`, pathParams });
    return { data };
  } catch (error) {
    if (!(error instanceof CatalogError && error.facts.status === 304)) throw error;
    const { data } = await ports.rest({ method: 'GET', path, pathParams });
    return { data, notes: [verb === 'subscribe' ? 'You were subscribed already.' : 'You were not subscribed.'] };
  }
};

function subscribable({ issue_iid: issue, merge_request_iid: mergeRequest, label_id: label }: Values) {
  if (issue !== undefined) return { path: '/projects/{project_id}/issues/{iid}', iid: issue };
  if (label !== undefined) return { path: '/projects/{project_id}/labels/{iid}', iid: label };
  return { path: '/projects/{project_id}/merge_requests/{iid}', iid: mergeRequest };
}
