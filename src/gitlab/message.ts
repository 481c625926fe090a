/**
 * What GitLab said, as plain sentences. GitLab's error bodies come in many shapes; this file reads them all and writes one
 * line of text. The text stays GitLab's: whoever shows it treats it as untrusted.
 */

import type { Scrub } from './scrub.ts';

const MAX_TEXT = 1000;
const MAX_DEPTH = 5;

/** Keys that hold a message and name no field of the caller's. */
const ENVELOPE = new Set(['error', 'errors', 'error_description', 'base']);

const asItIs: Scrub = text => text;

/**
 * The message in an error body (text, or parsed JSON); undefined when it holds none.
 * @param scrub takes secrets out, before anything is joined, changed or cut
 */
export function plainMessage(body: unknown, scrub: Scrub = asItIs): string | undefined {
  if (typeof body === 'string' && body.trimStart().startsWith('<')) return undefined; // markup is for programs
  const sentences = isRecord(body) ? envelope(body, scrub) : sentencesOf(undefined, body, { depth: 0, scrub });
  const text = [...new Set(sentences)].join('; ');
  if (text === '') return undefined;
  return text.length > MAX_TEXT ? `${[...text].slice(0, MAX_TEXT).join('')}…` : text;
}

/** The title of a web page, shortened; undefined when it has none. */
export function pageTitle(html: string, scrub: Scrub = asItIs): string | undefined {
  const title = oneLine((/<title[^>]*>([^<]{0,400})/i.exec(scrub(html))?.[1] ?? '').replace(/&[a-z0-9#]+;/gi, ' '));
  if (title === '') return undefined;
  return title.length > 80 ? `${[...title].slice(0, 80).join('')}…` : title;
}

export const isWebPage = (contentType: string | null, text: string): boolean =>
  /^\s*(?:text\/html|application\/xhtml)/i.test(contentType ?? '') ||
  /^\s*(?:<!doctype\s+html|<html|<head|<body)\b/i.test(text.slice(0, 200));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneLine = (text: string): string => text.replace(/[\s\x00-\x1f\x7f]+/g, ' ').trim();

/** The outermost object: its description beats its code, its message beats both. */
function envelope(body: Readonly<Record<string, unknown>>, scrub: Scrub): readonly string[] {
  const at = { depth: 0, scrub };
  const { message, error, error_description: description, errors, ...rest } = body;
  const said = [
    ...sentencesOf(undefined, message, at),
    ...(description === undefined ? sentencesOf(undefined, error, at) : sentencesOf(undefined, description, at)),
    ...sentencesOf(undefined, errors, at),
  ];
  // Without an envelope the object itself is the list of wrong fields.
  return said.length > 0 ? said : sentencesOf(undefined, without(rest, ['status', 'code']), at);
}

const without = (value: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

interface Within {
  readonly depth: number;
  readonly scrub: Scrub;
}

function sentencesOf(field: string | undefined, value: unknown, at: Within): readonly string[] {
  if (value === undefined || value === null || value === '' || at.depth > MAX_DEPTH) return [];
  const deeper = { ...at, depth: at.depth + 1 };
  if (Array.isArray(value)) return value.flatMap(item => sentencesOf(field, item, deeper));
  if (isRecord(value)) {
    // A GraphQL error is an object, of which only the message is for people.
    if (typeof value['message'] === 'string') return sentencesOf(field, value['message'], deeper);
    return Object.entries(value).flatMap(([key, item]) => sentencesOf(fieldName(field, at.scrub(key)), item, deeper));
  }
  const text = oneLine(at.scrub(String(value)));
  if (text === '') return [];
  if (field === undefined) return [text];
  // Rails writes "can't be blank" to follow the field's name, and whole sentences to stand alone.
  return [/^[\p{Lu}\d]/u.test(text) ? `${field}: ${text}` : `${field} ${text}`];
}

const fieldName = (outer: string | undefined, key: string): string | undefined => {
  if (ENVELOPE.has(key) || /^\d+$/.test(key)) return outer;
  return outer === undefined ? oneLine(key) : `${outer}.${oneLine(key)}`;
};
