/** The drift report: the catalog against a GitLab OpenAPI document, as lines to print. */
import { parse } from 'yaml';
import type { Catalog } from '../model.ts';
import { differencesOf, type Found } from './compare.ts';
import { type GitlabOperation, operationsOf, shapeOfPath } from './document.ts';
import { explain } from './explain.ts';

export interface DriftReport {
  readonly lines: readonly string[];
  /** Differences without a reason, and reasons without a difference. */
  readonly open: number;
}

export interface DriftOptions {
  /** Only what stops a release: leaves out explained differences and what the catalog does not cover. */
  readonly onlyOpen: boolean;
}

/** Reads an OpenAPI 3 document from YAML or JSON text. */
export const readDocument = (text: string): unknown =>
  text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 });

/** Compares and writes the report. */
export function driftReport(catalog: Catalog, document: unknown, { onlyOpen }: DriftOptions): DriftReport {
  const operations = operationsOf(document);
  const { open, explained, idle } = explain(differencesOf(catalog, operations), catalog.differences);
  const lines = [
    ...grouped(open),
    ...idle.map(rule => `${rule.place.file}:${rule.place.line}: explains no difference any more; take the rule out`),
    ...(onlyOpen ? [] : ['', 'Explained:', ...explained.map(({ found, reason }) => `  ${found.action}: ${found.text}. ${reason}`)]),
    ...(onlyOpen ? [] : ['', ...uncovered(catalog, operations)]),
    `${operations.size} operations in the document, ${catalog.actions.length} actions; ${open.length} differences without a reason, ${explained.length} explained, ${idle.length} idle reasons`,
  ];
  return { lines, open: open.length + idle.length };
}

function grouped(found: readonly Found[]): readonly string[] {
  const byAction = new Map<string, Found[]>();
  for (const one of found) byAction.set(one.action, [...(byAction.get(one.action) ?? []), one]);
  return [...byAction].flatMap(([action, ones]) => [action, ...ones.map(one => `  ${one.kind}: ${one.text}`)]);
}

/** Operations that no action sends: where new actions may come from. */
function uncovered(catalog: Catalog, operations: ReadonlyMap<string, GitlabOperation>): readonly string[] {
  const sent = new Set(catalog.actions.flatMap(action => action.requests.map(request => `${request.method} ${shapeOfPath(request.path)}`)));
  const rest = [...operations.keys()].filter(key => !sent.has(key));
  return [`Sent by no action (${rest.length}):`, ...rest.map(key => `  ${key}`)];
}
