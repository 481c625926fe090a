/**
 * One object as Markdown: heading, rows, long text, sections. Also the entries of a list whose items are long, since an entry
 * is a small card. Owns the order of the parts and their shares of the room; not what stands in them (views do).
 */
import type { EntityView, Template, ViewRow, ViewSection } from '../catalog/action.ts';
import { heading, inline } from './escape.ts';
import { ENTRY_TEXT_LIMIT, longText, TEXT_LIMIT } from './long-text.ts';
import { cardRows, carriesLink, table, type Written } from './table.ts';
import { field, fill } from './template.ts';
import { isAbsent, listOf, pairsOf, textOf } from './values.ts';

type CardView = NonNullable<EntityView['card']>;

/** Items of one section; all of them are in the JSON. */
const SECTION_LIMIT = 50;

export interface CardOptions {
  /** Heading where the view gives none. */
  readonly fallback: string;
  /** Characters there are for the whole card. */
  readonly room: number;
  /** Which end of a fenced text is kept when it is too long. */
  readonly keep?: 'start' | 'end' | undefined;
}

/** The blocks of a card, in order: the heading first. */
export function card(view: CardView, data: unknown, { fallback, room, keep }: CardOptions): string[] {
  const title = fill(view.heading, data, 'heading');
  const blocks = [heading(2, title === '' ? inline(fallback, 'heading') : title), cardRows(view.rows, data)];
  if (view.text !== undefined) {
    const remains = room - length(blocks);
    const limit = view.fence === undefined ? Math.min(TEXT_LIMIT, remains) : remains;
    blocks.push(shownText(data, view.text, { fence: view.fence, limit, keep }));
  }
  for (const section of view.sections ?? []) blocks.push(sectionBlock(section, data, 3, room - length(blocks)));
  return blocks.filter(block => block !== '');
}

const length = (blocks: readonly string[]): number => blocks.reduce((sum, block) => sum + block.length + 2, 0);

interface TextOptions {
  readonly fence: string | undefined;
  readonly limit: number;
  readonly keep?: 'start' | 'end' | undefined;
}

/** Bytes that are no text travel as base64 in the JSON; a model can read nothing in them. */
function shownText(data: unknown, path: string, { fence, limit, keep }: TextOptions): string {
  const value = field(data, path);
  const text = fence === 'json' && typeof value === 'object' && value !== null ? JSON.stringify(value, undefined, 1) : textOf(value);
  if (fence !== undefined && text !== '' && field(data, 'encoding') === 'base64') {
    return `The content is not text: \`${path}\` in the structured result holds it as base64.`;
  }
  return longText({ text, fence, limit, keep });
}

/** What a section shows: the items of its list that it is about, or of an object that is keyed freely, its pairs. */
function itemsOf({ of, where, columns, entry }: ViewSection, data: unknown): readonly unknown[] {
  const [outer = '', inner] = of.split('[].', 2);
  const value = field(data, outer);
  const all = inner === undefined ? listOf(value) : listOf(value).flatMap(item => listOf(field(item, inner)));
  const items = all.length === 0 && (columns || entry) ? pairsOf(value).filter(pair => !isAbsent(pair.value)) : all;
  const fits = (item: unknown) => Object.entries(where ?? {}).every(([name, values]) => values.includes(textOf(field(item, name))));
  return where ? items.filter(fits) : items;
}

/** A titled part below the rows: a table, entries, or a text. Nothing when its field is absent. */
function sectionBlock(section: ViewSection, data: unknown, level: number, room: number): string {
  const value = field(data, section.of);
  const items = itemsOf(section, data);
  if (items.length === 0) {
    const text = typeof value === 'string' ? shownText(data, section.of, { fence: section.fence, limit: Math.min(TEXT_LIMIT, room) }) : '';
    return text === '' ? '' : `${heading(level, section.title)}\n\n${text}`;
  }
  const shown = items.slice(0, SECTION_LIMIT);
  const written = section.entry
    ? entries(section.entry, shown, { level: level + 1, room })
    : table(section.columns ?? [['Value', [{ f: 'name' }]]], shown, room);
  if (written.text === '') return '';
  const more = written.left + items.length - shown.length;
  const said = more === 0 ? '' : `\n\n… and ${more} more, in the structured result.`;
  return `${heading(level, `${section.title} (${items.length})`)}\n\n${written.text}${said}`;
}

interface EntryView {
  readonly heading: Template;
  readonly rows?: readonly ViewRow[];
  readonly text?: string;
  readonly fence?: string;
  readonly sections?: readonly ViewSection[];
}

/** Items as small cards, one below the other, as many as fit into `room` characters and at least one. */
export function entries(view: EntryView, items: readonly unknown[], options: { readonly level: number; readonly room: number }): Written {
  const { level, room } = options;
  const written: string[] = [];
  let used = 0;
  let links = false;
  for (const [i, item] of items.entries()) {
    const title = fill(view.heading, item, 'heading');
    const head = [heading(level, title === '' ? `${i + 1}` : title), cardRows(view.rows ?? [], item)].filter(Boolean);
    const text = view.text === undefined ? '' : shownText(item, view.text, { fence: view.fence, limit: ENTRY_TEXT_LIMIT });
    const sections = (view.sections ?? []).map(section => sectionBlock(section, item, level + 1, room - used));
    const entry = [...head, text, ...sections].filter(Boolean).join('\n\n');
    used += entry.length + 2;
    if (used > room && written.length > 0) break;
    written.push(entry);
    links ||= head.some(carriesLink);
  }
  return { text: written.join('\n\n'), left: items.length - written.length, links };
}
