/** GitLab's values as plain words, before any escaping: what is absent, what a list is, what an object is called. */

/** `false` and `0` are values; these are not. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An array, or the nodes of a GraphQL connection; empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Array.isArray(value['nodes']) ? value['nodes'] : [];
}

/** What an object holds by free names (email -> why), a pair each; none for an array, a connection or anything else. */
export const pairsOf = (value: unknown): readonly { readonly key: string; readonly value: unknown }[] =>
  isRecord(value) && !Array.isArray(value['nodes']) ? Object.entries(value).map(([key, inner]) => ({ key, value: inner })) : [];

/** What an object is called, in the order in which these say most. */
const NAMES = ['full_path', 'path_with_namespace', 'full', 'title', 'name', 'username', 'key', 'iid', 'id'];

/** A value in words: an object by its name, a list by its items, nothing for nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (isAbsent(value)) return '';
  const items = listOf(value);
  if (items.length > 0) return items.map(textOf).filter(Boolean).join(', ');
  if (!isRecord(value)) return '';
  const name = NAMES.find(key => !isAbsent(value[key]));
  return name === undefined ? '' : textOf(value[name]);
}

/** Whether a value says yes: what `warn` and `flag` look at. */
export const isTrue = (value: unknown): boolean => !isAbsent(value) && value !== false && value !== 0 && value !== 'false';

/** `3 files`, `1 file`; a count that GitLab sends as text (`1000+`) is kept as it is. */
export const counted = (count: number | string, noun: string): string => `${count} ${String(count) === '1' ? noun : plural(noun)}`;

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** `1.2 MB`, in powers of a thousand. */
export function formatBytes(size: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = size;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 99.95 ? Math.round(value).toString() : value.toFixed(1).replace(/\.0$/, '');
  return `${digits} ${units[unit] ?? 'B'}`;
}

/** Seconds as `2 min 5 s`: the two largest units that say something. */
export function formatDuration(seconds: number): string {
  if (seconds < 10 && !Number.isInteger(seconds)) return `${Number(seconds.toFixed(1))} s`;
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3_600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0 s';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

const LEVELS: ReadonlyMap<number, string> = new Map([
  [0, 'No access'],
  [5, 'Minimal Access'],
  [10, 'Guest'],
  [15, 'Planner'],
  [20, 'Reporter'],
  [25, 'Security Manager'],
  [30, 'Developer'],
  [40, 'Maintainer'],
  [50, 'Owner'],
  [60, 'Admin'],
]);

/** The levels that members are given, as words: `10 guest, 15 planner, …`. */
export const memberLevels: string = [10, 15, 20, 30, 40, 50].map(level => `${level} ${LEVELS.get(level)?.toLowerCase() ?? ''}`).join(', ');

/** The level of a name such as `developer` or `Maintainers`; undefined for any other text. */
export function levelOf(name: string): number | undefined {
  const wanted = name.trim().toLowerCase().replaceAll('_', ' ').replace(/s$/, '');
  for (const [level, title] of LEVELS) if (title.toLowerCase().replace(/s$/, '') === wanted) return level;
  return undefined;
}

/** The name of an access level; a level it does not know stays a number. */
export const levelName = (level: number): string => LEVELS.get(level) ?? String(level);
