/**
 * What a new document asks for: its changes since the accepted one, what each means to the catalog, and drafts of new entries;
 * and the same as lines to print, by domain. Owns putting them together.
 */
import type { Catalog } from '../model.ts';
import { compare } from '../problem.ts';
import { type Change, changesBetween, type ParameterChange } from './changes.ts';
import type { GitlabOperation } from './document.ts';
import { factsOf, type OperationFacts } from './facts.ts';
import { type Impact, impactsOf } from './impact.ts';
import { draftEntry, type NewEntry } from './new-entry.ts';
import { omissionOf } from './omissions.ts';

export interface Plan {
  readonly impacts: readonly Impact[];
  /** Drafts by the key of the operation that they are for. */
  readonly drafts: ReadonlyMap<string, NewEntry>;
}

/** Compares the documents and says what follows. */
export function planUpgrade(
  catalog: Catalog,
  accepted: ReadonlyMap<string, OperationFacts>,
  operations: ReadonlyMap<string, GitlabOperation>,
): Plan {
  const impacts = impactsOf(changesBetween(accepted, factsOf(operations)), catalog);
  const drafts = new Map<string, NewEntry>();
  for (const { change, domain } of impacts) {
    if (change.kind !== 'appeared' || domain !== undefined || omissionOf(change.operation, catalog.omissions)) continue;
    drafts.set(change.key, draftEntry(change.operation, catalog, new Set([...drafts.values()].map(draft => draft.id))));
  }
  return { impacts, drafts };
}

const ELSEWHERE = 'sent by no action';

/** The plan by domain: a line for each change, and below it one for each action that it touches. */
export function planLines({ impacts, drafts }: Plan, catalog: Catalog): readonly string[] {
  const byDomain = new Map<string, string[]>();
  for (const impact of impacts) {
    const draft = drafts.get(impact.change.key);
    const domain = impact.domain ?? draft?.domain ?? ELSEWHERE;
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), ...impactLines(impact, draft, catalog)]);
  }
  const domains = [...byDomain.keys()].sort((a, b) => Number(a === ELSEWHERE) - Number(b === ELSEWHERE) || compare(a, b));
  return [...domains.flatMap(domain => [domain, ...(byDomain.get(domain) ?? [])]), countLine(impacts)];
}

function impactLines({ change, touches, domain }: Impact, draft: NewEntry | undefined, catalog: Catalog): readonly string[] {
  const omission = omissionOf(change.operation, catalog.omissions)?.omission;
  return [
    `  ${changeText(change)}`,
    ...touches.map(({ action, text }) => `    ${action.id}: ${text}`),
    ...(draft ? [`    ${draft.id}: draft an entry in ${draft.file}, whose sentences a person writes`] : []),
    ...(domain !== undefined && touches.length === 0 ? ['    nothing to do: no action sends it'] : []),
    ...(domain === undefined && omission ? [`    left out (${omission.kind}): ${omission.reason}`] : []),
  ];
}

function changeText(change: Change): string {
  const line = `${change.operation.method} ${change.operation.route}`;
  switch (change.kind) {
    case 'appeared':
      return `${line} appeared`;
    case 'went':
      return `${line} went`;
    case 'deprecated':
      return `${line} became deprecated`;
    case 'revived':
      return `${line} is no longer deprecated`;
    case 'parameter':
      return `${line}: ${change.place} ${parameterText(change)}`;
  }
}

function parameterText({ name, what, place }: ParameterChange): string {
  switch (what.kind) {
    case 'added':
      return `${name} was added (${what.fact.type}${what.fact.isRequired ? ', required' : ''})`;
    case 'removed':
      return `${name} was removed`;
    case 'renamed':
      return `${what.from} is called ${name} now`;
    case 'moved':
      return `${name} moved here from the ${what.from === place ? place : what.from}`;
    case 'required':
      return `${name} became required`;
    case 'optional':
      return `${name} became optional`;
    case 'deprecated':
      return `${name} became deprecated`;
    case 'revived':
      return `${name} is no longer deprecated`;
    case 'type':
      return `${name} is ${what.to} now, and was ${what.from}`;
    case 'values':
      return `${name} ${valuesText(what)}`;
  }
}

/** What had no closed set of values, or has none any more, is no change of single values. */
function valuesText({ added, removed, now }: Extract<ParameterChange['what'], { kind: 'values' }>): string {
  if (now.length === 0) return `takes any value now, and took only ${removed.join(', ')}`;
  if (removed.length === 0 && added.length === now.length) return `takes only ${now.join(', ')} now`;
  return [added.length > 0 && `takes ${added.join(', ')} too`, removed.length > 0 && `no longer takes ${removed.join(', ')}`]
    .filter(part => part !== false)
    .join(' and ');
}

const WORDS: Readonly<Record<string, string>> = {
  appeared: 'operations appeared',
  went: 'operations went',
  deprecated: 'deprecated',
  revived: 'no longer deprecated',
  added: 'parameters added',
  removed: 'parameters removed',
  renamed: 'parameters renamed',
  moved: 'parameters moved',
  required: 'made required',
  optional: 'made optional',
  type: 'types changed',
  values: 'values changed',
};

function countLine(impacts: readonly Impact[]): string {
  const kinds = impacts.map(({ change }) => (change.kind === 'parameter' ? change.what.kind : change.kind));
  const counts = Object.entries(WORDS).flatMap(([kind, word]) => {
    const count = kinds.filter(one => one === kind).length;
    return count > 0 ? [`${word} ${count}`] : [];
  });
  const touched = new Set(impacts.flatMap(impact => impact.touches.map(touch => touch.action.id))).size;
  if (impacts.length === 0) return 'nothing changed since the accepted document';
  const [changes, touch] = impacts.length === 1 ? ['change', 'touches'] : ['changes', 'touch'];
  return `${impacts.length} ${changes} since the accepted document (${counts.join(', ')}), which ${touch} ${touched} action${touched === 1 ? '' : 's'}`;
}
