/** A 403 that only a person in their browser can mend: the terms of service, or signing in to a group. Says which page it is. */
import { CatalogError } from '../../call/error.ts';
import { browserStepOf } from '../../policy/browser-step.ts';
import type { Enrichment } from './index.ts';

export const browserStep: Enrichment = async (error, { call, values }) => {
  const step = browserStepOf(error, call.caller.instance, values);
  if (!step) return undefined;
  const sentence = `GitLab refused the call (403): ${step.lacks}. Ask the user to open ${step.url} in a browser and ${step.todo}, then call again.`;
  // What GitLab said holds an address of its own making, and nothing beyond this.
  return new CatalogError('forbidden', sentence, {
    ...error.facts,
    said: undefined,
    hints: error.facts.half ? error.facts.hints : undefined,
  });
};
