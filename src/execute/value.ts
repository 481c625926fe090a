/**
 * Reads one argument by its declared type: generous in spelling ("12" is 12, `["a"]` as text is a list), exact in meaning
 * ("12abc" is not 12). Owns the sentences about single values; which parameters there are is `normalise.ts`'s business.
 */
import type { Instance } from '../call/call.ts';
import { cutShort } from '../call/echo.ts';
import type { ParamFacts } from '../catalog/action.ts';
import { nearest } from '../config/nearest.ts';
import { levelOf, memberLevels } from '../format/values.ts';
import { isDate, isDatetime } from './calendar.ts';
import type { Values } from './context.ts';
import { readNamespacePath } from './project-spelling.ts';
import { DEPTH_LIMIT, isDeeperThan } from './readable.ts';

export interface Problem {
  /** The parameter at fault, dotted inside an object. */
  readonly parameter: string;
  /** A clause that starts with the parameter's name. */
  readonly sentence: string;
}

export type Read =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

interface Where {
  /** Name as the caller sees it: `position.new_line`, `labels[2]`. */
  readonly name: string;
  readonly instance: Instance;
}

const read = (value: unknown): Read => ({ kind: 'read', value });

const wrong = ({ name }: Where, clause: string): Read => ({
  kind: 'problems',
  problems: [{ parameter: name.replace(/\[\d+\]/g, ''), sentence: `${name} ${clause}` }],
});

/** A value as it is shown back: short, and never a secret. */
export function echo(value: unknown, param?: ParamFacts): string {
  if (param?.kind === 'secret') return 'the value given';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return cutShort(typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : String(value));
}

export function readValue(given: unknown, param: ParamFacts, where: Where): Read {
  switch (param.type) {
    case 'string':
      return readText(given, param, where);
    case 'integer':
      return readInteger(given, param, where);
    case 'number':
      return readNumber(given, param, where);
    case 'boolean':
      return readBoolean(given, param, where);
    case 'array':
      return readList(given, param, where);
    case 'object':
      return readObject(given, param, where);
  }
}

function readText(given: unknown, param: ParamFacts, where: Where): Read {
  if (typeof given !== 'string' && typeof given !== 'boolean' && typeof given !== 'number') {
    return wrong(where, `must be text (got ${kindOf(given)})`);
  }
  if (typeof given === 'number' && (!Number.isFinite(given) || Math.abs(given) > Number.MAX_SAFE_INTEGER)) {
    return wrong(where, 'is a number too large to be read exactly: send it as text');
  }
  const text = String(given);
  switch (param.kind) {
    case 'project':
    case 'group': {
      if (typeof given !== 'string' && !(typeof given === 'number' && Number.isInteger(given) && given > 0))
        return wrong(where, `must be an id or a full path (got ${echo(given)})`);
      const spelling = readNamespacePath(text, param.kind, where.instance);
      return spelling.kind === 'read' ? read(spelling.value) : wrong(where, spelling.why);
    }
    case 'date':
      return text === '' || isDate(text) ? read(text) : wrong(where, `must be a date such as 2025-01-31 (got ${echo(text)})`);
    case 'datetime':
      return text === '' || isDatetime(text) ? read(text) : wrong(where, `must be a time such as 2025-01-31T10:30:00Z (got ${echo(text)})`);
    default:
      return read(text);
  }
}

/** Parameters that take an access level, by name: people know the levels as words. */
const LEVEL_NAME = /(?:^|[._])access_levels?(?:\[\d+\])?$|(?:^|\.)group_access$/;

function readInteger(given: unknown, param: ParamFacts, where: Where): Read {
  if (given === '' && param.nullable) return read(null);
  const isText = typeof given === 'string' && /^-?(?:0|[1-9]\d*)$/.test(given);
  const isLevel = LEVEL_NAME.test(where.name);
  const value = isText ? Number(given) : isLevel && typeof given === 'string' ? (levelOf(given) ?? given) : given;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    const levels = isLevel ? `: ${memberLevels}` : '';
    return wrong(where, `must be a whole number (got ${echo(given, param)})${levels}`);
  }
  if (!Number.isSafeInteger(value)) return wrong(where, 'is above 9007199254740991, more than a number can hold exactly');
  return read(value);
}

