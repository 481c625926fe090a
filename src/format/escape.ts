/**
 * The one place where other people's text becomes Markdown. Each function is a position: a cell, a line, the words of a link,
 * a code span, a quote, a fence. Only what could be active in that position is escaped, so `snake_case`, `#42`, `@alice` and
 * `a -> b` read as they were written. Escaping what is already escaped changes nothing.
 *
 * Does not decide what is shown, and knows no field names.
 */
import { linkTarget } from './addresses.ts';
import { defuse } from './next-steps.ts';
import { brief, dropHiddenEntities, oneLine, visibleLines } from './visible.ts';

/** Where inline text stands: a table cell, the row of a card, a heading, or the words of a link. */
export type Place = 'cell' | 'row' | 'heading' | 'link';

/** Longest text of a cell and of any other line, in code units before escaping. */
export const CELL_LIMIT = 200;
export const LINE_LIMIT = 1_000;

const limitOf = (place: Place): number => (place === 'cell' || place === 'link' ? CELL_LIMIT : LINE_LIMIT);
/** A link may stand in a cell; `\|` reads as a pipe outside tables too. */
const escapesPipes = (place: Place): boolean => place === 'cell' || place === 'link';

/** Nothing in a text that this does not match can be active inline. */
const ACTIVE = /[\\`*_[\]<&~|@]|:\/\/|www\./i;

/** What a renderer would turn into a link by itself, without the punctuation that ends a sentence. It becomes code. */
const ADDRESS = String.raw`(?:(?:https?|ftp):\/\/|(?<![\p{L}\p{N}])www\.|(?:mailto|xmpp):)[^\s<>\x60]*[^\s<>\x60.,;:!?'"*_~)\]\\|]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** Inline text, token by token; what no alternative matches stands as it is. */
const inlineTokens = (pipes: boolean, addresses: boolean): RegExp =>
  new RegExp(
    [
      // escaped already, or a whole code span: nothing in one is active, and none is left open
      String.raw`(?<kept>\\[!-\/:-@[-\x60{-~]|(?<!(?<!\\)\x60)\x60(?:[^\x60${pipes ? '|' : ''}\\]|\\[^\x60])+\x60(?!\x60))`,
      // with a backslash before it, which would escape the code span
      ...(addresses ? [`(?<address>(?:\\\\?(?:${ADDRESS}))+)`] : []),
      // an entity: shown as typed, save those that escaping itself writes
      '(?<entity>&(?=#|(?!(?:amp|lt|gt|quot);)[a-z][a-z0-9]{1,31};))',
      String.raw`(?<tag><(?=[a-z\/!?]))`,
      // emphasis: a star that touches a word, an underscore at the edge of one, a tilde that can close or double
      String.raw`(?<mark>\\$|\*(?!\s)|(?<!\s)\*|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|_+(?=www\.|https?:|ftp:)|(?<=\S)~|~(?=~)|[\x60[\]]${pipes ? '|\\|' : ''})`,
    ].join('|'),
    'giu',
  );

const TOKENS: Readonly<Record<Place, RegExp>> = {
  cell: inlineTokens(true, true),
  row: inlineTokens(false, true),
  heading: inlineTokens(false, true),
  link: inlineTokens(true, false),
};

interface Token {
  readonly kept?: string;
  readonly address?: string;
  readonly entity?: string;
  readonly tag?: string;
  readonly mark?: string;
}

/** Words with one space between them, of characters that are neither active nor hidden anywhere: most values are no more. */
const PLAIN = /^[A-Za-z0-9!"#$%'()+,\-/;=?^{}]+(?: [A-Za-z0-9!"#$%'()+,\-/;=?^{}]+)*$/;

/** Text of one line, escaped for its place and cut at the place's limit. */
export function inline(text: string, place: Place, limit: number = limitOf(place)): string {
  if (text === '' || (text.length <= limit && PLAIN.test(text))) return defuse(text);
  const line = defuse(brief(dropHiddenEntities(text), limit));
  if (!ACTIVE.test(line)) return line;
  return line.replace(TOKENS[place], (whole, ...rest) => {
    const token = rest.at(-1) as Token; // with named groups, the groups object is the last argument
    if (token.kept !== undefined) return whole;
    if (token.address !== undefined) return span(whole, place);
    if (token.entity !== undefined) return '&amp;';
    if (token.tag !== undefined) return '&lt;';
    return whole.replace(/[\s\S]/g, '\\$&');
  });
}

const longestRun = (text: string, pattern: RegExp): number =>
  (text.match(pattern) ?? []).reduce((most, run) => Math.max(most, run.length), 0);

/** A code span around text that is already one visible line. A cell's pipes need an odd number of backslashes before them. */
function span(line: string, place: Place): string {
  const ticks = '`'.repeat(longestRun(line, /`+/g) + 1);
  const pad = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  const content = escapesPipes(place)
    ? line.replace(/(\\*)\|/g, (whole, slashes: string) => (slashes.length % 2 === 1 ? whole : `${slashes}\\|`))
    : line;
  return `${ticks}${pad}${content}${pad}${ticks}`;
}

/** Text as inline code; nothing for empty text. */
export function code(text: string, place: Place, limit: number = limitOf(place)): string {
  const line = defuse(brief(text, limit));
  return line === '' ? '' : span(line, place);
}

/** `[words](address)`, or the address as code when it is not http or https. Empty words are the address itself. */
export function link(words: string, address: string, place: Place): string {
  const target = linkTarget(address);
  if (target !== undefined) return `[${words === '' ? inline(address, 'link', LINE_LIMIT) : words}](${target})`;
  const shown = code(address, place, CELL_LIMIT);
  return words === '' ? shown : `${words} ${shown}`.trimEnd();
}

/**
 * A heading of `level` from text that is already escaped: closing hashes are kept from being read as the heading's own.
 */
export const heading = (level: number, text: string): string => `${'#'.repeat(level)} ${text.replace(/(^|\s)(#+)\s*$/, '$1\\$2')}`;

/** One of our own sentences that may hold a caller's words: one line, nothing in it loads, links or hides. */
export const sentence = (text: string): string =>
  defuse(dropHiddenEntities(oneLine(text)))
    .replace(/&(?=#)/g, '&amp;')
    .replace(/<(?=[a-z/!?])/gi, '&lt;')
    .replace(/(?<!\\)\](?=[([])/g, '\\]');

/** In a quote, outside its code blocks: HTML, entities that hide, pictures that load, targets and definitions of links. */
const QUOTED =
  /\\[!-/:-@[-`{-~]|(?<tag><(?=[a-z/!?]))|(?<entity>&(?=#|(?!(?:amp|lt|gt|quot|nbsp);)[a-z][a-z0-9]{1,31};))|(?<picture>!(?=\[))|(?<definition>\](?=:))|(?<target>\](?=\(\s*(?!https?:\/\/|[^\s:()<>\\&/#?]*(?:[/#?)\s]|$))))/gi;

const escapeQuoted = (text: string): string =>
  dropHiddenEntities(text).replace(QUOTED, (whole, ...rest) => {
    const token = rest.at(-1) as Readonly<Record<string, string | undefined>>; // the groups object is the last argument
    if (token['tag'] !== undefined) return '&lt;';
    if (token['entity'] !== undefined) return '&amp;';
    return whole.length === 1 ? `\\${whole}` : whole;
  });

const FENCE_OPEN = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
/** A fence that is not at the margin, or a block of formulas: from here on, what is code depends on lists and renderers. */
const UNSURE = /`{3}|~{3}|^\s*\$\$/;

/**
 * Text as a block quote: its own Markdown lives on inside, but no line of it can be taken for the server's. Code blocks that
 * start at the margin keep their `<` and `&`, up to the first line that makes it unsure what is code.
 */
export function quote(text: string): string {
  const out: string[] = [];
  let prose: string[] = [];
  let fence = '';
  let isSure = true;
  const flush = (): void => {
    if (prose.length > 0) out.push(escapeQuoted(prose.join('\n')));
    prose = [];
  };
  for (const line of defuse(visibleLines(text)).trimEnd().split('\n')) {
    if (fence !== '') {
      out.push(line);
      if (closesFence(line, fence)) fence = '';
      continue;
    }
    const open: RegExpExecArray | null = isSure ? FENCE_OPEN.exec(line) : null;
    isSure &&= open !== null || !UNSURE.test(line);
    fence = open?.[1] ?? open?.[2] ?? '';
    if (fence === '') prose.push(line);
    else {
      flush();
      out.push(line);
    }
  }
  flush();
  const quoted = out.join('\n');
  return quoted.trim() === '' ? '' : quoted.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function closesFence(line: string, fence: string): boolean {
  const run = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1];
  return run !== undefined && run[0] === fence[0] && run.length >= fence.length;
}

/** Text as a code block, its fence longer than any run of backticks inside. */
export function fenced(text: string, language = ''): string {
  const content = defuse(visibleLines(text)).replace(/\n+$/, '');
  const ticks = '`'.repeat(Math.max(3, longestRun(content, /`+/g) + 1));
  const info = /^[\w+#.-]{1,20}$/.test(language) ? language : '';
  return `${ticks}${info}\n${content}\n${ticks}`;
}
