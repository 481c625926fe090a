/**
 * What is remembered of a credential between requests, under its fingerprint and never with its token: what GitLab said it may do,
 * its pace and its calls in flight. Bounded and expiring. Nothing here waits for GitLab: facts are read beside the first call.
 */
import type { View } from '../../call/call.ts';
import { systemClock } from '../../gitlab/clock.ts';
import type { GitlabConnection, Pace } from '../../gitlab/connection.ts';
import { createBucket } from '../../gitlab/rate-limit.ts';
import { readTokenFacts, type TokenFacts } from '../../gitlab/token-facts.ts';
import type { Identity } from '../identity.ts';
import { narrowedView } from '../identity.ts';
import type { ChangeBus } from './change-bus.ts';
import { type Counter, limitRate, type Rate, type RateLimiter } from './limits.ts';

export interface KnownCaller extends Counter {
  readonly streams: Counter;
  readonly view: View;
  readonly pace: Pace | undefined;
  readonly limiter: RateLimiter | undefined;
}

export interface CallersOptions {
  /** What everybody sees until more is known. */
  readonly view: View;
  readonly rate: Rate | undefined;
  readonly changes: ChangeBus;
  /** What is to be found out; nothing for the sandbox, whose token means nothing. */
  readonly learn: { readonly tier: boolean; readonly scopes: boolean };
  readonly capacity?: number;
  /** Milliseconds for which facts are believed. */
  readonly ttlMs?: number;
  readonly now?: () => number;
}

interface Entry extends KnownCaller {
  view: View;
  inFlight: number;
  /** When the facts are to be read again; undefined while nobody has asked. */
  freshUntil: number | undefined;
}

/** Milliseconds for the requests that read the facts. */
const LEARN_MS = 10_000;

/** Milliseconds until facts are read again after GitLab could not be asked; until then the old ones stand. */
const RETRY_MS = 30_000;

export class Callers {
  readonly #options: Required<CallersOptions>;
  readonly #entries = new Map<string, Entry>();
  /** Equal views are one object, so that what is built for one is there for all. */
  readonly #views = new Map<string, View>();

  constructor(options: CallersOptions) {
    this.#options = { capacity: 10_000, ttlMs: 300_000, now: () => performance.now(), ...options };
    options.changes.onChange(({ fingerprint, facts }) => {
      const entry = this.#entries.get(fingerprint);
      if (entry) this.#settle(entry, facts);
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What is known of a credential. The one that was asked for longest ago makes room. */
  of(fingerprint: string): KnownCaller {
    const known = this.#entries.get(fingerprint);
    const entry = known ?? this.#newEntry();
    if (known) this.#entries.delete(fingerprint);
    this.#entries.set(fingerprint, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.capacity && oldest !== undefined) this.#entries.delete(oldest);
    return entry;
  }

  /** Reads the facts of an identity when they are unknown or old, beside the call that needs no waiting for them. */
  learn({ caller, log }: Identity, connection: GitlabConnection): void {
    const { learn, view, changes, now, ttlMs } = this.#options;
    const entry = this.#entries.get(caller.fingerprint);
    if (!entry || caller.credential.kind === 'none' || !(learn.tier || learn.scopes)) return;
    if (entry.freshUntil !== undefined && entry.freshUntil > now()) return;
    entry.freshUntil = now() + ttlMs;
    const signal = AbortSignal.timeout(LEARN_MS);
    readTokenFacts(connection, { credential: caller.credential, signal, pace: entry.pace, log }).then(
      read => {
        const facts = { tier: learn.tier ? read.tier : view.tier, scopes: learn.scopes ? read.scopes : view.scopes };
        if (this.#settle(entry, facts)) changes.announce({ fingerprint: caller.fingerprint, facts });
      },
      () => {
        entry.freshUntil = now() + Math.min(RETRY_MS, ttlMs);
      },
    );
  }

  #newEntry(): Entry {
    const { rate, view } = this.#options;
    return {
      view,
      inFlight: 0,
      streams: { inFlight: 0 },
      pace: rate && createBucket(rate, systemClock),
      limiter: rate && limitRate(rate, this.#options.now),
      freshUntil: undefined,
    };
  }

  /** True when the facts changed what the credential sees. */
  #settle(entry: Entry, facts: TokenFacts): boolean {
    entry.freshUntil = this.#options.now() + this.#options.ttlMs;
    const view = this.#viewFor(facts);
    if (view.key === entry.view.key) return false;
    entry.view = view;
    return true;
  }

  #viewFor({ tier, scopes }: TokenFacts): View {
    const name = `${tier ?? ''} ${scopes ? [...scopes].sort().join(' ') : '?'}`;
    const known = this.#views.get(name);
    if (known) return known;
    const made = narrowedView(this.#options.view, { tier, scopes: scopes && [...scopes].sort() });
    const view = made.key === this.#options.view.key ? this.#options.view : made;
    if (this.#views.size > 1000) this.#views.clear(); // combinations of scopes are few; a flood of made-up ones is dropped
    this.#views.set(name, view);
    return view;
  }
}
