/** `repository.read_submodule_file`: a file of the submodule's own project, at the commit the outer repository holds. */
import { CatalogError } from '../../call/error.ts';
import { readAnswer } from '../read-answer.ts';
import type { Composite } from './index.ts';
import { readSubmodules, submoduleCommits } from './submodules.ts';

export const readSubmoduleFile: Composite = async context => {
  const { values, ports } = context;
  const wanted = String(values['submodule_path']).replace(/\/+$/, '');
  const submodule = (await readSubmodules(context)).find(({ path }) => path === wanted);
  if (!submodule) {
    throw new CatalogError(
      'not_found',
      `The repository has no submodule at '${wanted}'. See 'repository.list_submodules' for those it has.`,
      {
        status: 404,
        parameter: 'submodule_path',
      },
    );
  }
  if (submodule.project_path === undefined) {
    const sentence = `The submodule '${wanted}' lies outside this GitLab instance (${submodule.url}), so its files cannot be read here.`;
    throw new CatalogError('invalid_params', sentence, { parameter: 'submodule_path' });
  }
  const commit = (await submoduleCommits(context, [submodule])).get(submodule.path);
  if (commit === undefined) {
    const sentence = `.gitmodules names '${wanted}', but the tree holds no commit for it: it was never committed, or not on this ref.`;
    throw new CatalogError('not_found', sentence, { status: 404, parameter: 'submodule_path' });
  }
  const answer = await ports.rest({
    method: 'GET',
    path: '/projects/{project_id}/repository/files/{file_path}',
    pathParams: { project_id: submodule.project_path, file_path: String(values['file_path']) },
    query: { ref: commit },
  });
  return readAnswer(context, answer);
};
