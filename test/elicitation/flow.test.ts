import { describe, expect, it } from 'vitest';
import type { Dialogue } from '../../src/elicitation/dialogue.ts';
import { openDialogue } from '../../src/elicitation/dialogue.ts';
import { type Flow, runFlow } from '../../src/elicitation/flow.ts';
import type { Content } from '../../src/elicitation/outcomes.ts';
import { confirmation, link, single, text, yesNo } from '../../src/elicitation/questions.ts';
import { openQuestion, pushCall, roundsClient, runPush, runRounds, SUBJECT } from './wires.ts';

const name = single('name', 'Which name?', text({ required: true }));
const note = single('note', 'A note?', text());
const loud = single('loud', 'Loud?', yesNo());

/** Three questions, the last only after a note, and a confirmation that shows all of it. */
async function* greet(): Flow<readonly Content[] | 'no'> {
  const first = yield name;
  if (first.kind === 'declined') return 'no';
  const second = yield note;
  const third = second.kind === 'answered' ? yield loud : second;
  const given = [first, second, third].flatMap(answer => (answer.kind === 'answered' ? [answer.content] : []));
  const last = yield confirmation(`Greet with ${JSON.stringify(given)}?`, 'Greet');
  return last.kind === 'answered' && last.content['confirm'] === true ? given : 'no';
}

const accept = (content: Content) => ({ action: 'accept', content });
const all = {
  name: accept({ name: 'Mira' }),
  note: accept({ note: 'hi' }),
  loud: accept({ loud: false }),
  confirm: accept({ confirm: true }),
};

describe.each([
  ['push', runPush],
  ['rounds', runRounds],
])('a flow over %s', (_channel, run) => {
  it('asks its questions one by one, in order, each once', async () => {
    const { result, asked } = await run(greet, all);
    expect(result).toEqual({ kind: 'finished', value: [{ name: 'Mira' }, { note: 'hi' }, { loud: false }] });
    expect(asked.map(({ key }) => key)).toEqual(['name', 'note', 'loud', 'confirm']);
    expect(asked.at(-1)?.message).toBe('Greet with [{"name":"Mira"},{"note":"hi"},{"loud":false}]?');
  });

  it('goes on without what was declined, and leaves out the question that hung on it', async () => {
    const { result, asked } = await run(greet, { ...all, note: { action: 'decline', content: { note: 'LEFTOVER' } } });
    expect(result).toEqual({ kind: 'finished', value: [{ name: 'Mira' }] });
    expect(asked.map(({ key }) => key)).toEqual(['name', 'note', 'confirm']);
  });

  it.each<[string, object, object]>([
    ['cancels', { note: { action: 'cancel', content: { note: 7 } } }, { kind: 'cancelled' }],
    [
      'sends a wrong value',
      { note: accept({ note: 7 as unknown as string }) },
      { kind: 'malformed', key: 'note', why: 'note must be string' },
    ],
    [
      'uses another action word',
      { note: { action: 'reject' } },
      { kind: 'malformed', key: 'note', why: 'its action is none of accept, decline and cancel' },
    ],
    ['confirms with an empty accept', { confirm: accept({}) }, { kind: 'malformed', key: 'confirm', why: 'confirm is missing' }],
    [
      'confirms with the text "true"',
      { confirm: accept({ confirm: 'true' }) },
      { kind: 'malformed', key: 'confirm', why: 'confirm must be boolean' },
    ],
  ])('ends when the client %s', async (_what, change, ending) => {
    const { result } = await run(greet, { ...all, ...change });
    expect(result).toEqual({ kind: 'ended', ending });
  });

  it('takes "no" and a declined confirmation for no', async () => {
    expect((await run(greet, { ...all, confirm: accept({ confirm: false }) })).result).toEqual({ kind: 'finished', value: 'no' });
    expect((await run(greet, { ...all, confirm: { action: 'decline' } })).result).toEqual({ kind: 'finished', value: 'no' });
  });

  it('looks a fact up once for the whole conversation', async () => {
    let lookUps = 0;
    const flow = (dialogue: Dialogue) =>
      (async function* (): Flow<string> {
        const word = await dialogue.remember('word', async () => {
          lookUps += 1;
          return `word ${lookUps}`;
        });
        yield single('name', `Which name for ${word}?`, text());
        yield confirmation(`Use ${word}?`, 'Use it');
        return word;
      })();
    const { result, asked } = await run(flow, all);
    expect(result).toEqual({ kind: 'finished', value: 'word 1' });
    expect(asked.map(({ message }) => message)).toEqual(['Which name for word 1?', 'Use word 1?']);
    expect(lookUps).toBe(1);
  });
});

