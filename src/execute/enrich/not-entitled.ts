/**
 * A 401 that GitLab gives to a valid token, where its user lacks the right to merge, to approve or to remove somebody's reaction.
 * Whether the token is valid is told by reading what the call is about. Owns the actions of which this is known, and what each
 * takes; any other 401 is about the token.
 */
import { CatalogError } from '../../call/error.ts';
import type { Values } from '../context.ts';
import type { Enrichment } from './index.ts';

const MERGES = ['This needs permission to merge into the target branch: merge_request.get says whether you have it (user.can_merge)'];

/** What each action takes, by its id. */
const TAKES: Readonly<Record<string, readonly string[]>> = {
  'merge_request.merge': MERGES,
  'merge_train.add': MERGES,
  'merge_request.cancel_auto_merge': ['Only its author and users who may merge it can do this'],
  'merge_request.approve': [
    'The rules may exclude its author, its committers and others; where approvers have to sign in again, no token can approve',
    'merge_request.approval_config says whether you can (user_can_approve) and whether you already have (user_has_approved)',
  ],
  'merge_request.approval_reset': ['Only a project or group access token can do this, and only before the merge'],
};
const REACTION = ['Only the person who left a reaction, or an administrator, can remove it'];

const takes = (id: string): readonly string[] | undefined => TAKES[id] ?? (/\.emoji_\w+_delete$/.test(id) ? REACTION : undefined);

export const notEntitled: Enrichment = async (error, { entry, values, ports }) => {
  const hints = takes(entry.id);
  const subject = subjectOf(values);
  if (error.facts.status !== 401 || error.code !== 'unauthorized' || !hints || !subject) return undefined;
  await ports.rest({ method: 'GET', path: subject.path, pathParams: subject.pathParams });
  const sentence = `The token is valid (it reads ${subject.name}), but its user is not allowed to run '${entry.id}' (401).`;
  // GitLab's bare "401 Unauthorized" reads like a fault of the token.
  return new CatalogError('forbidden', sentence, { ...error.facts, said: undefined, hints: [...hints, ...(error.facts.hints ?? [])] });
};

/** What the call is about, as it is read and as it is called. */
function subjectOf({ project_id: project, merge_request_iid: mergeRequest, issue_iid: issue }: Values) {
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
