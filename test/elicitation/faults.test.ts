/** Every question of every wizard, answered in every way there is, over both channels: what the call says, and what it does. */
import { describe, expect, it } from 'vitest';
import { serveElicitation } from '../../src/server/elicit-wire.ts';
import { textOf, type WireResult } from '../support/clients.ts';
import { CHANNELS, type RawReply, rawCall } from '../support/raw-linked.ts';

type Content = Readonly<Record<string, unknown>>;
const accept = (content: Content): RawReply => ({ result: { action: 'accept', content } });

interface AskedOf {
  readonly key: string;
  readonly required: boolean;
  readonly kind: 'text' | 'blank_text' | 'choice' | 'choices' | 'yes_no';
  readonly right: unknown;
}

interface WizardCase {
  readonly id: string;
  readonly undertaking: string;
  readonly params: Content;
  readonly write: string;
  readonly questions: readonly AskedOf[];
}

const text = (key: string, right: string, required = false): AskedOf => ({ key, required, kind: 'text', right });
const yesNo = (key: string): AskedOf => ({ key, required: false, kind: 'yes_no', right: true });
const choice = (key: string, right: string): AskedOf => ({ key, required: true, kind: 'choice', right });
const labels: AskedOf = { key: 'labels', required: false, kind: 'choices', right: ['bug'] };
const confirm: AskedOf = { key: 'confirm', required: true, kind: 'yes_no', right: true };
const demo = { project_id: 'demo/app' };
const inDemo = 'POST /api/v4/projects/demo%2Fapp';

const WIZARDS: readonly WizardCase[] = [
  {
    id: 'issue_create',
    undertaking: 'Issue creation',
    params: demo,
    write: `${inDemo}/issues`,
    questions: [text('title', 'Harbour', true), text('description', 'Ships'), labels, yesNo('confidential'), confirm],
  },
  {
    id: 'mr_create',
    undertaking: 'Merge request creation',
    params: demo,
    write: `${inDemo}/merge_requests`,
    questions: [
      choice('source_branch', 'feature/batch-01'),
      choice('target_branch', 'main'),
      text('title', 'Batch', true),
      text('description', 'One'),
      labels,
      yesNo('remove_source_branch'),
      yesNo('squash'),
      confirm,
    ],
  },
  {
    id: 'release_create',
    undertaking: 'Release creation',
    params: demo,
    write: `${inDemo}/releases`,
    questions: [
      choice('tag_name', 'release/1.0.0'),
      { key: 'name', required: true, kind: 'blank_text', right: 'One' },
      text('description', 'Notes'),
      confirm,
    ],
  },
  {
    id: 'project_create',
    undertaking: 'Project creation',
    params: {},
    write: 'POST /api/v4/projects',
    questions: [
      text('name', 'Station', true),
      text('description', 'Wind'),
      choice('visibility', 'private'),
      yesNo('initialize_with_readme'),
      text('default_branch', 'trunk'),
      confirm,
    ],
  },
];

type Expected = 'created' | 'cancelled' | RegExp;

/** The ways to answer, and what each does to a question. Undefined where a way does not exist for it. */
const WAYS: Readonly<Record<string, (question: AskedOf) => readonly [RawReply, Expected] | undefined>> = {
  right: ({ key, right }) => [accept({ [key]: right }), 'created'],
  'missing field': ({ key, required }) => [accept({}), required ? new RegExp(`: ${key} is missing\\.`) : 'created'],
  'no content': ({ key }) => [{ result: { action: 'accept' } }, new RegExp(`: it has no content, so ${key} is missing\\.`)],
  'wrong type': ({ key, kind }) => [
    accept({ [key]: kind === 'yes_no' ? 'true' : 42 }),
    new RegExp(`: ${key} must be (string|boolean|array)\\.`),
  ],
  'the text "false"': ({ key, kind }) =>
    kind === 'yes_no' ? [accept({ [key]: 'false' }), new RegExp(`: ${key} must be boolean\\.`)] : undefined,
  'value not offered': ({ key, kind }) => {
    if (kind === 'choice') return [accept({ [key]: 'nowhere' }), /: \w+ is not one of the options offered\./];
    return kind === 'choices' ? [accept({ [key]: ['nothing'] }), /: \w+ is not one of the options offered\./] : undefined;
  },
  empty: ({ key, kind, required }) => {
    if (kind === 'choices') return [accept({ [key]: [] }), 'created'];
    if (kind === 'blank_text') return [accept({ [key]: '' }), 'created'];
    if (kind === 'text') return [accept({ [key]: '' }), required ? /: \w+ must NOT have fewer than 1 characters\./ : 'created'];
    return undefined;
  },
  whitespace: ({ key, kind, required }) => {
    if (kind === 'blank_text') return [accept({ [key]: ' \t' }), 'created'];
    return kind === 'text' ? [accept({ [key]: ' \t' }), required ? /: \w+ is empty\./ : 'created'] : undefined;
  },
  decline: ({ required }) => [{ result: { action: 'decline', content: { leftover: 7 } } }, required ? 'cancelled' : 'created'],
  cancel: () => [{ result: { action: 'cancel', content: { leftover: 7 } } }, 'cancelled'],
  'unknown action word': () => [
    { result: { action: 'reject' } },
    /: (it cannot be read|its action is none of accept, decline and cancel)\./,
  ],
  'unreadable answer': ({ key }) => [
    { result: { action: 'accept', content: { [key]: { nested: 1 } } } },
    /: (it cannot be read|\w+ must be \w+)\./,
  ],
};

