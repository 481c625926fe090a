/**
 * A 404 about the approvals of an existing merge request: the instance or its tier does not offer them, or there is no approval
 * to withdraw; the merge request is not missing.
 */
import { CatalogError } from '../../call/error.ts';
import type { Enrichment } from './index.ts';

/** Actions about the account's own approval, by their ids. */
const GIVES: ReadonlySet<string> = new Set(['merge_request.approve', 'merge_request.unapprove']);

export const approvalsNotOffered: Enrichment = async (error, { entry, values, ports }) => {
  const { project_id: project, merge_request_iid: iid, approval_rule_id: rule } = values;
  if (error.facts.status !== 404 || !entry.id.includes('approv')) return undefined;
  if (typeof project !== 'string' || typeof iid !== 'number') return undefined;
  if (rule !== undefined) return undefined; // it is the rule that is missing, which its own card says
  const path = '/projects/{project_id}/merge_requests/{merge_request_iid}';
  await ports.rest({ method: 'GET', path, pathParams: { project_id: project, merge_request_iid: iid } });
  const where = `Merge request !${iid} in project ${project} exists, but`;
  if (GIVES.has(entry.id)) {
    const sentence = `${where} GitLab has no approval that '${entry.id}' could change: you may not have approved it, or this instance offers none.`;
    const hints = ['merge_request.approval_config shows who has approved it'];
    return new CatalogError('not_found', sentence, { ...error.facts, said: undefined, hints });
  }
  return new CatalogError('not_found', `${where} this GitLab instance or its tier does not offer what '${entry.id}' asks for.`, {
    ...error.facts,
    said: undefined,
    hints: ['Approvals are fully available from GitLab Premium on; merge_request.get shows what every tier has'],
  });
};
