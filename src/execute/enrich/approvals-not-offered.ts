/** A 404 below an existing merge request: the instance or its tier does not offer the sub-resource; the request is not missing. */
import { CatalogError } from '../../call/error.ts';
import type { Enrichment } from './index.ts';

export const approvalsNotOffered: Enrichment = async (error, { entry, values, ports }) => {
  const { project_id: project, merge_request_iid: iid } = values;
  if (error.facts.status !== 404 || !entry.id.includes('approv')) return undefined;
  if (typeof project !== 'string' || typeof iid !== 'number') return undefined;
  const path = '/projects/{project_id}/merge_requests/{merge_request_iid}';
  await ports.rest({ method: 'GET', path, pathParams: { project_id: project, merge_request_iid: iid } });
  return new CatalogError(
    'not_found',
    `Merge request !${iid} in project ${project} exists, but this GitLab instance or its tier does not offer what '${entry.id}' asks for.`,
    {
      ...error.facts,
      said: undefined,
      hints: ['Approvals are fully available from GitLab Premium on; merge_request.get shows what every tier has'],
    },
  );
};
