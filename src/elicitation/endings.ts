/**
 * The sentence for each way a conversation can end without an answer. Owns that a decision of the person, a fault of the client
 * and a missing channel read differently, and that each says that nothing was changed: choices and previews may have been read.
 */
import { CatalogError } from '../call/error.ts';
import type { Ending } from './outcomes.ts';

export interface EndingContext {
  /** What is under way, as a sentence starts: `Issue creation`. */
  readonly undertaking: string;
  /** What to do where nobody can be asked: one sentence. */
  readonly instead: string;
}

export function endingError(ending: Ending, { undertaking, instead }: EndingContext): CatalogError {
  switch (ending.kind) {
    case 'cancelled':
      return cancelled(undertaking);
    case 'not_supported':
      return unavailable('This client does not support elicitation, so the user cannot be asked.', instead);
    case 'mode_not_supported':
      return unavailable(
        ending.mode === 'form'
          ? 'This client supports elicitation by links only, and not by forms, so the user cannot be asked.'
          : 'This client cannot open links for the user, so they cannot be asked.',
        instead,
      );
    case 'no_channel':
      return unavailable('This connection has no way to the user, so they cannot be asked.', instead);
    case 'malformed':
      return new CatalogError(
        'client_fault',
        `The client's answer to "${ending.key}" does not fit the question: ${ending.why}. That is a fault of the client and no decision of the user; nothing was changed in GitLab.`,
        { parameter: ending.key, hints: [instead] },
      );
    case 'timed_out':
      return new CatalogError(
        'answer_timeout',
        `${undertaking} ended without an answer from the user in time; nothing was changed in GitLab. Call it again to ask again.`,
        {
          retryable: true,
        },
      );
    case 'too_long':
      return new CatalogError(
        'client_fault',
        'The answers are too long to travel from one question to the next; nothing was changed in GitLab.',
        {
          hints: [instead],
        },
      );
  }
}

/** The person decided: short, so that a model neither repairs nor repeats it. */
export const cancelled = (undertaking: string): CatalogError => new CatalogError('user_declined', `${undertaking} cancelled by user.`);

/** The same last answer came a second time. */
export const spent = (undertaking: string): CatalogError =>
  new CatalogError(
    'answer_spent',
    `${undertaking} was already carried out with this very approval, so nothing was sent again. Call it anew to start over.`,
  );

const unavailable = (sentence: string, instead: string): CatalogError =>
  new CatalogError('elicitation_unavailable', `${sentence} ${instead}`);
