/**
 * Step 5 of a wizard: asks its questions and ends in the action it runs. Owns what a wizard's data means: which question comes
 * next, what an answer gives the action, and the summary before the last yes. How a question reaches the person is
 * `src/elicitation`'s business.
 */
import type { CatalogError } from '../call/error.ts';
import type { ActionEntry } from '../catalog/action.ts';
import type { Wizard, WizardField, WizardStep } from '../catalog/wizard.ts';
import { isBlank } from '../elicitation/answers.ts';
import { type Dialogue, openDialogue, refusalToAsk } from '../elicitation/dialogue.ts';
import { cancelled, endingError, spent } from '../elicitation/endings.ts';
import { type Flow, runFlow } from '../elicitation/flow.ts';
import type { Ending, Value } from '../elicitation/outcomes.ts';
import { confirmation, form, link, type Question } from '../elicitation/questions.ts';
import { shown } from '../elicitation/shown.ts';
import { findAction } from './catalog.ts';
import type { RunContext } from './context.ts';
import type { Outcome } from './outcome.ts';
import { fieldOf, readValue } from './wizard-fields.ts';

/** How an action is called on the surface in use. */
export type CallShape = (
  entry: ActionEntry,
  params: Readonly<Record<string, unknown>>,
) => {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
};

type WizardOutcome = Extract<Outcome, { kind: 'asked' | 'refused' | 'continue' }>;

/** Puts the next question, or hands the action on with what was answered. */
export async function runWizard(context: RunContext, callShape: CallShape | undefined): Promise<WizardOutcome> {
  const { entry, catalog, call, values } = context;
  const wizard = catalog.wizard?.(entry.id);
  const target = entry.runs === undefined ? undefined : findAction(catalog.entries(), entry.runs);
  if (!wizard || !target) throw new Error(`generated/wizards lacks ${entry.id}: run npm run codegen`);
  const { undertaking } = wizard;
  const end = (ending: Ending): WizardOutcome =>
    refused(endingError(ending, { undertaking, instead: insteadOf(target, context, callShape) }));

  const [first] = wizard.steps;
  const refusal = refusalToAsk(call, first?.link === undefined ? 'form' : 'url');
  if (refusal) return end(refusal);
  const dialogue = openDialogue(call, { action: entry.id, input: values });
  const result = await runFlow(fill(wizard, target, context, dialogue), dialogue);
  if (result.kind === 'asked') return result;
  if (result.kind === 'ended') return end(result.ending);
  const filled = result.value;
  if (filled.kind === 'ended') return end(filled.ending);
  if (filled.kind === 'no') return refused(cancelled(undertaking));
  // Used up before it runs: a failure after that is not repeated by sending the same approval again.
  if (!(await dialogue.spend())) return refused(spent(undertaking));
  return { kind: 'continue', action: target.id, input: filled.input };
}

const refused = (error: CatalogError): WizardOutcome => ({ kind: 'refused', error });

type Given = Readonly<Record<string, Value>>;

type Filled =
  | { readonly kind: 'filled'; readonly input: Readonly<Record<string, unknown>> }
  /** The person decided against it. */
  | { readonly kind: 'no' }
  | { readonly kind: 'ended'; readonly ending: Ending };

/** Asks one step after the other, then for the last yes. */
async function* fill(wizard: Wizard, target: ActionEntry, context: RunContext, dialogue: Dialogue): Flow<Filled> {
  let given: Given = {};
  for (const step of wizard.steps) {
    if (!holds(step, given)) continue;
    const answer = yield await questionOf(step, target, context, dialogue);
    if (answer.kind === 'answered') {
      for (const [name, field] of Object.entries(step.fields)) {
        const read = readValue(field, answer.content[name]);
        if (read.kind === 'strange') return { kind: 'ended', ending: { kind: 'malformed', key: step.key, why: `${name} ${read.why}` } };
        if (read.value !== undefined && !isBlank(read.value)) given = { ...given, [name]: read.value };
      }
    } else if (isRequired(step)) return { kind: 'no' };
  }
  const last = yield confirmation(summary(wizard, context.values, given), wizard.confirm.replace(/\?$/, ''));
  if (last.kind !== 'answered' || last.content['confirm'] !== true) return { kind: 'no' };
  return { kind: 'filled', input: { ...context.values, ...asParameters(wizard, given) } };
}

const isRequired = (step: WizardStep): boolean => step.link !== undefined || Object.values(step.fields).some(({ required }) => required);

/** A condition looks at what was answered; a question that was not answered meets none. */
const holds = ({ when }: WizardStep, given: Given): boolean =>
  Object.entries(when ?? {}).every(([name, wanted]) =>
    [given[name]].flat().some(value => value !== undefined && wanted.includes(String(value))),
  );

async function questionOf(step: WizardStep, target: ActionEntry, context: RunContext, dialogue: Dialogue): Promise<Question> {
  const { key, ask } = step;
  const { url } = context.call.caller.instance;
  if (step.link !== undefined) return link(key, ask, `${url}${step.link}`, url);
  const fields = await Promise.all(
    Object.entries(step.fields).map(
      async ([name, field]) => [name, await fieldOf({ name, field, ask, target, context, dialogue })] as const,
    ),
  );
  return form(key, ask, Object.fromEntries(fields));
}

const fieldsOf = (wizard: Wizard): readonly (readonly [string, WizardField])[] => wizard.steps.flatMap(step => Object.entries(step.fields));

const asParameters = (wizard: Wizard, given: Given): Readonly<Record<string, Value>> =>
  Object.fromEntries(fieldsOf(wizard).flatMap(([name, field]) => (given[name] === undefined ? [] : [[field.param ?? name, given[name]]])));

/** The last question, with everything that would be sent. */
function summary(wizard: Wizard, values: Readonly<Record<string, unknown>>, given: Given): string {
  const lines = [
    ...Object.entries(values).map(([name, value]) => `${name}: ${shown(value)}`),
    ...fieldsOf(wizard).flatMap(([name, field]) => (given[name] === undefined ? [] : [`${field.title}: ${shown(given[name])}`])),
  ];
  return `${wizard.confirm}\n\n${lines.join('\n')}`;
}

/** The same work without questions, as this surface calls it. */
function insteadOf(target: ActionEntry, { values }: RunContext, callShape: CallShape | undefined): string {
  const sentence = `Use action '${target.id}' instead, with every field in one call`;
  if (!callShape) return `${sentence}.`;
  const missing = target.required.filter(name => values[name] === undefined);
  const call = callShape(target, { ...values, ...Object.fromEntries(missing.map(name => [name, '…'])) });
  return `${sentence}: ${call.tool} ${JSON.stringify(call.arguments)}`;
}
