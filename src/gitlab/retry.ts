/**
 * When a request is sent again, and after how long.
 *
 * - 429: any request but an upload, since GitLab says that it did nothing; after the time it asks for.
 * - 502, 503, 504 or a connection that breaks: a read, a GraphQL query, and a write that the catalog marks `retry: true`
 *   (GitLab documents that repeating it does no harm). Any other write is not repeated: it may have been carried out.
 * - Anything else, a time-out included: never.
 *
 * At most three tries, and at most 30 seconds of waiting a call. Owns these limits; sends nothing itself.
 */
import type { CatalogError } from '../call/error.ts';
import type { Clock } from './clock.ts';

/** Tries a request gets, the first included. */
export const MAX_TRIES = 3;
/** Milliseconds that one call may spend on waiting between its tries. */
export const MAX_WAIT_MS = 30_000;

const BASE_MS = 500;
const PASSING = new Set([502, 503, 504]);

type Header = (name: string) => string | null;

export interface Failure {
  readonly error: CatalogError;
  /** Of the answer that failed; absent when there was none. */
  readonly header: Header | undefined;
}

/** A number as a careless proxy may write it: with a sign, decimals or an exponent. */
const NUMBER = /^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i;
/** The forms of a date in a header begin with the day of the week. */
const DATE = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;

/**
 * Milliseconds GitLab asks to wait (`Retry-After`, else `RateLimit-Reset` of a 429), never fewer than 0 and never more than the
 * longest wait; undefined when it does not say.
 */
export function askedWait(status: number | undefined, header: Header | undefined, now: number): number | undefined {
  const after = header?.('retry-after')?.trim() ?? '';
  if (NUMBER.test(after)) return clamped(Number(after) * 1000);
  const date = DATE.test(after) ? Date.parse(after) : Number.NaN;
  if (!Number.isNaN(date)) return clamped(date - now);
  const reset = header?.('ratelimit-reset')?.trim() ?? '';
  // seconds since 1970; a small number would be another convention
  return status === 429 && /^\d{10}$/.test(reset) ? clamped(Number(reset) * 1000 - now) : undefined;
}

/** Longer than anybody waits for a request: what is said of it is "later". */
const LONGEST_MS = 7 * 24 * 3_600_000;

const clamped = (ms: number): number => Math.min(Math.max(0, ms), LONGEST_MS);

const canPass = ({ error, header }: Failure, repeatable: boolean): boolean => {
  const { status } = error.facts;
  if (header !== undefined && status === 429) return true;
  if (!repeatable) return false;
  return header === undefined ? error.code === 'connection_lost' : status !== undefined && PASSING.has(status);
};

/**
 * Milliseconds to wait before the next try; undefined when there is to be none.
 * @param tries how many were made
 * @param waited milliseconds this call has waited already
 */
export function nextWait(
  failure: Failure,
  {
    repeatable,
    tries,
    waited,
    clock,
  }: { readonly repeatable: boolean; readonly tries: number; readonly waited: number; readonly clock: Clock },
): number | undefined {
  if (tries >= MAX_TRIES || !canPass(failure, repeatable)) return undefined;
  const asked = askedWait(failure.error.facts.status, failure.header, clock.now());
  // Never earlier than asked; jitter keeps many clients from coming back together.
  const wait = asked === undefined ? BASE_MS * 2 ** (tries - 1) * (0.5 + clock.random()) : asked + clock.random() * 250;
  return waited + wait > MAX_WAIT_MS ? undefined : Math.round(wait);
}
