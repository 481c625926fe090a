/**
 * A call that a server answers with "open this link first" (2025-11-25). Owns the wait: each link is offered to the person, the
 * server tells when it is done, and then the call is made again.
 */
import { UrlElicitationRequiredError } from '@modelcontextprotocol/client';
import type { Answerer } from './form.ts';

/** Links that the server has called finished; some are before anybody waits for them. */
export interface FinishedLinks {
  readonly finish: (elicitationId: string) => void;
  readonly wait: (elicitationId: string, signal: AbortSignal) => Promise<void>;
}

export function finishedLinks(): FinishedLinks {
  const finished = new Set<string>();
  const waiting = new Map<string, () => void>();
  return {
    finish: id => {
      finished.add(id);
      waiting.get(id)?.();
    },
    wait: (id, signal) =>
      new Promise((resolve, reject) => {
        if (finished.has(id)) return resolve();
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        waiting.set(id, resolve);
      }),
  };
}

export interface LinkOptions {
  readonly answerer: Answerer;
  readonly links: FinishedLinks;
  readonly signal: AbortSignal;
}

/** How often one call may be held up by links: more than that is a server that asks for ever. */
const MOST_TIMES = 5;

/** Makes a call, and again after each time its links are done. Rethrows when the person does not want to open one. */
export async function callPastLinks<T>(call: () => Promise<T>, { answerer, links, signal }: LinkOptions): Promise<T> {
  for (let time = 1; ; time += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof UrlElicitationRequiredError) || time > MOST_TIMES) throw error;
      for (const { message, url, elicitationId } of error.elicitations) {
        const { action } = await answerer({ mode: 'url', message, url, elicitationId });
        if (action !== 'accept') throw error;
        await links.wait(elicitationId, signal);
      }
    }
  }
}
