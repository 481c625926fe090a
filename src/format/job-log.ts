/**
 * A job's log as plain lines: what a terminal or the runner added for its own use is taken out, the words stay. Which part of a
 * log is read is decided elsewhere.
 */
import { TERMINAL, visible } from './visible.ts';

/** `section_start:1700000000:name[collapsed=true]`, ended by the carriage return that hides it in a terminal. */
const SECTION = /section_(?:start|end):\d+:[\w.-]+(?:\[[^\]\n]*\])?\r?/g;

/** Runners may open each line with its time, its stream, and `+` where it goes on from the line before. */
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z \d\d[OE]([+ ]?)/;

/** What a terminal shows of a line that was overwritten: the last thing written that is not blank. */
const overwritten = (line: string): string =>
  line.includes('\r') ? (line.split('\r').findLast(written => written.trim() !== '') ?? '') : line;

/** The log's lines without terminal codes, section markers, overwritten text and time stamps. */
export function cleanLog(log: string): string {
  const lines: string[] = [];
  for (const raw of log.replace(TERMINAL, '').split('\n')) {
    const stamp = STAMP.exec(raw);
    const words = stamp === null ? raw : raw.slice(stamp[0].length);
    const unmarked = words.replace(SECTION, '');
    const line = visible(overwritten(unmarked)).trimEnd();
    if (line === '' && unmarked !== words) continue;
    const before = stamp?.[1] === '+' ? lines.pop() : undefined;
    lines.push(`${before ?? ''}${line}`);
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd();
}
