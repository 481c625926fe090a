/**
 * Which characters of other people's text may reach a reader. Removes what no reader sees but a model does: Unicode tag
 * characters, direction overrides, zero-width fillers, control codes. Real text survives code point for code point: joiners
 * (ZWJ, ZWNJ) of Persian and of emoji, direction marks, and tag characters only inside a flag such as 🏴󠁧󠁢󠁳󠁣󠁴󠁿.
 *
 * Also owns lengths and line breaks. It knows nothing of Markdown.
 */

/** Cheap test without the `u` flag: any surrogate counts, so emoji take the thorough path below. */
const SUSPECT =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]|[\ufe00-\ufe0f]/;

/**
 * In turn: a flag spelt with tags (kept) · one ideographic variation (kept) · a variation selector (kept) and more of them ·
 * everything hidden · half a surrogate pair.
 */
const HIDDEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|\p{Script=Han}[\u{E0100}-\u{E01EF}]|[\uFE00-\uFE0F])(?:[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+)?|[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]+|([\ud800-\udfff])/gu;

/** Every line break that some reader honours. */
const BREAK = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const BLANKS = /[\t\n\v\f\r\x85\u2028\u2029 ]+/g;
const UNEVEN = /[\t\n\v\f\r\x85\u2028\u2029]| {2}|^ | $/;

/** The text without hidden characters; half a surrogate pair becomes U+FFFD. */
export function visible(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text.replace(HIDDEN, (_, kept: string | undefined, half: string | undefined) => kept ?? (half === undefined ? '' : '\ufffd'));
}

/** Whether a code point is one that `visible` removes: asked of numeric HTML entities. */
export const isHidden = (codePoint: number): boolean =>
  codePoint <= 0x10ffff && codePoint > 0x20 && visible(String.fromCodePoint(codePoint)) === '';

/** Visible text with `\n` as its only line break. */
export const visibleLines = (text: string): string => visible(text).replace(BREAK, '\n');

/** Visible text on one line, runs of blanks made one space. */
export function oneLine(text: string): string {
  const shown = visible(text);
  return UNEVEN.test(shown) ? shown.replace(BLANKS, ' ').trim() : shown;
}

let segmenter: Intl.Segmenter | undefined;

/** Code units on either side of a cut that the segmenter looks at: more than the longest emoji sequences. */
const WINDOW = 128;

/** Where to cut at or before `limit` code units without splitting what a reader sees as one character. */
function boundaryBefore(text: string, limit: number): number {
  const start = Math.max(0, limit - WINDOW);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const at = segmenter.segment(text.slice(start, limit + WINDOW)).containing(limit - start)?.index ?? limit - start;
  if (at > 0) return start + at;
  // one "character" longer than the window (stacked accents): cut between code points instead
  const code = text.charCodeAt(limit);
  return code >= 0xdc00 && code <= 0xdfff ? limit - 1 : limit;
}

export interface Clipped {
  readonly text: string;
  /** Code points left out; 0 when nothing was. */
  readonly omitted: number;
}

const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g;
const codePoints = (text: string): number => text.length - (text.match(PAIRS)?.length ?? 0);

/** At most `limit` code units of the text's start, cut on a grapheme boundary. */
export function clip(text: string, limit: number): Clipped {
  if (text.length <= limit) return { text, omitted: 0 };
  const end = boundaryBefore(text, limit);
  return { text: text.slice(0, end), omitted: codePoints(text.slice(end)) };
}

/** At most `limit` code units of the text's end, begun at a line where one is near, else on a grapheme boundary. */
export function clipStart(text: string, limit: number): Clipped {
  if (text.length <= limit) return { text, omitted: 0 };
  const from = text.length - limit;
  const newline = text.indexOf('\n', from - 1);
  const start = newline >= 0 && newline < from + limit / 2 ? newline + 1 : boundaryBefore(text, from);
  return { text: text.slice(start), omitted: codePoints(text.slice(0, start)) };
}

/** One line of at most `limit` code units; a cut is marked with `…`. */
export function brief(text: string, limit: number): string {
  // collapsing blanks only shortens: four times the limit is enough to look at
  const isLong = text.length > limit * 4;
  const line = oneLine(isLong ? text.slice(0, boundaryBefore(text, limit * 4)) : text);
  if (line.length <= limit) return isLong ? `${line}…` : line;
  return `${line.slice(0, boundaryBefore(line, limit - 1)).trimEnd()}…`;
}
