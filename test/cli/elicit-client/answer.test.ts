/** The client's half of a question: defaults, the check before sending, answers from a file. */
import { ProtocolError } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/cli/arguments.ts';
import { answer } from '../../../src/cli/elicit-client/answer.ts';
import { withDefaults } from '../../../src/cli/elicit-client/defaults.ts';
import type { ElicitReply, FormField, FormSchema } from '../../../src/cli/elicit-client/form.ts';
import { optionsOf } from '../../../src/cli/elicit-client/form.ts';
import { readAnswers, scripted } from '../../../src/cli/elicit-client/scripted.ts';
import { violationsOf } from '../../../src/cli/elicit-client/violations.ts';

const schema = (properties: Readonly<Record<string, FormField>>, required: readonly string[] = []): FormSchema => ({
  type: 'object',
  properties,
  required,
});
const accept = (content: Readonly<Record<string, unknown>> = {}): ElicitReply => ({ action: 'accept', content });

describe('defaults', () => {
  const server = schema({ env: { type: 'string', default: 'dev' }, replicas: { type: 'integer', default: 2 } });

  it('fill what an accepted answer leaves out', () => {
    expect(withDefaults(accept({ env: 'prod' }), server)).toEqual(accept({ env: 'prod', replicas: 2 }));
    expect(withDefaults({ action: 'accept' }, server)).toEqual(accept({ env: 'dev', replicas: 2 }));
  });

  it.each<[string, FormField, unknown]>([
    ['an empty text', { type: 'string', default: 'x' }, ''],
    ['zero', { type: 'integer', default: 2 }, 0],
    ['no', { type: 'boolean', default: true }, false],
    ['an empty list', { type: 'array', default: ['a'] }, []],
  ])('never replace %s that was given', (_name, field, value) => {
    expect(withDefaults(accept({ q: value }), schema({ q: field }))).toEqual(accept({ q: value }));
  });

  it('invent nothing on a decline or a cancel', () => {
    expect(withDefaults({ action: 'decline' }, server)).toEqual({ action: 'decline' });
    expect(withDefaults({ action: 'cancel' }, server)).toEqual({ action: 'cancel' });
  });

  it.each<[string, FormField, boolean]>([
    ['text for a number', { type: 'integer', default: 'two' }, false],
    ['2 for a whole number', { type: 'integer', default: 2 }, true],
    ['2.5 for a whole number', { type: 'integer', default: 2.5 }, false],
    ['2.5 for a number', { type: 'number', default: 2.5 }, true],
    ['a number for text', { type: 'string', default: 2 }, false],
    ['text for yes or no', { type: 'boolean', default: 'true' }, false],
    ['one value for several', { type: 'array', default: 'a' }, false],
    ['several values', { type: 'array', default: ['a'] }, true],
    ['nothing', { type: 'string' }, false],
  ])('are dropped or kept by their type: %s', (_name, field, isKept) => {
    expect(withDefaults(accept(), schema({ q: field }))).toEqual(accept(isKept ? { q: field.default } : {}));
  });
});

describe('the names of options', () => {
  it.each<[string, FormField, readonly (readonly [string, string])[] | undefined]>([
    [
      'values alone',
      { type: 'string', enum: ['a', 'b'] },
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'names in the order of the values',
      { type: 'string', enum: ['a', 'b'], enumNames: ['Ann'] },
      [
        ['a', 'Ann'],
        ['b', 'b'],
      ],
    ],
    ['titles', { type: 'string', oneOf: [{ const: 'a', title: 'Ann' }] }, [['a', 'Ann']]],
    ['several values', { type: 'array', items: { enum: ['a'] } }, [['a', 'a']]],
    ['several titles', { type: 'array', items: { anyOf: [{ const: 'a', title: 'Ann' }] } }, [['a', 'Ann']]],
    ['no choice', { type: 'string' }, undefined],
  ])('%s', (_name, field, options) => {
    expect(optionsOf(field)?.map(({ value, label }) => [value, label])).toEqual(options);
  });
});

describe('an answer is checked before it is sent', () => {
  const form = schema({ env: { type: 'string', enum: ['dev', 'prod'] }, replicas: { type: 'integer', default: 2 } }, ['env', 'replicas']);
  const request = { message: 'Where?', requestedSchema: form };
  const giving = (reply: ElicitReply) => async () => reply;

  it('and a default may be what makes it whole', async () => {
    expect(await answer(request, { answerer: giving(accept({ env: 'dev' })) })).toEqual(accept({ env: 'dev', replicas: 2 }));
  });

  it('and one that does not fit is an error with every violation', async () => {
    const wrong = answer(request, { answerer: giving(accept({ env: 'moon', replicas: 'many' })) });
    await expect(wrong).rejects.toMatchObject({
      code: -32_602,
      data: {
        violations: [
          { field: 'env', rule: 'enum', message: 'must be equal to one of the allowed values' },
          { field: 'replicas', rule: 'type', message: 'must be integer' },
        ],
      },
    });
    await expect(wrong).rejects.toBeInstanceOf(ProtocolError);
    await expect(answer(request, { answerer: giving(accept()) })).rejects.toMatchObject({
      data: { violations: [{ field: 'env', rule: 'required', message: "must have required property 'env'" }] },
    });
  });

  it('unless that is switched off', async () => {
    expect(await answer(request, { answerer: giving(accept({ env: 'moon' })), validate: false })).toEqual(
      accept({ env: 'moon', replicas: 2 }),
    );
  });

  it('and only when it is an accept', async () => {
    const leftover: ElicitReply = { action: 'decline', content: { env: 7 } };
    expect(await answer(request, { answerer: giving(leftover) })).toEqual(leftover);
  });

  it('and not against a form that is no schema', async () => {
    expect(await violationsOf({ q: 'x' }, { type: 'object', properties: { q: { type: 'nonsense' } } })).toEqual([]);
    expect(await violationsOf({ q: 'x' }, { type: 'object', properties: { q: { pattern: '(' } as FormField } })).toEqual([]);
  });
});

describe('answers from a file', () => {
  const form = { message: 'What?', requestedSchema: schema({ title: { type: 'string' } }, ['title']) };
  const said: string[] = [];
  const from = (answers: Readonly<Record<string, unknown>>) => scripted(answers, line => said.push(line));

  it('are taken by field, declined with null, and left out where they may be', async () => {
    expect(await from({ title: 'T', other: 1 })(form)).toEqual(accept({ title: 'T' }));
    expect(await from({ title: null })(form)).toEqual({ action: 'decline' });
    expect(await from({})({ message: 'What?', requestedSchema: schema({ note: { type: 'string' } }) })).toEqual(accept({}));
  });

  it('leave the flow where one is needed and missing, and where a link is asked for', async () => {
    expect(await from({})(form)).toEqual({ action: 'cancel' });
    expect(await from({ title: 'T' })({ message: 'Open', mode: 'url', url: 'https://git.example/x' })).toEqual({ action: 'cancel' });
    expect(said).toEqual([
      '? What?\n  "T"',
      '? What?\n  (declined)',
      '? What?\n  ',
      'The answers have no value for "title".',
      'The answers open no link: https://git.example/x',
    ]);
  });

  it.each(['nonsense', '[1]', 'null', '"text"'])('are refused as %s', text => {
    expect(() => readAnswers(text, 'a.json')).toThrow(UsageError);
  });
});
