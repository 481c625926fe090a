/**
 * The data of an answer before it is shown: nulls left out, secrets masked, hidden characters removed, fields picked.
 * Every function gives the same object back when it has nothing to change, and never changes its input.
 */
import { isRecord } from './values.ts';
import { dropHiddenEntities, visible } from './visible.ts';

export const MASK = '[masked]';

/** Builds a changed copy only when an entry changes. `undefined` leaves an entry out. */
function mapEntries(data: unknown, change: (value: unknown, name: string | undefined) => unknown): unknown {
  if (Array.isArray(data)) {
    const items = data.map(item => change(item, undefined));
    return items.every((item, i) => item === data[i] && item !== undefined) ? data : items.filter(item => item !== undefined);
  }
  if (!isRecord(data)) return data;
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(data)) {
    const value = data[name];
    const changed = change(value, name);
    if (changed === value && value !== undefined) continue;
    copy ??= { ...data };
    if (changed === undefined) delete copy[name];
    else Object.defineProperty(copy, name, { value: changed, enumerable: true, writable: true, configurable: true });
  }
  return copy ?? data;
}

/** The data without its null fields and null items: no published field is ever null. */
export const dropNulls = (data: unknown): unknown =>
  data === null ? undefined : typeof data === 'object' ? mapEntries(data, dropNulls) : data;

/** Names that hold a secret wherever they appear, as text; compared without case and underscores. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'accesstoken',
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
  'secrettoken',
  'staticobjecttoken',
  'token',
  'webhooksecret',
]);

const isSecretName = (name: string): boolean => SECRET_NAMES.has(name.replaceAll('_', '').toLowerCase());

/** A CI variable whose value GitLab keeps out of job logs, or shows to nobody. */
const isKept = (variable: unknown): boolean => isRecord(variable) && (variable['masked'] === true || variable['hidden'] === true);

/** Fields that hold an address, and user information inside one. `git@` of an ssh address is no secret. */
const ADDRESS_NAME = /(?:url|uri|repo|remote|mirror|address)$/i;
const USER_INFO = /\b([a-z][a-z0-9+.-]*:\/\/)(?!git@)[^\s/@?#]+@/gi;

const maskCredentials = (value: string): string => (value.includes('@') ? value.replace(USER_INFO, `$1${MASK}@`) : value);

/**
 * The data with every secret as `[masked]`: names that are secret on any path, the entity's own `paths` (dotted, `[]` for the
 * items of an array), credentials inside addresses, and the value of a CI variable that is masked or hidden. The last holds
 * even where an answer exists to show values: whoever kept it out of job logs did not mean it for a model's context.
 *
 * @param reveals paths or names that this one answer exists to show.
 */
export function maskSecrets(data: unknown, paths: readonly string[], reveals: readonly string[]): unknown {
  const secret = new Set(paths.map(path => path.replaceAll('[]', '')));
  const shown = new Set(reveals.map(path => path.replaceAll('[]', '')));
  const walk = (value: unknown, path: string): unknown =>
    mapEntries(value, (entry, name) => {
      if (name === undefined) return walk(entry, path);
      const at = path === '' ? name : `${path}.${name}`;
      if (entry === '' || entry === null || entry === undefined) return entry;
      if (name === 'value' && isKept(value)) return MASK;
      if (shown.has(at) || shown.has(name)) return entry;
      if (secret.has(at)) return MASK;
      if (typeof entry === 'object') return walk(entry, at);
      if (typeof entry !== 'string') return entry;
      if (isSecretName(name)) return MASK;
      return ADDRESS_NAME.test(name) ? maskCredentials(entry) : entry;
    });
  return typeof data === 'object' && data !== null ? walk(data, '') : data;
}

/**
 * The data with hidden characters removed from every text, for a client that hands its model the JSON alone: the rule is
 * `visible.ts`'s, as for Markdown.
 *
 * @param exact names of the root's fields whose bytes matter: the content of a file
 */
export function dropHidden(data: unknown, exact: readonly string[] = []): unknown {
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') return dropHiddenEntities(visible(value));
    return typeof value === 'object' && value !== null ? mapEntries(value, shown) : value;
  };
  if (exact.length === 0 || !isRecord(data)) return shown(data);
  return mapEntries(data, (value, name) => (name !== undefined && exact.includes(name) ? value : shown(value)));
}

/** The data with every text scrubbed of what must not be shown: a job may have printed the very token that reads its log. */
export function maskText(data: unknown, scrub: (text: string) => string): unknown {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return scrub(value);
    return typeof value === 'object' && value !== null ? mapEntries(value, walk) : value;
  };
  return walk(data);
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
