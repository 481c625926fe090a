/**
 * A call that cannot go on before the person has opened a link. Owns the choice of the revision's own way to say so: an error
 * that names the link and a notification once it is done (2025-11-25), or a question inside the result (2026-07-28).
 */
import { randomUUID } from 'node:crypto';
import type { Call } from '../call/call.ts';
import { type Asked, openDialogue, refusalToAsk, type Subject } from './dialogue.ts';
import type { Answer, Ending } from './outcomes.ts';
import type { UrlQuestion } from './questions.ts';

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
 * @throws LinkRequired on an older revision whose client opens links
 */
export async function requireLink(question: UrlQuestion, call: Call, subject: Subject): Promise<Answer | Ending | Asked> {
  const refusal = refusalToAsk(call, 'url');
  if (refusal) return refusal;
  if (call.elicit?.channel === 'push') {
    throw new LinkRequired({ elicitationId: randomUUID(), message: question.message, url: question.url });
  }
  return openDialogue(call, subject).put(question);
}
