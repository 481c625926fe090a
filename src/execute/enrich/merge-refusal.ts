/** A merge that GitLab refuses: its status codes changed over the years, so the merge request itself is asked for the reason. */
import { CatalogError } from '../../call/error.ts';
import type { Enrichment } from './index.ts';

/** Statuses by which each action that merges refuses; a train says 400 where a merge says 405. */
const REFUSALS: Readonly<Record<string, readonly number[]>> = {
  'merge_request.merge': [405, 406, 409, 422],
  'merge_train.add': [400, 405, 406, 409, 422],
};

/** What to do about GitLab's `detailed_merge_status`. */
const MENDS: Readonly<Record<string, string>> = {
  draft_status: 'It is a draft: mark it as ready first',
  conflict: 'It has conflicts with the target branch: resolve them in a commit on the source branch (a rebase by GitLab fails on them)',
  need_rebase: 'It has to be rebased first (merge_request.rebase)',
  discussions_not_resolved: 'Its open threads have to be resolved first (mr_review.discussion_list)',
  ci_must_pass: 'Its pipeline has to succeed first (merge_request.pipelines)',
  ci_still_running: 'Its pipeline is still running: wait for it (merge_request.pipelines)',
  not_approved: 'It lacks approvals (merge_request.approval_state)',
  approvals_syncing: 'GitLab is still counting its approvals: try again in a moment',
  requested_changes: 'A reviewer requested changes (merge_request.reviewers)',
  not_open: 'It is not open any more',
  merge_request_blocked: 'Another merge request has to be merged first (merge_request.dependencies_list)',
  merge_time: 'It cannot be merged before its merge_after time, which merge_request.update changes',
  checking: 'GitLab is still checking whether it can be merged: try again in a moment',
  unchecked: 'GitLab is still checking whether it can be merged: try again in a moment',
  preparing: 'GitLab is still preparing it: try again in a moment',
  jira_association_missing: 'Its title or description has to name a Jira issue',
  locked_paths: 'It changes paths that somebody has locked',
  locked_lfs_files: 'It changes LFS files that somebody has locked',
  title_regex: 'Its title does not match what the project requires: change it (merge_request.update)',
  status_checks_must_pass: 'External status checks have to pass first',
  security_policy_violations: 'It violates a security policy',
  security_policy_pipeline_check: 'The pipelines that a security policy asks for have to succeed first (merge_request.pipelines)',
  commits_status: 'Its source branch is missing or has no commits',
};
const TRANSIENT: ReadonlySet<string> = new Set(['checking', 'unchecked', 'preparing', 'ci_still_running', 'approvals_syncing']);

/** A merge refused although nothing blocks it: now, a train is asked for; later, there is nothing to wait for. */
const mergeableMend = (isLater: boolean): string =>
  isLater
    ? 'No pipeline is left to wait for: call again without auto_merge, or use merge_train.add where the project merges by train only'
    : 'The project may allow merging by merge train only: call again with auto_merge true, or use merge_train.add';

export const mergeRefusal: Enrichment = async (error, { entry, values, ports }) => {
  const { status } = error.facts;
  const { project_id: project, merge_request_iid: iid } = values;
  if (status === undefined || !REFUSALS[entry.id]?.includes(status)) return undefined;
  if (typeof project !== 'string' || typeof iid !== 'number') return undefined;
  const path = '/projects/{project_id}/merge_requests/{merge_request_iid}';
  const read = await ports
    .rest({ method: 'GET', path, pathParams: { project_id: project, merge_request_iid: iid } })
    .catch(() => undefined);
  const row = typeof read?.data === 'object' && read.data !== null ? (read.data as Readonly<Record<string, unknown>>) : {}; // unknown fields
  const state = typeof row['detailed_merge_status'] === 'string' ? row['detailed_merge_status'] : undefined;
  const isConflict = row['has_conflicts'] === true || state === 'conflict' || status === 406 || (status === 422 && state === undefined);
  const hints = [
    ...(state === undefined ? [] : [`detailed_merge_status: ${state}`]),
    ...(typeof row['has_conflicts'] === 'boolean' ? [`has_conflicts: ${row['has_conflicts']}`] : []),
    ...(state !== undefined && MENDS[state] ? [MENDS[state]] : []),
    ...(isConflict && state !== 'conflict' && state !== 'need_rebase'
      ? ['If it has conflicts, resolve them in a commit on the source branch; merge_request.rebase cannot']
      : []),
    ...(entry.id === 'merge_request.merge' && status === 405 && state === 'mergeable'
      ? [mergeableMend(values['auto_merge'] === true)]
      : []),
    ...(status === 409 ? ['Its head has changed since the sha you gave: read it again (merge_request.get) before you merge'] : []),
  ];
  const what = entry.id === 'merge_train.add' ? 'join its merge train' : 'be merged';
  const sentence = `Merge request !${iid} in project ${project} cannot ${what} now; nothing was changed.`;
  // Bare status phrases ("405 Method Not Allowed") say nothing once the reason is known.
  const said = error.facts.said !== undefined && !/^\d{3}(?: [\w ]+)?$/.test(error.facts.said) ? error.facts.said : undefined;
  return new CatalogError('not_mergeable', sentence, {
    ...error.facts,
    said,
    hints,
    retryable: state !== undefined && TRANSIENT.has(state),
  });
};
