/**
 * The time that one request has, from its sending to the last byte of its answer, joined with the caller's own signal. It bounds
 * the whole: an answer that keeps dripping never trips a limit between two of its bytes.
 */

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

export interface Deadline {
  /** Aborts with the caller's reason, or with a `DeadlineError` when the time is over. */
  readonly signal: AbortSignal;
  /** Starts the time, or starts it anew; 0 sets no limit. */
  start(ms: number): void;
  /** Lets go of the timer and of the caller's signal. */
  end(): void;
}

/** Nothing runs before `start`; a deadline that is not ended holds on to its caller. */
export function openDeadline(caller: AbortSignal): Deadline {
  const own = new AbortController();
  const follow = (): void => own.abort(caller.reason);
  let timer: NodeJS.Timeout | undefined;
  if (caller.aborted) follow();
  else caller.addEventListener('abort', follow, { once: true });
  return {
    signal: own.signal,
    start(ms) {
      clearTimeout(timer);
      timer = undefined;
      if (ms <= 0 || ms > LONGEST_MS || own.signal.aborted) return;
      timer = setTimeout(() => own.abort(new DeadlineError(ms)), ms);
    },
    end() {
      clearTimeout(timer);
      caller.removeEventListener('abort', follow);
    },
  };
}
