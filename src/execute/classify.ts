/**
 * The one classifier: whatever went wrong in a call becomes a result with `isError`, a stable code and the mend. Owns the
 * not-found card and the choice of log level; sentences come with the error, enriched where a second look helps.
 */
import { CatalogError } from '../call/error.ts';
import type { ActionFacts } from '../catalog/action.ts';
import { renderError, renderMissing } from '../format/render.ts';
import { notFoundNote } from '../policy/fine-grained.ts';
import { DETAIL, forAssistant, REFUSAL } from './annotations.ts';
import { generatedCatalog } from './catalog.ts';
import type { RunContext } from './context.ts';
import { enrich } from './enrich/index.ts';
import { stepSentences } from './next-steps.ts';
import type { ToolResult } from './outcome.ts';
import { ownSecretScrub } from './own-secret.ts';
import { reachableSteps } from './reachable-steps.ts';
import { showParameters } from './shown-parameters.ts';

type Reached = Partial<RunContext> & Pick<RunContext, 'call' | 'catalog'>;

/** The result of a failed call. Never throws. */
export async function classify(
  thrown: unknown,
  reached: Partial<RunContext> & Pick<RunContext, 'call'>,
  action: string,
): Promise<ToolResult> {
  const known: Reached = { catalog: generatedCatalog, ...reached };
  const first = asCatalogError(thrown, known);
  const error = isComplete(known) ? await enrich(first, known) : first;
  record(error, known, action);
  const note = error.code === 'not_found' && known.entry ? notFoundNote(known.entry, known.call.view) : undefined;
  if (error.code === 'not_found' && known.facts?.missing && error === first) {
    return failed(error, await missingCard(known.facts.missing, known.facts, known, note), DETAIL, known);
  }
  const { hints, said, saidBy } = error.facts;
  const sentence = note === undefined ? error.message : `${error.message} ${note}`;
  return failed(error, renderError({ sentence, hints, said, saidBy }), error.code === 'not_found' ? DETAIL : REFUSAL, known);
}

const isComplete = (reached: Partial<RunContext>): reached is RunContext =>
  reached.entry !== undefined && reached.facts !== undefined && reached.values !== undefined && reached.ports !== undefined;

/** An abort is the caller's own doing; anything that is not of the family is a fault of this server. */
function asCatalogError(thrown: unknown, { call }: Reached): CatalogError {
  if (thrown instanceof CatalogError) return thrown;
  if (call.signal.aborted) return new CatalogError('cancelled', 'The call was cancelled before it was finished.', { cause: thrown });
  return new CatalogError(
    'internal',
    `This server failed on its own account and did not finish the call; its log has the details under call ${call.id}. If the action changes something, look at GitLab before you repeat it.`,
    { cause: thrown },
  );
}

function record(error: CatalogError, { call, entry }: Reached, action: string): void {
  const facts = {
    action: entry?.id ?? action.slice(0, 80),
    code: error.code,
    ...(error.facts.status !== undefined && { status: error.facts.status }),
  };
  if (error.code === 'internal') {
    const { cause } = error.facts;
    const hide = ownSecretScrub(call.caller);
    call.log.error('call_failed', { ...facts, stack: hide((cause instanceof Error ? cause.stack : undefined) ?? String(cause)) });
  } else if (error.code === 'withheld') call.log.info('call_refused', { ...facts, reason: error.facts.reason });
  else if (error.code === 'not_found' || error.facts.status === undefined) call.log.info('call_failed', facts);
  else call.log.warn('call_failed', { ...facts, ...(error.facts.requestId && { request_id: error.facts.requestId }) });
}

async function missingCard(
  missing: NonNullable<ActionFacts['missing']>,
  facts: ActionFacts,
  { call, catalog, values = {} }: Reached,
  note: string | undefined,
): Promise<string> {
  const shown = showParameters(values, facts);
  const filled = missing.subject.replace(/\{([^}]+)\}/g, (_, name: string) => String(shown[name] ?? ''));
  return renderMissing({
    kind: missing.kind,
    subject: filled,
    hints: [
      ...stepSentences(await reachableSteps(missing.hints, call, catalog), undefined, call.view, catalog),
      ...(note === undefined ? [] : [note]),
    ],
  });
}

/** Characters of a parameter's name that are repeated: it may be the caller's own. */
const NAMED = 80;

function failed(error: CatalogError, text: string, priority: number, { call }: Reached): ToolResult {
  const { status, retryable, parameter } = error.facts;
  return {
    content: [{ type: 'text', text: ownSecretScrub(call.caller)(text), annotations: forAssistant(priority, call.roundPriorities) }],
    isError: true,
    _meta: {
      'gitlab-catalog/error': {
        code: error.code,
        ...(status !== undefined && { status }),
        retryable: retryable ?? false,
        ...(parameter !== undefined && { parameter: parameter.slice(0, NAMED) }),
      },
    },
  };
}
