import { describe, expect, it } from 'vitest';
import { readReply } from '../../src/elicitation/answers.ts';
import { formSchema } from '../../src/elicitation/form-schema.ts';
import { type Field, form, integer, link, number, oneOf, severalOf, text, yesNo } from '../../src/elicitation/questions.ts';

const REVISIONS = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;

const read = (field: Field, reply: unknown, revision: string = '2026-07-28') => {
  const question = form('q', 'Q?', { q: field });
  return readReply(question, reply, formSchema(question, revision));
};
const accept = (value: unknown) => ({ action: 'accept', content: { q: value } });
const answered = (value: unknown) => ({ kind: 'answered', content: { q: value } });
const malformed = (why: string) => ({ kind: 'malformed', key: 'q', why });

describe('an answer that fits', () => {
  it.each<[string, Field, unknown]>([
    ['text', text({ required: true, minLength: 2, maxLength: 5 }), 'abc'],
    ['an empty optional text', text(), ''],
    ['an empty text that may be empty', text({ required: true, mayBeEmpty: true }), ''],
    ['an e-mail address', text({ format: 'email' }), 'mira@example.com'],
    ['an address', text({ format: 'uri' }), 'https://example.com/a?b=c'],
    ['a date', text({ format: 'date' }), '2024-02-29'],
    ['a time', text({ format: 'date-time' }), '2025-01-31T10:30:00Z'],
    ['a number', number({ min: 0, max: 2 }), 1.5],
    ['zero', integer({ min: 0 }), 0],
    ['no', yesNo({ required: true }), false],
    ['one option', oneOf(['a', 'b']), 'b'],
    ['one titled option', oneOf([{ value: 'a', title: 'Ann' }]), 'a'],
    ['several options', severalOf(['a', 'b', 'c'], { minItems: 1, maxItems: 2 }), ['a', 'c']],
    ['several titled options', severalOf([{ value: 'a', title: 'Ann' }]), ['a']],
    ['none of several', severalOf(['a']), []],
  ])('is kept as it is: %s', async (_name, field, value) => {
    for (const revision of REVISIONS) expect(await read(field, accept(value), revision)).toEqual(answered(value));
  });

  it('may leave an optional field out, and no default is filled in for it', async () => {
    expect(await read(text({ initial: 'x' }), { action: 'accept', content: {} })).toEqual({ kind: 'answered', content: {} });
    expect(await read(yesNo(), { action: 'accept', content: {} })).toEqual({ kind: 'answered', content: {} });
  });

  it('keeps only what was asked', async () => {
    expect(await read(text(), { action: 'accept', content: { q: 'a', other: 'b', __proto__: { q: 'c' } } })).toEqual(answered('a'));
  });
});

