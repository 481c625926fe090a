/**
 * The sandbox's data: rows in the shape GitLab sends them, and how to read one field of a row. Owns no rows.
 */
export type Json = string | number | boolean | null | undefined | readonly Json[] | Row;

export interface Row {
  [field: string]: Json;
}

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field as text; empty when it is absent. */
export const text = (value: Json): string => (value === undefined || value === null || typeof value === 'object' ? '' : String(value));

export const number = (value: Json): number => Number(value ?? 0);

/** The field as an object; an empty one when it is something else. */
export const object = (value: Json): Row => (isRow(value) ? value : {});

/** A list that may travel as an array or as a comma list, as GitLab takes it. */
export function list(value: Json): readonly string[] {
  if (value === undefined || value === null) return [];
  const parts = isList(value) ? value.map(text) : text(value).split(',');
  return parts.map(part => part.trim()).filter(part => part !== '');
}

/** Rows held in a field. */
export const rows = (value: Json): readonly Row[] => (isList(value) ? value.filter(isRow) : []);

export const isTrue = (value: Json): boolean => value === true || value === 'true' || value === '1' || value === 1;

/** The named fields of `from` that are present. */
export const pick = (from: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter(name => from[name] !== undefined).map(name => [name, from[name]]));
