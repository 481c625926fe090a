/**
 * Step 4: what stands between a valid call and GitLab. In safe mode a write is shown and not sent; a destructive call needs a
 * consent. Owns the order (the preview first) and the refusals; when a consent is needed is `policy/confirm.ts`.
 */
import { CatalogError } from '../call/error.ts';
import { renderPreview } from '../format/render.ts';
import { type ConsentPort, consentNeed } from '../policy/confirm.ts';
import { argumentGuard } from '../policy/guards.ts';
import { changesNothing } from '../policy/reads.ts';
import { writeWithheldBy } from '../policy/withheld.ts';
import { forContent } from './annotations.ts';
import { asListed } from './conform.ts';
import type { RunContext } from './context.ts';
import type { Outcome, ToolResult } from './outcome.ts';
import { showParameters } from './shown-parameters.ts';

export type Verdict =
  | { readonly kind: 'pass' }
  | Extract<Outcome, { kind: 'asked' }>
  /** Safe mode: the finished result. */
  | { readonly kind: 'preview'; readonly result: ToolResult };

const PASS: Verdict = { kind: 'pass' };

export interface GuardOptions {
  readonly confirm: boolean;
  readonly askConsent: ConsentPort | undefined;
}

/** Lets a call pass, shows it instead of sending it, or throws `confirmation_required`. */
export async function guard(context: RunContext, { confirm, askConsent }: GuardOptions): Promise<Verdict> {
  const { entry, facts, values, call, ports } = context;
  if (changesNothing(entry, values)) return PASS;
  const withheld = writeWithheldBy(entry, call.view);
  if (withheld) throw new CatalogError('withheld', withheld.sentence, { reason: withheld.reason });
  if (call.view.safeMode) return { kind: 'preview', result: preview(context) };

  const need = consentNeed({ view: call.view, confirm, byArguments: entry.destructive === undefined });
  if (need === 'given') return PASS;
  const reason = entry.destructive ?? (facts.guard === undefined ? undefined : await argumentGuard(facts.guard, { values, ports }));
  if (reason === undefined) return PASS;
  if (need === 'ask' && askConsent) {
    const answer = await askConsent({
      entry,
      input: values,
      shown: showParameters(values, facts),
      reason,
      preview: facts.preview,
      rest: ports.rest,
    });
    if (answer.kind === 'granted') return PASS;
    if (answer.kind === 'asked') return answer;
    if (answer.kind === 'refused') throw answer.error;
  }
  throw unconfirmed(context, reason, entry.destructive === undefined ? 'changed in' : 'sent to');
}

/** @param did what did not happen: an argument guard has looked at GitLab before */
function unconfirmed({ entry, call }: RunContext, reason: string, did: 'changed in' | 'sent to'): CatalogError {
  if (call.view.consent === 'human') {
    return new CatalogError(
      'confirmation_required',
      `'${entry.id}' was not carried out: this server accepts only an approval that a person gives when asked (GITLAB_MCP_CONSENT=human), and this client cannot ask.`,
      { hints: [reason, 'Use a client that supports elicitation; confirm: true does not count here'] },
    );
  }
  return new CatalogError('confirmation_required', `'${entry.id}' needs a confirmation, so nothing was ${did} GitLab.`, {
    hints: [reason, 'Ask the user; only after they approve, send the same call again with "confirm": true'],
  });
}

const HINT =
  'Nothing was sent to GitLab: this server is in safe mode and shows writes instead of making them. Its operator can switch GITLAB_MCP_SAFE_MODE off.';

function preview(context: RunContext): ToolResult {
  const { entry, facts, values, call } = context;
  const action = entry.runs ?? entry.id; // of a wizard: what it would end in, without a question
  const params = showParameters(values, facts);
  return {
    content: [
      {
        type: 'text',
        text: renderPreview({ action, params, hint: HINT }),
        annotations: forContent(entry.content, call.roundPriorities),
      },
    ],
    structuredContent: asListed({ status: 'blocked', mode: 'safe', action, params, hint: HINT }, context),
  };
}
