/** Which differences `catalog/differences.yaml` gives a reason for, and which of its rules explain nothing any more. */
import type { ExplainedDifference } from '../model.ts';
import type { Problem } from '../problem.ts';
import { DIFFERENCE_KINDS, type Found } from './compare.ts';

export interface Explained {
  readonly open: readonly Found[];
  readonly explained: readonly { readonly found: Found; readonly reason: string }[];
  /** Rules that match no difference: GitLab's document or the catalog has changed, so the reason is out of date. */
  readonly idle: readonly ExplainedDifference[];
}

/** Sorts differences by whether a rule explains them. */
export function explain(found: readonly Found[], rules: readonly ExplainedDifference[]): Explained {
  const open: Found[] = [];
  const explained: { found: Found; reason: string }[] = [];
  const used = new Set<ExplainedDifference>();
  for (const one of found) {
    const rule = rules.find(candidate => matches(candidate, one));
    if (!rule) open.push(one);
    else {
      used.add(rule);
      explained.push({ found: one, reason: rule.reason });
    }
  }
  return { open, explained, idle: rules.filter(rule => !used.has(rule)) };
}

const matches = (rule: ExplainedDifference, found: Found): boolean =>
  rule.kind === found.kind && globMatches(rule.action, found.action) && globMatches(rule.parameter, found.parameter ?? '');

/** Whether a value is one of those named, `*` standing for any run of characters; everything matches when nothing is named. */
export function globMatches(globs: string | readonly string[] | undefined, value: string): boolean {
  if (globs === undefined) return true;
  return [globs].flat().some(glob =>
    new RegExp(
      `^${glob
        .split('*')
        .map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    ).test(value),
  );
}

/** Rules of a kind that does not exist. */
export const ruleFaults = (rules: readonly ExplainedDifference[]): readonly Problem[] =>
  rules
    .filter(rule => !DIFFERENCE_KINDS.some(kind => kind === rule.kind))
    .map(rule => ({
      ...rule.place,
      text: `unknown kind '${rule.kind}'; use one of ${DIFFERENCE_KINDS.join(', ')}`,
      spoils: { kind: 'nothing' },
    }));
