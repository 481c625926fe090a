/**
 * How values become a path and a query. Every path value is percent-encoded exactly once, as the bytes it was given in: no
 * Unicode form is changed. Who decodes a project path that arrives encoded is the pipeline's normalise step, not this file.
 */
import { CatalogError } from '../call/error.ts';
import type { QueryValue } from './port.ts';

const PLACEHOLDER = /\{([^{}]+)\}/g;

const refuse = (parameter: string | undefined, sentence: string): CatalogError =>
  new CatalogError('invalid_params', sentence, { parameter });

const isDotSegment = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment);

function encode(parameter: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw refuse(parameter, `${parameter} is not valid Unicode text, so it has no place in an address: send it without broken characters.`);
  }
}

function pathValue(name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw refuse(name, `${name} is missing, and the address of the request needs it: give it and call again.`);
  }
  const text = String(value);
  if (text === '') throw refuse(name, `${name} is empty, and the address of the request needs it: give a value and call again.`);
  // GitLab knows no name with such a part, and a proxy that resolves it would ask for something else.
  if (text.split(/[/\\]/).some(part => part === '.' || part === '..')) {
    throw refuse(name, `${name} holds the part "." or "..", which an address may not carry: write the name without it.`);
  }
  return encode(name, text);
}

/**
 * Puts encoded values into the `{placeholders}` of a path. Throws `invalid_params` for a value that is missing, empty or a
 * dot segment, and for a literal path that would end early or climb.
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>>): string {
  const filled = template.replace(PLACEHOLDER, (_, name: string) => pathValue(name, values[name]));
  if (/[^\x21-\x7e]|[?#\\]/.test(filled)) {
    throw refuse('path', 'The path holds a character that an address may not carry bare: percent-encode it, and give the query apart.');
  }
  if (filled.split('/').some(isDotSegment)) {
    throw refuse('path', 'The path holds a "." or ".." segment, which could lead elsewhere than it says: write it without.');
  }
  return filled;
}

/** A query without its `?`: arrays as `name[]=a&name[]=b`, objects as `name[key]=a`, undefined and empty arrays left out. */
export function writeQuery(query: Readonly<Record<string, QueryValue | undefined>>): string {
  const pairs: string[] = [];
  const add = (name: string, value: string | number | boolean) => pairs.push(`${name}=${encode(name, String(value))}`);
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    // Brackets stay readable; everything else in a name is encoded like a value.
    const name = encode(key, key).replace(/%5B/gi, '[').replace(/%5D/gi, ']');
    if (isList(value)) for (const item of value) add(name.endsWith('[]') ? name : `${name}[]`, item);
    else if (typeof value === 'object') for (const [inner, item] of Object.entries(value)) add(`${name}[${encode(key, inner)}]`, item);
    else add(name, value);
  }
  return pairs.join('&');
}

/** `Array.isArray` does not narrow a readonly array. */
const isList = (value: QueryValue): value is readonly (string | number)[] => Array.isArray(value);
