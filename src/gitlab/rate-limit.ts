/**
 * A token bucket in front of one instance: at most `burst` requests at once, `rps` a second after that. It owns the pace of
 * our own requests; what GitLab says of its limits is `retry.ts`'s business.
 */
import type { Clock } from './clock.ts';

export interface RateLimit {
  /** Requests a second, on average. */
  readonly rps: number;
  /** Requests that may leave at once. */
  readonly burst: number;
}

/** Returns a function that resolves when the next request may leave, in the order of asking. */
export function createBucket(limit: RateLimit, clock: Clock): (signal: AbortSignal) => Promise<void> {
  const interval = 1000 / limit.rps;
  const allowance = interval * (Math.max(1, limit.burst) - 1);
  // The moment at which the bucket would be full again; every request moves it on by one interval.
  let full = Number.NEGATIVE_INFINITY;
  return async signal => {
    const now = clock.now();
    const start = Math.max(full, now);
    full = start + interval;
    const wait = start - allowance - now;
    if (wait <= 0) return;
    try {
      await clock.sleep(wait, signal);
    } catch (reason) {
      full -= interval; // a cancelled request gives its place back
      throw reason;
    }
  };
}
