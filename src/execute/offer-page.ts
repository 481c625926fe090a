/**
 * A failure that a visit to GitLab's website mends: the person is given the page, where their client opens links. Owns when that
 * is offered and how it is seen that the visit was made; which page it is, is `policy/browser-step.ts`.
 */
import { CatalogError } from '../call/error.ts';
import { browserStepOf, type LinkPort } from '../policy/browser-step.ts';
import type { RunContext } from './context.ts';
import type { Asked } from './outcome.ts';

type Offered = Asked | { readonly kind: 'refused'; readonly error: CatalogError };

/** The question, or the person's refusal; undefined for every other failure, and where a client opens no links. */
export async function offerPage(
  error: unknown,
  { call, entry, values, ports }: Partial<RunContext> & Pick<RunContext, 'call'>,
  ask: LinkPort,
): Promise<Offered | undefined> {
  if (!entry || !values || !ports || !(error instanceof CatalogError) || error.facts.half) return undefined;
  const { instance } = call.caller;
  const step = browserStepOf(error, instance, values);
  if (!step) return undefined;
  const isDone = () =>
    ports.rest(step.probe).then(
      () => true,
      // Refused for another reason, so no longer for this one.
      fault => fault instanceof CatalogError && fault.facts.status === 403 && browserStepOf(fault, instance, values) === undefined,
    );
  const answer = await ask({ action: entry.id, input: values, step, isDone });
  return answer.kind === 'unavailable' ? undefined : answer;
}
