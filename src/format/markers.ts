/** The emoji beside a state, a pipeline status or a severity. Owns the closed table; a value it does not know is ❓. */

const STATE: Readonly<Record<string, string>> = { opened: '🟢', merged: '🟣', closed: '🔴' };

const PIPELINE: Readonly<Record<string, string>> = {
  success: '✅',
  failed: '❌',
  running: '🔵',
  pending: '🟡',
  canceled: '⛔',
  canceling: '⛔',
  skipped: '⏭️',
  created: '🆕',
  manual: '✋',
  scheduled: '📅',
  preparing: '🔄',
  waiting_for_resource: '🔄',
  waiting_for_callback: '🔄',
};

const SEVERITY: Readonly<Record<string, string>> = { critical: '🔴', high: '🟠', medium: '🟡', low: '🔵', info: 'ℹ️' };

const TABLES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['state', STATE],
  ['pipeline', PIPELINE],
  ['severity', SEVERITY],
]);

/** The marker of `value` among the markers of `kind`; GraphQL's capitals count as the same word. */
export function marker(kind: string, value: string): string {
  const table = TABLES.get(kind);
  if (table === undefined) throw new Error(`A view names markers '${kind}'; known are ${[...TABLES.keys()].join(', ')}.`);
  const word = value.toLowerCase();
  return Object.hasOwn(table, word) ? (table[word] ?? '❓') : '❓';
}

export const YES = '✅';
export const NO = '❌';
