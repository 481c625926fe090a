/**
 * Waiting until something on GitLab has ended: looks at it every few seconds, tells how far it is, and gives up at a ceiling.
 * Owns the rhythm; what is read and which states are an end is its caller's.
 */
import type { RestRequest } from '../../gitlab/port.ts';
import type { RunContext } from '../context.ts';
import type { Answer } from '../outcome.ts';
import { asRow, textField } from './row.ts';

const INTERVAL_SECONDS = 10;
const TIMEOUT_SECONDS = 300;

/** Nothing moves on from these by itself: `manual` waits for a person. */
const ENDED: ReadonlySet<string> = new Set(['success', 'failed', 'canceled', 'skipped', 'manual']);

export interface WaitOptions {
  readonly what: string;
  readonly request: RestRequest;
}

/** Reads until the state is an end, or the time is up: then the state so far is the answer, and a note says so. */
export async function waitUntilEnded({ values, call, ports, pause }: RunContext, { what, request }: WaitOptions): Promise<Answer> {
  const interval = secondsOf(values['interval_seconds'], INTERVAL_SECONDS);
  const timeout = secondsOf(values['timeout_seconds'], TIMEOUT_SECONDS);
  let waited = 0;
  for (;;) {
    const { data } = await ports.rest(request);
    const state = textField(asRow(data), 'status') ?? 'unknown';
    call.progress(waited, timeout, `${what} is ${state}`);
    if (ENDED.has(state)) return { data, notes: state === 'manual' ? [`${what} waits for a person to start its manual part.`] : [] };
    if (waited >= timeout) {
      const note = `${what} is still ${state} after ${waited} s of waiting, looking every ${interval} s. Call this again to wait on, with timeout_seconds for longer.`;
      return { data, notes: [note] };
    }
    const next = Math.min(interval, timeout - waited);
    await pause(next * 1000, call.signal);
    waited += next;
  }
}

const secondsOf = (value: unknown, fallback: number): number => (typeof value === 'number' && value > 0 ? value : fallback);
