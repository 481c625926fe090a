/**
 * The data of an answer before it is shown: nulls left out, secrets masked, hidden characters removed, fields picked.
 * Every function gives the same object back when it has nothing to change, and never changes its input.
 */
import { isRecord } from './values.ts';
import { dropHiddenEntities, visible } from './visible.ts';

export const MASK = '[masked]';

/** What one action's data goes through before anybody sees it, beside what all data does. */
export interface Showing {
  /** The entity's own secret paths: dotted, `[]` for the items of an array. */
  readonly secrets?: readonly string[] | undefined;
  /** Paths, or names on any path, that this one answer exists to show. */
  readonly reveals?: readonly string[] | undefined;
  /** Names of the root's fields whose bytes matter: the content of a file keeps its hidden characters. */
  readonly exact?: readonly string[] | undefined;
  /** Takes what must never be shown out of a text: a job may have printed the very token that reads its log. */
  readonly scrub?: ((text: string) => string) | undefined;
}

const NONE: readonly string[] = [];
const asItIs = (text: string): string => text;

/**
 * The data as it may be shown, in one walk: nulls are left out (no published field is ever null), every secret is `[masked]`,
 * and texts lose their hidden characters. Secret are: names that are so on any path, the entity's own paths, credentials inside
 * addresses, and the value of a CI variable that is masked or hidden. The last holds even where an answer exists to show
 * values: whoever kept it out of job logs did not mean it for a model's context.
 */
export function showable(data: unknown, { secrets = NONE, reveals = NONE, exact = NONE, scrub = asItIs }: Showing = {}): unknown {
  const rules: Rules = {
    // Hidden characters go first: a secret that one of them parts would be whole again afterwards.
    text: text => scrub(withoutHidden(text)),
    address: text => scrub(maskCredentials(withoutHidden(text))),
    exactText: scrub,
    exact,
    revealed: pathsOf(reveals),
    dropsNulls: true,
  };
  return shownItem(data, rules, { secret: pathsOf(secrets), reveal: rules.revealed, isRoot: isRecord(data) });
}

/** The data with its secrets masked and otherwise as it is: what a caller gave, shown back. */
export const maskSecrets = (data: unknown): unknown => shownItem(data, MASKING, NOWHERE);

/** A client may hand its model the JSON alone: the rule is that of `visible.ts`, as for Markdown. */
const withoutHidden = (text: string): string => dropHiddenEntities(visible(text));

/** Paths as a tree. An array adds nothing to the path of its items. */
interface Paths {
  readonly below: ReadonlyMap<string, Paths>;
  readonly isEnd: boolean;
}

const NOTHING: Paths = { below: new Map(), isEnd: false };
const trees = new WeakMap<readonly string[], Paths>([[NONE, NOTHING]]);

/** The tree of a list; kept, since the catalog's lists are made once. */
function pathsOf(list: readonly string[]): Paths {
  let tree = trees.get(list);
  if (!tree) {
    tree = grow(list.map(path => path.replaceAll('[]', '').split('.')));
    trees.set(list, tree);
  }
  return tree;
}

function grow(paths: readonly (readonly string[])[]): Paths {
  const byName = new Map<string, (readonly string[])[]>();
  for (const [name, ...below] of paths) if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), below]);
  return {
    below: new Map([...byName].map(([name, below]) => [name, grow(below)])),
    isEnd: paths.some(path => path.length === 0),
  };
}

interface Rules {
  readonly text: (text: string) => string;
  readonly address: (text: string) => string;
  readonly exactText: (text: string) => string;
  readonly exact: readonly string[];
  /** From the root; one that ends at its first name is that name on any path. */
  readonly revealed: Paths;
  readonly dropsNulls: boolean;
}

/** Where a walk stands. */
interface Place {
  /** Secret and revealed paths that lead on from here. */
  readonly secret: Paths;
  readonly reveal: Paths;
  /** Whether all that is here is revealed. */
  readonly isRevealed?: boolean;
  readonly isRoot?: boolean;
}

