/**
 * What travels with a client between the rounds of a call, signed and not secret: answers so far, the question that is open,
 * and what they belong to. Owns the signature, the life of a state and its binding; a state of another call is no state.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createRequestStateCodec, type ServerContext } from '@modelcontextprotocol/server';
import type { Content } from './outcomes.ts';

/** Seconds a state is accepted. */
export const STATE_TTL = 600;

/** Bytes of the shortest shared key. */
export const SHORTEST_KEY = 32;

/** Characters of the longest payload: what a client has to send back, and a server to hold, stays small. */
export const LONGEST_PAYLOAD = 262_144;

/** What a state is bound to. */
export interface Binding {
  readonly action: string;
  /** Of the normalised arguments, without `confirm`. */
  readonly digest: string;
  /** Of instance and credential. */
  readonly fingerprint: string;
}

export interface KeptAnswer {
  /** Hash of the question as it was shown: one that reads differently now is asked again. */
  readonly shown: string;
  /** Null for a question that was declined. */
  readonly content: Content | null;
}

export interface FlowState extends Binding {
  readonly nonce: string;
  readonly answers: Readonly<Record<string, KeptAnswer>>;
  /** Facts that the flow looked up and must not change between rounds: the options offered. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly open: { readonly key: string; readonly shown: string };
}

export interface StateKeeper {
  readonly mint: (payload: unknown) => Promise<string>;
  /** The payload; undefined when it has expired. Throws for anything this key did not sign. */
  readonly verify: (state: string, context: ServerContext) => Promise<unknown>;
}

/** @param key shared between replicas; a process of its own makes one otherwise, and forgets it when it ends */
export function keepStates(key: string | undefined, ttlSeconds: number = STATE_TTL): StateKeeper {
  const codec = createRequestStateCodec({ key: key ?? randomBytes(SHORTEST_KEY), ttlSeconds });
  return {
    mint: payload => codec.mint(payload),
    verify: async (state, context) => {
      try {
        return { payload: await codec.verify(state, context) };
      } catch (error) {
        // The codec names its reasons by these words; an old state is asked again rather than refused.
        if (error instanceof Error && error.message === 'expired') return { payload: undefined };
        throw error;
      }
    },
  };
}

/** Order of keys does not count; everything else does. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  );
}

/** A short fingerprint of JSON data. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)) ?? '')
    .digest('base64url')
    .slice(0, 27);

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The state of this very call; undefined for none, or one that was issued for another. */
export function stateOf(payload: unknown, { action, digest, fingerprint }: Binding): FlowState | undefined {
  if (!isRow(payload) || payload['action'] !== action || payload['digest'] !== digest || payload['fingerprint'] !== fingerprint)
    return undefined;
  return payload as unknown as FlowState; // signed by us, so it is what `mint` was given
}
