/**
 * A client that is no SDK: messages as they are, so that it can answer what no well-behaved client would. One call to its end,
 * on either channel.
 */
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import type { Surface } from '../../src/call/call.ts';
import type { Catalog } from '../../src/execute/catalog.ts';
import { createLogger } from '../../src/log/logger.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { type ElicitServing, serveElicitation } from '../../src/server/elicit-wire.ts';
import { serveLinked } from '../../src/server/linked.ts';
import type { WireResult } from './clients.ts';
import { connectTo, makeIdentity, makeView } from './in-process.ts';
import { type AskedForm, keyOf, sandboxAt, writesOf } from './linked.ts';

export type Channel = 'push' | 'rounds';
export const CHANNELS: readonly Channel[] = ['push', 'rounds'];

/** What comes back for a question: a result as it is, an error of the client, nothing, or the end of the connection. */
export type RawReply =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
  | 'silence'
  | 'leave';

export interface RawCall {
  readonly channel: Channel;
  readonly tool?: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly reply: (key: string, question: AskedForm) => RawReply;
  readonly surface?: Surface;
  readonly env?: Readonly<Record<string, string>>;
  readonly serving?: ElicitServing;
  readonly sandbox?: Sandbox;
  readonly catalog?: Catalog;
  readonly capabilities?: Readonly<Record<string, unknown>>;
  /** Revision that an older client asks for. */
  readonly revision?: string;
}

export interface RawOutcome {
  /** Undefined when the connection ended first. */
  readonly result: WireResult | undefined;
  readonly error: { readonly code: number; readonly message: string } | undefined;
  readonly asked: readonly AskedForm[];
  readonly keys: readonly string[];
  readonly writes: readonly string[];
  readonly sandbox: Sandbox;
  /** Every request that carried the call, as it was sent; the last round can be sent again. */
  readonly sent: readonly Readonly<Record<string, unknown>>[];
}

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

const MODERN = '2026-07-28';
const FORMS = { elicitation: { form: {} } };

/** A connection that takes one message after the other. */
export function openRawLinked(options: Omit<RawCall, 'args' | 'reply'>) {
  const sandbox = options.sandbox ?? sandboxAt();
  const identity = makeIdentity(connectTo(sandbox.url, sandbox.fetch), sandbox.url, makeView(options.surface ?? 'dynamic', options.env));
  const transport = serveLinked({
    identity,
    log: createLogger('silent'),
    roundForCodex: false,
    elicitation: options.serving ?? serveElicitation(),
    ...(options.catalog && { catalog: options.catalog }),
  });
  const inbox: Message[] = [];
  let wake: ((message: Message | undefined) => void) | undefined;
  let isClosed = false;
  transport.onmessage = message => {
    const known = message as Message;
    if (known.id === undefined) return; // notifications answer nothing
    if (wake) wake(known);
    else inbox.push(known);
    wake = undefined;
  };
  transport.onclose = () => {
    isClosed = true;
    wake?.(undefined);
  };
  return {
    sandbox,
    send: (message: Readonly<Record<string, unknown>>) => transport.send({ jsonrpc: '2.0', ...message } as unknown as JSONRPCMessage),
    /** The next request or answer; undefined once the connection is gone. */
    next: (): Promise<Message | undefined> =>
      new Promise(resolve => {
        const first = inbox.shift();
        if (first || isClosed) resolve(first);
        else wake = resolve;
      }),
    close: () => transport.close(),
  };
}

/** One call, from its first message to its result. */
export async function rawCall(call: RawCall): Promise<RawOutcome> {
  const client = openRawLinked(call);
  const { channel, capabilities = FORMS } = call;
  const asked: AskedForm[] = [];
  const sent: Readonly<Record<string, unknown>>[] = [];
  const outcome = (message: Message | undefined): RawOutcome => ({
    result: message?.result as unknown as WireResult | undefined, // what came over the wire; each test looks at it
    error: message?.error,
    asked,
    keys: asked.map(keyOf),
    writes: writesOf(client.sandbox),
    sandbox: client.sandbox,
    sent,
  });
  if (channel === 'push') {
    const clientInfo = { name: 'raw', version: '1' };
    await client.send({
      id: 'init',
      method: 'initialize',
      params: { protocolVersion: call.revision ?? '2025-11-25', capabilities, clientInfo },
    });
    await client.next();
    await client.send({ method: 'notifications/initialized' });
  }
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': MODERN,
    'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  };
  const base = { name: call.tool ?? 'gitlab_execute_action', arguments: call.args, ...(channel === 'rounds' && { _meta: envelope }) };
  let params: Readonly<Record<string, unknown>> = base;
  for (let id = 1; id < 40; id += 1) {
    if (channel === 'rounds' || id === 1) {
      sent.push(params);
      await client.send({ id, method: 'tools/call', params });
    }
    const message = await client.next();
    const open = openQuestion(message);
    if (!message || !open) {
      await client.close();
      return outcome(message);
    }
    asked.push(open.question);
    const reply = call.reply(open.key, open.question);
    if (reply === 'leave') {
      await client.close();
      return outcome(undefined);
    }
    if (channel === 'push') {
      if (reply !== 'silence') await client.send({ id: message.id, ...reply });
    } else {
      const answered = typeof reply === 'object' && 'result' in reply ? { inputResponses: { [open.key]: reply.result } } : {};
      params = { ...base, requestState: open.state, ...answered };
    }
  }
  throw new Error('the call asks for ever');
}

/** The question in a message: a request of the server, or a result that asks. */
export function openQuestion(
  message: Message | undefined,
): { readonly key: string; readonly question: AskedForm; readonly state?: string } | undefined {
  if (message?.method === 'elicitation/create') {
    const question = message.params as AskedForm;
    return { key: keyOf(question), question };
  }
  if (message?.result?.['resultType'] !== 'input_required') return undefined;
  const requests = message.result['inputRequests'] as Readonly<Record<string, { readonly params: AskedForm }>>;
  const [first] = Object.entries(requests);
  return first && { key: first[0], question: first[1].params, state: String(message.result['requestState']) };
}
