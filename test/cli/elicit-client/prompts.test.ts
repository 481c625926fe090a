/** A person at a terminal, key by key: every kind of field, leaving a field empty, and leaving altogether. */
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { ElicitReply, FormField } from '../../../src/cli/elicit-client/form.ts';
import { prompts } from '../../../src/cli/elicit-client/prompts.ts';

const ENTER = '\r';
const CTRL_C = '\u0003';
const DOWN = '\u001b[B';
const SPACE = ' ';

/** Types keys one after the other, each once the prompt has drawn itself, and returns what came of it. */
async function type(
  keys: readonly string[],
  properties: Readonly<Record<string, FormField>>,
  required: readonly string[] = [],
  message = 'Question?',
) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  const left = [...keys];
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    setImmediate(() => {
      const key = left.shift();
      if (key !== undefined) input.write(key);
    });
  });
  const reply = await prompts({ input, output })({ message, requestedSchema: { type: 'object', properties, required } });
  return { reply, shown };
}

const accept = (content: Readonly<Record<string, unknown>>): ElicitReply => ({ action: 'accept', content });

describe('a field in the terminal', () => {
  it.each<[string, readonly string[], FormField, boolean, ElicitReply]>([
    ['text', [...'Mira', ENTER], { type: 'string' }, true, accept({ q: 'Mira' })],
    ['text that may be empty', [ENTER], { type: 'string' }, true, accept({ q: '' })],
    ['an optional text left empty', [ENTER], { type: 'string' }, false, { action: 'decline' }],
    ['a default kept', [ENTER], { type: 'string', default: 'dev' }, false, accept({ q: 'dev' })],
    ['a default taken back', ['\u007f', '\u007f', '\u007f', ENTER], { type: 'string', default: 'dev' }, false, accept({ q: '' })],
    ['a whole number', [...'20', ENTER], { type: 'integer' }, true, accept({ q: 20 })],
    ['a number', [...'0.5', ENTER], { type: 'number' }, true, accept({ q: 0.5 })],
    ['no, where it starts', [ENTER], { type: 'boolean', default: false }, true, accept({ q: false })],
    ['yes', ['y'], { type: 'boolean', default: false }, true, accept({ q: true })],
    ['one of several values', [DOWN, ENTER], { type: 'string', enum: ['a', 'b'] }, true, accept({ q: 'b' })],
    [
      'one of several titles',
      [DOWN, ENTER],
      {
        type: 'string',
        oneOf: [
          { const: 'a', title: 'Ann' },
          { const: 'b', title: 'Bob' },
        ],
      },
      true,
      accept({ q: 'b' }),
    ],
    ['no choice, where none is needed', [DOWN, ENTER], { type: 'string', enum: ['a'] }, false, { action: 'decline' }],
    [
      'several values',
      [SPACE, DOWN, DOWN, SPACE, ENTER],
      { type: 'array', items: { enum: ['a', 'b', 'c'] } },
      true,
      accept({ q: ['a', 'c'] }),
    ],
    ['none of several', [ENTER], { type: 'array', items: { enum: ['a', 'b'] } }, false, accept({ q: [] })],
  ])('gives %s', async (_name, keys, field, isRequired, reply) => {
    expect((await type(keys, { q: field }, isRequired ? ['q'] : [])).reply).toEqual(reply);
  });

  it.each<[string, FormField]>([
    ['text', { type: 'string' }],
    ['a number', { type: 'integer' }],
    ['yes or no', { type: 'boolean' }],
    ['a choice', { type: 'string', enum: ['a'] }],
    ['a choice of several', { type: 'array', items: { enum: ['a'] } }],
  ])('is left with Ctrl-C: %s', async (_name, field) => {
    expect((await type([CTRL_C], { q: field }, ['q'])).reply).toEqual({ action: 'cancel' });
  });

  it('asks again for what is needed or is no number', async () => {
    const text = await type([ENTER, 'x', ENTER], { q: { type: 'string', minLength: 1 } as FormField }, ['q']);
    expect(text.reply).toEqual(accept({ q: 'x' }));
    expect(text.shown).toContain('This one is needed.');
    const number = await type(['x', ENTER, '\u007f', '7', ENTER], { q: { type: 'integer' } }, ['q']);
    expect(number.reply).toEqual(accept({ q: 7 }));
    expect(number.shown).toContain('A whole number, please.');
  });
});

describe('a form in the terminal', () => {
  it('asks its fields one by one under its own words', async () => {
    const { reply, shown } = await type([...'Quay', ENTER, ...'7', ENTER, 'y'], {
      street: { type: 'string', title: 'Street' },
      zip: { type: 'integer' },
      express: { type: 'boolean', title: 'Express' },
    });
    expect(reply).toEqual(accept({ street: 'Quay', zip: 7, express: true }));
    for (const words of ['Question?', 'Street', 'zip', 'Express']) expect(shown).toContain(words);
  });

  it('shows a summary above its question, and nothing of a server moves the cursor', async () => {
    const { shown } = await type(['n'], { confirm: { type: 'boolean' } }, ['confirm'], 'Create it?\n\nTitle: a\u001b[2Jb\u202ec');
    expect(shown).toContain('Create it?');
    expect(shown).toContain('Title: abc');
    expect(shown).not.toContain('\u001b[2J');
  });
});

describe('a link in the terminal', () => {
  const open = async (keys: readonly string[]) => {
    const input = new PassThrough();
    const output = new PassThrough();
    const left = [...keys];
    let shown = '';
    output.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
      setImmediate(() => {
        const key = left.shift();
        if (key !== undefined) input.write(key);
      });
    });
    return {
      reply: await prompts({ input, output })({ mode: 'url', message: 'Accept the terms.', url: 'https://git.example/terms' }),
      shown,
    };
  };

  it('is shown, and opened only when the person says so', async () => {
    const { reply, shown } = await open(['y']);
    expect(reply).toEqual({ action: 'accept' });
    expect(shown).toContain('https://git.example/terms');
    expect((await open([ENTER])).reply).toEqual({ action: 'decline' });
    expect((await open([CTRL_C])).reply).toEqual({ action: 'cancel' });
  });
});
