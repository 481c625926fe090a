/**
 * The fields of a wizard's question: from its data to what this client's revision can show, with the options that the instance
 * has. Owns when a list becomes a choice and when it stays a text box, and how the text box is read back.
 */
import type { ActionEntry } from '../catalog/action.ts';
import type { WizardChoices, WizardField } from '../catalog/wizard.ts';
import type { Dialogue } from '../elicitation/dialogue.ts';
import { canShow } from '../elicitation/form-schema.ts';
import type { Value } from '../elicitation/outcomes.ts';
import { inTime, LOOK_UP_PATIENCE } from '../elicitation/patience.ts';
import { type Field, integer, number, type Option, oneOf, severalOf, text, yesNo } from '../elicitation/questions.ts';
import { withheldBy } from '../policy/withheld.ts';
import { findAction } from './catalog.ts';
import type { RunContext } from './context.ts';

/** More options than these are typed, not chosen. */
const MOST_OPTIONS = 50;

export interface FieldParts {
  readonly name: string;
  readonly field: WizardField;
  /** The question: it describes a field that has no description of its own. */
  readonly ask: string;
  /** The action that the answer is for. */
  readonly target: ActionEntry;
  readonly context: RunContext;
  readonly dialogue: Dialogue;
}

export async function fieldOf(parts: FieldParts): Promise<Field> {
  const { field, ask } = parts;
  const words = { title: field.title, description: field.description ?? ask, required: field.required === true };
  switch (field.type) {
    case 'number':
    case 'integer': {
      const make = field.type === 'number' ? number : integer;
      return make({ ...words, min: field.min, max: field.max, ...(typeof field.initial === 'number' && { initial: field.initial }) });
    }
    case 'yes_no':
      return yesNo(words);
    default:
      return (await choiceOf(parts, words)) ?? textOf(field, words);
  }
}

type Words = { readonly title: string; readonly description: string; readonly required: boolean };

function textOf(field: WizardField, words: Words): Field {
  const among = field.options?.map(({ value }) => value).join(', ');
  const description = among === undefined ? words.description : `${words.description} Separate with commas: ${among}.`;
  const { min_length: minLength, max_length: maxLength, format, may_be_empty: mayBeEmpty = false } = field;
  return text({
    ...words,
    description,
    minLength,
    maxLength,
    format,
    mayBeEmpty,
    ...(typeof field.initial === 'string' && { initial: field.initial }),
  });
}

/** A choice, where there is something to choose from and the client can show it. */
async function choiceOf(parts: FieldParts, words: Words): Promise<Field | undefined> {
  const { field, dialogue } = parts;
  if (!field.options && !field.choices) return undefined;
  const isSeveral = field.type === 'several_of' || (field.type === 'text' && takesList(parts));
  if (isSeveral && !canShow(severalOf(['any']), dialogue.revision)) return undefined;
  const options = field.options ?? (field.choices && (await offered(field.choices, parts)));
  if (!options) return undefined;
  const { description: _, ...titled } = words;
  const shown = field.type === 'text' ? { ...titled, description: parts.ask } : words;
  if (!isSeveral) return oneOf(options, { ...shown, ...(typeof field.initial === 'string' && { initial: field.initial }) });
  const initial = Array.isArray(field.initial) ? { initial: field.initial } : {};
  return severalOf(options, { ...shown, minItems: field.min_items, maxItems: field.max_items, ...initial });
}

const takesList = ({ name, field, target, context }: FieldParts): boolean =>
  context.catalog.facts(target).params[field.param ?? name]?.type === 'array';

/** What the instance offers, looked up once for all rounds; undefined when there is too much, nothing, or no telling. */
async function offered(choices: WizardChoices, { context, dialogue }: FieldParts): Promise<readonly Option[] | undefined> {
  const name = Object.values(choices).join(' ');
  const options = await dialogue.remember<readonly Option[] | null>(name, async () => (await inTime(lookUp(choices, context))) ?? null);
  return options ?? undefined;
}

async function lookUp(
  { from, value, title, without }: WizardChoices,
  { catalog, call, ports, values }: RunContext,
): Promise<readonly Option[] | undefined> {
  const entry = findAction(catalog.entries(), from);
  if (!entry || withheldBy(entry, call.view)) return undefined;
  const handler = await catalog.handler(entry);
  const [route] = handler.kind === 'rest' ? handler.routes : [];
  if (!route) return undefined;
  const names = [...route.path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
  const { data } = await ports.rest({
    method: 'GET',
    path: route.path,
    pathParams: Object.fromEntries(names.map(placeholder => [placeholder, String(values[placeholder] ?? '')])),
    query: { ...route.fixed, per_page: MOST_OPTIONS + 1 },
    timeout: LOOK_UP_PATIENCE,
  });
  if (!Array.isArray(data) || data.length === 0 || data.length > MOST_OPTIONS) return undefined;
  const options = new Map<string, Option>();
  for (const row of data as readonly (Readonly<Record<string, unknown>> | null)[]) {
    const word = textIn(row, value);
    const shown = title === undefined ? '' : textIn(row, title);
    const isLeftOut = without !== undefined && row?.[without] !== undefined && row[without] !== null;
    if (word !== '' && !isLeftOut) options.set(word, shown === '' ? { value: word } : { value: word, title: shown });
  }
  return options.size > 0 ? [...options.values()] : undefined;
}

const textIn = (row: Readonly<Record<string, unknown>> | null, name: string): string => {
  const value = row?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export type ReadValue =
  /** Undefined for a field that was left out, and for a choice of nothing. */
  | { readonly kind: 'read'; readonly value: Value | undefined }
  /** A clause that follows the field's name. */
  | { readonly kind: 'strange'; readonly why: string };

/** The value of an answer; what was typed where several could not be chosen is read as a comma list. */
export function readValue(field: WizardField, answer: Value | undefined): ReadValue {
  const value = typeof answer === 'string' && field.type === 'several_of' ? wordsOf(answer) : answer;
  if (!Array.isArray(value)) return { kind: 'read', value };
  const { options } = field;
  if (options && value.some(word => options.every(option => option.value !== word)))
    return { kind: 'strange', why: 'is not one of the options offered' };
  if (value.length > (field.max_items ?? value.length)) return { kind: 'strange', why: `has more than ${field.max_items} options` };
  if (value.length < (field.min_items ?? (field.required ? 1 : 0))) return { kind: 'strange', why: 'has too few options' };
  return { kind: 'read', value: value.length === 0 ? undefined : value };
}

const wordsOf = (text_: string): readonly string[] =>
  text_
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');
