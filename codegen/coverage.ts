/**
 * How much of GitLab the catalog reaches, and whether every entry has what it must: lines to print, and what is missing by name.
 * Owns the counting; lists that lie outside the repository are handed in where they are there.
 */
import type { Action, Catalog } from './model.ts';
import { pathsOf, shapeOfPath } from './upgrade/document.ts';
import type { OperationFacts } from './upgrade/facts.ts';
import { type Coverage, coverageOf, omissionOf } from './upgrade/omissions.ts';

export interface CoverageOptions {
  /** Operations of the accepted document, by key. */
  readonly operations: ReadonlyMap<string, OperationFacts>;
  /** Ids that must be there; undefined where the list is not at hand. */
  readonly reference: readonly string[] | undefined;
  /** Operations worth an action; undefined where the list is not at hand. */
  readonly useful: readonly { readonly method: string; readonly route: string }[] | undefined;
}

export interface CoverageReport {
  readonly lines: readonly string[];
  /** What is missing, by the line that counts it. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
}

/** Counts everything. */
export function coverageReport(catalog: Catalog, { operations, reference, useful }: CoverageOptions): CoverageReport {
  const coverage = coverageOf(catalog, operations);
  const missing = new Map<string, readonly string[]>();
  const note = (name: string, list: readonly string[]): number => {
    if (list.length > 0) missing.set(name, list);
    return list.length;
  };
  const lines = [
    reference ? referenceLine(catalog, reference, note) : 'reference ids: skipped, the list is not beside this repository',
    useful ? usefulLine(catalog, coverage, useful, note) : 'useful operations: skipped, the list is not beside this repository',
    `operations of the accepted document: ${number(operations.size)}, of which ${number(coverage.sent.length)} are sent and ${number(coverage.omitted.size)} left out (${kindCounts(coverage)}), ${note('operations without an action or a reason', coverage.uncovered)} forgotten`,
    `actions: ${number(catalog.actions.length)} (${tierCounts(catalog)})`,
    ...Object.entries(RULES).map(([name, lacks]) => `actions without ${name}: ${note(`without ${name}`, idsOf(catalog, lacks))}`),
  ];
  note(
    'rules of catalog/omissions.yaml',
    coverage.faults.map(fault => `line ${fault.line}: ${fault.text}`),
  );
  return { lines, missing };
}

type Note = (name: string, list: readonly string[]) => number;

const number = (count: number): string => count.toLocaleString('en');

function referenceLine(catalog: Catalog, reference: readonly string[], note: Note): string {
  const ids = new Set(catalog.actions.map(action => action.id));
  for (const wizard of catalog.wizards) ids.add(wizard.id);
  const lacking = note(
    'reference ids',
    reference.filter(id => !ids.has(id)),
  );
  return `reference ids: ${number(reference.length - lacking)} of ${number(reference.length)}`;
}

function usefulLine(catalog: Catalog, { sent }: Coverage, useful: NonNullable<CoverageOptions['useful']>, note: Note): string {
  const keys = new Set(sent);
  // Of a route with an optional group, either way of it will do.
  const others = useful.filter(({ method, route }) => !pathsOf(route).some(path => keys.has(`${method} ${shapeOfPath(path)}`)));
  const ruled = others.map(({ method, route }) => ({
    line: `${method} ${route}`,
    omissions: pathsOf(route).flatMap(path => omissionOf({ method, route: path }, catalog.omissions)?.omission ?? []),
  }));
  const replaced = ruled.filter(({ omissions }) => omissions.some(omission => omission.instead)).length;
  const lacking = note(
    'useful operations',
    ruled.filter(({ omissions }) => omissions.length === 0).map(({ line }) => line),
  );
  const leftOut = ruled.length - replaced - lacking;
  return `useful operations: ${number(useful.length - lacking)} of ${number(useful.length)} (${number(useful.length - others.length)} sent, ${replaced} done by another action, ${leftOut} left out with a reason)`;
}

function kindCounts({ omitted }: Coverage): string {
  const counts = new Map<string, number>();
  for (const { kind } of omitted.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
}

function tierCounts({ actions }: Catalog): string {
  const count = (is: (action: Action) => boolean): string => number(actions.filter(is).length);
  const tiers = (['free', 'premium', 'ultimate'] as const).map(tier => `${tier} ${count(action => action.tier === tier)}`);
  return `${tiers.join(', ')}; on GitLab.com only ${count(action => action.gitlabComOnly)}`;
}

const idsOf = (catalog: Catalog, lacks: (action: Action, catalog: Catalog) => boolean): readonly string[] =>
  catalog.actions.filter(action => lacks(action, catalog)).map(action => action.id);

/** What an entry must have; each says whether an action lacks it. */
const RULES: Readonly<Record<string, (action: Action, catalog: Catalog) => boolean>> = {
  'a view': ({ returns }, { entities }) => {
    if (!returns) return false;
    const views = entities.get(returns.entity)?.views;
    return returns.list ? !views?.table && !views?.entries : !views?.card;
  },
  'an effect reason': action => action.effect === 'delete' && action.destructive === undefined,
  'a content kind': action => !['list', 'detail', 'mutate', 'assistant', 'image'].includes(action.content),
  'a next step': action => action.next.length === 0 && !isVoid(action),
};

/** It leaves nothing to show, so there is nothing to go on from. */
const isVoid = ({ returns, answer }: Action): boolean => returns === undefined && answer === 'none';
