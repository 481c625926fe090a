import { describe, expect, it } from 'vitest';
import { canShow, formSchema } from '../../src/elicitation/form-schema.ts';
import {
  confirmation,
  type Field,
  form,
  integer,
  link,
  number,
  oneOf,
  QuestionError,
  severalOf,
  single,
  text,
  yesNo,
} from '../../src/elicitation/questions.ts';

const schemaOf = (field: Field, revision: string) => formSchema(form('q', 'Q?', { q: field }), revision).properties?.['q'];

const titled = [{ value: 'a', title: 'Ann' }, { value: 'b' }];

describe('the schema of a field', () => {
  it.each<[name: string, field: Field, before: object, since: object]>([
    ['optional text', text({ title: 'T' }), { type: 'string', title: 'T' }, { type: 'string', title: 'T' }],
    ['required text', text({ required: true }), { type: 'string', minLength: 1 }, { type: 'string', minLength: 1 }],
    ['required text that may be empty', text({ required: true, mayBeEmpty: true }), { type: 'string' }, { type: 'string' }],
    [
      'text with length and format',
      text({ minLength: 3, maxLength: 9, format: 'email', initial: 'a@b.c' }),
      { type: 'string', minLength: 3, maxLength: 9, format: 'email' },
      { type: 'string', minLength: 3, maxLength: 9, format: 'email', default: 'a@b.c' },
    ],
    [
      'number',
      number({ min: 0.5, max: 2, initial: 1 }),
      { type: 'number', minimum: 0.5, maximum: 2 },
      { type: 'number', minimum: 0.5, maximum: 2, default: 1 },
    ],
    ['integer', integer({ min: 0 }), { type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
    ['yes/no, which starts on no', yesNo(), { type: 'boolean', default: false }, { type: 'boolean', default: false }],
    [
      'one of values',
      oneOf(['a', 'b'], { initial: 'b' }),
      { type: 'string', enum: ['a', 'b'] },
      { type: 'string', enum: ['a', 'b'], default: 'b' },
    ],
    [
      'one of titles',
      oneOf(titled),
      { type: 'string', enum: ['a', 'b'], enumNames: ['Ann', 'b'] },
      {
        type: 'string',
        oneOf: [
          { const: 'a', title: 'Ann' },
          { const: 'b', title: 'b' },
        ],
      },
    ],
  ])('of %s', (_name, field, before, since) => {
    expect(schemaOf(field, '2025-06-18')).toEqual(before);
    expect(schemaOf(field, '2025-11-25')).toEqual(since);
    expect(schemaOf(field, '2026-07-28')).toEqual(since);
  });

  it('of several values, with and without titles, how many and where it starts', () => {
    expect(schemaOf(severalOf(['a', 'b'], { minItems: 1, maxItems: 2, initial: ['a'] }), '2025-11-25')).toEqual({
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { type: 'string', enum: ['a', 'b'] },
      default: ['a'],
    });
    expect(schemaOf(severalOf(titled, { required: true }), '2026-07-28')).toEqual({
      type: 'array',
      minItems: 1,
      items: {
        anyOf: [
          { const: 'a', title: 'Ann' },
          { const: 'b', title: 'b' },
        ],
      },
    });
  });

  it('knows that 2025-06-18 cannot show a choice of several', () => {
    expect(canShow(severalOf(['a']), '2025-06-18')).toBe(false);
    expect(canShow(severalOf(['a']), '2025-11-25')).toBe(true);
    expect(canShow(oneOf(['a']), '2025-06-18')).toBe(true);
  });

  it('names what is required, and asks several fields at once', () => {
    const question = form('address', 'Where?', { street: text({ required: true }), zip: integer(), notify: yesNo() });
    expect(formSchema(question, '2026-07-28')).toEqual({
      type: 'object',
      properties: { street: { type: 'string', minLength: 1 }, zip: { type: 'integer' }, notify: { type: 'boolean', default: false } },
      required: ['street'],
    });
  });

  it('of a confirmation is a yes/no that has to be answered and starts on no', () => {
    expect(formSchema(confirmation('Sure?', 'Delete it'), '2025-06-18')).toEqual({
      type: 'object',
      properties: { confirm: { type: 'boolean', title: 'Delete it', default: false } },
      required: ['confirm'],
    });
  });

  it('describes a single field by the question, unless it has words of its own', () => {
    expect(formSchema(single('title', 'Which title?', text()), '2025-11-25').properties).toEqual({
      title: { type: 'string', description: 'Which title?' },
    });
  });
});

describe('a question that cannot be asked is refused when it is built', () => {
  const nested = form('inner', 'Inner?', { a: text() });
  it.each<[string, () => unknown, string]>([
    ['without fields', () => form('q', 'Q?', {}), 'The question "q" has no field.'],
    [
      'with a form inside',
      () => form('q', 'Q?', { address: nested as unknown as Field }),
      'The field "address" of the question "q" is not a plain value: forms are flat, so ask for its parts as fields.',
    ],
    ['with an infinite bound', () => number({ max: Number.POSITIVE_INFINITY }), '"max" of a number must be finite, and is Infinity.'],
    ['with a bound that is no number', () => integer({ min: Number.NaN }), '"min" of a number must be finite, and is NaN.'],
    ['with nothing to choose', () => oneOf([]), 'A choice needs at least one option.'],
    ['with an empty option', () => severalOf(['a', '']), 'An option of a choice must not be empty.'],
    ['with an option twice', () => oneOf(['a', 'a']), 'A choice offers one option twice.'],
    ['that starts on what it does not offer', () => oneOf(['a'], { initial: 'b' }), 'A choice starts on "b", which it does not offer.'],
  ])('%s', (_name, build, sentence) => {
    expect(build).toThrow(new QuestionError(sentence));
  });
});

describe('a link', () => {
  const to = (url: string, instance = 'https://git.example/gitlab') => link('terms', 'Open it', url, instance);

  it('leads below the instance it belongs to', () => {
    expect(to('https://git.example/gitlab/-/users/terms')).toEqual({
      mode: 'url',
      key: 'terms',
      message: 'Open it',
      url: 'https://git.example/gitlab/-/users/terms',
    });
  });

  it.each([
    ['another host', 'https://evil.example/gitlab/-/users/terms'],
    ['another scheme', 'http://git.example/gitlab/-/users/terms'],
    ['another folder', 'https://git.example/gitlab-evil/-/users/terms'],
    ['a way out of the folder', 'https://git.example/gitlab/../evil'],
    ['a user name', 'https://a:b@git.example/gitlab/x'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'gitlab'],
  ])('to %s is refused', (_name, url) => {
    expect(() => to(url)).toThrow(QuestionError);
  });
});
