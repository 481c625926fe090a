import type { ServerContext } from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import type { Asked, Subject } from '../../src/elicitation/dialogue.ts';
import { confirmation, single, text } from '../../src/elicitation/questions.ts';
import { rememberInProcess } from '../../src/elicitation/spent-nonces.ts';
import { digestOf, keepStates } from '../../src/elicitation/state.ts';
import { openQuestion, roundsClient, SUBJECT } from './wires.ts';

const KEY = 'k'.repeat(32);
const context = {} as ServerContext; // the codec looks at nothing in it
const name = single('name', 'Which name?', text({ required: true }));
const note = single('note', 'A note?', text());
const yes = { action: 'accept', content: { name: 'Mira' } };

const asked = (outcome: { readonly kind: string }): Asked => {
  if (outcome.kind !== 'asked') throw new Error(`expected a question, got ${outcome.kind}`);
  return outcome as Asked;
};

describe('a signed state', () => {
  it('comes back as it was minted', async () => {
    const keeper = keepStates(undefined);
    expect(await keeper.verify(await keeper.mint({ a: 1 }), context)).toEqual({ payload: { a: 1 } });
  });

  it('is accepted by another process with the same key', async () => {
    expect(await keepStates(KEY).verify(await keepStates(KEY).mint({ a: 1 }), context)).toEqual({ payload: { a: 1 } });
  });

  it('is refused by another process with another key', async () => {
    await expect(keepStates(undefined).verify(await keepStates(undefined).mint({}), context)).rejects.toThrow('mac');
  });

  it.each<[string, (state: string) => string]>([
    ['tampered', state => state.replace(/^v1\.(.)(.)/, (_, a, b) => `v1.${b}${a}`)],
    ['truncated', state => state.slice(0, -4)],
    ['without its signature', state => state.slice(0, state.lastIndexOf('.'))],
    ['garbage', () => 'garbage'],
    ['empty', () => ''],
  ])('is refused when it is %s', async (_name, spoil) => {
    const keeper = keepStates(KEY);
    await expect(keeper.verify(spoil(await keeper.mint({ a: 1 })), context)).rejects.toThrow(/^(mac|malformed)$/);
  });

  it('is no state any more once it has expired', async () => {
    const keeper = keepStates(KEY, -1);
    expect(await keeper.verify(await keeper.mint({ a: 1 }), context)).toEqual({ payload: undefined });
  });

  it('refuses a key that is too short', () => {
    expect(() => keepStates('short')).toThrow(RangeError);
  });
});

