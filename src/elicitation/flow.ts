/**
 * Runs a flow: a generator that yields questions and is given answers. It is written once for both channels; over several
 * rounds it runs again from its start each time, and questions already answered are not asked again. Whatever ends a question
 * other than an answer or a decline ends the flow.
 */
import type { Asked, Dialogue } from './dialogue.ts';
import type { Answer, Ending } from './outcomes.ts';
import type { Question } from './questions.ts';

/** Yields questions, is given answers, returns what came of it. */
export type Flow<T> = AsyncGenerator<Question, T, Answer>;

export type FlowResult<T> =
  | { readonly kind: 'finished'; readonly value: T }
  /** A question leaves with the result of the call. */
  | Asked
  | { readonly kind: 'ended'; readonly ending: Ending };

export async function runFlow<T>(flow: Flow<T>, dialogue: Dialogue): Promise<FlowResult<T>> {
  let step = await flow.next();
  while (!step.done) {
    const outcome = await dialogue.put(step.value);
    if (outcome.kind === 'asked') return outcome;
    if (outcome.kind !== 'answered' && outcome.kind !== 'declined') return { kind: 'ended', ending: outcome };
    step = await flow.next(outcome);
  }
  return { kind: 'finished', value: step.value };
}
