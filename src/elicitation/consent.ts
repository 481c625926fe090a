/**
 * Asks a person to approve one call. Owns the question, which names the action, its object and what would be lost, and the
 * reading of the answer: nothing but a yes is a yes. When a consent is needed is `policy/confirm.ts`.
 */
import type { Call } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { ConsentAnswer, ConsentQuestion } from '../policy/confirm.ts';
import { openDialogue, refusalToAsk } from './dialogue.ts';
import { endingError, spent } from './endings.ts';
import { type Flow, runFlow } from './flow.ts';
import { previewOf } from './previews.ts';
import { confirmation } from './questions.ts';
import { shown } from './shown.ts';

/** Approves or refuses a call, or puts the question on the wire. */
export async function askConsent(question: ConsentQuestion, call: Call): Promise<ConsentAnswer> {
  if (refusalToAsk(call, 'form')) return { kind: 'unavailable' };
  const { entry, input } = question;
  const undertaking = `'${entry.id}'`;
  const message = await messageOf(question);
  const dialogue = openDialogue(call, { action: entry.id, input });
  const result = await runFlow(approve(message, capital(entry.purpose)), dialogue);
  switch (result.kind) {
    case 'asked':
      return result;
    case 'ended': {
      if (result.ending.kind === 'cancelled') return { kind: 'refused', error: declined(question) };
      return {
        kind: 'refused',
        error: endingError(result.ending, { undertaking, instead: 'Tell the user that their client could not pass on the question.' }),
      };
    }
    case 'finished':
      if (!result.value) return { kind: 'refused', error: declined(question) };
      return (await dialogue.spend()) ? { kind: 'granted' } : { kind: 'refused', error: spent(undertaking) };
  }
}

async function* approve(message: string, title: string): Flow<boolean> {
  const answer = yield confirmation(message, title);
  return answer.kind === 'answered' && answer.content['confirm'] === true;
}

/** A preview, or a guard that judged the arguments, has read from GitLab by then. */
const declined = ({ entry, preview }: ConsentQuestion): CatalogError => {
  const did = preview === undefined && entry.destructive !== undefined ? 'sent to' : 'changed in';
  return new CatalogError(
    'user_declined',
    `The user did not approve '${entry.id}', so nothing was ${did} GitLab. Do not repeat it unless they ask for it.`,
  );
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Delete branch "x" of group/project, not merged?`, or the summary with every parameter of the call. */
async function messageOf({ entry, input, shown: parameters, reason, preview, rest }: ConsentQuestion): Promise<string> {
  const object = await previewOf(preview, { values: input, rest });
  if (object !== undefined) return `${capital(verbOf(entry.id))} ${object}?\n\n${reason} (${entry.id})`;
  const lines = Object.entries(parameters).map(([name, value]) => `${name}: ${shown(value)}`);
  return [`${firstClause(entry.summary)}?`, lines.join('\n'), `${reason} (${entry.id})`].filter(block => block !== '').join('\n\n');
}

/** What is done; conditions and consequences that a summary adds are no part of the question. */
const firstClause = (summary: string): string => summary.split(/[;:.] /)[0]?.replace(/\.$/, '') ?? summary;

/** What the action's name says is done: `branch.delete` deletes, `branch.delete_merged` too. */
const verbOf = (id: string): string => id.slice(id.indexOf('.') + 1).split('_')[0] ?? id;
