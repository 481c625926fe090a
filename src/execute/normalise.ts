/**
 * Step 2: arguments as callers write them become values of the declared types. Owns names (aliases), what is left out, and the
 * collection of everything that could not be read; single values are read by `value.ts`. Pure: nothing is sent.
 */
import type { Instance } from '../call/call.ts';
import type { ActionEntry, ActionFacts, ParamFacts } from '../catalog/action.ts';
import type { Values } from './context.ts';
import { type Problem, readValue } from './value.ts';

export interface Reading {
  readonly values: Values;
  readonly problems: readonly Problem[];
  /** Names that the action does not know, as the caller wrote them. */
  readonly unknown: readonly string[];
}

export interface NormaliseOptions {
  readonly input: Readonly<Record<string, unknown>>;
  readonly entry: ActionEntry;
  readonly facts: ActionFacts;
  readonly instance: Instance;
}

/** Reads every argument generously and reports, rather than throws, whatever cannot be read. */
export function normalise({ input, entry, facts, instance }: NormaliseOptions): Reading {
  const { named, unknown, problems } = nameArguments(input, facts);
  const values: Record<string, unknown> = {};
  for (const [name, given] of named) {
    const param = facts.params[name];
    if (!param || isUnset(given, param, entry)) continue;
    const read = readValue(given, param, { name, instance });
    if (read.kind === 'read') values[name] = read.value;
    else problems.push(...read.problems.map(problem => mended(problem, param)));
  }
  const withDefaults = defaulted(values, facts, problems);
  return { values: withDefaults, problems, unknown };
}

/** The problem with where a right value comes from. */
const mended = (problem: Problem, { mend }: ParamFacts): Problem =>
  mend === undefined ? problem : { ...problem, sentence: `${problem.sentence}. ${mend}` };

/** What was left out and has another parameter's value then. */
function defaulted(values: Values, facts: ActionFacts, problems: readonly Problem[]): Values {
  let filled: Record<string, unknown> | undefined;
  for (const name in facts.params) {
    const defaultFrom = facts.params[name]?.defaultFrom;
    if (defaultFrom === undefined || values[name] !== undefined || values[defaultFrom] === undefined) continue;
    if (problems.some(({ parameter }) => parameter === name)) continue;
    filled ??= { ...values };
    filled[name] = values[defaultFrom];
  }
  return filled ?? values;
}

/** Null means "not given" everywhere; empty text does where it could only be an unset filter. */
function isUnset(given: unknown, param: ParamFacts, entry: ActionEntry): boolean {
  if (given === null || given === undefined) return true;
  if (given !== '') return false;
  if (param.in === 'local') return true;
  // What is made new has nothing to clear: there, blank is only a form's empty line, save in a text, which may be meant empty.
  if (entry.effect === 'create' && !param.required && param.in === 'body')
    return param.type !== 'string' || param.enum !== undefined || param.kind !== undefined;
  // A read's filter left blank narrows nothing. On an update, empty text clears a field, and on a delete a blank filter must
  // never widen what is deleted: both are sent.
  return entry.effect === 'read' && (param.in === 'query' || (param.in === 'body' && !param.required));
}

interface NamedArguments {
  readonly named: ReadonlyMap<string, unknown>;
  readonly unknown: string[];
  readonly problems: Problem[];
}

function nameArguments(input: Readonly<Record<string, unknown>>, facts: ActionFacts): NamedArguments {
  const named = new Map<string, unknown>();
  const spelled = new Map<string, string>();
  const unknown: string[] = [];
  const problems: Problem[] = [];
  const aliases = new Map<string, readonly string[]>();
  for (const [key, value] of Object.entries(input)) {
    if (Object.hasOwn(facts.params, key)) named.set(key, value);
  }
  for (const [key, value] of Object.entries(input)) {
    if (Object.hasOwn(facts.params, key)) continue;
    if (aliases.size === 0) collectAliases(facts, aliases);
    const meant = aliases.get(key);
    if (!meant) {
      unknown.push(key);
      continue;
    }
    if (value === null || value === undefined) continue;
    const target = meant.find(name => !isGiven(named, name)) ?? meant[0] ?? key;
    if (!isGiven(named, target)) {
      named.set(target, value);
      spelled.set(target, key);
    } else if (String(named.get(target)) !== String(value)) {
      const other = spelled.get(target) ?? target;
      problems.push({ parameter: target, sentence: `${target} is given twice with different values, as ${other} and as ${key}` });
    }
  }
  return { named, unknown, problems };
}

const isGiven = (named: ReadonlyMap<string, unknown>, name: string): boolean => named.get(name) !== undefined && named.get(name) !== null;

/** Other spelling -> the parameters it may mean, in the catalog's order; GitLab's own name of a parameter is one. */
function collectAliases(facts: ActionFacts, aliases: Map<string, readonly string[]>): void {
  for (const [name, param] of Object.entries(facts.params)) {
    for (const alias of param.as === undefined ? (param.accepts ?? []) : [...(param.accepts ?? []), param.as]) {
      aliases.set(alias, [...(aliases.get(alias) ?? []), name]);
    }
  }
}
