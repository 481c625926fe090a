/**
 * The closed list of functions that a view may call (catalog/README.md documents each). Every function returns text that is
 * already escaped for its place, and nothing at all when its field is absent.
 */
import type { Template } from '../catalog/action.ts';
import { linkTarget } from './addresses.ts';
import { formatDate } from './dates.ts';
import { code, inline, link, type Place } from './escape.ts';
import { marker, NO, YES } from './markers.ts';
import { counted, formatBytes, formatDuration, isAbsent, isRecord, isTrue, levelName, listOf, pairsOf, textOf } from './values.ts';

/** What a function sees of the template it stands in. */
export interface Scope {
  readonly place: Place;
  /** The argument as it came, unescaped. */
  readonly value: (template: Template | undefined) => unknown;
  /** The argument as escaped text, for this place by default. */
  readonly text: (template: Template | undefined, place?: Place) => string;
}

export type ViewFunction = (args: readonly Template[], scope: Scope) => string;

const EXCERPT_LIMIT = 100;

/** A function of one value that is there. */
const ofValue =
  (show: (value: unknown, scope: Scope, args: readonly Template[]) => string): ViewFunction =>
  (args, scope) => {
    const value = scope.value(args[0]);
    return isAbsent(value) ? '' : show(value, scope, args);
  };

const asText = (value: unknown, scope: Scope): string => inline(textOf(value), scope.place);

/** A function of a number; a value that is none is shown as it came. */
const ofNumber = (show: (value: number) => string): ViewFunction =>
  ofValue((value, scope) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? show(number) : asText(value, scope);
  });

function userName(user: unknown, place: Place): string {
  const name = isRecord(user) ? user['username'] : user;
  if (!isAbsent(name)) return `@${inline(textOf(name), place)}`;
  return isRecord(user) && !isAbsent(user['name']) ? inline(textOf(user['name']), place) : 'unknown';
}

/** A deleted account leaves its author empty: a cell or a heading says so, a card has no row for it. */
const user: ViewFunction = (args, { place, value }) => {
  const who = value(args[0]);
  if (!isAbsent(who)) return userName(who, place);
  const [part] = args[0] ?? [];
  const isAuthor = typeof part === 'object' && 'f' in part && /(?:^|\.)author$/.test(part.f);
  return isAuthor && place !== 'row' ? 'unknown' : '';
};

const linked: ViewFunction = (args, { place, text, value }) => {
  const address = value(args[1]);
  if (typeof address !== 'string' || address === '' || place === 'link') return text(args[0]);
  return link(text(args[0], linkTarget(address) === undefined ? place : 'link'), address, place);
};

const joined = (items: readonly unknown[], place: Place): string => inline(items.map(textOf).filter(Boolean).join(', '), place);

const FUNCTIONS: Readonly<Record<string, ViewFunction>> = {
  link: linked,
  url: ofValue((value, { place }) => (place === 'link' ? inline(textOf(value), place) : link('', textOf(value), place))),
  user,
  users: ofValue((value, { place }) =>
    listOf(value)
      .map(who => userName(who, place))
      .join(', '),
  ),
  list: ofValue((value, scope) => {
    if (!Array.isArray(value) && !isRecord(value)) return asText(value, scope);
    const pairs = pairsOf(value).map(pair => `${pair.key}: ${textOf(pair.value)}`);
    return joined(pairs.length > 0 ? pairs : listOf(value), scope.place);
  }),
  pluck: ofValue((value, { place, value: valueAt }, args) => {
    const name = textOf(valueAt(args[1]));
    return joined(
      listOf(value).map(item => (isRecord(item) ? item[name] : undefined)),
      place,
    );
  }),
  date: ofValue((value, scope) => formatDate(textOf(value)) ?? asText(value, scope)),
  marker: (args, { value }) => {
    const state = value(args[1]);
    return isAbsent(state) ? '' : marker(textOf(value(args[0])), textOf(state));
  },
  yesno: ofValue((value, scope) => {
    if (value === true || value === 'true') return YES;
    return value === false || value === 'false' ? NO : asText(value, scope);
  }),
  warn: ofValue(value => (isTrue(value) ? '⚠️ yes' : '')),
  flag: ofValue((value, { text }, args) => (isTrue(value) ? `${text(args[1])} ` : '')),
  code: ofValue((value, { place }) => code(textOf(value), place)),
  short: ofValue((value, { place }) => code(textOf(value).slice(0, 8), place)),
  excerpt: ofValue((value, { place }) => inline(textOf(value), place, EXCERPT_LIMIT)),
  count: ofValue((value, { place, value: valueAt }, args) => inline(counted(textOf(value), textOf(valueAt(args[1]))), place)),
  len: ofValue((value, { value: valueAt }, args) => {
    const { length } = listOf(value);
    return length === 0 ? '' : counted(length, textOf(valueAt(args[1])));
  }),
  bytes: ofNumber(formatBytes),
  duration: ofNumber(formatDuration),
  level: ofNumber(levelName),
  project: ofValue((value, { place }) => inline(textOf(value).replace(/[!#&%$^~]\d+$/, ''), place)),
  or: (args, { text }) => {
    for (const arg of args) {
      const shown = text(arg);
      if (shown !== '') return shown;
    }
    return '';
  },
  upper: ofValue((value, { place }) => inline(textOf(value).toUpperCase(), place)),
};

/** Names a view may call: the code generator refuses any other. */
export const viewFunctionNames: readonly string[] = Object.keys(FUNCTIONS);

/** @throws Error for a name outside the list, which the code generator never emits. */
export function viewFunction(name: string): ViewFunction {
  const found = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (found === undefined) throw new Error(`A view calls '${name}'; known functions are ${viewFunctionNames.join(', ')}.`);
  return found;
}
