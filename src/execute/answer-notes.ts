/**
 * Sentences that an answer deserves because of what the call asked for: GitLab sometimes accepts a field and ignores it. A small
 * table of named rules; each looks at the parameters and the answer, and sends nothing.
 */
import type { RunContext, Values } from './context.ts';

type Rule = (values: Values, data: Values) => string | undefined;

/** Servers without internal notes drop the flag and post the comment for everybody. */
const internalNote: Rule = (values, data) =>
  values['internal'] === true && typeof data['body'] === 'string' && data['internal'] === false && data['confidential'] !== true
    ? 'GitLab did not keep this comment internal: everyone who can see the discussion can read it.'
    : undefined;

const RULES: readonly Rule[] = [internalNote];

export function answerNotes({ values }: RunContext, data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  return RULES.flatMap(rule => rule(values, data as Values) ?? []); // a plain object, checked above
}
