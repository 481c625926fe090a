/**
 * Step 3: one answer naming everything that is wrong with the arguments. Owns that answer; the generated schema has the last
 * word, so that no request leaves with a value that the catalog's own types refuse.
 */
import { cutShort } from '../call/echo.ts';
import { CatalogError } from '../call/error.ts';
import type { ActionEntry, ActionFacts, ParamFacts } from '../catalog/action.ts';
import type { ZodIssueLike } from '../catalog/generated.ts';
import { nearest } from '../config/nearest.ts';
import type { Catalog } from './catalog.ts';
import type { Values } from './context.ts';
import type { Reading } from './normalise.ts';
import { echo, type Problem } from './value.ts';

export interface ValidateOptions {
  readonly read: Reading;
  /** The arguments as the caller wrote them: what an unknown name was given helps to tell what was meant. */
  readonly input?: Values;
  readonly entry: ActionEntry;
  readonly facts: ActionFacts;
  readonly catalog: Catalog;
}

/** The values, or `invalid_params` with every fault in one sentence each. Nothing has been sent by then. */
export async function validate({ read, input = {}, entry, facts, catalog }: ValidateOptions): Promise<Values> {
  const problems = [
    ...read.unknown.map((name, index) => unknownParameter(name, input[name], facts, index < EXPLAINED)),
    ...missingParameters(read, facts),
    ...read.problems,
    ...Object.entries(read.values).flatMap(([name, value]) => {
      const param = facts.params[name];
      return param ? boundaryProblems(value, param, name) : [];
    }),
  ];
  if (problems.length > 0) throw invalidParams(entry, facts, problems);

  const result = (await catalog.validator(entry)).safeParse(withoutNulls(read.values));
  if (!result.success) throw invalidParams(entry, facts, result.error.issues.map(schemaProblem));
  return read.values;
}

/** The published schema knows no null: a number that is cleared is as good as one that is left out. */
const withoutNulls = (values: Values): Values =>
  Object.values(values).includes(null) ? Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) : values;

/** Every fault as one error; the first parameter named is the error's own. */
export function invalidParams(entry: ActionEntry, facts: ActionFacts, problems: readonly Problem[]): CatalogError {
  const sentences = [...new Set(problems.map(({ sentence }) => sentence))];
  const more = sentences.length > EXPLAINED ? [`and ${sentences.length - EXPLAINED} more of the kind`] : [];
  const hints = [...sentences.slice(0, EXPLAINED), ...more, validParameters(facts)];
  const count = sentences.length === 1 ? 'One parameter' : `${sentences.length} parameters`;
  const sentence = `${count} of '${entry.id}' cannot be accepted, so nothing was sent to GitLab. Correct what is named and call it again.`;
  return new CatalogError('invalid_params', sentence, { parameter: problems[0]?.parameter, hints });
}

/** Faults that are explained one by one; nobody mends more of them at once. */
const EXPLAINED = 30;

function unknownParameter(name: string, given: unknown, facts: ActionFacts, isExplained: boolean): Problem {
  const shown = cutShort(name);
  const canonical = isExplained ? meantBy(name, facts) : undefined;
  const param = canonical === undefined ? undefined : facts.params[canonical];
  const asked = param === undefined ? '' : `; did you mean ${canonical}${valueMeant(given, param)}?`;
  const mend = param?.mend !== undefined && typeof given === 'string' && !/^\d+$/.test(given) ? ` ${param.mend}` : '';
  return { parameter: shown, sentence: `${shown} is not a parameter of this action${asked}${mend}` };
}

/** The parameter whose name (or other spelling) is closest, or else begins with the same word: `state` for `state_event`. */
function meantBy(name: string, facts: ActionFacts): string | undefined {
  const names = Object.keys(facts.params);
  const meant = nearest(name, [...names, ...Object.values(facts.params).flatMap(({ accepts }) => accepts ?? [])])[0];
  if (meant === undefined) return names.find(candidate => candidate.startsWith(`${name}_`));
  return facts.params[meant] ? meant : Object.entries(facts.params).find(([, { accepts }]) => accepts?.includes(meant))?.[0];
}

/** Of the values that a parameter takes, the one that shares the given one's stem: `close` for `closed`, `reopen` for `opened`. */
function valueMeant(given: unknown, param: ParamFacts): string {
  if (typeof given !== 'string' || param.enum === undefined) return '';
  const stem = given.toLowerCase().replace(/e?d$/, '');
  const value = stem.length < 3 ? undefined : param.enum.find(candidate => candidate.includes(stem));
  return value === undefined ? '' : `: ${value}`;
}

function missingParameters(read: Reading, facts: ActionFacts): readonly Problem[] {
  const faulty = new Set(read.problems.map(({ parameter }) => parameter.split('.')[0]));
  const missing: Problem[] = [];
  for (const name in facts.params) {
    const param = facts.params[name];
    const value = read.values[name];
    if (param?.in === 'path' && value === '') missing.push({ parameter: name, sentence: `${name} must not be empty` });
    else if (param?.required && value === undefined && !faulty.has(name)) missing.push({ parameter: name, sentence: `${name} is missing` });
  }
  return missing;
}

/** Enums and bounds, in lists and objects too; with the values that are valid. */
function boundaryProblems(value: unknown, param: ParamFacts, name: string): readonly Problem[] {
  if (Array.isArray(value)) {
    const { items } = param;
    return items ? value.flatMap(item => boundaryProblems(item, items, name)) : [];
  }
  if (typeof value === 'object' && value !== null) return objectProblems(value as Values, param, name); // arrays and null are handled above
  const problem = (clause: string): Problem[] => [{ parameter: name, sentence: `${name} ${clause} (got ${echo(value, param)})` }];
  if (param.enum && !param.enum.includes(String(value)) && !(value === '' && !param.required)) {
    return problem(`must be ${param.enum.length === 1 ? '' : 'one of '}${param.enum.join(', ')}`);
  }
  if (typeof value !== 'number') return [];
  if (param.min !== undefined && value < param.min) return problem(`must be ${bounds(param)}`);
  if (param.max !== undefined && value > param.max) return problem(`must be ${bounds(param)}`);
  return [];
}

function objectProblems(value: Values, param: ParamFacts, name: string): readonly Problem[] {
  return Object.entries(param.properties ?? {}).flatMap(([key, inner]) => {
    const field = `${name}.${key}`;
    if (value[key] !== undefined) return boundaryProblems(value[key], inner, field);
    return inner.required ? [{ parameter: field, sentence: `${field} is missing` }] : [];
  });
}

function bounds({ min, max }: ParamFacts): string {
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  return min !== undefined ? `at least ${min}` : `at most ${max}`;
}

const SHOWN_PARAMETERS = 60;

function validParameters(facts: ActionFacts): string {
  const names = Object.entries(facts.params).map(([name, { required }]) => (required ? `${name} (required)` : name));
  if (names.length === 0) return 'This action takes no parameters.';
  const rest = names.length - SHOWN_PARAMETERS;
  return `Valid parameters: ${names.slice(0, SHOWN_PARAMETERS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function schemaProblem(issue: ZodIssueLike): Problem {
  const name = issue.path.map(String).join('.');
  return { parameter: name, sentence: name === '' ? issue.message : `${name} is not accepted: ${issue.message}` };
}
