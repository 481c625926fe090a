/**
 * Keeps account of what a composite that writes has changed so far, so that a failure half way says which part happened. Owns
 * that sentence; the failure itself stays what it is.
 */
import { CatalogError } from '../../call/error.ts';
import type { Ports, RestPort } from '../../gitlab/port.ts';
import type { RunContext } from '../context.ts';
import type { Answer } from '../outcome.ts';
import type { Composite } from './index.ts';

/** Runs a composite; a failure of one that writes gains a line about what had been done by then. */
export async function runAccounted(composite: Composite, context: RunContext): Promise<Answer> {
  if (context.entry.effect === 'read') return composite(context);
  const done: string[] = [];
  let open: string | undefined;
  const rest: RestPort = async request => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    const name = `${request.method} ${request.path}`;
    if (isWrite) open = name;
    const answer = await context.ports.rest(request);
    if (isWrite) done.push(name);
    open = undefined;
    return answer;
  };
  const ports: Ports = { rest, graphql: context.ports.graphql };
  try {
    return await composite({ ...context, ports });
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    const line = accountOf(done, open);
    if (line === undefined) throw error;
    const half = done.length > 0 && { half: true as const };
    throw new CatalogError(error.code, error.message, { ...error.facts, ...half, hints: [...(error.facts.hints ?? []), line] });
  }
}

function accountOf(done: readonly string[], open: string | undefined): string | undefined {
  if (done.length > 0) return `Done before the failure: ${done.join(', ')}${open === undefined ? '' : `; failed: ${open}`}`;
  return open === undefined ? 'Nothing was changed in GitLab' : undefined;
}