const MASKING: Rules = {
  text: asItIs,
  address: text => maskCredentials(text),
  exactText: asItIs,
  exact: NONE,
  revealed: NOTHING,
  dropsNulls: false,
};
/** Most of an answer lies where no path leads. */
const NOWHERE: Place = { secret: NOTHING, reveal: NOTHING };

/**
 * A value without a name of its own. `undefined` for what is left out.
 * @param kind of the field that holds the value, itself or as an item
 */
function shownItem(value: unknown, rules: Rules, place: Place, kind: NameKind = 'plain'): unknown {
  if (typeof value === 'string') {
    if (kind === 'secret') return value === '' ? value : MASK;
    return kind === 'address' ? rules.address(value) : rules.text(value);
  }
  if (typeof value !== 'object') return value;
  if (value === null) return rules.dropsNulls ? undefined : value;
  return Array.isArray(value) ? shownItems(value, rules, place, kind) : shownFields(value as Fields, rules, place); // an object of unknown fields
}

type Fields = Readonly<Record<string, unknown>>;

function shownItems(items: readonly unknown[], rules: Rules, place: Place, kind: NameKind): readonly unknown[] {
  const shown = items.map(item => shownItem(item, rules, place, kind));
  return shown.every((item, i) => item === items[i] && item !== undefined) ? items : shown.filter(item => item !== undefined);
}

/**
 * Copies from the first field on that changes. What is left out stays in the copy as `undefined`, which JSON does not write and
 * nobody shows: an object that loses fields one by one becomes slow to read for everybody after.
 */
function shownFields(data: Fields, rules: Rules, place: Place): Fields {
  const names = Object.keys(data);
  const hidesValue = data['masked'] === true || data['hidden'] === true; // a CI variable that stays out of job logs, or that nobody sees
  let copy: Record<string, unknown> | undefined;
  let isRenamed = false;
  for (const name of names) {
    const value = data[name];
    const shown = hidesValue && name === 'value' && !isEmpty(value) ? MASK : shownField(value, name, rules, place);
    isRenamed ||= name.length >= LEAST_SECRET_NAME && rules.text(name) !== name;
    if (shown === value) continue;
    copy ??= { ...data };
    put(copy, name, shown);
  }
  return isRenamed ? renamed(copy ?? data, rules) : (copy ?? data);
}

/** A shorter name hides no token and is harmless: most names are. */
const LEAST_SECRET_NAME = 16;

/** Whoever chooses the names of fields (an email, a language, a label) could write anything in them. */
const renamed = (data: Fields, rules: Rules): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [rules.text(name), value]));

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** A field named `__proto__` is data like any other. */
function put(copy: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(copy, name, { value, enumerable: true, writable: true, configurable: true });
  else copy[name] = value;
}

function shownField(value: unknown, name: string, rules: Rules, place: Place): unknown {
  if (isEmpty(value)) return value === null && rules.dropsNulls ? undefined : value;
  const secret = place.secret.below.get(name);
  const reveal = place.reveal.below.get(name);
  const isRevealed = place.isRevealed === true || reveal?.isEnd === true || rules.revealed.below.get(name)?.isEnd === true;
  if (secret?.isEnd === true && !isRevealed) return MASK;
  const kind = isRevealed ? 'plain' : kindOf(name);
  if (typeof value === 'object') return shownItem(value, rules, placeBelow(secret, reveal, isRevealed), kind);
  const isExact = typeof value === 'string' && place.isRoot === true && rules.exact.includes(name);
  return isExact ? rules.exactText(value) : shownItem(value, rules, place, kind);
}

const placeBelow = (secret: Paths | undefined, reveal: Paths | undefined, isRevealed: boolean): Place =>
  secret === undefined && reveal === undefined && !isRevealed
    ? NOWHERE
    : { secret: secret ?? NOTHING, reveal: reveal ?? NOTHING, isRevealed };

