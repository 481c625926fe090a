/**
 * Long text below a card or an entry: quoted or fenced, cut to fit, and what was cut said in a line of our own outside the
 * quote. Owns the limits; escaping is escape.ts's.
 */
import { fenced, quote } from './escape.ts';
import { clip, clipStart, visible } from './visible.ts';

/** Longest description on a card, and longest text of one entry among many; code units. */
export const TEXT_LIMIT = 10_000;
export const ENTRY_TEXT_LIMIT = 2_000;
/** A text keeps this much even where the room is used up. */
const LEAST = 200;

export interface LongText {
  readonly text: string;
  /** Language of a code block; quoted as Markdown without one. */
  readonly fence?: string | undefined;
  readonly limit: number;
  /** Which end is kept. */
  readonly keep?: 'start' | 'end' | undefined;
}

const left = (omitted: number): string => `${omitted} more character${omitted === 1 ? '' : 's'}`;

/** The block, or nothing for a text with nothing to see. */
export function longText({ text, fence, limit, keep = 'start' }: LongText): string {
  const most = Math.max(limit, LEAST);
  if (text.length <= most && visible(text).trim() === '') return '';
  const cut = keep === 'end' ? clipStart(text, most) : clip(text, most);
  const block = fence === undefined ? quote(cut.text) : fenced(cut.text, fence);
  if (cut.omitted === 0) return block;
  const said = keep === 'end' ? `… (${left(cut.omitted)} before this)` : `… (${left(cut.omitted)})`;
  return keep === 'end' ? `${said}\n\n${block}` : `${block}\n\n${said}`;
}
