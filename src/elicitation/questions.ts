/**
 * Questions for a person: what may be asked, independent of any protocol revision and of GitLab. A form is flat by protocol, so
 * one that is not is refused when it is built. How a form looks on the wire is `form-schema.ts`, what an answer means
 * `answers.ts`.
 */

interface FieldWords {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Must be answered; an optional field may be left out. */
  readonly required: boolean;
}

export interface TextField extends FieldWords {
  readonly kind: 'text';
  /** Characters. A required text has at least one, unless `mayBeEmpty`. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly format?: 'email' | 'uri' | 'date' | 'date-time' | undefined;
  readonly initial?: string | undefined;
  /** A required text whose answer may be empty: it has to be answered, not filled. */
  readonly mayBeEmpty: boolean;
}

export interface NumberField extends FieldWords {
  readonly kind: 'number' | 'integer';
  /** Inclusive. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly initial?: number | undefined;
}

/** Always starts on no, so that a client which fills in defaults approves nothing. */
export interface YesNoField extends FieldWords {
  readonly kind: 'yes_no';
}

export interface Option {
  readonly value: string;
  /** How the option reads, where that is not its value. */
  readonly title?: string | undefined;
}

export interface OneOfField extends FieldWords {
  readonly kind: 'one_of';
  readonly options: readonly Option[];
  readonly initial?: string | undefined;
}

export interface SeveralOfField extends FieldWords {
  readonly kind: 'several_of';
  readonly options: readonly Option[];
  /** How many may be chosen. */
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly initial?: readonly string[] | undefined;
}

export type Field = TextField | NumberField | YesNoField | OneOfField | SeveralOfField;

export interface FormQuestion {
  readonly mode: 'form';
  /** Names the question among those of one flow. */
  readonly key: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** A link that the person opens: its answer says only that they agreed to. */
export interface UrlQuestion {
  readonly mode: 'url';
  readonly key: string;
  readonly message: string;
  readonly url: string;
}

export type Question = FormQuestion | UrlQuestion;

/** A question that cannot be asked: a fault of whoever wrote it, not of the person or the client. */
export class QuestionError extends Error {
  override readonly name = 'QuestionError';
}

type Words = Partial<FieldWords>;

const words = ({ title, description, required = false }: Words): FieldWords => ({ title, description, required });

export const text = (options: Words & Partial<Omit<TextField, 'kind'>> = {}): TextField => {
  const { minLength, maxLength, format, initial, mayBeEmpty = false } = options;
  return { kind: 'text', ...words(options), minLength, maxLength, format, initial, mayBeEmpty };
};

const numeric = (kind: NumberField['kind'], options: Words & Partial<Omit<NumberField, 'kind'>>): NumberField => {
  const { min, max, initial } = options;
  for (const [name, value] of Object.entries({ min, max, initial })) {
    if (value !== undefined && !Number.isFinite(value)) throw new QuestionError(`"${name}" of a number must be finite, and is ${value}.`);
  }
  return { kind, ...words(options), min, max, initial };
};

export const number = (options: Words & Partial<Omit<NumberField, 'kind'>> = {}): NumberField => numeric('number', options);
export const integer = (options: Words & Partial<Omit<NumberField, 'kind'>> = {}): NumberField => numeric('integer', options);

export const yesNo = (options: Words = {}): YesNoField => ({ kind: 'yes_no', ...words(options) });

/** Options as values, or as values with titles. */
type Offered = readonly (string | Option)[];

const offer = (offered: Offered): readonly Option[] => {
  const options = offered.map(option => (typeof option === 'string' ? { value: option } : option));
  if (options.length === 0) throw new QuestionError('A choice needs at least one option.');
  if (options.some(({ value }) => value === '')) throw new QuestionError('An option of a choice must not be empty.');
  if (new Set(options.map(({ value }) => value)).size < options.length) throw new QuestionError('A choice offers one option twice.');
  return options;
};

const refuseStrangeInitial = (initial: readonly string[], options: readonly Option[]): void => {
  const strange = initial.find(value => options.every(option => option.value !== value));
  if (strange !== undefined) throw new QuestionError(`A choice starts on "${strange}", which it does not offer.`);
};

export const oneOf = (offered: Offered, more: Words & { readonly initial?: string | undefined } = {}): OneOfField => {
  const options = offer(offered);
  refuseStrangeInitial(more.initial === undefined ? [] : [more.initial], options);
  return { kind: 'one_of', ...words(more), options, initial: more.initial };
};

export const severalOf = (
  offered: Offered,
  more: Words & Partial<Pick<SeveralOfField, 'minItems' | 'maxItems' | 'initial'>> = {},
): SeveralOfField => {
  const options = offer(offered);
  refuseStrangeInitial(more.initial ?? [], options);
  return { kind: 'several_of', ...words(more), options, minItems: more.minItems, maxItems: more.maxItems, initial: more.initial };
};

const KINDS: ReadonlySet<string> = new Set<Field['kind']>(['text', 'number', 'integer', 'yes_no', 'one_of', 'several_of']);

/**
 * A question with one or several fields, each of them plain.
 * @throws QuestionError for a form without fields and for a field that is a form itself
 */
export function form(key: string, message: string, fields: Readonly<Record<string, Field>>): FormQuestion {
  const names = Object.keys(fields);
  if (names.length === 0) throw new QuestionError(`The question "${key}" has no field.`);
  const nested = names.find(name => !KINDS.has(fields[name]?.kind ?? ''));
  if (nested !== undefined) {
    throw new QuestionError(
      `The field "${nested}" of the question "${key}" is not a plain value: forms are flat, so ask for its parts as fields.`,
    );
  }
  return { mode: 'form', key, message, fields };
}

/** A question with the single field of its own name. */
export const single = (key: string, message: string, field: Field): FormQuestion =>
  form(key, message, { [key]: { ...field, description: field.description ?? message } });

/** The last word before something happens: yes or no, and no answer at all is not yes. */
export const confirmation = (message: string, title: string): FormQuestion =>
  form('confirm', message, { confirm: yesNo({ title, required: true }) });

/**
 * A link to a page of the GitLab instance.
 * @param instance base address of the instance: the link must lie below it
 * @throws QuestionError for a link of another scheme or another place
 */
export function link(key: string, message: string, url: string, instance: string): UrlQuestion {
  const [target, base] = [addressOf(url), addressOf(instance)];
  if (!target || (target.protocol !== 'https:' && target.protocol !== 'http:')) {
    throw new QuestionError(`The question "${key}" links to something that is not an http or https address.`);
  }
  const below = `${base?.pathname.replace(/\/+$/, '')}/`;
  if (
    !base ||
    target.origin !== base.origin ||
    !`${target.pathname}/`.startsWith(below) ||
    target.username !== '' ||
    target.password !== ''
  ) {
    throw new QuestionError(`The question "${key}" links outside the GitLab instance it belongs to.`);
  }
  return { mode: 'url', key, message, url: target.href };
}

function addressOf(text_: string): URL | undefined {
  try {
    return new URL(text_);
  } catch {
    return undefined;
  }
}
