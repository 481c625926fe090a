/** The `fields` argument: keeps the named paths of an answer's JSON. Owns how a path of a list may be written. */
import { project } from '../format/structured.ts';

export interface Projected {
  readonly data: unknown;
  readonly notes: readonly string[];
}

/**
 * @param fields dotted paths (`author.username`, `labels[]`); of a list, of its items, with or without `key[].` before them
 * @param key name of the array in the JSON; undefined for a single object
 */
export function projectData(data: unknown, fields: readonly string[] | undefined, key: string | undefined): Projected {
  const isEmpty = Array.isArray(data) && data.length === 0;
  if (fields === undefined || fields.length === 0 || isEmpty) return { data, notes: [] };
  const own = fields.map(field => (key !== undefined && field.startsWith(`${key}[].`) ? field.slice(key.length + 3) : field));
  const { data: kept, unknown } = project(data, own);
  return { data: kept, notes: unknown.length > 0 ? [`The answer has no ${unknown.join(', ')}: those fields were left out.`] : [] };
}
