/**
 * One conversation of one call, over either channel: a question is put, and what comes of it is an answer, an ending, or a
 * result that carries the question away. Owns the order of the checks; the flow above does not know which channel it is on.
 */
import { randomUUID } from 'node:crypto';
import type { Call } from '../call/call.ts';
import type { ElicitWire } from '../call/elicit-wire.ts';
import { readReply } from './answers.ts';
import { canLink, formSchema } from './form-schema.ts';
import type { Answer, Ending } from './outcomes.ts';
import type { Question } from './questions.ts';
import { digestOf, type FlowState, type KeptAnswer, LONGEST_PAYLOAD, stateOf } from './state.ts';

/** The question as it leaves with the result of the call. */
export interface Asked {
  readonly kind: 'asked';
  readonly result: Readonly<Record<string, unknown>>;
}

export interface Dialogue {
  /** Negotiated protocol revision. */
  readonly revision: string;
  readonly put: (question: Question) => Promise<Answer | Ending | Asked>;
  /** What `load` found, looked up once for the whole conversation, however many rounds it takes. */
  readonly remember: <T>(name: string, load: () => Promise<T>) => Promise<T>;
  /** Uses the conversation up; false when that has happened before. */
  readonly spend: () => Promise<boolean>;
}

/** What a conversation is about: it is taken up again only for the same action with the same input. */
export interface Subject {
  readonly action: string;
  /** Normalised arguments without `confirm`. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** Whether this call's client can be asked a question of this mode; why not, otherwise. Nothing is sent. */
export function refusalToAsk(call: Call, mode: Question['mode']): Ending | undefined {
  const wire = call.elicit;
  if (!wire || wire.channel === 'none') return { kind: 'no_channel' };
  const declared = call.client.capabilities['elicitation'];
  if (typeof declared !== 'object' || declared === null) return { kind: 'not_supported' };
  // Forms are what a bare declaration means.
  const offersForm = 'form' in declared || !('url' in declared);
  const offersLink = 'url' in declared && canLink(wire.revision);
  return (mode === 'form' ? offersForm : offersLink) ? undefined : { kind: 'mode_not_supported', mode };
}

/** Opens the conversation of a call, or takes it up where its state left it. */
export function openDialogue(call: Call, subject: Subject): Dialogue {
  const wire = call.elicit;
  const channel = wire?.channel === 'rounds' ? roundsOf(wire, call, subject) : wire?.channel === 'push' ? pushOf(wire, call) : unavailable;
  return { ...channel, put: async question => refusalToAsk(call, question.mode) ?? channel.put(question) };
}

const unavailable: Dialogue = {
  revision: '',
  put: async () => ({ kind: 'no_channel' }),
  remember: (_name, load) => load(),
  spend: async () => true,
};

/** A question in the words of a revision. */
function render(question: Question, revision: string) {
  if (question.mode === 'url') return { params: { mode: 'url', message: question.message, url: question.url }, schema: undefined };
  const schema = formSchema(question, revision);
  return { params: { mode: 'form', message: question.message, requestedSchema: schema }, schema };
}

/** 2025-11-25 and earlier: the server asks while the call waits. */
function pushOf(wire: ElicitWire, call: Call): Dialogue {
  const facts = new Map<string, unknown>();
  return {
    revision: wire.revision,
    put: async question => {
      const { params, schema } = render(question, wire.revision);
      const elicitationId = question.mode === 'url' ? { elicitationId: randomUUID() } : {};
      const reply = await wire.push({ ...params, ...elicitationId });
      call.signal.throwIfAborted();
      switch (reply.kind) {
        case 'result':
          return readReply(question, reply.result, schema);
        case 'unreadable':
          return { kind: 'malformed', key: question.key, why: 'it cannot be read' };
        case 'failed':
          return { kind: 'malformed', key: question.key, why: `the client failed with the error ${reply.code}` };
        default:
          return reply;
      }
    },
    remember: (name, load) => rememberIn(facts, name, load),
    spend: async () => true,
  };
}

/** 2026-07-28: the question leaves with the result, and the call comes back with the answer. */
function roundsOf(wire: ElicitWire, call: Call, { action, input }: Subject): Dialogue {
  const binding = { action, digest: digestOf(input), fingerprint: call.caller.fingerprint };
  const held = stateOf(wire.round.state, binding);
  const nonce = held?.nonce ?? randomUUID();
  const answers = new Map<string, KeptAnswer>(Object.entries(held?.answers ?? {}));
  const facts = new Map<string, unknown>(Object.entries(held?.facts ?? {}));
  // Answers that come without a state of ours, or to a question that is not open, are never read.
  const isOpen = (key: string, shown: string): boolean => held?.open.key === key && held.open.shown === shown;
  let isAnswered = false;

  const ask = async (key: string, shown: string, params: Readonly<Record<string, unknown>>): Promise<Asked | Ending> => {
    const state: FlowState = {
      ...binding,
      nonce,
      answers: Object.fromEntries(answers),
      facts: Object.fromEntries(facts),
      open: { key, shown },
    };
    if (JSON.stringify(state).length > LONGEST_PAYLOAD) return { kind: 'too_long' };
    const inputRequests = { [key]: { method: 'elicitation/create', params } };
    return { kind: 'asked', result: { resultType: 'input_required', inputRequests, requestState: await wire.mint(state) } };
  };

  return {
    revision: wire.revision,
    put: async question => {
      const { key } = question;
      const { params, schema } = render(question, wire.revision);
      const shown = digestOf(params);
      const kept = answers.get(key);
      if (kept?.shown === shown) return kept.content === null ? { kind: 'declined' } : { kind: 'answered', content: kept.content };
      const { responses, unreadable } = wire.round;
      if (isAnswered || !isOpen(key, shown)) return ask(key, shown, params);
      if (unreadable.includes(key)) return { kind: 'malformed', key, why: 'it cannot be read' };
      if (!Object.hasOwn(responses, key)) return ask(key, shown, params);
      isAnswered = true;
      const outcome = await readReply(question, responses[key], schema);
      if (outcome.kind === 'answered') answers.set(key, { shown, content: outcome.content });
      else if (outcome.kind === 'declined') answers.set(key, { shown, content: null });
      return outcome;
    },
    remember: (name, load) => rememberIn(facts, name, load),
    spend: () => wire.spend(nonce),
  };
}

async function rememberIn<T>(facts: Map<string, unknown>, name: string, load: () => Promise<T>): Promise<T> {
  if (!facts.has(name)) facts.set(name, await load());
  return facts.get(name) as T; // a name belongs to one kind of fact
}