function readNumber(given: unknown, param: ParamFacts, where: Where): Read {
  if (given === '' && param.nullable) return read(null);
  const isText = typeof given === 'string' && /^-?\d+(?:\.\d+)?$/.test(given);
  const value = isText ? Number(given) : given;
  return typeof value === 'number' && Number.isFinite(value) ? read(value) : wrong(where, `must be a number (got ${echo(given, param)})`);
}

function readBoolean(given: unknown, param: ParamFacts, where: Where): Read {
  if (typeof given === 'boolean') return read(given);
  const word = typeof given === 'string' ? given.toLowerCase() : undefined;
  if (word === 'true') return read(true);
  if (word === 'false') return read(false);
  return wrong(where, `must be true or false (got ${echo(given, param)})`);
}

function readList(given: unknown, param: ParamFacts, where: Where): Read {
  const item = param.items ?? { type: 'string', in: param.in };
  const listed = asList(given, item);
  if (!listed) return wrong(where, `must be a list of ${item.type} values (got ${kindOf(given)})`);
  const values: unknown[] = [];
  const problems: Problem[] = [];
  listed.forEach((element, index) => {
    if (element === null || element === undefined) return;
    const one = readValue(element, item, { ...where, name: Array.isArray(given) ? `${where.name}[${index}]` : where.name });
    if (one.kind === 'read') values.push(one.value);
    else problems.push(...one.problems);
  });
  return problems.length > 0 ? { kind: 'problems', problems } : read(values);
}

/** A list, a list written as JSON text, a comma list of plain items, or one item on its own. */
function asList(given: unknown, item: ParamFacts): readonly unknown[] | undefined {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') {
    const isScalarItem = item.type !== 'object' && item.type !== 'array';
    return isScalarItem === (typeof given !== 'object') ? [given] : undefined;
  }
  const text = given.trim();
  if (text === '') return [];
  if (text.startsWith('[')) {
    const parsed = parseJson(text);
    if (Array.isArray(parsed)) return parsed;
  }
  if (item.type === 'object' || item.type === 'array') return text.startsWith('{') ? [text] : undefined;
  return text.split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim()]));
}

function readObject(given: unknown, param: ParamFacts, where: Where): Read {
  const value = typeof given === 'string' && given.trim().startsWith('{') ? parseJson(given) : given;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(where, `must be an object (got ${kindOf(given)})`);
  if (isDeeperThan(value, DEPTH_LIMIT)) return wrong(where, `is nested more than ${DEPTH_LIMIT} levels deep`);
  if (!param.properties) return read(value);
  const properties = param.properties;
  const out: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const name = `${where.name}.${cutShort(key)}`;
    const facts = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!facts) {
      problems.push({ parameter: name, sentence: `${name} is not a field of ${where.name}${validFields(key, Object.keys(properties))}` });
    } else if (inner !== null && inner !== undefined) {
      const one = readValue(inner, facts, { ...where, name });
      if (one.kind === 'read') out[key] = one.value;
      else problems.push(...one.problems);
    }
  }
  if (problems.length === 0) return read(out);
  // What is missing is named together with what is wrong, so that one more try is enough.
  const missing = Object.entries(properties).filter(
    ([key, { required }]) => required && ((value as Values)[key] ?? undefined) === undefined,
  ); // an object, checked above
  return {
    kind: 'problems',
    problems: [
      ...problems,
      ...missing.map(([key]) => ({ parameter: `${where.name}.${key}`, sentence: `${where.name}.${key} is missing` })),
    ],
  };
}

/** More fields than this are not listed in a sentence. */
const FIELDS_LISTED = 40;

function validFields(key: string, fields: readonly string[]): string {
  if (fields.length <= FIELDS_LISTED) return `, which takes ${fields.join(', ')}`;
  const close = nearest(key, fields, 5);
  return close.length > 0 ? `; did you mean ${close.join(', ')}?` : `, which has ${fields.length} fields: the action's schema lists them`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : echo(value);
};