/** Names that hold a secret wherever they appear, as text; compared without case and underscores. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'accesstoken',
  'apikey',
  'apitoken',
  'authenticationtoken',
  'authtoken',
  'bottoken',
  'clientsecret',
  'feedtoken',
  'incomingemailtoken',
  'jobtoken',
  'password',
  'personalaccesstoken',
  'privatekey',
  'privatetoken',
  'refreshtoken',
  'registrationtoken',
  'rsstoken',
  'runnerregistrationtoken',
  'runnerstoken',
  'runnertoken',
  'secret',
  'secretaccesskey',
  'secretkey',
  'secrettoken',
  'staticobjecttoken',
  'token',
  'webhooksecret',
  'webhooktoken',
]);

/** Fields that hold an address, and user information inside one. `git@` of an ssh address is no secret. */
const ADDRESS_NAME = /(?:url|uri|repo|remote|mirror|address)$/i;
const USER_INFO = /\b([a-z][a-z0-9+.-]*:\/\/)(?!git@)[^\s/@?#]+@/gi;

const maskCredentials = (value: string): string => (value.includes('@') ? value.replace(USER_INFO, `$1${MASK}@`) : value);

type NameKind = 'secret' | 'address' | 'plain';

/** Names asked about before; GitLab has some thousands of fields, and names that people choose must not fill the memory. */
const kinds = new Map<string, NameKind>();
const MOST_KINDS = 5_000;

/** What a field's name says of its text. */
function kindOf(name: string): NameKind {
  let kind = kinds.get(name);
  if (kind === undefined) {
    if (SECRET_NAMES.has(name.replaceAll('_', '').toLowerCase())) kind = 'secret';
    else kind = ADDRESS_NAME.test(name) ? 'address' : 'plain';
    if (kinds.size < MOST_KINDS) kinds.set(name, kind);
  }
  return kind;
}

type Selection = Map<string, Selection | 'all'>;

export interface Projection {
  readonly data: unknown;
  /** Paths that led somewhere, as they were given. */
  readonly known: readonly string[];
  /** Paths that led nowhere in this data, as they were given. */
  readonly unknown: readonly string[];
}

/** Names in one path; no published field lies deeper. */
const PATH_DEPTH = 20;

/**
 * The named paths of the data and nothing else. A path is dotted; `[]` behind a name is allowed and not needed, since an array
 * on the way means each of its items.
 *
 * @param sent the data as GitLab sent it: a field that is null or empty there exists, although there is nothing of it to show
 */
export function project(data: unknown, fields: readonly string[], sent: unknown = data): Projection {
  const selection: Selection = new Map();
  const unknown: string[] = [];
  const known: string[] = [];
  for (const path of fields) {
    const names = path
      .replaceAll('[]', '')
      .split('.')
      .filter(name => name !== '');
    if (names.length === 0 || names.length > PATH_DEPTH || !leads(sent, names)) {
      unknown.push(path);
      continue;
    }
    known.push(path);
    select(selection, names);
  }
  return { data: pick(data, selection), known, unknown };
}

/** Whether the data has something at a path, be it null or a list without items. */
function leads(data: unknown, names: readonly string[]): boolean {
  if (Array.isArray(data)) return data.length === 0 || data.some(item => leads(item, names));
  const [name, ...rest] = names;
  if (name === undefined || data === null) return true;
  return isRecord(data) && Object.hasOwn(data, name) && leads(data[name], rest);
}

function select(selection: Selection, [name, ...rest]: readonly string[]): void {
  if (name === undefined) return;
  const within = selection.get(name);
  if (within === 'all') return;
  if (rest.length === 0) {
    selection.set(name, 'all');
    return;
  }
  const inner: Selection = within ?? new Map();
  selection.set(name, inner);
  select(inner, rest);
}

function pick(data: unknown, selection: Selection): unknown {
  if (Array.isArray(data)) return data.map(item => pick(item, selection));
  if (!isRecord(data)) return data;
  const picked: [string, unknown][] = [];
  for (const [name, within] of selection) {
    if (Object.hasOwn(data, name)) picked.push([name, within === 'all' ? data[name] : pick(data[name], within)]);
  }
  return Object.fromEntries(picked);
}
