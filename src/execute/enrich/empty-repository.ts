/** A 404 about a tree: an empty repository has none, and GitLab's words for that sound like a missing project. */
import { CatalogError } from '../../call/error.ts';
import type { Enrichment } from './index.ts';

/** GitLab's own words, whichever field of the error carries them. */
const TREE_WORDS = /\b(?:tree|repository) not found\b/i;

export const emptyRepository: Enrichment = async (error, { values, ports }) => {
  const project = values['project_id'];
  if (error.facts.status !== 404 || typeof project !== 'string') return undefined;
  if (!TREE_WORDS.test(`${error.facts.said ?? ''} ${error.message}`)) return undefined;
  const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}', pathParams: { project_id: project } });
  if (typeof data !== 'object' || data === null) return undefined;
  const { empty_repo: isEmpty, default_branch: branch } = data as Readonly<Record<string, unknown>>; // an object of unknown fields
  const facts = { ...error.facts, said: undefined };
  if (isEmpty === true) {
    return new CatalogError(
      'not_found',
      `The repository of project ${project} is empty: it has no commits yet, so there are no files to read.`,
      {
        ...facts,
        hints: ['A first commit, for instance a README, creates the default branch'],
      },
    );
  }
  const ref = values['ref'] ?? values['sha'];
  const named = typeof ref === 'string' ? `'${ref}'` : 'its default branch';
  return new CatalogError(
    'not_found',
    `Project ${project} exists, but its repository has nothing at ${named}: the ref or the path does not exist.`,
    {
      ...facts,
      ...(typeof ref === 'string' && { parameter: values['ref'] === undefined ? 'sha' : 'ref' }),
      hints: [typeof branch === 'string' ? `The default branch is ${branch}` : 'Check the name of the branch, tag or commit, and the path'],
    },
  );
};
