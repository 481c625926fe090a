/** Next steps and hints: from the catalog's short forms to the sentences and conditions that the runtime shows. */
import type { NextStep } from '../../src/catalog/action.ts';
import type { StepForm } from '../format.ts';
import type { Action } from '../model.ts';

export const isActionId = (text: string): boolean => /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/.test(text);

/** Names in `{braces}` of a template. */
export const placeholdersOf = (template: string): readonly string[] => [...template.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '');

/** A step with its sentence; a target that has no text of its own lends its purpose. */
export function nextStep(step: StepForm, purposes: ReadonlyMap<string, string>): NextStep {
  if (typeof step === 'string') return isActionId(step) ? { to: step, text: sentence(step, purposes.get(step)) } : { text: step };
  const { to, text, when } = step;
  return {
    ...(to !== undefined && { to }),
    text: to === undefined ? (text ?? '') : sentence(to, text ?? purposes.get(to)),
    ...(when && { when: Object.fromEntries(Object.entries(when).map(([field, values]) => [field, [values].flat().map(String)])) }),
  };
}

const sentence = (to: string, purpose: string | undefined): string => `Use action '${to}' to ${purpose ?? ''}`;

export const purposesOf = (actions: readonly Action[]): ReadonlyMap<string, string> =>
  new Map(actions.map(action => [action.id, action.purpose]));
