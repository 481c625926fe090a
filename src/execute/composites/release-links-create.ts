/**
 * `release.link_create_batch`: the links one after the other; one that GitLab refuses does not stop those behind it. When every one
 * is refused the call has failed.
 */
import { CatalogError } from '../../call/error.ts';
import type { Composite } from './index.ts';
import { asRows, textField } from './row.ts';

export const createReleaseLinks: Composite = async ({ values, ports }) => {
  const pathParams = { project_id: String(values['project_id']), tag_name: String(values['tag_name']) };
  const created: unknown[] = [];
  let last: CatalogError | undefined;
  const refused: { readonly name: string; readonly url: string; readonly reason: string }[] = [];
  for (const link of asRows(values['links'])) {
    try {
      const { data } = await ports.rest({
        method: 'POST',
        path: '/projects/{project_id}/releases/{tag_name}/assets/links',
        pathParams,
        body: link,
      });
      created.push(data);
    } catch (error) {
      if (!isAboutTheLink(error)) throw error;
      last = error;
      refused.push({ name: textField(link, 'name') ?? '', url: textField(link, 'url') ?? '', reason: error.facts.said ?? error.message });
    }
  }
  if (created.length === 0 && last !== undefined) throw last;
  return { data: { created, refused } };
};

/** A name or address that is taken or wrong: the other links may still be right. */
const isAboutTheLink = (error: unknown): error is CatalogError =>
  error instanceof CatalogError && (error.facts.status === 400 || error.facts.status === 409 || error.facts.status === 422);
