/**
 * The one pipeline that every call takes, whatever surface it came from: resolve, normalise, validate, guard, run, finish; and
 * one classifier for whatever goes wrong on the way. Owns the order of the steps, not what they do.
 */
import type { Call } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { ActionFacts } from '../catalog/action.ts';
import type { Ports } from '../gitlab/port.ts';
import type { LinkPort } from '../policy/browser-step.ts';
import type { ConsentPort } from '../policy/confirm.ts';
import { policed } from '../policy/projects.ts';
import { type Catalog, generatedCatalog } from './catalog.ts';
import { classify } from './classify.ts';
import { readConfirm } from './confirm-word.ts';
import type { Pause, RunContext } from './context.ts';
import { finish } from './finish.ts';
import { guard } from './guard.ts';
import { normalise } from './normalise.ts';
import { offerPage } from './offer-page.ts';
import type { ActionRequest, Asked, ToolResult } from './outcome.ts';
import { pause } from './pause.ts';
import { reachableSteps } from './reachable-steps.ts';
import { resolveAction } from './resolve.ts';
import { run } from './run.ts';
import { validate } from './validate.ts';
import type { CallShape } from './wizard.ts';

/** What the server may add to a call, and what tests replace. */
export interface Seams {
  /** How a person is asked for consent; without it nobody is asked. */
  readonly askConsent?: ConsentPort | undefined;
  /** How a person is given a page to open; without it the answer names the page. */
  readonly askToOpen?: LinkPort | undefined;
  /** How the surface in use calls an action: named where a wizard cannot ask. */
  readonly callShape?: CallShape | undefined;
  readonly catalog?: Catalog | undefined;
  readonly pause?: Pause | undefined;
}

/**
 * Runs one action and finishes its answer. Every failure is a result with `isError`; it throws nothing but what `askToOpen` does.
 * @param ports GitLab, already bound to the caller.
 */
export async function execute(request: ActionRequest, call: Call, ports: Ports, seams: Seams = {}): Promise<ToolResult | Asked> {
  const catalog = seams.catalog ?? generatedCatalog;
  let reached: Partial<RunContext> & Pick<RunContext, 'call'> = { call, catalog };
  // A wizard takes the steps once more, for the action that it ends in: the person has approved that one.
  const take = async (request: ActionRequest, wizard?: string): Promise<ToolResult | Asked> => {
    const entry = resolveAction(request.action, call.view, catalog);
    const facts = catalog.facts(entry);
    const bound = policed(ports, call);
    reached = { ...reached, entry, facts, ports: bound };
    const { input, confirm } = liftConfirm(request, facts);
    const read = normalise({ input, entry, facts, instance: call.caller.instance });
    const values = await validate({ read, input, entry, facts, catalog });
    const context: RunContext = {
      entry,
      facts,
      values,
      call,
      ports: bound,
      catalog,
      pause: seams.pause ?? pause,
      ...(wizard && { wizard }),
    };
    reached = context;

    if (wizard === undefined) {
      const verdict = await guard(context, { confirm, askConsent: seams.askConsent });
      if (verdict.kind === 'asked') return verdict;
      if (verdict.kind === 'preview') return verdict.result;
    }
    if (entry.runs === undefined) {
      const answer = await run(context);
      const next = await reachableSteps(facts.next, call, catalog);
      return finish(next === facts.next ? context : { ...context, facts: { ...facts, next } }, answer, request.fields);
    }
    const { runWizard } = await import('./wizard.ts');
    const outcome = await runWizard(context, seams.callShape);
    if (outcome.kind === 'asked') return outcome;
    if (outcome.kind === 'refused') throw outcome.error;
    return take({ ...request, action: outcome.action, input: outcome.input }, entry.id);
  };
  try {
    return await take(request);
  } catch (error) {
    const offered = seams.askToOpen && (await offerPage(error, reached, seams.askToOpen));
    return offered?.kind === 'asked' ? offered : classify(offered?.error ?? error, reached, request.action);
  }
}

/** `confirm` written among the parameters counts as the call's own, unless the action has a parameter of that name. */
function liftConfirm(request: ActionRequest, facts: ActionFacts): { input: ActionRequest['input']; confirm: boolean } {
  if (!Object.hasOwn(request.input, 'confirm') || facts.params['confirm']) return request;
  const { confirm: given, ...input } = request.input;
  const confirm = readConfirm('"confirm" among the parameters', given);
  if (confirm instanceof CatalogError) throw confirm;
  return { input, confirm: request.confirm || confirm };
}
