/** The four MCP hints of a tool that stands for several actions: always the most cautious combination. */
import type { View } from '../call/call.ts';
import type { ActionEntry } from '../catalog/action.ts';
import { visibleActions } from '../policy/withheld.ts';
import type { ToolAnnotations } from './tool.ts';

export const combinedHints = (entries: readonly ActionEntry[]): ToolAnnotations => ({
  readOnlyHint: entries.every(entry => entry.effect === 'read'),
  destructiveHint: entries.some(entry => entry.destructive !== undefined),
  idempotentHint: entries.every(entry => entry.idempotent),
  openWorldHint: true,
});

/** Whether every action that the view can reach only reads; the whole catalog is looked at only where a list narrows it. */
export function onlyReads(view: View): boolean {
  if (view.readOnly) return true;
  const isNarrowed = view.excluded.size > 0 || view.grant !== undefined || (view.scopes !== undefined && !view.scopes.includes('api'));
  return isNarrowed && visibleActions(view).every(entry => entry.effect === 'read');
}
