/**
 * Second looks at a failure: GitLab's bare status is read together with the state of the object it is about. A table of named
 * functions, each for one kind of failure; owns their order and that a second look can never make things worse.
 */
import type { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import { approvalsNotOffered } from './approvals-not-offered.ts';
import { browserStep } from './browser-step.ts';
import { emptyRepository } from './empty-repository.ts';
import { mergeRefusal } from './merge-refusal.ts';
import { notEntitled } from './not-entitled.ts';
import { reactionGiven } from './reaction-given.ts';
import { roleNeeded } from './role-needed.ts';
import { trainsOff } from './trains-off.ts';

/** Undefined when the failure is of another kind, or when the look told nothing. Sends at most one GET. */
export type Enrichment = (error: CatalogError, context: RunContext) => Promise<CatalogError | undefined>;

const ENRICHMENTS: readonly Enrichment[] = [
  browserStep,
  emptyRepository,
  mergeRefusal,
  approvalsNotOffered,
  notEntitled,
  reactionGiven,
  trainsOff,
  roleNeeded,
];

/** The same failure, or one that says more. */
export async function enrich(error: CatalogError, context: RunContext): Promise<CatalogError> {
  if (error.facts.status === undefined || context.call.signal.aborted) return error;
  for (const enrichment of ENRICHMENTS) {
    const better = await enrichment(error, context).catch(() => undefined);
    if (better) return better;
  }
  return error;
}
