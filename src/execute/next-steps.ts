/**
 * What is suggested after a result: the catalog's edges whose condition holds and whose target may be called. Pure.
 */
import type { View } from '../call/call.ts';
import type { NextStep } from '../catalog/action.ts';
import { withheldBy } from '../policy/withheld.ts';
import { type Catalog, findAction } from './catalog.ts';
import { valueAt } from './run-graphql.ts';

/** Sentences for the steps that apply to `data`; a condition on a list holds when any of its items meets it. */
export function stepSentences(steps: readonly NextStep[], data: unknown, view: View, catalog: Catalog): readonly string[] {
  const isReachable = ({ to }: NextStep): boolean => {
    if (to === undefined) return true;
    const target = findAction(catalog.entries(), to);
    return target !== undefined && withheldBy(target, view) === undefined;
  };
  return steps.filter(step => holds(step, data) && isReachable(step)).map(({ text }) => text);
}

function holds({ when }: NextStep, data: unknown): boolean {
  if (when === undefined) return true;
  const rows = Array.isArray(data) ? data : [data];
  return rows.some(row => Object.entries(when).every(([path, values]) => values.includes(String(valueAt(row, path) ?? ''))));
}