describe('an answer that does not fit is the client’s fault', () => {
  it.each<[string, Field, unknown, string]>([
    ['a missing field', text({ required: true }), undefined, 'q is missing'],
    ['an empty text', text({ required: true }), '', 'q must NOT have fewer than 1 characters'],
    ['blanks alone', text({ required: true }), ' \t\u00a0', 'q is empty'],
    ['characters nobody sees', text({ required: true }), '\u200b\u{e0041}', 'q is empty'],
    ['a text too short', text({ minLength: 2 }), 'a', 'q must NOT have fewer than 2 characters'],
    ['a text too long', text({ maxLength: 2 }), 'abc', 'q must NOT have more than 2 characters'],
    ['a number for a text', text(), 42, 'q must be string'],
    ['null for a text', text(), null, 'q must be string'],
    ['no e-mail address', text({ format: 'email' }), 'mira', 'q must match format "email"'],
    ['no address', text({ format: 'uri' }), 'nowhere', 'q must match format "uri"'],
    ['a day that does not exist', text({ format: 'date' }), '2025-02-30', 'q must match format "date"'],
    ['a time without a zone', text({ format: 'date-time' }), '2025-01-31T10:30:00', 'q must match format "date-time"'],
    ['not a number', number(), Number.NaN, 'q must be number'],
    ['infinity', number({ min: 0 }), Number.POSITIVE_INFINITY, 'q must be number'],
    ['a number as text', integer(), '3', 'q must be integer'],
    ['a fraction for a whole number', integer(), 2.5, 'q must be integer'],
    ['a number below', integer({ min: 1 }), 0, 'q must be >= 1'],
    ['a number above', number({ max: 1 }), 1.1, 'q must be <= 1'],
    ['the text "false"', yesNo({ required: true }), 'false', 'q must be boolean'],
    ['the text "true"', yesNo({ required: true }), 'true', 'q must be boolean'],
    ['the number 1', yesNo({ required: true }), 1, 'q must be boolean'],
    ['a value not offered', oneOf(['a', 'b']), 'c', 'q is not one of the options offered'],
    ['a title instead of the value', oneOf([{ value: 'a', title: 'Ann' }]), 'Ann', 'q is not one of the options offered'],
    ['one value not offered among several', severalOf(['a', 'b']), ['a', 'c'], 'q is not one of the options offered'],
    ['one titled value not offered', severalOf([{ value: 'a', title: 'Ann' }]), ['c'], 'q is not one of the options offered'],
    ['too few of several', severalOf(['a', 'b'], { minItems: 1 }), [], 'q must NOT have fewer than 1 items'],
    ['too many of several', severalOf(['a', 'b'], { maxItems: 1 }), ['a', 'b'], 'q must NOT have more than 1 items'],
    ['a text for several', severalOf(['a']), 'a', 'q must be array'],
    ['an object', text(), { a: 1 }, 'q must be string'],
  ])('%s', async (_name, field, value, why) => {
    const content = value === undefined ? {} : { q: value };
    expect(await read(field, { action: 'accept', content })).toEqual(malformed(why));
  });

  it.each<[string, unknown, string]>([
    ['accept without content', { action: 'accept' }, 'it has no content, so q is missing'],
    ['accept with null', { action: 'accept', content: null }, 'it has no content, so q is missing'],
    ['accept with a list', { action: 'accept', content: ['a'] }, 'it has no content, so q is missing'],
    ['accept with text', { action: 'accept', content: 'a' }, 'it has no content, so q is missing'],
    ['another action word', { action: 'reject' }, 'its action is none of accept, decline and cancel'],
    ['an action in capitals', { action: 'ACCEPT', content: { q: 'a' } }, 'its action is none of accept, decline and cancel'],
    ['no action', { content: { q: 'a' } }, 'its action is none of accept, decline and cancel'],
    ['a bare value', 42, 'it is not an object'],
    ['nothing', null, 'it is not an object'],
  ])('%s', async (_name, reply, why) => {
    expect(await read(text({ required: true }), reply)).toEqual(malformed(why));
    expect(await read(yesNo(), reply)).toEqual(malformed(why));
  });

  it('never repeats the value', async () => {
    const outcome = await read(oneOf(['a']), accept('glpat-secret'));
    expect(JSON.stringify(outcome)).not.toContain('glpat');
  });
});

describe('a decision of the person', () => {
  it.each([{}, { content: { q: 7 } }, { content: null }])('is taken whatever is left in the content: %j', async leftover => {
    expect(await read(text({ required: true }), { action: 'decline', ...leftover })).toEqual({ kind: 'declined' });
    expect(await read(text({ required: true }), { action: 'cancel', ...leftover })).toEqual({ kind: 'cancelled' });
  });
});

describe('the answer to a link', () => {
  it('has no content', async () => {
    const question = link('terms', 'Open it', 'https://git.example/terms', 'https://git.example');
    expect(await readReply(question, { action: 'accept', content: { x: 1 } }, undefined)).toEqual({ kind: 'answered', content: {} });
    expect(await readReply(question, { action: 'decline' }, undefined)).toEqual({ kind: 'declined' });
  });
});
