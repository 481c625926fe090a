/**
 * A 401 that GitLab gives to a valid token, whose user lacks a right or whose instance lacks the tier. Whether the token is valid is
 * told by reading what the call is about; where not even that can be read, the 401 is about the token. What each action takes is
 * the catalog's: in words where GitLab answers 401 for a reason of its own, else its tier and role.
 */
import { CatalogError } from '../../call/error.ts';
import type { ActionEntry, ActionFacts } from '../../catalog/action.ts';
import { tierName } from '../../catalog/tier.ts';
import type { Values } from '../context.ts';
import type { Enrichment } from './index.ts';
import { roleHint } from './role-needed.ts';

export const notEntitled: Enrichment = async (error, { entry, facts, values, ports }) => {
  const subject = subjectOf(values);
  if (error.facts.status !== 401 || error.code !== 'unauthorized' || !subject) return undefined;
  await ports.rest({ method: 'GET', path: subject.path, pathParams: subject.pathParams });
  const sentence = `The token is valid (it reads ${subject.name}), but its user is not allowed to run '${entry.id}' (401).`;
  const hints = [...needs(entry, facts), ...(error.facts.hints ?? [])];
  // GitLab's bare "401 Unauthorized" reads like a fault of the token.
  return new CatalogError('forbidden', sentence, { ...error.facts, said: undefined, hints });
};

function needs(entry: ActionEntry, facts: ActionFacts): readonly string[] {
  if (facts.unentitled) return facts.unentitled;
  const tier = entry.tier === 'free' ? [] : [`It is a part of GitLab ${tierName(entry.tier)}`];
  const role = roleHint(entry, facts);
  return [...tier, ...(role === undefined ? [] : [role])];
}

/** What the call is about, as it is read and as it is called. */
function subjectOf({ project_id: project, group_id: group, merge_request_iid: mergeRequest, issue_iid: issue }: Values) {
  if (typeof group === 'string') return { path: '/groups/{group_id}', pathParams: { group_id: group }, name: `group ${group}` };
  if (typeof project !== 'string') return undefined;
  const path = '/projects/{project_id}';
  const pathParams = { project_id: project };
  if (typeof mergeRequest === 'number')
    return {
      path: `${path}/merge_requests/{iid}`,
      pathParams: { ...pathParams, iid: mergeRequest },
      name: `merge request !${mergeRequest} in project ${project}`,
    };
  if (typeof issue === 'number')
    return { path: `${path}/issues/{iid}`, pathParams: { ...pathParams, iid: issue }, name: `issue #${issue} in project ${project}` };
  return { path, pathParams, name: `project ${project}` };
}
