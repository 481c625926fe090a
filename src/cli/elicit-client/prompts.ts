/**
 * A person at a terminal: every kind of field as a prompt. Owns how a question looks there; nothing in it can move the cursor
 * or hide, since a server's words are shown without control characters. Ctrl-C leaves the whole flow.
 */
import type { Readable, Writable } from 'node:stream';
import { confirm, isCancel, log, multiselect, select, text } from '@clack/prompts';
import { visibleLines } from '../../format/visible.ts';
import type { Answerer, ElicitReply, FormField, FormSchema } from './form.ts';
import { optionsOf } from './form.ts';

export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** What a prompt gave: a value, nothing (an optional field left empty), or the wish to leave. */
type Given = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'nothing' } | { readonly kind: 'left' };

interface FieldPrompt {
  readonly message: string;
  readonly field: FormField;
  readonly isRequired: boolean;
  readonly terminal: Terminal;
}

export const prompts =
  (terminal: Terminal): Answerer =>
  async request => {
    const { output } = terminal;
    const [question = '', ...details] = visibleLines(request.message).split('\n');
    const detail = details.join('\n').trim();
    if (detail !== '') log.message(detail, { output });
    if (request.mode === 'url') return openLink(question, request.url ?? '', terminal);
    return request.requestedSchema ? fillForm(question, request.requestedSchema, terminal) : { action: 'decline' };
  };

async function openLink(question: string, url: string, terminal: Terminal): Promise<ElicitReply> {
  const { output } = terminal;
  log.message(visibleLines(url), { output });
  const agreed = await confirm({ message: `${question} Opened it?`, initialValue: false, ...terminal });
  if (isCancel(agreed)) return { action: 'cancel' };
  return { action: agreed ? 'accept' : 'decline' };
}

async function fillForm(question: string, schema: FormSchema, terminal: Terminal): Promise<ElicitReply> {
  const fields = Object.entries(schema.properties);
  const isSingle = fields.length === 1;
  if (!isSingle) log.message(question, { output: terminal.output });
  const content: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    const isRequired = schema.required?.includes(name) ?? false;
    const message = isSingle ? question : visibleLines(field.title ?? name);
    const given = await promptFor({ message, field, isRequired, terminal });
    if (given.kind === 'left') return { action: 'cancel' };
    if (given.kind === 'value') content[name] = given.value;
  }
  // A single question left empty is not answered at all, which is not the same as accepted with its default.
  return isSingle && Object.keys(content).length === 0 ? { action: 'decline' } : { action: 'accept', content };
}

async function promptFor(prompt: FieldPrompt): Promise<Given> {
  const { field } = prompt;
  if (field.type === 'boolean') return promptYesNo(prompt);
  if (field.type === 'array') return promptSeveral(prompt);
  if (optionsOf(field)) return promptOne(prompt);
  return promptText(prompt);
}

const given = (value: unknown): Given => (isCancel(value) ? { kind: 'left' } : { kind: 'value', value });

const promptYesNo = async ({ message, field, terminal }: FieldPrompt): Promise<Given> =>
  given(await confirm({ message, initialValue: field.default === true, ...terminal }));

/** Stands for leaving an optional choice open; no option can have this value. */
const SKIP = Symbol('skip');

async function promptOne({ message, field, isRequired, terminal }: FieldPrompt): Promise<Given> {
  const options = shownOptions(field).map(({ value, label }): { value: string | typeof SKIP; label: string } => ({ value, label }));
  if (!isRequired) options.push({ value: SKIP, label: '(none)' });
  const initial = typeof field.default === 'string' ? { initialValue: field.default } : {};
  const chosen = await select<string | typeof SKIP>({ message, options, ...initial, ...terminal });
  return chosen === SKIP ? { kind: 'nothing' } : given(chosen);
}

async function promptSeveral({ message, field, isRequired, terminal }: FieldPrompt): Promise<Given> {
  const initialValues = Array.isArray(field.default) ? { initialValues: field.default.map(String) } : {};
  const chosen = await multiselect<string>({
    message,
    options: [...shownOptions(field)],
    required: isRequired,
    ...initialValues,
    ...terminal,
  });
  return given(chosen);
}

const shownOptions = (field: FormField) => (optionsOf(field) ?? []).map(({ value, label }) => ({ value, label: visibleLines(label) }));

async function promptText({ message, field, isRequired, terminal }: FieldPrompt): Promise<Given> {
  const isNumber = field.type === 'number' || field.type === 'integer';
  const hint = field.format ?? (isNumber ? field.type : isRequired ? undefined : 'empty for none');
  const typed = await text({
    message,
    ...(hint !== undefined && { placeholder: hint }),
    ...(field.default !== undefined && { initialValue: visibleLines(String(field.default)) }),
    validate: value => faultOf(value ?? '', field, isRequired),
    ...terminal,
  });
  if (isCancel(typed)) return { kind: 'left' };
  const value = typed ?? '';
  // An empty text is an answer where one must be given, and where it takes back what was offered.
  if (value === '' && (isNumber || (!isRequired && field.default === undefined))) return { kind: 'nothing' };
  return { kind: 'value', value: isNumber ? Number(value) : value };
}

/** What can be told while the person is still typing; the whole form is checked before it is sent. */
function faultOf(value: string, field: FormField, isRequired: boolean): string | undefined {
  if (value.trim() === '')
    return isRequired && (field as { minLength?: number }).minLength !== undefined ? 'This one is needed.' : undefined;
  if (field.type === 'integer' && !/^-?\d+$/.test(value)) return 'A whole number, please.';
  if (field.type === 'number' && !Number.isFinite(Number(value))) return 'A number, please.';
  return undefined;
}
