/**
 * What changed between two documents: operations that appeared, went or became deprecated, and what is different about what they
 * take. Owns the reading of a difference (a rename is one change, not two); what it means to the catalog is said elsewhere.
 */
import { editDistance } from '../../src/config/nearest.ts';
import { compare } from '../problem.ts';
import type { Fact, FactPlace, OperationFacts } from './facts.ts';

export type Change = OperationChange | ParameterChange;

export interface OperationChange {
  readonly kind: 'appeared' | 'went' | 'deprecated' | 'revived';
  /** `METHOD /shape`. */
  readonly key: string;
  readonly operation: OperationFacts;
}

/** A parameter or field of an operation that is in both documents. */
export interface ParameterChange {
  readonly key: string;
  readonly operation: OperationFacts;
  readonly kind: 'parameter';
  readonly place: FactPlace;
  /** GitLab's name now; of a parameter that went, its last one. */
  readonly name: string;
  readonly what: Difference;
}

export type Difference =
  | { readonly kind: 'added'; readonly fact: Fact }
  | { readonly kind: 'removed' }
  | { readonly kind: 'renamed'; readonly from: string }
  | { readonly kind: 'moved'; readonly from: FactPlace }
  | { readonly kind: 'required' }
  | { readonly kind: 'optional' }
  | { readonly kind: 'deprecated' }
  | { readonly kind: 'revived' }
  | { readonly kind: 'type'; readonly from: string; readonly to: string }
  | { readonly kind: 'values'; readonly added: readonly string[]; readonly removed: readonly string[]; readonly now: readonly string[] };

type Documents = ReadonlyMap<string, OperationFacts>;

/** Every change from one document to the next, by route and method. */
export function changesBetween(before: Documents, after: Documents): readonly Change[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const changes = keys.flatMap((key): readonly Change[] => {
    const [old, now] = [before.get(key), after.get(key)];
    if (!old) return now ? [{ kind: 'appeared', key, operation: now }] : [];
    if (!now) return [{ kind: 'went', key, operation: old }];
    return operationChanges(key, old, now);
  });
  return changes.toSorted((a, b) => compare(a.operation.route, b.operation.route) || compare(a.operation.method, b.operation.method));
}

function operationChanges(key: string, old: OperationFacts, now: OperationFacts): readonly Change[] {
  const changes: Change[] = [];
  if (old.isDeprecated !== now.isDeprecated) changes.push({ kind: now.isDeprecated ? 'deprecated' : 'revived', key, operation: now });
  const report = (fact: Fact, what: Difference) =>
    changes.push({ kind: 'parameter', key, operation: now, place: fact.place, name: fact.name, what });
  comparePaths(old, now, report);
  const { same, added, removed } = match(sent(old), sent(now));
  for (const [before, after] of same) compareFacts(before, after, report);
  for (const fact of added) report(fact, { kind: 'added', fact });
  for (const fact of removed) report(fact, { kind: 'removed' });
  return changes;
}

const sent = (operation: OperationFacts): readonly Fact[] => operation.facts.filter(fact => fact.place !== 'path');

type Report = (fact: Fact, what: Difference) => void;

/** Placeholders are told apart by where they stand: their names reach nobody. */
function comparePaths(old: OperationFacts, now: OperationFacts, report: Report): void {
  const before = old.facts.filter(fact => fact.place === 'path');
  now.facts
    .filter(fact => fact.place === 'path')
    .forEach((fact, index) => {
      const was = before[index];
      if (was) compareFacts(was, fact, report);
    });
}

function compareFacts(old: Fact, now: Fact, report: Report): void {
  if (old.name !== now.name) report(now, { kind: 'renamed', from: old.name });
  if (old.place !== now.place) report(now, { kind: 'moved', from: old.place });
  if (old.type !== now.type) report(now, { kind: 'type', from: old.type, to: now.type });
  const added = now.values.filter(value => !old.values.includes(value));
  const removed = old.values.filter(value => !now.values.includes(value));
  if (added.length + removed.length > 0) report(now, { kind: 'values', added, removed, now: now.values });
  if (old.isRequired !== now.isRequired && now.place !== 'path') report(now, { kind: now.isRequired ? 'required' : 'optional' });
  if (old.isDeprecated !== now.isDeprecated) report(now, { kind: now.isDeprecated ? 'deprecated' : 'revived' });
}

