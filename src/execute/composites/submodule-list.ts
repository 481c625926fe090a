/** `repository.list_submodules`: the entries of `.gitmodules`, each with the commit that the tree holds for it. */
import { offsetPages } from '../pages.ts';
import type { Composite } from './index.ts';
import { readSubmodules, submoduleCommits } from './submodules.ts';

export const listSubmodules: Composite = async context => {
  const submodules = await readSubmodules(context);
  const commits = await submoduleCommits(context, submodules);
  const rows = submodules.map(one => {
    const commit = commits.get(one.path);
    return commit === undefined ? one : { ...one, commit_sha: commit };
  });
  return { data: rows, pagination: offsetPages(undefined) };
};
