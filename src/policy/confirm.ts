/**
 * When an action needs a consent, and whether it has one. Pure: it decides, it does not ask. `ConsentPort` is how an answer of
 * a person reaches the pipeline; the elicitation layer provides it.
 */
import type { View } from '../call/call.ts';
import type { CatalogError } from '../call/error.ts';
import type { ActionEntry } from '../catalog/action.ts';
import type { RestPort } from '../gitlab/port.ts';

export interface ConsentQuestion {
  readonly entry: ActionEntry;
  /** Normalised parameters of the call. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The same as they may be shown: secrets masked. */
  readonly shown: Readonly<Record<string, unknown>>;
  /** Name of the function that tells what would be lost, with one GET. */
  readonly preview: string | undefined;
  readonly rest: RestPort;
  /** What would be lost or handed out, as one sentence. */
  readonly reason: string;
}

export type ConsentAnswer =
  | { readonly kind: 'granted' }
  /** The question as it goes on the wire; the call comes back with the answer. */
  | { readonly kind: 'asked'; readonly result: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly error: CatalogError }
  /** This client cannot be asked. */
  | { readonly kind: 'unavailable' };

export type ConsentPort = (question: ConsentQuestion) => Promise<ConsentAnswer>;

export type ConsentNeed =
  /** Run it. */
  | 'given'
  /** Ask the person; refuse where asking is impossible. */
  | 'ask'
  /** Refuse without asking: this surface takes `confirm` alone. */
  | 'refuse';

export interface ConsentCase {
  readonly view: View;
  readonly confirm: boolean;
  /** An argument guard wants it, rather than the action's own class. */
  readonly byArguments: boolean;
}

/** What stands between a destructive call and GitLab. Under `human`, neither `confirm` nor YOLO counts. */
export function consentNeed({ view, confirm, byArguments }: ConsentCase): ConsentNeed {
  if (view.consent === 'human') return 'ask';
  if (view.yolo || confirm) return 'given';
  return view.surface === 'dynamic' && !byArguments ? 'refuse' : 'ask';
}