/** Answers every question rightly but one. */
const replies =
  (wizard: WizardCase, at: string, reply: RawReply) =>
  (key: string): RawReply => {
    if (key === at) return reply;
    const question = wizard.questions.find(one => one.key === key);
    return accept({ [key]: question?.right });
  };

function expectOutcome(wizard: WizardCase, expected: Expected, result: WireResult | undefined, writes: readonly string[]): void {
  if (!result) throw new Error('no answer');
  if (expected === 'created') {
    expect(result.isError, textOf(result)).toBeUndefined();
    expect(writes).toEqual([wizard.write]);
    return;
  }
  expect(writes).toEqual([]);
  expect(result.isError).toBe(true);
  expect(result.structuredContent).toBeUndefined();
  if (expected === 'cancelled') expect(textOf(result)).toBe(`${wizard.undertaking} cancelled by user.`);
  else {
    expect(textOf(result)).toMatch(/^The client's answer to "\w+" does not fit the question/);
    expect(textOf(result)).toMatch(expected);
    expect(textOf(result)).not.toContain('cancelled');
  }
}

describe.each(CHANNELS)('over %s', channel => {
  describe.each(WIZARDS)('$id', wizard => {
    const args = { action: `interactive.${wizard.id}`, params: wizard.params };
    const cases = wizard.questions.flatMap(question =>
      Object.entries(WAYS).flatMap(([way, make]) => {
        const made = make(question);
        return made ? [[question.key, way, ...made] as const] : [];
      }),
    );

    it.each(cases)('%s: %s', async (key, _way, reply, expected) => {
      const { result, writes, keys } = await rawCall({ channel, args, reply: replies(wizard, key, reply) });
      expectOutcome(wizard, expected, result, writes);
      if (expected !== 'created') expect(keys.at(-1)).toBe(key);
    });

    it.each(wizard.questions.map(({ key }) => key))('writes nothing when the client leaves at %s', async key => {
      const { result, writes } = await rawCall({ channel, args, reply: replies(wizard, key, 'leave') });
      expect([result, writes]).toEqual([undefined, []]);
    });

    it('takes a no to the last question for a cancellation', async () => {
      const { result, writes } = await rawCall({ channel, args, reply: replies(wizard, 'confirm', accept({ confirm: false })) });
      expectOutcome(wizard, 'cancelled', result, writes);
    });
  });
});

describe('what one channel has alone', () => {
  const [wizard] = WIZARDS;
  if (!wizard) throw new Error('no wizard');
  const args = { action: 'interactive.issue_create', params: demo };
  const keys = wizard.questions.map(({ key }) => key);

  it.each(keys)('an error of an older client at %s is the client’s fault', async key => {
    const reply = replies(wizard, key, { error: { code: -32603, message: 'glpat-secret in a stack trace' } });
    const { result, writes } = await rawCall({ channel: 'push', args, reply });
    expectOutcome(wizard, /: the client failed with the error -32603\./, result, writes);
    expect(textOf(result as WireResult)).not.toContain('glpat');
  });

  it.each(keys)('an older client that never answers %s runs out of time', async key => {
    const serving = serveElicitation({ timeoutMs: 25 });
    const { result, writes } = await rawCall({ channel: 'push', args, serving, reply: replies(wizard, key, 'silence') });
    expect(writes).toEqual([]);
    expect(result?.isError).toBe(true);
    expect(textOf(result as WireResult)).toBe(
      'Issue creation ended without an answer from the user in time; nothing was changed in GitLab. Call it again to ask again.',
    );
  });

  it('answers that come after the state has expired are asked again from the first question', async () => {
    const serving = serveElicitation({ ttlSeconds: -1 });
    let rounds = 0;
    const reply = (key: string): RawReply => {
      rounds += 1;
      return rounds < 4 ? replies(wizard, '', 'silence')(key) : 'leave';
    };
    const outcome = await rawCall({ channel: 'rounds', args, serving, reply });
    expect(outcome.keys).toEqual(['title', 'title', 'title', 'title']);
    expect(outcome.writes).toEqual([]);
  });

  it('an answer in a round that is no object ends the call on that round', async () => {
    for (const bare of [42, 'yes', ['accept'], { method: 'elicitation/create', result: { action: 'accept' } }]) {
      const { result, keys: asked } = await rawCall({ channel: 'rounds', args, reply: replies(wizard, 'title', { result: bare }) });
      expect(asked).toEqual(['title']);
      expect(textOf(result as WireResult)).toContain('does not fit the question: it cannot be read.');
    }
  });

  it('a round without an answer asks the same question again', async () => {
    let silences = 0;
    const reply = (key: string): RawReply => {
      if (key !== 'title' || silences === 2) return replies(wizard, '', 'silence')(key);
      silences += 1;
      return 'silence';
    };
    const { result, keys: asked } = await rawCall({ channel: 'rounds', args, reply });
    expect(asked).toEqual(['title', 'title', ...keys]);
    expect(result?.isError).toBeUndefined();
  });
});
