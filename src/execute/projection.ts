/**
 * The `fields` argument: keeps the named paths of an answer, in JSON and in Markdown. Owns how a path of a list may be written,
 * and what is said of paths that lead nowhere.
 */
import { project } from '../format/structured.ts';

export interface Projected {
  readonly data: unknown;
  /** Paths to show; undefined when the call named none, so that all is shown. */
  readonly fields?: readonly string[];
  readonly notes: readonly string[];
}

export interface ProjectionOptions {
  /** Dotted paths (`author.username`, `labels[]`); of a list, of its items, with or without `key[].` before them. */
  readonly fields: readonly string[] | undefined;
  /** Name of the array in the JSON; undefined for a single object. */
  readonly key?: string | undefined;
  /** The data before nulls were dropped. */
  readonly sent: unknown;
}

export function projectData(data: unknown, { fields, key, sent }: ProjectionOptions): Projected {
  const isEmpty = Array.isArray(data) && data.length === 0;
  if (fields === undefined || fields.length === 0 || isEmpty) return { data, notes: [] };
  const own = fields.map(field => (key !== undefined && field.startsWith(`${key}[].`) ? field.slice(key.length + 3) : field));
  const { data: kept, known, unknown } = project(data, own, sent);
  return { data: kept, fields: known, notes: unknown.length > 0 ? [unknownSentence(unknown)] : [] };
}

const ECHOED = 80;
const NAMED = 5;

function unknownSentence(paths: readonly string[]): string {
  const shown = paths.slice(0, NAMED).map(path => (path.length > ECHOED ? `${path.slice(0, ECHOED)}…` : path));
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return `The answer has no ${shown.join(', ')}${more}: those fields were left out.`;
}
