/**
 * The public face of the Markdown writer: one function for each kind of answer. Everything that GitLab or a caller said is
 * escaped below this file; catalog sentences (next steps) are written as they are. Pure: no clock, no settings, no I/O.
 */
import type { EntityView } from '../catalog/action.ts';
import { card, entries } from './card.ts';
import { chosenCard, chosenTable } from './chosen.ts';
import { code, fenced, heading, inline, quote, sentence } from './escape.ts';
import { genericCard, genericColumns } from './generic.ts';
import { longText, TEXT_LIMIT } from './long-text.ts';
import { listNextSteps, nextStepsSection } from './next-steps.ts';
import { headingCount, type PageFacts, type Pagination, pageLine, summaryLine } from './pagination.ts';
import { table, type Written } from './table.ts';
import { isRecord, textOf } from './values.ts';
import { clip } from './visible.ts';

/** How long an answer may be, and the sentence that says how to get what was cut. */
export interface SizeLimit {
  /** About four characters are counted as one token. */
  readonly tokens: number;
  /** Complete sentence, for example `Ask for fewer with per_page, or read on with page.` */
  readonly rest?: string | undefined;
}

interface Surroundings {
  /** Dotted paths that the call asked for: only these are shown. */
  readonly fields?: readonly string[] | undefined;
  /** Plain sentences shown below the heading. */
  readonly notes?: readonly string[] | undefined;
  /** Complete catalog sentences, written as they are. */
  readonly nextSteps?: readonly string[] | undefined;
  readonly limit?: SizeLimit | undefined;
}

export interface DetailAnswer extends Surroundings {
  /** How the entity is shown; without one the object's own fields make the card. */
  readonly view?: EntityView | undefined;
  /** Heading where the view gives none. */
  readonly title?: string | undefined;
  /** The object, nulls dropped and secrets masked. */
  readonly data: unknown;
  /** Which end of a fenced text is kept when it is too long: `start` by default. */
  readonly keep?: 'start' | 'end' | undefined;
}

export interface ListAnswer extends Surroundings {
  readonly view?: EntityView | undefined;
  /** Heading where it is not the view's. */
  readonly title?: string | undefined;
  readonly items: readonly unknown[];
  readonly pagination?: Pagination | undefined;
  /** True for GitLab's search, which sends no totals. */
  readonly totalsInferred?: boolean | undefined;
}

export interface RenderedList {
  readonly text: string;
  /** The steps given, opened by the line about links when the table carries any: the same go into the JSON. */
  readonly nextSteps: readonly string[];
}

export interface TextAnswer extends Surroundings {
  readonly title: string;
  /** A file or a log: shown fenced, hidden characters removed. */
  readonly text: string;
  /** Language of the fence; none when left out. */
  readonly language?: string | undefined;
  /** Which end of a text that is too long is kept: `start` by default. */
  readonly keep?: 'start' | 'end' | undefined;
}

export interface MissingAnswer {
  /** `Branch`, `Merge request`. */
  readonly kind: string;
  /** `"nonexistent" in project 42` */
  readonly subject: string;
  /** Complete catalog sentences, written as they are. */
  readonly hints: readonly string[];
}

export interface ErrorAnswer {
  readonly sentence: string;
  /** One mend each. */
  readonly hints?: readonly string[] | undefined;
  /** What GitLab itself said: untrusted, shown quoted. */
  readonly said?: string | undefined;
  /** Who said it when it was not GitLab: a web page in its place, by its title. */
  readonly saidBy?: 'page' | undefined;
}

