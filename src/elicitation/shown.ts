/**
 * Values inside our own questions: shown as they are, unable to pass for the question itself. Line breaks collapse, links are
 * taken apart, Markdown is shown rather than rendered, and long text is cut between what a reader sees as characters.
 */
import { inline } from '../format/escape.ts';
import { oneLine } from '../format/visible.ts';

/** Characters of a long text in a summary. */
const LONGEST = 100;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `count` characters as a reader counts them; a cut is marked. */
export function firstCharacters(text: string, count: number): string {
  let kept = '';
  let seen = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (seen === count) return `${kept.trimEnd()}…`;
    // One "character" can be a pile of accents without end; a real one is short.
    kept += segment.length <= 64 ? segment : segment.slice(0, 1).toWellFormed();
    seen += 1;
  }
  return kept;
}

/** One value on one line: `https[:]//` instead of a link, and nothing active left. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const line = firstCharacters(oneLine(typeof value === 'string' ? value : JSON.stringify(value)), LONGEST);
  return line.split('://').map(withoutLinks).join('[:]//');
}

/** Backticks too are shown: the only code spans in a question are those that `inline` makes of addresses. */
const withoutLinks = (part: string): string => part.split('`').map(keepEdges).join('\\`');

const keepEdges = (part: string): string => part.replace(/\S.*\S|\S/, words => inline(words, 'row'));

/** The same in quotation marks, for a name inside a sentence. */
export const quoted = (value: unknown): string => `"${shown(value).replaceAll('"', "'")}"`;