describe('what only an older client can do', () => {
  const run = (...replies: Parameters<typeof pushCall>[0]) => {
    const { call } = pushCall(replies);
    const dialogue = openDialogue(call, SUBJECT);
    return runFlow(greet(), dialogue);
  };

  it.each<[Parameters<typeof pushCall>[0][number], object]>([
    [{ kind: 'unreadable' }, { kind: 'malformed', key: 'name', why: 'it cannot be read' }],
    [
      { kind: 'failed', code: -32603 },
      { kind: 'malformed', key: 'name', why: 'the client failed with the error -32603' },
    ],
    [{ kind: 'timed_out' }, { kind: 'timed_out' }],
    [{ kind: 'no_channel' }, { kind: 'no_channel' }],
  ])('%j', async (reply, ending) => {
    expect(await run(reply)).toEqual({ kind: 'ended', ending });
  });

  it('says nothing once the call is aborted', async () => {
    const stop = new AbortController();
    const { call } = pushCall([{ kind: 'result', result: all.name }], { signal: stop.signal });
    stop.abort(new Error('left'));
    await expect(runFlow(greet(), openDialogue(call, SUBJECT))).rejects.toThrow('left');
  });
});

describe('who can be asked what', () => {
  const terms = link('terms', 'Open the terms', 'https://git.example/terms', 'https://git.example');
  const ask = async (capabilities: Record<string, unknown>, question: Parameters<Dialogue['put']>[0], revision = '2025-11-25') => {
    const { call, asked } = pushCall([{ kind: 'result', result: { action: 'decline' } }], {
      client: { name: 'c', version: '1', capabilities },
    });
    const wire = { ...call, elicit: { ...call.elicit!, revision } };
    const outcome = await openDialogue(wire, SUBJECT).put(question);
    return [outcome.kind, asked.length];
  };

  it.each<[string, Record<string, unknown>, string, string]>([
    ['nothing declared', {}, 'not_supported', 'not_supported'],
    ['elicitation that is no object', { elicitation: true }, 'not_supported', 'not_supported'],
    ['a bare declaration, which means forms', { elicitation: {} }, 'declined', 'mode_not_supported'],
    ['forms', { elicitation: { form: {} } }, 'declined', 'mode_not_supported'],
    ['links alone', { elicitation: { url: {} } }, 'mode_not_supported', 'declined'],
    ['both', { elicitation: { form: {}, url: {} } }, 'declined', 'declined'],
  ])('%s', async (_name, capabilities, toForm, toLink) => {
    expect(await ask(capabilities, name)).toEqual([toForm, toForm === 'declined' ? 1 : 0]);
    expect(await ask(capabilities, terms)).toEqual([toLink, toLink === 'declined' ? 1 : 0]);
  });

  it('hands out no link on a revision that has none', async () => {
    expect(await ask({ elicitation: { url: {}, form: {} } }, terms, '2025-06-18')).toEqual(['mode_not_supported', 0]);
  });

  it('sends a link with an id to an older client and without one in a round', async () => {
    const { call, asked } = pushCall([{ kind: 'result', result: { action: 'accept' } }], {
      client: { name: 'c', version: '1', capabilities: { elicitation: { url: {} } } },
    });
    expect(await openDialogue(call, SUBJECT).put(terms)).toEqual({ kind: 'answered', content: {} });
    expect(asked).toEqual([
      { mode: 'url', message: 'Open the terms', url: 'https://git.example/terms', elicitationId: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
    const { round } = roundsClient({ call: { client: { name: 'c', version: '1', capabilities: { elicitation: { url: {} } } } } });
    const outcome = await (await round(undefined)).put(terms);
    if (outcome.kind !== 'asked') throw new Error(outcome.kind);
    const { state: _, ...question } = openQuestion(outcome);
    expect(question).toEqual({ key: 'terms', mode: 'url', message: 'Open the terms', url: 'https://git.example/terms' });
  });
});
