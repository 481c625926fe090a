/**
 * A call that cannot go on before the person has opened a link. Owns the choice of the revision's own way to say so: an error
 * that names the link and a notification once it is done (2025-11-25), or a question inside the result (2026-07-28).
 */
import { randomUUID } from 'node:crypto';
import type { Call } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { LinkAnswer, LinkRequest } from '../policy/browser-step.ts';
import { type Asked, openDialogue, refusalToAsk, type Subject } from './dialogue.ts';
import { endingError } from './endings.ts';
import type { Answer, Ending } from './outcomes.ts';
import { link, type UrlQuestion } from './questions.ts';

/** What the error carries, and what its notification will name. */
export interface LinkNeed {
  readonly elicitationId: string;
  readonly message: string;
  readonly url: string;
}

/** The call ends in an error of the protocol that tells the client which link to open before it repeats the call. */
export class LinkRequired extends Error {
  override readonly name = 'LinkRequired';
  readonly need: LinkNeed;

  constructor(need: LinkNeed) {
    super(need.message);
    this.need = need;
  }
}

/**
 * Asks for a link to be opened. On 2026-07-28 the answer comes back with the next round; before, nothing comes back.
 * @param isDone tells later on whether what the link led to is finished; the client is told then
 * @throws LinkRequired on an older revision whose client opens links
 */
export async function requireLink(
  question: UrlQuestion,
  call: Call,
  subject: Subject,
  isDone?: () => Promise<boolean>,
): Promise<Answer | Ending | Asked> {
  const refusal = refusalToAsk(call, 'url');
  if (refusal) return refusal;
  if (call.elicit?.channel === 'push') {
    const { message, url } = question;
    throw new LinkRequired({ elicitationId: isDone ? call.elicit.watchLink(url, isDone) : randomUUID(), message, url });
  }
  return openDialogue(call, subject).put(question);
}

/**
 * Gives the person the page that GitLab wants them to visit, where their client opens links. The conversation is one of its own:
 * what the call itself asked before is asked again once it is repeated.
 * @throws LinkRequired
 */
export async function askToOpen({ action, input, step, isDone }: LinkRequest, call: Call): Promise<LinkAnswer> {
  const { lacks, todo, url } = step;
  const message = `GitLab lets this call through only after a visit to its website: ${lacks}. Open the page, ${todo}, and the call is made again.`;
  const subject = { action: `${action}, link`, input };
  const outcome = await requireLink(link('open', message, url, call.caller.instance.url), call, subject, isDone);
  switch (outcome.kind) {
    case 'asked':
      return outcome;
    case 'declined':
    case 'cancelled':
      return {
        kind: 'refused',
        error: new CatalogError(
          'user_declined',
          `The user did not want to open the page that '${action}' waits for, so nothing was changed in GitLab. Do not repeat it unless they ask for it.`,
        ),
      };
    case 'malformed':
      return { kind: 'refused', error: endingError(outcome, { undertaking: `'${action}'`, instead: `Tell the user to open ${url}.` }) };
    default:
      return { kind: 'unavailable' };
  }
}
