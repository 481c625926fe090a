/**
 * A view for an object that has none: its own fields in the order in which GitLab sent them. Names and values are other
 * people's text here, so both are escaped.
 */
import type { EntityView, Template, ViewRow } from '../catalog/action.ts';
import { formatDate } from './dates.ts';
import { inline } from './escape.ts';
import { isAbsent, isRecord, listOf, textOf } from './values.ts';

const ROW_LIMIT = 60;
const COLUMN_LIMIT = 6;
/** Items that are looked at to find the columns of a list. */
const SAMPLE = 5;

/** Columns that say most about an unknown object, in this order; the rest as it comes. */
const FIRST = ['iid', 'id', 'name', 'title', 'full_path', 'path', 'state', 'status'];

/** `created_at` as `Created at`; a name that is no snake_case word stays as it is. */
const label = (name: string): string =>
  inline(/^[a-z][a-z0-9_]*$/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ') : name, 'row', 60);

function template(name: string, value: unknown): Template {
  const arg: Template = [{ f: name }];
  if (typeof value === 'boolean') return [{ fn: 'yesno', args: [arg] }];
  if (typeof value === 'string' && /^https?:\/\//i.test(value)) return [{ fn: 'url', args: [arg] }];
  if (typeof value === 'string' && formatDate(value) !== undefined) return [{ fn: 'date', args: [arg] }];
  if (listOf(value).length > 0) return [{ fn: 'list', args: [arg] }];
  return arg;
}

/**
 * An object that has no name of its own is shown by its fields, one level deep.
 * @param words what the field is called; its own name by default
 */
export function fieldRows(name: string, value: unknown, words = name): readonly ViewRow[] {
  if (!isRecord(value) || textOf(value) !== '') return [fieldRow(name, value, words)];
  return Object.entries(value).map(([inner, part]) => fieldRow(`${name}.${inner}`, part, `${words}_${inner}`));
}

/** One field on one line. */
export const fieldRow = (name: string, value: unknown, words = name): ViewRow => [label(words), template(name, value)];

export const isLong = (value: unknown): boolean => typeof value === 'string' && (value.length > 300 || value.includes('\n'));

/** A card of every field that a line can show; the longest text that no line can is quoted below. */
export function genericCard(data: unknown, title: string): NonNullable<EntityView['card']> {
  const rows: ViewRow[] = [];
  let text: string | undefined;
  for (const [name, value] of isRecord(data) ? Object.entries(data) : []) {
    if (isAbsent(value)) continue;
    if (isLong(value) && text === undefined) text = name;
    else rows.push(...fieldRows(name, value));
  }
  return { heading: [inline(title, 'heading')], rows: rows.slice(0, ROW_LIMIT), ...(text !== undefined && { text }) };
}

/** Columns for a list of unknown objects, or one column for a list of plain values. */
export function genericColumns(items: readonly unknown[]): readonly ViewRow[] {
  const samples = new Map<string, unknown>();
  for (const item of items.slice(0, SAMPLE)) {
    if (!isRecord(item)) continue;
    for (const [name, value] of Object.entries(item)) {
      if (!isAbsent(value) && typeof value !== 'object' && !isLong(value) && !samples.has(name)) samples.set(name, value);
    }
  }
  const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  const names = [...samples.keys()].sort((a, b) => rank(a) - rank(b)).slice(0, COLUMN_LIMIT);
  return names.map(name => [inline(label(name), 'cell'), template(name, samples.get(name))]);
}
