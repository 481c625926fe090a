/**
 * Whether GitLab's answer is one that the action can have: an object where an object is promised, rows where rows are, and not
 * nested beyond what anything here walks. What is not becomes an error, never an empty card or a made-up row.
 */
import { CatalogError } from '../call/error.ts';
import type { ActionEntry } from '../catalog/action.ts';

/** Levels of an answer that are read. GitLab's deepest stay below 20. */
export const DEPTH_LIMIT = 100;

/** Goes no deeper than the limit, so that no depth can exhaust the engine's stack. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  if (Array.isArray(value)) return value.some(item => isDeeperThan(item, limit - 1));
  for (const key in value) {
    if (isDeeperThan((value as Readonly<Record<string, unknown>>)[key], limit - 1)) return true; // JSON data: own keys only
  }
  return false;
}

export const unreadable = (entry: ActionEntry, what: string): CatalogError =>
  new CatalogError(
    'unreadable_answer',
    `GitLab answered '${entry.id}' with ${what}. ${
      entry.effect === 'read'
        ? 'Check what stands between here and GitLab, and try again.'
        : 'The write itself was accepted: look at GitLab before you repeat it.'
    }`,
  );

const kindOf = (data: unknown): string => {
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'an object';
  return typeof data === 'string' ? 'a text' : `a bare ${typeof data}`;
};

/** @throws CatalogError `unreadable_answer` for data that is no object, or nested too deep. */
export function requireObject(data: unknown, entry: ActionEntry): void {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw unreadable(entry, `${kindOf(data)} in place of one object`);
}

export function requireShallow(data: unknown, entry: ActionEntry): void {
  if (isDeeperThan(data, DEPTH_LIMIT)) throw unreadable(entry, `JSON that is nested more than ${DEPTH_LIMIT} levels deep`);
}

/** Names an object may have that says what went wrong although its status says success. */
const EXCUSES: ReadonlySet<string> = new Set(['message', 'error', 'errors', 'status', 'error_description']);

/** An object in place of rows: a single row, unless it is empty or only an excuse. */
export function requireRow(data: unknown, entry: ActionEntry): void {
  const isRow = typeof data === 'object' && data !== null && Object.keys(data).some(name => !EXCUSES.has(name));
  if (!isRow) throw unreadable(entry, `${kindOf(data)}${typeof data === 'object' ? ' without rows' : ''} in place of a list`);
}
