/** `project.star` and `project.unstar`: GitLab answers 304 without a body when it is so already. */
import { CatalogError } from '../../call/error.ts';
import type { Composite } from './index.ts';

export const setStar: Composite = async ({ entry, values, ports }) => {
  const pathParams = { project_id: String(values['project_id']) };
  const verb = entry.id.endsWith('.unstar') ? 'unstar' : 'star';
  try {
    const { data } = await ports.rest({ method: 'POST', path: `/projects/{project_id}/${verb}`, pathParams });
    return { data };
  } catch (error) {
    if (!(error instanceof CatalogError && error.facts.status === 304)) throw error;
    const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}', pathParams });
    return { data, notes: [verb === 'star' ? 'You had starred it already.' : 'It had no star of yours.'] };
  }
};