describe('a digest', () => {
  it('does not depend on the order of keys, and on everything else', () => {
    expect(digestOf({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(digestOf({ b: { d: 'x', c: [1, 2] }, a: 1 }));
    expect(new Set([{ a: 1 }, { a: '1' }, { a: [1] }, { b: 1 }, { a: 1, b: 1 }, { a: [1, 2] }, { a: [2, 1] }].map(digestOf)).size).toBe(7);
  });
});

describe('an answer in a round', () => {
  it('is read only under a state of ours', async () => {
    const { round } = roundsClient();
    expect((await (await round(undefined, { name: yes })).put(name)).kind).toBe('asked');
  });

  it('is read only for the question that is open', async () => {
    const { round } = roundsClient();
    const { state } = openQuestion(asked(await (await round(undefined)).put(name)));
    const dialogue = await round(state, { name: yes, note: { action: 'accept', content: { note: 'early' } } });
    expect(await dialogue.put(name)).toEqual({ kind: 'answered', content: { name: 'Mira' } });
    expect(openQuestion(asked(await dialogue.put(note))).key).toBe('note');
  });

  it('is asked again when its question reads differently now', async () => {
    const { round } = roundsClient();
    const before = confirmation('Delete "x", merged?', 'Delete');
    const after = confirmation('Delete "x", not merged?', 'Delete');
    const { state } = openQuestion(asked(await (await round(undefined)).put(before)));
    const dialogue = await round(state, { confirm: { action: 'accept', content: { confirm: true } } });
    const again = openQuestion(asked(await dialogue.put(after)));
    expect(again.message).toBe('Delete "x", not merged?');
    expect(await (await round(again.state, { confirm: { action: 'accept', content: { confirm: true } } })).put(after)).toEqual({
      kind: 'answered',
      content: { confirm: true },
    });
  });

  it('asks again when the client sent nothing for it', async () => {
    const { round } = roundsClient();
    const { state } = openQuestion(asked(await (await round(undefined)).put(name)));
    expect(openQuestion(asked(await (await round(state)).put(name))).key).toBe('name');
  });

  it('that cannot be read ends the call on that round', async () => {
    const { round } = roundsClient();
    const { state } = openQuestion(asked(await (await round(undefined)).put(name)));
    expect(await (await round(state, {}, { unreadable: ['name'] })).put(name)).toEqual({
      kind: 'malformed',
      key: 'name',
      why: 'it cannot be read',
    });
    expect(await (await round(state, { name: 42 })).put(name)).toEqual({ kind: 'malformed', key: 'name', why: 'it is not an object' });
    expect(await (await round(state, { name: { action: 'accept', content: {} } })).put(name)).toEqual({
      kind: 'malformed',
      key: 'name',
      why: 'name is missing',
    });
  });

  const others: readonly [string, { readonly subject?: Subject; readonly call?: object }][] = [
    ['another tool', { subject: { ...SUBJECT, action: 'interactive.mr_create' } }],
    ['other arguments', { subject: { ...SUBJECT, input: { project_id: 'demo/other' } } }],
    [
      'another credential',
      { call: { caller: { instance: { url: 'https://gitlab.example.com' }, credential: { kind: 'none' }, fingerprint: 'other' } } },
    ],
  ];
  it.each(others)('is asked again from the start under the state of %s', async (_name, other) => {
    const { round } = roundsClient();
    const first = openQuestion(asked(await (await round(undefined)).put(name)));
    const dialogue = await round(first.state, { name: yes });
    await dialogue.put(name);
    const second = openQuestion(asked(await dialogue.put(note)));
    const strange = await round(second.state, { note: { action: 'decline' } }, other);
    expect(openQuestion(asked(await strange.put(name))).key).toBe('name');
  });

  it('is asked again from the start under an expired state', async () => {
    const { round } = roundsClient({ keeper: keepStates(KEY, -1) });
    const { state } = openQuestion(asked(await (await round(undefined)).put(name)));
    expect(openQuestion(asked(await (await round(state, { name: yes })).put(name))).key).toBe('name');
  });

  it('too long to travel ends the conversation', async () => {
    const { round } = roundsClient();
    const { state } = openQuestion(asked(await (await round(undefined)).put(name)));
    const dialogue = await round(state, { name: { action: 'accept', content: { name: 'x'.repeat(300_000) } } });
    expect((await dialogue.put(name)).kind).toBe('answered');
    expect(await dialogue.put(note)).toEqual({ kind: 'too_long' });
  });
});

describe('a conversation', () => {
  it('is used up once, however often its last round comes', async () => {
    const { round } = roundsClient();
    const { state } = openQuestion(asked(await (await round(undefined)).put(name)));
    expect(await (await round(state, { name: yes })).spend()).toBe(true);
    expect(await (await round(state, { name: yes })).spend()).toBe(false);
    expect(await (await round(undefined)).spend()).toBe(true);
  });
});

describe('spent nonces', () => {
  it('are forgotten after their time, and the oldest first when there are too many', async () => {
    let now = 0;
    const nonces = rememberInProcess({ ttlMs: 100, capacity: 2, now: () => now });
    expect(await nonces.spend('a')).toBe(true);
    expect(await nonces.spend('a')).toBe(false);
    expect(await nonces.spend('b')).toBe(true);
    expect(await nonces.spend('c')).toBe(true);
    expect(await nonces.spend('b')).toBe(false);
    expect(await nonces.spend('a')).toBe(true);
    now = 101;
    expect(await nonces.spend('d')).toBe(true);
    expect(await nonces.spend('c')).toBe(true);
  });
});
