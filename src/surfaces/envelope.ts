/**
 * Reads the arguments that surround an action's own parameters (`action`, `params`, `confirm`, `fields`) as generously as
 * models write them and refuses the rest by name.
 */
import { cutShort } from '../call/echo.ts';
import { CatalogError } from '../call/error.ts';
import { nearest } from '../config/nearest.ts';
import { readConfirm } from '../execute/confirm-word.ts';
import type { ActionRequest } from '../execute/outcome.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Strange arguments that are named; one is enough to see what is wrong. */
const NAMED = 5;

const refuse = (sentence: string, parameter: string): CatalogError => new CatalogError('invalid_params', sentence, { parameter });

/** Reads `{action, params, confirm, fields}`; `tool` is named in what is refused. */
export function readEnvelope(tool: string, args: Arguments, allowed: readonly string[]): ActionRequest | CatalogError {
  const strange = Object.keys(args).filter(name => !allowed.includes(name));
  if (strange.length > 0) {
    const [first = ''] = strange;
    const [close] = nearest(first, allowed);
    const mend = close ? `did you mean "${close}"?` : 'the parameters of the action belong inside "params".';
    const shown = strange.slice(0, NAMED).map(name => JSON.stringify(cutShort(name)));
    return refuse(`${tool} does not take ${shown.join(', ')}: ${mend} It takes ${allowed.join(', ')}.`, first);
  }
  const { action } = args;
  if (typeof action !== 'string' || action.trim() === '') {
    return refuse(`${tool} needs "action", the id of the action to run as text.`, 'action');
  }
  const input = readParams(tool, args['params']);
  if (input instanceof CatalogError) return input;
  const confirm = readConfirm(`"confirm" of ${tool}`, args['confirm']);
  if (confirm instanceof CatalogError) return confirm;
  const fields = readFields(tool, args['fields']);
  if (fields instanceof CatalogError) return fields;
  return { action: action.trim(), input, confirm, ...(fields ? { fields } : {}) };
}

function readParams(tool: string, value: unknown): Arguments | CatalogError {
  if (value === undefined || value === null || value === '') return {};
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Arguments; // just checked
  return refuse(`"params" of ${tool} must be an object with the parameters of the action.`, 'params');
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function readFields(tool: string, value: unknown): readonly string[] | undefined | CatalogError {
  if (value === undefined || value === null || value === '') return undefined;
  const parsed = typeof value === 'string' ? (value.trim().startsWith('[') ? parseJson(value) : value.split(',')) : value;
  if (Array.isArray(parsed) && parsed.every(field => typeof field === 'string')) {
    const paths = parsed.map(field => field.trim()).filter(field => field !== '');
    return paths.length > 0 ? paths : undefined;
  }
  return refuse(`"fields" of ${tool} must be a list of paths such as ["iid", "author.username", "labels[]"].`, 'fields');
}
