/**
 * How much is let in at once: a rate for each credential and a ceiling on calls in flight, for all and for one. Owns the sentences
 * of those refusals; how fast GitLab is asked is the client's own pace.
 */
import { CODE, HttpRefusal } from './refusal.ts';

export interface Rate {
  /** Requests a second, on average. */
  readonly rps: number;
  /** Requests that may come at once. */
  readonly burst: number;
}

/** Seconds until the next request may come; 0 takes it. */
export type RateLimiter = () => number;

/** A bucket that fills at the rate and never holds more than the burst. */
export function limitRate({ rps, burst }: Rate, now: () => number = () => performance.now()): RateLimiter {
  const most = Math.max(1, burst);
  let tokens = most;
  let last = now();
  return () => {
    const time = now();
    tokens = Math.min(most, tokens + ((time - last) / 1000) * rps);
    last = time;
    if (tokens < 1) return (1 - tokens) / rps;
    tokens -= 1;
    return 0;
  };
}

export function rateRefusal(seconds: number): HttpRefusal {
  const wait = Math.max(1, Math.ceil(seconds));
  return new HttpRefusal(`Too many requests with this credential. Try again in ${wait} s.`, {
    status: 429,
    code: CODE.refused,
    reason: 'rate_limit',
    headers: { 'retry-after': String(wait) },
    data: { retryAfterSeconds: wait },
  });
}

export interface Ceiling {
  /** Calls in flight of everybody. */
  readonly all: number;
  /** Calls in flight of one credential, so that none shuts the others out. */
  readonly each: number;
}

export const CEILING: Ceiling = { all: 512, each: 128 };

/** What counts calls: one for everybody and one for each credential. */
export interface Counter {
  inFlight: number;
}

/** Takes a place for a call; the answer gives it back. @throws HttpRefusal when there is none */
export function takePlace(total: Counter, own: Counter, ceiling: Ceiling): () => void {
  if (total.inFlight >= ceiling.all || own.inFlight >= ceiling.each) {
    throw new HttpRefusal('This server works on as many calls as it takes at once. Try again in a moment.', {
      status: 503,
      code: CODE.refused,
      reason: 'busy',
      headers: { 'retry-after': '1' },
      data: { retryAfterSeconds: 1 },
    });
  }
  total.inFlight += 1;
  own.inFlight += 1;
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    total.inFlight -= 1;
    own.inFlight -= 1;
  };
}
