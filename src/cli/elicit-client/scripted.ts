/**
 * Answers from a file, for scripts: a JSON object with a value for each field. `null` declines. Owns what is done about a field
 * that the file does not have: an optional one is left out, a required one ends the run.
 */
import { visibleLines } from '../../format/visible.ts';
import { UsageError } from '../arguments.ts';
import type { Answerer, Content } from './form.ts';

/** @throws UsageError for text that is no JSON object */
export function readAnswers(text: string, path: string): Content {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`--answers: "${path}" is not JSON. Write one object: {"title": "…", "description": null, "confirm": true}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`--answers: "${path}" is not a JSON object with a value for each field.`);
  }
  return value as Content; // just checked
}

/** @param say told each question with the answer it gets, and which one the file does not answer */
export function scripted(answers: Content, say: (line: string) => void): Answerer {
  return async ({ message, requestedSchema, mode, url }) => {
    if (mode === 'url' || !requestedSchema) {
      say(`The answers open no link: ${url ?? ''}`);
      return { action: 'cancel' };
    }
    const names = Object.keys(requestedSchema.properties);
    const missing = (requestedSchema.required ?? []).find(name => answers[name] === undefined);
    if (missing !== undefined) {
      say(`The answers have no value for "${missing}".`);
      return { action: 'cancel' };
    }
    const given = names.flatMap(name => (answers[name] === undefined ? [] : [[name, answers[name]] as const]));
    const isDeclined = given.some(([, value]) => value === null);
    say(`? ${visibleLines(message)}\n  ${isDeclined ? '(declined)' : given.map(([, value]) => JSON.stringify(value)).join(', ')}`);
    return isDeclined ? { action: 'decline' } : { action: 'accept', content: Object.fromEntries(given) };
  };
}