interface Matched {
  readonly same: readonly (readonly [Fact, Fact])[];
  readonly added: readonly Fact[];
  readonly removed: readonly Fact[];
}

/** Pairs what is the same thing in both: by name, then moved to the other place, then under another name. */
function match(old: readonly Fact[], now: readonly Fact[]): Matched {
  const at = (fact: Fact) => `${fact.place} ${fact.name}`;
  const was = new Map(old.map(fact => [at(fact), fact]));
  const is = new Map(now.map(fact => [at(fact), fact]));
  const same: [Fact, Fact][] = now.flatMap((fact): [Fact, Fact][] => {
    const before = was.get(at(fact));
    return before ? [[before, fact]] : [];
  });
  const gone = topmost(old.filter(fact => !is.has(at(fact))));
  const come = topmost(now.filter(fact => !was.has(at(fact))));
  const moved = gone.flatMap((before): [Fact, Fact][] => {
    const after = come.find(fact => fact.name === before.name);
    return after ? [[before, after]] : [];
  });
  const taken = new Set(moved.flat());
  const renamed = renames(
    gone.filter(fact => !taken.has(fact)),
    come.filter(fact => !taken.has(fact)),
    { old, now },
  );
  for (const fact of renamed.flat()) taken.add(fact);
  return {
    same: [...same, ...moved, ...renamed],
    added: come.filter(fact => !taken.has(fact)),
    removed: gone.filter(fact => !taken.has(fact)),
  };
}

/** What is in no object that is itself among them: a new object is one change, whatever it holds. */
function topmost(facts: readonly Fact[]): readonly Fact[] {
  const names = new Set(facts.map(fact => `${fact.place} ${fact.name}`));
  return facts.filter(fact => !parents(fact.name).some(name => names.has(`${fact.place} ${name}`)));
}

const parents = (name: string): readonly string[] => {
  const parts = name.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('.'));
};

const parentOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/**
 * Pairs of one that went and one that came, in the same object, that take exactly the same. A pair is taken for a rename when
 * the names are alike, or when neither has another to be paired with.
 */
function renames(
  gone: readonly Fact[],
  come: readonly Fact[],
  all: { readonly old: readonly Fact[]; readonly now: readonly Fact[] },
): readonly [Fact, Fact][] {
  const takesTheSame = (a: Fact, b: Fact) =>
    a.place === b.place && parentOf(a.name) === parentOf(b.name) && signature(a, all.old) === signature(b, all.now);
  const pairs = gone.flatMap(before => come.filter(after => takesTheSame(before, after)).map(after => ({ before, after })));
  const isOnly = ({ before, after }: { before: Fact; after: Fact }) =>
    pairs.every(other => (other.before === before) === (other.after === after));
  const found: [Fact, Fact][] = [];
  for (const pair of pairs.toSorted((a, b) => likeness(b.before, b.after) - likeness(a.before, a.after))) {
    const isFree = !found.some(([before, after]) => before === pair.before || after === pair.after);
    if (isFree && (likeness(pair.before, pair.after) >= ALIKE || isOnly(pair))) found.push([pair.before, pair.after]);
  }
  return found;
}

const ALIKE = 0.5;

/** Share of the longer name's letters that stay, from 0 to 1. */
const likeness = (a: Fact, b: Fact): number => 1 - editDistance(a.name, b.name) / Math.max(a.name.length, b.name.length);

/** Everything about a fact but its own name, with all that is in it. */
const signature = (fact: Fact, all: readonly Fact[]): string =>
  JSON.stringify(
    all
      .filter(one => one.place === fact.place && (one.name === fact.name || one.name.startsWith(`${fact.name}.`)))
      .map(one => [one.name.slice(fact.name.length), one.type, one.values, one.isRequired, one.isDeprecated]),
  );
