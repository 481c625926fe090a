/**
 * Which characters of other people's text may reach a reader, in Markdown and in JSON alike. Removes what no reader sees but a
 * model does: Unicode tag characters, direction overrides and isolates, zero-width fillers, variation selectors that vary
 * nothing, every other character that is drawn as nothing, control codes, and the escape sequences of a terminal.
 *
 * Real text survives code point for code point: joiners (ZWJ, ZWNJ) of Persian and of emoji, direction marks of Hebrew and
 * Arabic, one variation selector behind a character that has variants, tag characters inside a flag such as 🏴󠁧󠁢󠁳󠁣󠁴󠁿. Text whose
 * bytes matter (the content of a file) is not given to this module for JSON.
 *
 * Also owns lengths and line breaks. It knows nothing of Markdown.
 */

/** Colours and cursor moves, window titles and device strings (as far as their line), and every other escape sequence. */
export const TERMINAL =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b\n]*(?:\x07|\x1b\\)?|\x1b[PX^_][^\x1b\n]*(?:\x1b\\)?|\x1b[ -/]*[0-~]|\x1b/g;

/** Anything but printable ASCII and its usual blanks: the one test that most texts need. */
const STRANGE = /[^\t\n\r -~]/;

/** Cheap test without the `u` flag: any surrogate counts, so emoji take the thorough path below. */
const SUSPECT =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u115f\u1160\u17b4\u17b5\u200b\u202a-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufeff\uffa0\ufff0-\ufffb]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u061c\u200c-\u200f]{4}/;

/** Characters that are kept where they do something: each alternative is one such place. */
const KEPT = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`, // a flag spelt with tags
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E011F}]`, // one variant of an ideograph; those beyond spell letters
  String.raw`(?<=[\p{Emoji}\p{S}])[\uFE0E\uFE0F]`, // a symbol as text or as a picture
  String.raw`(?<=[\p{Sm}\p{P}\p{Script=Myanmar}\p{Script=Phags_Pa}])[\uFE00-\uFE02]`,
  String.raw`(?<=[\u1820-\u18AA])[\u180B-\u180F]`, // forms of Mongolian letters
  String.raw`(?<=(?!\u034F)\p{M})\u034F(?=(?!\u034F)\p{M})`, // the order of two marks on one letter
  String.raw`\u115F(?=[\u1161-\u11A7])|(?<=[\u1100-\u115E])\u1160`, // half a syllable of old Korean
  String.raw`[\u061C\u200C-\u200F]{3}(?=[\u061C\u200C-\u200F])`, // the first joiners and marks of a row that can only be a code
].join('|');
const DROPPED = String.raw`(?<=[\u061C\u200C-\u200F]{3})[\u061C\u200C-\u200F]+|[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u17b4\u17b5\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]+|[\u034f\u115f\u1160\u180b-\u180f\ufe00-\ufe0f]`;
const HIDDEN = new RegExp(String.raw`(${KEPT})|${DROPPED}|([\ud800-\udfff])`, 'gu');

/** Every line break that some reader honours. */
const BREAK = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const BLANKS = /[\t\n\v\f\r\x85\u2028\u2029 ]+/g;
const UNEVEN = /[\t\n\v\f\r\x85\u2028\u2029]| {2}|^ | $/;

/** The text without hidden characters; half a surrogate pair becomes U+FFFD. */
export function visible(text: string): string {
  if (!STRANGE.test(text) || !SUSPECT.test(text)) return text;
  return withoutTerminal(text).replace(
    HIDDEN,
    (_, kept: string | undefined, half: string | undefined) => kept ?? (half === undefined ? '' : '\ufffd'),
  );
}

const withoutTerminal = (text: string): string => (/[\x1b\x9b]/.test(text) ? text.replace(TERMINAL, '') : text);

/** Whether a code point is one that `visible` removes: asked of numeric HTML entities. */
export const isHidden = (codePoint: number): boolean =>
  codePoint <= 0x10ffff && codePoint > 0x20 && visible(String.fromCodePoint(codePoint)) === '';

/** Numeric entities, which a reader of HTML or Markdown turns into characters; with any number of leading zeros. */
const NUMERIC = /&#(?:x0*([0-9a-f]{1,6})|0*([0-9]{1,7}));?/gi;

/** An entity begun right before: what follows must not complete it. */
const BEGUN = /&#?x?[0-9a-f]*$/i;

/** The text without numeric entities that stand for hidden characters. */
export const dropHiddenEntities = (text: string): string =>
  text.includes('&#')
    ? text.replace(NUMERIC, (whole, hex: string | undefined, decimal: string | undefined, at: number) => {
        if (!isHidden(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))) return whole;
        return BEGUN.test(text.slice(Math.max(0, at - 16), at)) ? '\ufffd' : '';
      })
    : text;

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
