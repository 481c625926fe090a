/**
 * Sentences that an answer deserves because of what the call asked for: GitLab sometimes accepts a field and ignores it. A small
 * table of named rules; each looks at the parameters and the answer, and sends nothing.
 */
import type { RunContext, Values } from './context.ts';

type Rule = (values: Values, data: Values) => string | undefined;

/** Servers without internal notes drop the flag and post the comment for everybody; of a thread, its first comment counts. */
const internalNote: Rule = (values, data) => {
  if (values['internal'] !== true) return undefined;
  const note = Array.isArray(data['notes']) ? (data['notes'][0] as Values | undefined) : data; // a thread's comments are objects
  if (typeof note?.['body'] !== 'string' || note['internal'] === true || note['confidential'] === true) return undefined;
  return note['internal'] === undefined && note['confidential'] === undefined
    ? "GitLab's answer does not say that this comment is internal: take it that everyone who can see the discussion can read it."
    : 'GitLab did not keep this comment internal: everyone who can see the discussion can read it.';
};

const RULES: readonly Rule[] = [internalNote];

export function answerNotes({ values }: RunContext, data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  return RULES.flatMap(rule => rule(values, data as Values) ?? []); // a plain object, checked above
}
