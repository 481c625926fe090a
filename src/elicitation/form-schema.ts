/**
 * A form as the JSON Schema that a protocol revision can show. Owns what each revision knows: 2025-06-18 names options with
 * `enumNames`, chooses one of them only and starts yes/no questions alone; 2025-11-25 titles options, lets several be chosen
 * and has links.
 */
import type { JsonSchema } from '../catalog/generated.ts';
import type { Field, FormQuestion, Option } from './questions.ts';

const TITLES_SINCE = '2025-11-25';

/** Revisions are dates, so they order as text. */
const knows = (revision: string): boolean => revision >= TITLES_SINCE;

/** Whether the revision can show such a field at all. */
export const canShow = (field: Field, revision: string): boolean => field.kind !== 'several_of' || knows(revision);

/** Whether the revision can hand out a link. */
export const canLink = (revision: string): boolean => knows(revision);

/** The schema of a form's answer: a flat object. */
export function formSchema(question: FormQuestion, revision: string): JsonSchema {
  const entries = Object.entries(question.fields);
  const required = entries.filter(([, field]) => field.required).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(field, knows(revision))])),
    ...(required.length > 0 && { required }),
  };
}

const defined = (entries: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

function fieldSchema(field: Field, titles: boolean): JsonSchema {
  const { title, description } = field;
  const said = defined({ title, description });
  switch (field.kind) {
    case 'text': {
      const minLength = field.minLength ?? (field.required && !field.mayBeEmpty ? 1 : undefined);
      return {
        type: 'string',
        ...said,
        ...defined({ minLength, maxLength: field.maxLength, format: field.format }),
        ...initial(field, titles),
      };
    }
    case 'number':
    case 'integer':
      return { type: field.kind, ...said, ...defined({ minimum: field.min, maximum: field.max }), ...initial(field, titles) };
    case 'yes_no':
      return { type: 'boolean', ...said, default: false };
    case 'one_of':
      return { type: 'string', ...said, ...choice(field.options, titles), ...initial(field, titles) };
    case 'several_of':
      return {
        type: 'array',
        ...said,
        ...defined({ minItems: field.minItems ?? (field.required ? 1 : undefined), maxItems: field.maxItems }),
        items: isTitled(field.options) ? { anyOf: field.options.map(titled) } : { type: 'string', enum: field.options.map(wordOf) },
        ...initial(field, titles),
      };
  }
}

/** Before 2025-11-25 only a yes/no question had a default. */
const initial = (field: Exclude<Field, { kind: 'yes_no' }>, titles: boolean): Record<string, unknown> =>
  titles && field.initial !== undefined ? { default: field.initial } : {};

const wordOf = ({ value }: Option): string => value;
const isTitled = (options: readonly Option[]): boolean => options.some(({ title }) => title !== undefined);
const titled = ({ value, title }: Option) => ({ const: value, title: title ?? value });

function choice(options: readonly Option[], titles: boolean): Record<string, unknown> {
  if (!isTitled(options)) return { enum: options.map(wordOf) };
  if (titles) return { oneOf: options.map(titled) };
  return { enum: options.map(wordOf), enumNames: options.map(({ value, title }) => title ?? value) };
}
