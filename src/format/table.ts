/** Rows of a card and tables: the two shapes in which fields become Markdown. Cells and values come escaped from templates. */
import type { ViewRow } from '../catalog/action.ts';
import { fill } from './template.ts';

/** `- **Label**: value` for each field that is there. */
export function cardRows(rows: readonly ViewRow[], data: unknown): string {
  const lines: string[] = [];
  for (const [label, template] of rows) {
    const value = fill(template, data, 'row');
    if (value !== '') lines.push(`- **${label}**: ${value}`);
  }
  return lines.join('\n');
}

export interface Written {
  readonly text: string;
  /** Items that found no room. */
  readonly left: number;
  /** Whether a cell or a heading links to GitLab. */
  readonly links: boolean;
}

const CODE_SPAN = /(?<!\\)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/** Only our own links have this shape in escaped text, outside code spans. */
export const carriesLink = (text: string): boolean => text.includes('](http') && /(?<!\\)\]\(http/.test(text.replace(CODE_SPAN, ''));

/**
 * The table of the items that fit into `room` characters, at least one. A column that is empty in every row is not written.
 * Empty text when no item fills any cell.
 */
export function table(columns: readonly ViewRow[], items: readonly unknown[], room: number): Written {
  const rows: string[][] = [];
  let used = 0;
  for (const item of items) {
    const cells = columns.map(([, template]) => fill(template, item, 'cell'));
    used += cells.reduce((sum, cell) => sum + cell.length + 3, 2);
    if (used > room && rows.length > 0) break;
    rows.push(cells);
  }
  const filled = columns.map((_, i) => rows.some(cells => cells[i] !== ''));
  const present = columns.flatMap((column, i) => (filled[i] ? [column[0]] : []));
  if (present.length === 0) return { text: '', left: 0, links: false };
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const body = rows.map(cells => line(cells.filter((_, i) => filled[i])));
  const text = [line(present), line(present.map(() => '---')), ...body].join('\n');
  return { text, left: items.length - rows.length, links: body.some(carriesLink) };
}
