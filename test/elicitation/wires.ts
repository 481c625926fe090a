/** Both channels without a server: an older client that is asked, and a newer one that carries rounds back. */
import type { ServerContext } from '@modelcontextprotocol/server';
import type { Call } from '../../src/call/call.ts';
import type { ElicitWire, PushReply } from '../../src/call/elicit-wire.ts';
import { type Asked, type Dialogue, openDialogue, type Subject } from '../../src/elicitation/dialogue.ts';
import { type Flow, type FlowResult, runFlow } from '../../src/elicitation/flow.ts';
import { rememberInProcess, type SpentNonces } from '../../src/elicitation/spent-nonces.ts';
import { keepStates, type StateKeeper } from '../../src/elicitation/state.ts';
import { makeCall } from '../execute/stub.ts';

export interface Question {
  readonly key: string;
  readonly message: string;
  readonly requestedSchema?: {
    readonly properties: Readonly<Record<string, Record<string, unknown>>>;
    readonly required?: readonly string[];
  };
  readonly mode?: string;
  readonly url?: string;
}

/** What a client answers, by question key; a list is used up one by one, its last answer for ever. */
export type Script = Readonly<Record<string, unknown>>;

export const SUBJECT: Subject = { action: 'interactive.issue_create', input: { project_id: 'demo/app' } };
export const FORMS = { elicitation: { form: {} } };

/** The codec reads nothing of its context. */
const noContext = {} as ServerContext;

export const silentWire: ElicitWire = {
  channel: 'none',
  revision: '2026-07-28',
  push: async () => ({ kind: 'no_channel' }),
  notifyComplete: async () => undefined,
  watchLink: () => 'watched',
  round: { state: undefined, responses: {}, unreadable: [] },
  mint: async () => '',
  spend: async () => true,
};

export function callWith(wire: Partial<ElicitWire>, more: Partial<Call> = {}): Call {
  return makeCall({ client: { name: 'test', version: '1', capabilities: FORMS }, ...more, elicit: { ...silentWire, ...wire } });
}

/** An older client: replies in order, and what it was asked. */
export function pushCall(
  replies: readonly PushReply[],
  more: Partial<Call> = {},
): { readonly call: Call; readonly asked: Record<string, unknown>[] } {
  const asked: Record<string, unknown>[] = [];
  const push = async (params: Readonly<Record<string, unknown>>): Promise<PushReply> => {
    asked.push({ ...params });
    return replies[asked.length - 1] ?? { kind: 'timed_out' };
  };
  return { call: callWith({ channel: 'push', revision: '2025-11-25', push }, more), asked };
}

export interface RoundsOptions {
  readonly keeper?: StateKeeper;
  readonly nonces?: SpentNonces;
  readonly subject?: Subject;
  readonly call?: Partial<Call>;
  readonly revision?: string;
}

/** One round: the call with the state and answers that a client sends back. */
export function roundsClient(options: RoundsOptions = {}) {
  const keeper = options.keeper ?? keepStates(undefined);
  const nonces = options.nonces ?? rememberInProcess({ ttlMs: 600_000 });
  const round = async (
    state: string | undefined,
    responses: Readonly<Record<string, unknown>> = {},
    more: { readonly unreadable?: readonly string[]; readonly subject?: Subject; readonly call?: Partial<Call> } = {},
  ): Promise<Dialogue> => {
    const verified = state === undefined ? undefined : ((await keeper.verify(state, noContext)) as { payload: unknown }).payload;
    const call = callWith(
      {
        channel: 'rounds',
        revision: options.revision ?? '2026-07-28',
        round: { state: verified, responses, unreadable: more.unreadable ?? [] },
        mint: keeper.mint,
        spend: nonces.spend,
      },
      { ...options.call, ...more.call },
    );
    return openDialogue(call, more.subject ?? options.subject ?? SUBJECT);
  };
  return { round, keeper };
}

/** The open question of a result that asks. */
export function openQuestion({ result }: Asked): Question & { readonly state: string } {
  const requests = result['inputRequests'] as Record<string, { params: Omit<Question, 'key'> }>;
  const [[key, request] = ['', { params: { message: '' } }]] = Object.entries(requests);
  return { key, ...request.params, state: String(result['requestState']) };
}

/** Runs a flow to its end the way a newer client does, and tells what was asked. */
export async function runRounds<T>(flow: (dialogue: Dialogue) => Flow<T>, script: Script, options: RoundsOptions = {}) {
  const { round } = roundsClient(options);
  const asked: Question[] = [];
  const used = new Map<string, number>();
  let state: string | undefined;
  let responses: Record<string, unknown> = {};
  for (let count = 0; count < 20; count += 1) {
    const dialogue = await round(state, responses);
    const result: FlowResult<T> = await runFlow(flow(dialogue), dialogue);
    if (result.kind !== 'asked') return { result, asked };
    const question = openQuestion(result);
    asked.push(question);
    state = question.state;
    const answers = script[question.key];
    const place = used.get(question.key) ?? 0;
    used.set(question.key, place + 1);
    responses = { [question.key]: Array.isArray(answers) ? answers[Math.min(place, answers.length - 1)] : answers };
  }
  throw new Error('the flow asks for ever');
}

/** The same with an older client. */
export async function runPush<T>(flow: (dialogue: Dialogue) => Flow<T>, script: Script) {
  const asked: Question[] = [];
  const push = async (params: Readonly<Record<string, unknown>>): Promise<PushReply> => {
    const question = params as unknown as Omit<Question, 'key'>;
    const key = Object.keys(question.requestedSchema?.properties ?? {})[0] ?? 'link';
    asked.push({ ...question, key });
    return { kind: 'result', result: script[key] };
  };
  const dialogue = openDialogue(callWith({ channel: 'push', revision: '2025-11-25', push }), SUBJECT);
  return { result: await runFlow(flow(dialogue), dialogue), asked };
}
