/**
 * Edits of YAML text that leave every other character as it is: comments, order, quotes and line breaks stay a person's. Owns
 * where in the text a key, a value or an item is written, in flow style and in block style; what is written is the caller's.
 */
import { isCollection, isMap, isPair, isScalar, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

/** Text to put in the place of some characters. */
export interface Splice {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

/** The content of a YAML text, with the place of everything in it. */
export const contentOf = (text: string): unknown => parseDocument(text).contents;

/** The text with all splices made; places are those of the text before any of them. */
export function splice(text: string, splices: readonly Splice[]): string {
  let result = text;
  const fromTheEnd = splices.map((one, order) => ({ one, order })).sort((a, b) => b.one.at - a.one.at || b.order - a.order);
  for (const { one } of fromTheEnd) result = result.slice(0, one.at) + one.insert + result.slice(one.at + one.remove);
  return result;
}

/** The pair of a map by its key. */
export const pairOf = (node: unknown, key: string): Pair | undefined =>
  isMap(node) ? node.items.find(pair => isScalar(pair.key) && pair.key.value === key) : undefined;

/** The value of a map below a key. */
export const under = (node: unknown, key: string): unknown => pairOf(node, key)?.value ?? undefined;

/** Where a node begins and where its last character ends. */
function extentOf(node: unknown): { readonly start: number; readonly end: number } {
  const range = isScalar(node) || isCollection(node) ? node.range : undefined;
  if (!range) throw new Error('a YAML node without a place in its text cannot be edited');
  return { start: range[0], end: range[1] };
}

/** Puts other text in the place of a value. */
export function replaceNode(node: unknown, insert: string): Splice {
  const { start, end } = extentOf(node);
  return { at: start, remove: end - start, insert };
}

/** The text of a node as it stands. */
export function textOfNode(text: string, node: unknown): string {
  const { start, end } = extentOf(node);
  return text.slice(start, end);
}

/** Gives a map another key, behind its last; one that is there gets the new value. `value` is YAML of one line. */
export function setKey(text: string, map: YAMLMap, key: string, value: string): Splice {
  const known = pairOf(map, key);
  if (known?.value) return replaceNode(known.value, value);
  if (map.flow) return intoFlow(text, map, `${key}: ${value}`);
  return belowBlock(text, map, `${' '.repeat(columnOf(text, map))}${key}: ${value}`);
}

/** Gives a list more items, behind its last. */
export function addItem(text: string, list: YAMLSeq, item: string): Splice {
  if (list.flow) return intoFlow(text, list, item);
  return belowBlock(text, list, `${' '.repeat(columnOf(text, list))}- ${item}`);
}

/** Takes items out of a block list, each with its line. */
export function removeLines(text: string, list: YAMLSeq, isMeant: (item: unknown) => boolean): readonly Splice[] {
  return list.items.filter(isMeant).map(item => {
    const { start, end } = extentOf(item);
    const at = text.lastIndexOf('\n', start) + 1;
    return { at, remove: text.indexOf('\n', end) + 1 - at, insert: '' };
  });
}

function intoFlow(text: string, node: YAMLMap | YAMLSeq, insert: string): Splice {
  const last = node.items.at(-1);
  const { start, end } = extentOf(node);
  if (last === undefined)
    return { at: start, remove: end - start, insert: `${text[start]}${isMap(node) ? ` ${insert} ` : insert}${text[end - 1]}` };
  const lastNode = isPair(last) ? (last.value ?? last.key) : last;
  return { at: extentOf(lastNode).end, remove: 0, insert: `, ${insert}` };
}

/** A line below the last one of a block; behind a comment that stands on that line. */
function belowBlock(text: string, node: YAMLMap | YAMLSeq, line: string): Splice {
  let at = extentOf(node).end;
  while (at > 0 && /\s/.test(text[at - 1] ?? '')) at--;
  const end = text.indexOf('\n', at);
  return end < 0 ? { at: text.length, remove: 0, insert: `\n${line}` } : { at: end, remove: 0, insert: `\n${line}` };
}

/** Column of a block's first item, which the others share. */
function columnOf(text: string, node: YAMLMap | YAMLSeq): number {
  const { start } = extentOf(node);
  return start - (text.lastIndexOf('\n', start - 1) + 1);
}

/** A value as YAML text: in quotes where YAML would read it as something else than this text. */
export const yamlWord = (value: string): string =>
  /^[A-Za-z][\w.-]*$/.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value) ? value : JSON.stringify(value);
