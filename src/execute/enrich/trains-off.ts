/** A 403 about merge trains: GitLab gives it to everybody while the project has them switched off, so the project is asked first. */
import { CatalogError } from '../../call/error.ts';
import type { Enrichment } from './index.ts';

export const trainsOff: Enrichment = async (error, { entry, values, ports }) => {
  const { project_id: project } = values;
  if (error.code !== 'forbidden' || error.facts.status !== 403 || entry.domain !== 'merge_train') return undefined;
  if (typeof project !== 'string') return undefined;
  const { data } = await ports.rest({ method: 'GET', path: '/projects/{project_id}', pathParams: { project_id: project } });
  if (typeof data !== 'object' || data === null) return undefined;
  const { merge_trains_enabled: isOn } = data as Readonly<Record<string, unknown>>; // an object of unknown fields
  if (isOn === true) return undefined;
  if (isOn === false) {
    const hints = ['A maintainer turns them on: project.update with merge_pipelines_enabled and merge_trains_enabled'];
    return new CatalogError('forbidden', `Project ${project} has merge trains turned off (403).`, {
      ...error.facts,
      said: undefined,
      hints,
    });
  }
  // Below Premium the project does not say; the account may lack the role as well.
  const hints = [...(error.facts.hints ?? []), 'Merge trains are part of GitLab Premium and have to be turned on in the project'];
  return new CatalogError('forbidden', error.message, { ...error.facts, hints });
};
