/**
 * Calls that only read, of actions that otherwise write: the raw doors to GitLab. Owns how a call's arguments tell; what follows
 * from it (no consent, no preview, allowed in read-only mode) is the pipeline's and the surfaces' business.
 */
import type { View } from '../call/call.ts';
import type { ActionEntry } from '../catalog/action.ts';
import { isQueryDocument } from '../gitlab/query-document.ts';

type Values = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<string, (values: Values) => boolean>> = {
  raw_request: ({ method }) => method === 'GET' || method === 'HEAD',
  raw_graphql: ({ query }) => typeof query === 'string' && isQueryDocument(query),
};

/** Whether the catalog may name `name` in `reads_when`. */
export const isReader = (name: string): boolean => Object.hasOwn(READERS, name);

/** Whether this call changes nothing in GitLab, by the action's class or by its arguments. */
export function changesNothing(entry: ActionEntry, values: Values): boolean {
  if (entry.effect === 'read') return entry.destructive === undefined;
  return entry.readsWhen !== undefined && READERS[entry.readsWhen]?.(values) === true;
}

/** Whether nothing can be written under a view, by its mode or by its token. */
const mayOnlyRead = ({ readOnly, scopes }: View): boolean => readOnly || (scopes !== undefined && !scopes.includes('api'));

/** The action as it is under `view`: where nothing can be written, one that may read can do nothing else. */
export function seenUnder(entry: ActionEntry, view: View): ActionEntry {
  if (entry.readsWhen === undefined || !mayOnlyRead(view)) return entry;
  const { destructive: _, ...rest } = entry;
  return { ...rest, effect: 'read', idempotent: true };
}

/** What a ready-made call adds to its parameters. */
export const confirmationOf = (entry: ActionEntry, params: Values): { readonly confirm?: true } =>
  entry.destructive === undefined || changesNothing(entry, params) ? {} : { confirm: true };
