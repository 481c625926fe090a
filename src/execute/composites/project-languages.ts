/** `project.languages`: GitLab's map from language to share as rows, the largest share first. */
import { offsetPages } from '../pages.ts';
import type { Composite } from './index.ts';
import { asRow } from './row.ts';

export const readLanguages: Composite = async ({ values, ports }) => {
  const pathParams = { project_id: String(values['project_id']) };
  const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}/languages', pathParams });
  const rows = Object.entries(asRow(data)).map(([name, share]) => ({ name, share }));
  return { data: rows.toSorted((a, b) => Number(b.share) - Number(a.share)), pagination: offsetPages(undefined) };
};
