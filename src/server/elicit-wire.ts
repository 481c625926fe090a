/**
 * How a question and its answer travel, in the SDK's terms: requests of our own to older clients, signed rounds for 2026-07-28.
 * Owns the reading of the SDK's errors and what a process keeps between rounds; not what is asked.
 */
import {
  ProtocolError,
  SdkError,
  SdkErrorCode,
  type Server,
  type ServerContext,
  type ServerOptions,
  UrlElicitationRequiredError,
} from '@modelcontextprotocol/server';
import type { Era } from '../call/call.ts';
import type { ElicitWire, PushReply } from '../call/elicit-wire.ts';
import type { LinkNeed } from '../elicitation/link-required.ts';
import { rememberInProcess, type SpentNonces } from '../elicitation/spent-nonces.ts';
import type { StateKeeper } from '../elicitation/state.ts';
import { type LinkWatch, watchLinks } from './link-watch.ts';

/** Seconds that a state lives and that an older client has for an answer. */
const PATIENCE = 600;

/** What a process keeps for the questions of all its calls. */
export interface ElicitServing {
  readonly keeper: () => Promise<StateKeeper>;
  readonly nonces: SpentNonces;
  /** Milliseconds a person has for one question on 2025-11-25 and earlier. */
  readonly timeoutMs: number;
  /** Whether a request of ours reaches an older client: not where nothing outlives its call. */
  readonly pushes: boolean;
  readonly watch: LinkWatch;
}

export interface ElicitOptions {
  /** Shared by replicas that shall take up each other's conversations. */
  readonly stateKey?: string | undefined;
  readonly pushes?: boolean;
  readonly nonces?: SpentNonces;
  readonly timeoutMs?: number;
  readonly ttlSeconds?: number;
  readonly watch?: LinkWatch;
}

/** Nothing is loaded and no key is made before the first state is. */
export function serveElicitation(options: ElicitOptions = {}): ElicitServing {
  const { stateKey, pushes = true, timeoutMs = PATIENCE * 1000, ttlSeconds = PATIENCE } = options;
  let keeper: Promise<StateKeeper> | undefined;
  return {
    keeper: () => (keeper ??= import('../elicitation/state.ts').then(({ keepStates }) => keepStates(stateKey, ttlSeconds))),
    nonces: options.nonces ?? rememberInProcess({ ttlMs: ttlSeconds * 1000 }),
    timeoutMs,
    pushes,
    watch: options.watch ?? watchLinks(),
  };
}

/** The hook by which the SDK refuses, before any handler runs, a state that this server did not sign. */
export const verifyState = (serving: ElicitServing): NonNullable<ServerOptions['requestState']> => ({
  verify: async (state, ctx) => (await serving.keeper()).verify(state, ctx),
});

export interface WireParts {
  readonly server: Server;
  readonly ctx: ServerContext;
  readonly era: Era;
  readonly serving: ElicitServing;
}

export function elicitWireOf({ server, ctx, era, serving }: WireParts): ElicitWire {
  const { mcpReq } = ctx;
  // Not related to the request: by the time a link is finished, the call that named it has long been answered.
  const notifyComplete = async (elicitationId: string): Promise<void> => {
    if (era === 'legacy') await server.createElicitationCompletionNotifier(elicitationId)();
  };
  return {
    channel: era === 'modern' ? 'rounds' : serving.pushes ? 'push' : 'none',
    revision: server.getNegotiatedProtocolVersion() ?? (era === 'modern' ? '2026-07-28' : '2025-06-18'),
    push: params => push(params, { server, ctx, timeoutMs: serving.timeoutMs }),
    notifyComplete,
    watchLink: (url, isDone) => serving.watch({ connection: server, url, isDone, notify: notifyComplete }),
    round: {
      state: mcpReq.requestState<{ readonly payload: unknown }>()?.payload,
      responses: mcpReq.inputResponses ?? {},
      unreadable: mcpReq.droppedInputResponseKeys ?? [],
    },
    mint: async payload => (await serving.keeper()).mint(payload),
    spend: nonce => serving.nonces.spend(nonce),
  };
}

interface PushParts {
  readonly server: Server;
  readonly ctx: ServerContext;
  readonly timeoutMs: number;
}

async function push(params: Readonly<Record<string, unknown>>, { ctx, timeoutMs }: PushParts): Promise<PushReply> {
  const { signal } = ctx.mcpReq;
  try {
    // The layer above builds these; the SDK's type for them spells every kind of field out.
    const result = await ctx.mcpReq.elicitInput(params as unknown as Parameters<ServerContext['mcpReq']['elicitInput']>[0], {
      timeout: timeoutMs,
      maxTotalTimeout: timeoutMs,
      signal,
      relatedRequestId: ctx.mcpReq.id, // over HTTP the question travels in the answer to the call, the one stream that surely exists
    });
    return { kind: 'result', result };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SdkError) {
      if (error.code === SdkErrorCode.InvalidResult) return { kind: 'unreadable' };
      if (error.code === SdkErrorCode.RequestTimeout) return { kind: 'timed_out' };
      return { kind: 'no_channel' };
    }
    if (error instanceof ProtocolError) return { kind: 'failed', code: error.code };
    throw error;
  }
}

/** The error by which a client of 2025-11-25 learns that a call waits for a link to be opened. */
export const linkRequired = ({ elicitationId, message, url }: LinkNeed): UrlElicitationRequiredError =>
  new UrlElicitationRequiredError([{ mode: 'url', elicitationId, message, url }], message);
