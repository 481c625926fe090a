/**
 * GitLab's 304 to a write: it changed nothing, because all is so already. That is what was wanted and no refusal. Owns the
 * answer in its place: the object as it stands, where the catalog says how to read it, and a sentence.
 */
import { CatalogError } from '../call/error.ts';
import type { HttpMethod } from '../catalog/action.ts';
import type { RunContext } from './context.ts';
import type { Answer } from './outcome.ts';
import { placeholders } from './rest-request.ts';

/** What is said of a write of which nothing more is known. */
export const UNCHANGED = 'GitLab changed nothing: it was so already.';

/** No request of this server is a conditional one, so 304 to a write never means that a copy is still fresh. */
export const isUnchanged = (error: unknown, method: HttpMethod): boolean =>
  error instanceof CatalogError && error.facts.status === 304 && method !== 'GET' && method !== 'HEAD';

/** The answer of an action whose one write changed nothing. */
export async function answerUnchanged({ facts, values, ports }: RunContext): Promise<Answer> {
  const { note = UNCHANGED, read: path } = facts.already ?? {};
  if (path === undefined) return { data: undefined, notes: [note] };
  const pathParams = Object.fromEntries(placeholders(path).map(name => [name, String(values[name])]));
  const { data } = await ports.rest({ method: 'GET', path, pathParams });
  return { data, notes: [note] };
}
