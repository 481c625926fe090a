/** `release.get_latest`: the permanent link where the instance has it, the first of the list where it does not. */
import { CatalogError } from '../../call/error.ts';
import type { Composite } from './index.ts';
import { asRows } from './row.ts';

export const readLatestRelease: Composite = async ({ values, ports }) => {
  const pathParams = { project_id: String(values['project_id']) };
  const html = values['include_html_description'];
  const query = typeof html === 'boolean' ? { include_html_description: html } : {};
  try {
    const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}/releases/permalink/latest', pathParams, query });
    return { data };
  } catch (error) {
    if (!(error instanceof CatalogError && error.facts.status === 404)) throw error;
    const { data } = await ports.rest({
      method: 'GET',
      path: '/projects/{project_id}/releases',
      pathParams,
      query: { ...query, per_page: 1 },
    });
    const [newest] = asRows(data);
    if (!newest) throw error;
    return { data: newest };
  }
};
