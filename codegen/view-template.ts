/**
 * Compiles view templates, `"{marker(state)} {state}"`, to the tree that the writer interprets. Owns the grammar and the closed
 * list of functions; not what they show. The list is the one of `catalog/README.md`.
 */
import type { Template, TemplatePart } from '../src/catalog/action.ts';
import { fieldAt } from './fields.ts';
import type { Entity, Field } from './model.ts';
import { didYouMean } from './nearest.ts';

/** Functions and how many arguments they take. */
const FUNCTIONS: Readonly<Record<string, number>> = {
  ...{ link: 2, url: 1, user: 1, users: 1, list: 1, pluck: 2, date: 1, marker: 1, yesno: 1, warn: 1, flag: 2, code: 1, short: 1 },
  ...{ excerpt: 1, count: 2, len: 2, bytes: 1, duration: 1, level: 1, project: 1, or: 2, upper: 1 },
};

/** Functions whose first argument names a list. */
const OF_LISTS: ReadonlySet<string> = new Set(['users', 'list', 'pluck', 'len']);

/** Kinds of `markers`, each a column of emoji in the writer. */
export const MARKERS: ReadonlySet<string> = new Set(['state', 'pipeline', 'severity']);

export interface ViewScope {
  readonly fields: ReadonlyMap<string, Field>;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly entity: string;
}

export class TemplateFault extends Error {}

/** The tree of a template; throws a `TemplateFault` whose message names the fault and the mend. */
export function compileTemplate(text: string, scope: ViewScope): Template {
  const reader = new Reader(text);
  const parts = readParts(reader, scope, undefined);
  return parts;
}

/** True when the template can show a link, so that the list may ask for links to be kept. */
export const hasLink = (template: Template): boolean =>
  template.some(part => typeof part !== 'string' && 'fn' in part && (part.fn === 'link' || part.fn === 'url' || part.args.some(hasLink)));

class Reader {
  readonly text: string;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }
  get next(): string {
    return this.text[this.at] ?? '';
  }
  get ended(): boolean {
    return this.at >= this.text.length;
  }
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.at += match[0].length;
    return match[0];
  }
  fail(what: string): never {
    throw new TemplateFault(`${what} in the template ${JSON.stringify(this.text)}`);
  }
}

/** Literals and `{…}` until the end, or until the quote that opened an argument. */
function readParts(reader: Reader, scope: ViewScope, quote: '"' | undefined): Template {
  const parts: TemplatePart[] = [];
  let literal = '';
  const flush = () => {
    if (literal !== '') parts.push(literal);
    literal = '';
  };
  while (!reader.ended && reader.next !== quote) {
    if (reader.next === '{') {
      flush();
      reader.at += 1;
      parts.push(readComputed(reader, scope));
      if (reader.take(/\s*\}/y) === undefined) reader.fail("a '}' is missing");
    } else if (reader.next === '}') reader.fail("a '}' closes nothing");
    else {
      if (reader.next === '\\') reader.at += 1;
      literal += reader.next;
      reader.at += 1;
    }
  }
  flush();
  return parts;
}

function readComputed(reader: Reader, scope: ViewScope): TemplatePart {
  reader.take(/\s*/y);
  const name = reader.take(/[A-Za-z_][\w.]*/y);
  if (name === undefined) return reader.fail("a field or a function is missing after '{'");
  return reader.next === '(' ? readCall(reader, scope, name) : readField(reader, scope, name);
}

function readField(reader: Reader, scope: ViewScope, path: string): TemplatePart {
  if (!fieldAt(path, scope.fields, scope.entities)) reader.fail(missingField(path, scope));
  return { f: path };
}

/** What is said of a path that leads nowhere. */
export const missingField = (path: string, scope: ViewScope): string =>
  `${scope.entity} has no field '${path}'${didYouMean(path, scope.fields.keys(), 'add it to the fields')}`;

function readCall(reader: Reader, scope: ViewScope, fn: string): TemplatePart {
  const arity = FUNCTIONS[fn];
  if (arity === undefined) {
    return reader.fail(`no view function '${fn}'${didYouMean(fn, Object.keys(FUNCTIONS), 'use one of those in catalog/README.md')}`);
  }
  reader.at += 1;
  const args: Template[] = [];
  while (reader.take(/\s*\)/y) === undefined) {
    if (args.length > 0 && reader.take(/\s*,/y) === undefined) return reader.fail(`a ',' or ')' is missing in ${fn}(…)`);
    reader.take(/\s*/y);
    args.push(readArgument(reader, scope));
  }
  if (args.length !== arity && !(fn === 'or' && args.length > arity)) {
    reader.fail(`${fn}(…) takes ${arity} argument${arity === 1 ? '' : 's'} and has ${args.length}`);
  }
  checkList(reader, scope, fn, args);
  if (fn === 'or') return firstOf(args);
  return fn === 'marker' ? { fn, args: [[markerKind(reader, scope, args)], ...args] } : { fn, args };
}

/** `or(a, b, c)` as `or(a, or(b, c))`: the writer knows two arguments. */
function firstOf(args: readonly Template[]): TemplatePart {
  const [first = [], ...rest] = args;
  return { fn: 'or', args: rest.length > 1 ? [first, [firstOf(rest)]] : [first, ...rest] };
}

function readArgument(reader: Reader, scope: ViewScope): Template {
  if (reader.next !== '"') return [readComputed(reader, scope)];
  reader.at += 1;
  const template = readParts(reader, scope, '"');
  if (reader.next !== '"') reader.fail("a '\"' is missing");
  reader.at += 1;
  return template;
}

const pathOf = (argument: Template | undefined): string | undefined => {
  const [part] = argument ?? [];
  return part !== undefined && typeof part !== 'string' && 'f' in part ? part.f : undefined;
};

function checkList(reader: Reader, scope: ViewScope, fn: string, args: readonly Template[]): void {
  if (!OF_LISTS.has(fn)) return;
  const path = pathOf(args[0]) ?? reader.fail(`${fn}(…) takes a list field first`);
  const field = fieldAt(path, scope.fields, scope.entities);
  if (field?.type !== 'array' && field?.type !== 'any') reader.fail(`${fn}(${path}) needs a list, and ${scope.entity}.${path} is none`);
  const [plucked] = args[1] ?? [];
  if (fn !== 'pluck' || typeof plucked !== 'string' || field?.type !== 'array' || !field.items) return;
  const item = { type: 'object' as const, secret: false, fields: new Map([['item', field.items]]) };
  if (!fieldAt(`item.${plucked}`, item.fields, scope.entities))
    reader.fail(`the items of ${scope.entity}.${path} have no field '${plucked}'; name one they have`);
}

function markerKind(reader: Reader, scope: ViewScope, args: readonly Template[]): string {
  const path = pathOf(args[0]) ?? reader.fail('marker(…) takes a field');
  const kind = fieldAt(path, scope.fields, scope.entities)?.markers;
  if (kind === undefined)
    return reader.fail(`marker(${path}) needs 'markers' on the field; write ${path}: { type: string, markers: state }`);
  if (!MARKERS.has(kind)) return reader.fail(`field '${path}' has the unknown markers '${kind}'; use ${[...MARKERS].join(', ')}`);
  return kind;
}
