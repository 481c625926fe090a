/**
 * What is remembered of a credential between requests, under its fingerprint and never with its token: what GitLab said it may do,
 * its pace and its calls in flight. Bounded and expiring. Nothing here waits for GitLab: facts are read beside the first call.
 */
import type { Caller, View } from '../../call/call.ts';
import { systemClock } from '../../gitlab/clock.ts';
import type { GitlabConnection, Pace } from '../../gitlab/connection.ts';
import { createBucket } from '../../gitlab/rate-limit.ts';
import { type Questions, readTokenFacts, type TokenFacts } from '../../gitlab/token-facts.ts';
import { type Identity, isGitlabCom, narrowedView } from '../identity.ts';
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
  readonly learn: Questions;
  readonly capacity?: number;
  /** Milliseconds for which facts are believed. */
  readonly ttlMs?: number;
  readonly now?: () => number;
}

interface Entry extends KnownCaller {
  /** What is seen until more is known. */
  readonly wide: View;
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
  of({ fingerprint, instance }: Pick<Caller, 'fingerprint' | 'instance'>): KnownCaller {
    const known = this.#entries.get(fingerprint);
    const entry = known ?? this.#newEntry(instance.url);
    if (known) this.#entries.delete(fingerprint);
    this.#entries.set(fingerprint, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.capacity && oldest !== undefined) this.#entries.delete(oldest);
    return entry;
  }

  /** Reads the facts of an identity when they are unknown or old, beside the call that needs no waiting for them. */
  learn({ caller, log }: Identity, connection: GitlabConnection): void {
    const { learn, changes, now, ttlMs } = this.#options;
    const entry = this.#entries.get(caller.fingerprint);
    if (!entry || caller.credential.kind === 'none' || !(learn.tier || learn.authority || learn.version)) return;
    if (entry.freshUntil !== undefined && entry.freshUntil > now()) return;
    entry.freshUntil = now() + ttlMs;
    const signal = AbortSignal.timeout(LEARN_MS);
    readTokenFacts(connection, { credential: caller.credential, signal, pace: entry.pace, log }, learn).then(
      read => {
        const facts = { ...read, tier: entry.wide.tier ?? read.tier };
        if (this.#settle(entry, facts)) changes.announce({ fingerprint: caller.fingerprint, facts });
      },
      () => {
        entry.freshUntil = now() + Math.min(RETRY_MS, ttlMs);
      },
    );
  }

  #newEntry(url: string): Entry {
    const { rate } = this.#options;
    const wide = this.#wideView(url);
    return {
      wide,
      view: wide,
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
    const view = this.#viewFor(entry.wide, facts);
    if (view.key === entry.view.key) return false;
    entry.view = view;
    return true;
  }

  /** What everybody sees of an instance; the sandbox is none that GitLab's own actions could be missing from. */
  #wideView(url: string): View {
    const { view, learn } = this.#options;
    if (!learn.version) return view;
    return this.#shared(narrowedView(view, { tier: view.tier, isGitlabCom: isGitlabCom(url) }));
  }

  #viewFor(wide: View, { tier, scopes, version, tokenKind, grant }: TokenFacts): View {
    return this.#shared(narrowedView(wide, { tier, scopes: scopes && [...scopes].sort(), version, tokenKind, grant }));
  }

  #shared(made: View): View {
    const known = this.#views.get(made.key);
    if (known) return known;
    if (this.#views.size > 1000) this.#views.clear(); // combinations of facts are few; a flood of made-up ones is dropped
    this.#views.set(made.key, made);
    return made;
  }
}
