/**
 * A card or a table of the fields that a call asked for, and nothing else: what the JSON was narrowed to, the Markdown is too.
 * Owns how a path becomes a row; which paths there are is decided before.
 */
import type { EntityView, ViewRow } from '../catalog/action.ts';
import { inline } from './escape.ts';
import { fieldRow, fieldRows, isLong } from './generic.ts';
import { fill } from './template.ts';
import { isAbsent, isRecord } from './values.ts';

/** Paths shown; all of them are in the JSON. */
const PATH_LIMIT = 40;

type Flat = Readonly<Record<string, unknown>>;

/** The value at a path; of arrays on the way, the values in each of their items. */
function gather(data: unknown, names: readonly string[]): unknown {
  if (Array.isArray(data) && names.length > 0) return data.flatMap(item => gather(item, names) ?? []);
  const [name, ...rest] = names;
  if (name === undefined) return data;
  return isRecord(data) && Object.hasOwn(data, name) ? gather(data[name], rest) : undefined;
}

const namesOf = (path: string): readonly string[] =>
  path
    .replaceAll('[]', '')
    .split('.')
    .filter(name => name !== '');

const wordsOf = (path: string): string => namesOf(path).join('_');
const keyOf = (index: number): string => `c${index}`;
const shownPaths = (paths: readonly string[]): readonly string[] => [...new Set(paths)].slice(0, PATH_LIMIT);

const flatten = (data: unknown, paths: readonly string[]): Flat =>
  Object.fromEntries(paths.map((path, index) => [keyOf(index), gather(data, namesOf(path))]));

export interface ChosenCard {
  readonly card: NonNullable<EntityView['card']>;
  /** What the card is filled from. */
  readonly data: Flat;
}

/** The object's own heading, a row a path, and the first long text quoted below. */
export function chosenCard(
  data: unknown,
  fields: readonly string[],
  { view, title }: { view: EntityView | undefined; title: string },
): ChosenCard {
  const paths = shownPaths(fields);
  const flat = flatten(data, paths);
  const heading = view?.card ? fill(view.card.heading, data, 'heading') : '';
  const long = paths.findIndex((path, index) => isLong(flat[keyOf(index)]) || path === view?.card?.text);
  const fence = long >= 0 && paths[long] === view?.card?.text ? view?.card?.fence : undefined;
  const rows = paths.flatMap((path, index) => {
    const value = flat[keyOf(index)];
    return index === long || isAbsent(value) ? [] : fieldRows(keyOf(index), value, wordsOf(path));
  });
  return {
    card: {
      heading: [heading === '' ? inline(title, 'heading') : heading],
      rows,
      ...(long >= 0 && { text: keyOf(long) }),
      ...(fence !== undefined && { fence }),
    },
    data: flat,
  };
}

export interface ChosenTable {
  readonly columns: readonly ViewRow[];
  readonly items: readonly Flat[];
}

/** A column a path. */
export function chosenTable(items: readonly unknown[], fields: readonly string[]): ChosenTable {
  const paths = shownPaths(fields);
  const flats = items.map(item => flatten(item, paths));
  const columns = paths.map((path, index) => {
    const sample = flats.find(flat => !isAbsent(flat[keyOf(index)]))?.[keyOf(index)];
    return fieldRow(keyOf(index), sample, wordsOf(path));
  });
  return { columns, items: flats };
}
