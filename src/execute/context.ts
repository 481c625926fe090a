/** What the steps of one call share: who calls, which action, through which ports. Owns no behaviour. */
import type { Call } from '../call/call.ts';
import type { ActionEntry, ActionFacts } from '../catalog/action.ts';
import type { Ports } from '../gitlab/port.ts';
import type { Catalog } from './catalog.ts';

/** Parameters by our names, normalised and validated. */
export type Values = Readonly<Record<string, unknown>>;

/** Waits for `ms` milliseconds; rejects as soon as the signal aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export interface RunContext {
  readonly entry: ActionEntry;
  readonly facts: ActionFacts;
  readonly values: Values;
  readonly call: Call;
  /** Already policed: project and group lists are checked on every request. */
  readonly ports: Ports;
  readonly catalog: Catalog;
  readonly pause: Pause;
  /** The wizard that ended in this action: it is its tool that was called, and its output schema that was published. */
  readonly wizard?: string;
}