export interface PreviewAnswer {
  readonly action: string;
  /** Secrets already masked. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly hint: string;
}

export const DONE_MESSAGE = 'Action completed successfully.';

const NOTHING_CHOSEN = 'The fields asked for are empty.';

const DEFAULT_TOKENS = 20_000;
/** Characters kept free for headings, pages and next steps. */
const RESERVE = 1_000;
const SAID_LIMIT = 2_000;

const roomOf = (limit: SizeLimit | undefined): number => Math.max(RESERVE, (limit?.tokens ?? DEFAULT_TOKENS) * 4 - RESERVE);

const joinBlocks = (blocks: readonly string[]): string => blocks.filter(block => block !== '').join('\n\n');
const noteLines = (notes: readonly string[] = []): string => notes.map(sentence).join('\n\n');

/** What was left out for want of room, and how to get it. */
function cutLine(what: string, limit: SizeLimit | undefined): string {
  return `… ${what} left out: this answer is kept to about ${limit?.tokens ?? DEFAULT_TOKENS} tokens.${limit?.rest === undefined ? '' : ` ${sentence(limit.rest)}`}`;
}

/** One object as a card. Never empty: what a view does not cover is shown by its own fields. */
export function renderDetail(answer: DetailAnswer): string {
  const { view, data, title = view?.entity ?? 'Result', notes, nextSteps = [], limit, keep, fields } = answer;
  if (Array.isArray(data)) return renderList({ title, items: data, notes, nextSteps, limit }).text;
  if (!isRecord(data)) return renderText({ title, text: textOf(data), notes, nextSteps, limit, keep });
  const options = { fallback: title, room: roomOf(limit), keep };
  if (fields !== undefined) {
    const chosen = chosenCard(data, fields, { view, title });
    const blocks = card(chosen.card, chosen.data, options);
    const [head = '', ...body] = bounded(blocks.length < 2 ? [...blocks, NOTHING_CHOSEN] : blocks, limit);
    return joinBlocks([head, noteLines(notes), ...body, nextStepsSection(nextSteps)]);
  }
  let blocks = view?.card ? card(view.card, data, options) : [];
  if (blocks.length < 2) blocks = [...blocks.slice(0, 1), ...card(genericCard(data, title), data, options).slice(blocks.length)];
  if (blocks.length < 2) blocks.push('GitLab sent no fields that can be shown.');
  const [head = '', ...body] = bounded(blocks, limit);
  return joinBlocks([head, noteLines(notes), ...body, nextStepsSection(nextSteps)]);
}

/** The last word on size: a card whose parts each kept their limit may be too long as a whole. Cuts between lines and parts. */
function bounded(blocks: readonly string[], limit: SizeLimit | undefined): readonly string[] {
  const most = roomOf(limit) + RESERVE;
  const kept: string[] = [];
  let used = 0;
  for (const block of blocks) {
    if (used + block.length > most && kept.length > 0) break;
    kept.push(block);
    used += block.length + 2;
  }
  if (kept.length === blocks.length) return blocks;
  if (kept.length > 1) return [...kept, cutLine(`${blocks.length - kept.length} of ${blocks.length} parts were`, limit)];
  const rows = blocks[1] ?? '';
  const end = rows.lastIndexOf('\n', most);
  return [...kept, rows.slice(0, Math.max(end, 0)), cutLine('Rows were', limit)];
}

/** Several objects as a table, or as entries where the view says so. */
export function renderList(answer: ListAnswer): RenderedList {
  const { view, items, pagination, notes, limit, totalsInferred = false } = answer;
  const title = answer.title ?? view?.entries?.title ?? view?.table?.title ?? 'Results';
  const facts: PageFacts = { pagination, shown: items.length, totalsInferred };
  if (items.length === 0) {
    const steps = answer.nextSteps ?? [];
    const text = joinBlocks([emptySentence(answer, title), noteLines(notes), emptyPageLine(facts), nextStepsSection(steps)]);
    return { text, nextSteps: steps };
  }
  const body = listBody(view, items, roomOf(limit), answer.fields);
  const nextSteps = listNextSteps(answer.nextSteps ?? [], body.links);
  const text = joinBlocks([
    heading(2, `${inline(title, 'heading')} (${headingCount(facts)})`),
    summaryLine(facts),
    noteLines(notes),
    body.text,
    body.left > 0 ? cutLine(`${body.left} of the ${items.length} rows of this page were`, limit) : '',
    pageLine(facts),
    nextStepsSection(nextSteps),
  ]);
  return { text, nextSteps };
}

function listBody(view: EntityView | undefined, items: readonly unknown[], room: number, fields?: readonly string[]): Written {
  if (fields !== undefined) {
    const chosen = chosenTable(items, fields);
    const written = table(chosen.columns, chosen.items, room);
    return written.text === '' ? { text: NOTHING_CHOSEN, left: 0, links: false } : written;
  }
  if (view?.entries) return entries(view.entries, items, { level: 3, room });
  const written = view?.table ? table(view.table.columns, items, room) : undefined;
  if (written !== undefined && written.text !== '') return written;
  const generic = table(genericColumns(items), items, room);
  return generic.text === '' ? plainItems(items, room) : generic;
}

/** Plain values one below the other. */
function plainItems(items: readonly unknown[], room: number): Written {
  const lines: string[] = [];
  let used = 0;
  for (const item of items) {
    const line = `- ${inline(textOf(item), 'row') || '(nothing to show)'}`;
    used += line.length + 1;
    if (used > room && lines.length > 0) break;
    lines.push(line);
  }
  return { text: lines.join('\n'), left: items.length - lines.length, links: false };
}

function emptySentence({ title, view }: ListAnswer, shownTitle: string): string {
  if (title === undefined && view?.entries) return view.entries.empty;
  if (title === undefined && view?.table) return view.table.empty;
  return `No ${lowered(inline(shownTitle, 'row'))} found.`;
}

/** An empty page says so only where it is not the first, or where more follow. */
function emptyPageLine(facts: PageFacts): string {
  const { pagination } = facts;
  if (pagination === undefined || 'has_next_page' in pagination) return pagination?.has_next_page ? pageLine(facts) : '';
  return pagination.page > 1 || pagination.has_more ? pageLine(facts) : '';
}

/** A file or a log in a code block. */
export function renderText(answer: TextAnswer): string {
  const { title, text, language = '', keep, notes, nextSteps = [], limit } = answer;
  const block = longText({ text, fence: language, limit: roomOf(limit), keep });
  const isCut = text.length > roomOf(limit);
  return joinBlocks([
    heading(2, inline(title, 'heading')),
    noteLines(notes),
    block === '' ? 'It is empty.' : block,
    isCut && limit?.rest !== undefined ? sentence(limit.rest) : '',
    nextStepsSection(nextSteps),
  ]);
}

/** `✅ Action completed successfully.`: an action that leaves nothing to show. */
export const renderDone = (notes: readonly string[] = [], nextSteps: readonly string[] = []): string =>
  joinBlocks([`✅ ${DONE_MESSAGE}`, noteLines(notes), nextStepsSection(nextSteps)]);

/** A read that brought nothing: sentences of our own, and no sign that something was done. */
export const renderNothing = (notes: readonly string[]): string => noteLines(notes);

/** `Merge request` as `merge request`, `CI variable` as it is. */
const lowered = (words: string): string => words.replace(/\b\p{Lu}(?=\p{Ll})/gu, letter => letter.toLowerCase());
const titled = (words: string): string => words.replace(/(?<=^|\s)\p{Ll}/gu, letter => letter.toUpperCase());

/** The card of a get whose object is not there, or not for this token. */
export const renderMissing = ({ kind, subject, hints }: MissingAnswer): string =>
  joinBlocks([
    heading(2, `❓ ${titled(inline(kind, 'heading'))} Not Found`),
    `The ${lowered(inline(kind, 'row'))} **${inline(subject, 'row')}** does not exist or is not accessible with your current permissions.`,
    nextStepsSection(hints),
  ]);

/** A refusal or a failure: our sentence, the other side's words quoted, and a mend a line. */
export function renderError({ sentence: said, hints = [], said: other, saidBy }: ErrorAnswer): string {
  const words = other === undefined ? '' : quote(clip(other, SAID_LIMIT).text);
  const speaker = saidBy === 'page' ? 'The page is titled:' : 'GitLab said:';
  const bullets = hints.map(hint => `- ${sentence(hint)}`).join('\n');
  return joinBlocks([sentence(said), words === '' ? '' : `${speaker}\n\n${words}`, bullets]);
}

/** Safe mode: what would have been sent. */
export const renderPreview = ({ action, params, hint }: PreviewAnswer): string =>
  joinBlocks([
    heading(2, '🛡️ Safe Mode Preview'),
    `- **Action**: ${code(action, 'row')}\n- **Status**: blocked, nothing was sent to GitLab`,
    fenced(clip(JSON.stringify(params, null, 2), TEXT_LIMIT).text, 'json'),
    sentence(hint),
  ]);
