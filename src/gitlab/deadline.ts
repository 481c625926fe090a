/**
 * The time that one request has, from its sending to the last byte of its answer, joined with the caller's own signal. It bounds
 * the whole: an answer that keeps dripping never trips a limit between two of its bytes.
 */

import type { StopSignal } from './port.ts';

/** Timers count in 32 bits; a longer limit is none. */
const LONGEST_MS = 2_147_483_647;

/** Named as the platform names a timeout, so that whoever explains faults knows it. */
export class DeadlineError extends Error {
  override readonly name = 'TimeoutError';
  /** Milliseconds that there were. */
  readonly limitMs: number;

  constructor(limitMs: number) {
    super('The time for the request is over.');
    this.limitMs = limitMs;
  }
}

/**
 * Stops with the caller's reason, or with a `DeadlineError` when the time is over. It is the signal of its request too: one of the
 * platform's, made for each request, would cost more than the rest of it. A deadline that is not ended holds on to its caller.
 */
export class Deadline implements StopSignal {
  aborted = false;
  reason: unknown;
  readonly #caller: AbortSignal;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;

  /** No time runs before `start`. */
  constructor(caller: AbortSignal) {
    this.#caller = caller;
    if (caller.aborted) this.#follow();
    else caller.addEventListener('abort', this.#follow, { once: true });
  }

  /** Starts the time, or starts it anew; 0 sets no limit. */
  start(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (ms <= 0 || ms > LONGEST_MS || this.aborted) return;
    this.#timer = setTimeout(() => this.#abort(new DeadlineError(ms)), ms);
  }

  /** Lets go of the timer and of the caller's signal. */
  end(): void {
    clearTimeout(this.#timer);
    this.#caller.removeEventListener('abort', this.#follow);
  }

  addEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  readonly #follow = (): void => this.#abort(this.#caller.reason);

  #abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    const listeners = [...this.#listeners];
    this.#listeners.clear(); // it happens once
    for (const listener of listeners) listener();
  }
}
