/**
 * `pipeline.latest`: the newest pipeline of a ref. GitLab's own route speaks only of the newest commit and refuses when that one
 * has no pipeline; the newest pipeline of the ref is what people mean, so the list is read then.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import type { Composite } from './index.ts';
import { asRow, asRows, given, textField } from './row.ts';

export const readLatestPipeline: Composite = async context => {
  const { values, ports } = context;
  const pathParams = { project_id: String(values['project_id']) };
  const ref = typeof values['ref'] === 'string' ? values['ref'] : undefined;
  try {
    const query = ref === undefined ? {} : { ref };
    const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}/pipelines/latest', pathParams, query });
    return { data };
  } catch (error) {
    if (!(error instanceof CatalogError && (error.facts.status === 403 || error.facts.status === 404))) throw error;
    return { data: await newestOfList(context, ref, error) };
  }
};

async function newestOfList({ values, ports }: RunContext, ref: string | undefined, refused: CatalogError): Promise<unknown> {
  const pathParams = { project_id: String(values['project_id']) };
  const branch =
    ref ?? textField(asRow((await ports.rest({ method: 'GET', path: '/projects/{project_id}', pathParams })).data), 'default_branch');
  const query = given({ ref: branch, order_by: 'id', sort: 'desc', per_page: 1 }) as Readonly<Record<string, string | number>>; // built of those
  const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}/pipelines', pathParams, query });
  const id = asRows(data)[0]?.['id'];
  if (typeof id !== 'number') {
    const where = branch === undefined ? '' : ` on ${branch}`;
    throw new CatalogError('not_found', `Project ${pathParams.project_id} has no pipeline${where}.`, { status: 404, cause: refused });
  }
  const path = '/projects/{project_id}/pipelines/{pipeline_id}';
  return (await ports.rest({ method: 'GET', path, pathParams: { ...pathParams, pipeline_id: id } })).data;
}
