/**
 * Interprets compiled view templates over one object. Owns what "absent" means and how absent parts leave their line; the
 * functions that a view may call are in functions.ts, the escaping in escape.ts. A view cannot write unescaped text.
 */
import type { Template, TemplatePart } from '../catalog/action.ts';
import { inline, type Place } from './escape.ts';
import { type Scope, viewFunction } from './functions.ts';
import { isAbsent, textOf } from './values.ts';

/** A field by dotted path; a name that itself holds dots is looked for first. */
export function field(data: unknown, path: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  if (Object.hasOwn(data, path)) return (data as Readonly<Record<string, unknown>>)[path]; // own property of an object
  if (!path.includes('.')) return undefined;
  let value: unknown = data;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name]; // own property of an object
  }
  return value;
}

/**
 * The template over `data`, escaped for its place. Empty when it has computed parts and all of them are absent, whatever
 * literals stand around them. A blank beside an absent part goes with it.
 */
export function fill(template: Template, data: unknown, place: Place): string {
  const [only] = template;
  if (template.length === 1 && typeof only === 'object') return partText(only, data, place).trim(); // most rows
  let out = '';
  let computed = 0;
  let present = 0;
  let afterGap = false;
  for (const part of template) {
    if (typeof part === 'string') {
      out += afterGap && (out === '' || out.endsWith(' ')) ? part.trimStart() : part;
      afterGap = false;
      continue;
    }
    computed += 1;
    const text = partText(part, data, place);
    afterGap = text === '';
    if (afterGap) continue;
    present += 1;
    // an exclamation mark before a link would make it a picture
    out = out.endsWith('!') && text.startsWith('[') ? `${out.slice(0, -1)}\\!${text}` : out + text;
  }
  return computed > 0 && present === 0 ? '' : out.trim();
}

const partText = (part: Exclude<TemplatePart, string>, data: unknown, place: Place): string => {
  if ('f' in part) return inline(textOf(field(data, part.f)), place);
  return viewFunction(part.fn)(part.args, scope(data, place));
};

/** The value behind a template: a field as it came, or its parts joined unescaped. For addresses, dates and lists. */
function rawValue(template: Template, data: unknown): unknown {
  const [only] = template;
  if (template.length === 1 && only !== undefined) return partValue(only, data);
  const values = template.map(part => partValue(part, data));
  const isEmpty = template.every((part, i) => typeof part === 'string' || isAbsent(values[i]));
  return isEmpty ? undefined : values.map(textOf).join('');
}

function partValue(part: TemplatePart, data: unknown): unknown {
  if (typeof part === 'string') return part;
  if ('f' in part) return field(data, part.f);
  if (part.fn === 'or') return part.args.map(arg => rawValue(arg, data)).find(value => !isAbsent(value));
  return viewFunction(part.fn)(part.args, scope(data, 'row'));
}

const scope = (data: unknown, place: Place): Scope => ({
  place,
  value: template => (template === undefined ? undefined : rawValue(template, data)),
  text: (template, at = place) => (template === undefined ? '' : fill(template, data, at)),
});
