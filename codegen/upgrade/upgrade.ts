/**
 * The upgrade: the catalog against a GitLab OpenAPI document. Owns the whole report as lines to print, what of it keeps a check
 * from passing, and the files that `--apply` writes.
 */
import { parse } from 'yaml';
import type { Catalog, Source } from '../model.ts';
import { applyEdits } from './apply.ts';
import { BASELINE_FILE, readBaseline, writeBaseline } from './baseline.ts';
import { differencesOf, type Found } from './compare.ts';
import { type GitlabOperation, operationsOf } from './document.ts';
import { explain } from './explain.ts';
import { factsOf } from './facts.ts';
import { type Coverage, coverageOf } from './omissions.ts';
import { planLines, planUpgrade } from './plan.ts';

export interface DriftReport {
  readonly lines: readonly string[];
  /** What keeps a check from passing: its lines are among `lines`. */
  readonly open: number;
}

export interface DriftOptions {
  /** Only what stops a release: leaves out explained differences and how much is left out on purpose. */
  readonly onlyOpen: boolean;
}

/** Reads an OpenAPI document from YAML or JSON text. */
export const readDocument = (text: string): unknown =>
  text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 });

/** What changed since the accepted document, whose facts are `accepted` (the text of the baseline). */
export function changeReport(catalog: Catalog, document: unknown, accepted: string | undefined): DriftReport {
  if (accepted === undefined) {
    return { lines: [`no document was accepted yet: upgrade --apply writes the first ${BASELINE_FILE}`], open: 1 };
  }
  const plan = planUpgrade(catalog, readBaseline(accepted), operationsOf(document));
  return { lines: planLines(plan, catalog), open: plan.impacts.length };
}

/** Where actions differ from the document without a reason, and reasons without a difference. */
export function driftReport(catalog: Catalog, document: unknown, { onlyOpen }: DriftOptions): DriftReport {
  const operations = operationsOf(document);
  const { open, explained, idle } = explain(differencesOf(catalog, operations), catalog.differences);
  const lines = [
    ...grouped(open),
    ...idle.map(rule => `${rule.place.file}:${rule.place.line}: explains no difference any more; take the rule out`),
    ...(onlyOpen ? [] : ['', 'Explained:', ...explained.map(({ found, reason }) => `  ${found.action}: ${found.text}. ${reason}`), '']),
    `${operations.size} operations in the document, ${catalog.actions.length} actions; ${open.length} differences without a reason, ${explained.length} explained, ${idle.length} idle reasons`,
  ];
  return { lines, open: open.length + idle.length };
}

function grouped(found: readonly Found[]): readonly string[] {
  const byAction = new Map<string, Found[]>();
  for (const one of found) byAction.set(one.action, [...(byAction.get(one.action) ?? []), one]);
  return [...byAction].flatMap(([action, ones]) => [action, ...ones.map(one => `  ${one.kind}: ${one.text}`)]);
}

/** Operations that no action sends and no rule leaves out, and rules that leave nothing out. */
export function omissionReport(catalog: Catalog, document: unknown, { onlyOpen }: DriftOptions): DriftReport {
  const operations = operationsOf(document);
  const { sent, omitted, uncovered, faults } = coverageOf(catalog, operations);
  const lines = [
    ...(uncovered.length > 0 ? ['Sent by no action, and left out by no rule of catalog/omissions.yaml:'] : []),
    ...uncovered.map(key => `  ${routeLine(operations.get(key))}`),
    ...faults.map(fault => `${fault.file}:${fault.line}: ${fault.text}`),
    ...(onlyOpen ? [] : omissionLines(omitted)),
    `${sent.length} operations sent, ${omitted.size} left out with a reason, ${uncovered.length} without one`,
  ];
  return { lines, open: uncovered.length + faults.length };
}

const routeLine = (operation: GitlabOperation | undefined): string =>
  operation ? `${operation.method} ${operation.route}${operation.summary ? ` (${operation.summary.split('\n')[0]})` : ''}` : '';

/** Rules with how much each leaves out. */
export function omissionLines(omitted: Coverage['omitted']): readonly string[] {
  const counts = new Map<string, number>();
  for (const { kind, reason } of omitted.values()) counts.set(`${kind}: ${reason}`, (counts.get(`${kind}: ${reason}`) ?? 0) + 1);
  return ['Left out:', ...[...counts].map(([reason, count]) => `  ${String(count).padStart(3)}  ${reason}`)];
}

export interface Upgraded {
  /** Every file to write: path -> text. */
  readonly files: ReadonlyMap<string, string>;
  readonly byHand: readonly string[];
}

/** The catalog's files with what the document asks for written into them, and the document accepted. */
export function applyUpgrade(source: Source, catalog: Catalog, document: unknown): Upgraded {
  const operations = operationsOf(document);
  const accepted = source.read(BASELINE_FILE);
  const baseline = writeBaseline(factsOf(operations));
  const files = new Map(baseline === accepted ? [] : [[BASELINE_FILE, baseline]]);
  if (accepted === undefined) return { files, byHand: [] };
  const plan = planUpgrade(catalog, readBaseline(accepted), operations);
  const edits = plan.impacts.flatMap(impact => impact.touches.flatMap(touch => touch.edit ?? []));
  const applied = applyEdits(source, edits, [...plan.drafts.values()]);
  return { files: new Map([...applied.files, ...files]), byHand: applied.byHand };
}
