/**
 * The filters and orders that GitLab's lists share: search, state, dates, authors, labels, `order_by` and `sort`. A filter
 * whose query name is absent lets everything pass.
 */
import { badParameter } from './errors.ts';
import { isList, isRow, isTrue, type Json, list, number, object, type Row, rows, text } from './row.ts';

const holds = (value: Json, words: string): boolean => text(value).toLowerCase().includes(words.toLowerCase());

/** Whether one of the fields holds the words, case aside. */
export const mentions = (row: Row, fields: readonly string[], words: string): boolean => fields.some(field => holds(row[field], words));

type Test = (row: Row, value: Json) => boolean;

const userHas = (value: Json, wanted: Json, field: 'id' | 'username'): boolean => {
  const people = isRow(value) ? [value] : rows(value);
  if (text(wanted) === 'None' || text(wanted) === '0') return people.length === 0;
  if (text(wanted) === 'Any') return people.length > 0;
  return list(wanted).some(name => people.some(person => text(person[field]).toLowerCase() === name.toLowerCase()));
};

/** Label names of a row, whether it holds names or whole labels. */
export const labelNames = (row: Row): readonly string[] =>
  isList(row['labels']) ? row['labels'].map(label => text(isRow(label) ? label['name'] : label)) : [];

const labelled: Test = (row, value) => {
  const names = labelNames(row);
  const wanted = list(value);
  if (wanted.includes('None')) return names.length === 0;
  if (wanted.includes('Any')) return names.length > 0;
  return wanted.every(name => names.includes(name));
};

const inMilestone: Test = (row, value) => {
  const title = text(object(row['milestone'])['title']);
  if (text(value) === 'None') return title === '';
  if (text(value) === 'Any') return title !== '';
  return title === text(value);
};

const time = (value: Json): number => Date.parse(text(value));
const after =
  (field: string): Test =>
  (row, value) =>
    time(row[field]) >= time(value);
const before =
  (field: string): Test =>
  (row, value) =>
    time(row[field]) <= time(value);
const equals =
  (field: string): Test =>
  (row, value) =>
    text(row[field]) === text(value);

const TESTS: Readonly<Record<string, Test>> = {
  state: (row, value) => text(value) === 'all' || text(row['state']) === text(value),
  iids: (row, value) => list(value).includes(text(row['iid'])),
  labels: labelled,
  milestone: inMilestone,
  author_id: (row, value) => userHas(row['author'], value, 'id'),
  author_username: (row, value) => userHas(row['author'], value, 'username'),
  assignee_id: (row, value) => userHas(row['assignees'], value, 'id'),
  assignee_username: (row, value) => userHas(row['assignees'], value, 'username'),
  reviewer_id: (row, value) => userHas(row['reviewers'], value, 'id'),
  reviewer_username: (row, value) => userHas(row['reviewers'], value, 'username'),
  created_after: after('created_at'),
  created_before: before('created_at'),
  updated_after: after('updated_at'),
  updated_before: before('updated_at'),
  confidential: (row, value) => isTrue(row['confidential']) === isTrue(value),
  issue_type: equals('issue_type'),
  source_branch: equals('source_branch'),
  target_branch: equals('target_branch'),
  visibility: equals('visibility'),
  archived: (row, value) => isTrue(row['archived']) === isTrue(value),
};

/** Rows that pass the filters of the query. `search` looks into `searched`; only tests named in `by` apply. */
export function narrow(all: readonly Row[], query: Row, by: readonly string[], searched: readonly string[]): readonly Row[] {
  const words = text(query['search']);
  const negative = object(query['not']);
  return all.filter(
    row =>
      (words === '' || mentions(row, searched, words)) &&
      by.every(name => query[name] === undefined || query[name] === '' || (TESTS[name]?.(row, query[name]) ?? true)) &&
      by.every(name => negative[name] === undefined || !(TESTS[name]?.(row, negative[name]) ?? false)),
  );
}

/** Names of filters that issues and merge requests share. */
export const COMMON_FILTERS: readonly string[] = Object.keys(TESTS);

/** Whether a row is one of `me` in the sense of the query's `scope`; any row is when it names none. */
export function isInScope(row: Row, query: Row, me: string): boolean {
  const has = (people: readonly Row[]): boolean => people.some(user => user['username'] === me);
  switch (text(query['scope']).replaceAll('-', '_')) {
    case 'created_by_me':
      return has([object(row['author'])]);
    case 'assigned_to_me':
      return has(rows(row['assignees']));
    case 'reviews_for_me':
      return has(rows(row['reviewers']));
    default:
      return true;
  }
}

const words = new Intl.Collator('en', { sensitivity: 'base' });

const compare = (a: Json, b: Json): number => (typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(text(a), text(b)));

export interface Order {
  readonly by: string;
  readonly sort: 'asc' | 'desc';
  /** Values of `order_by` that are called otherwise on a row. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Rows in the order the query asks for, or in the list's own; the id decides between equals. */
export function arrange(all: readonly Row[], query: Row, own: Order): readonly Row[] {
  const by = text(query['order_by']) || own.by;
  const sort = text(query['sort']) || own.sort;
  if (sort !== 'asc' && sort !== 'desc') throw badParameter('sort does not have a valid value');
  const field = own.fields?.[by] ?? by;
  const turn = sort === 'asc' ? 1 : -1;
  return [...all].sort((a, b) => turn * (compare(a[field], b[field]) || number(a['id']) - number(b['id'])));
}
