/**
 * Keeps an answer's JSON within the size a client is meant to get: long texts are shortened, structure and short values never.
 * Pure. The Markdown has bounds of its own.
 */

export interface Bounded {
  readonly data: unknown;
  /** Says what was shortened; empty when nothing was. */
  readonly notes: readonly string[];
}

/** Characters of one text, tried in turn until the whole fits. */
const STEPS = [20_000, 4_000, 1_000, 250] as const;

/** @param tokens about four characters each */
export function boundData(data: unknown, tokens: number): Bounded {
  const allowed = tokens * 4;
  if (sizeOf(data) <= allowed) return { data, notes: [] };
  let bounded = data;
  for (const longest of STEPS) {
    bounded = shorten(data, longest);
    if (sizeOf(bounded) <= allowed) break;
  }
  const note = 'Long texts are shortened to keep this answer small: read one item on its own, or name what you need in fields.';
  return { data: bounded, notes: [note] };
}

/** The first `length` characters, never half of a surrogate pair. */
export function cutAt(text: string, length: number): string {
  const isSplit = length > 0 && length < text.length && /[\uD800-\uDBFF]/.test(text[length - 1] ?? '');
  return text.slice(0, isSplit ? length - 1 : length);
}

/** About the characters of the JSON, without building it. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item) + 1, 2);
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  for (const key in value) size += key.length + 4 + sizeOf((value as Readonly<Record<string, unknown>>)[key]); // JSON data has own keys only
  return size;
}

function shorten(value: unknown, longest: number): unknown {
  if (typeof value === 'string') {
    return value.length <= longest ? value : `${cutAt(value, longest)}… (${value.length - longest} more characters)`;
  }
  if (Array.isArray(value)) return value.map(item => shorten(item, longest));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner, longest)]));
}
