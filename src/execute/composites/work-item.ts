/**
 * What the work item composites share: the global id behind a path and number, and the widgets that a call's values fill. A
 * widget without a value is left out, because a type or an edition that lacks it refuses the whole input.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext, Values } from '../context.ts';
import { valueAt } from '../run-graphql.ts';
import { globalId, globalIds } from './mutation.ts';
import { given, type Row } from './row.ts';

/** GitLab's words for our health states. */
const HEALTH: Readonly<Record<string, string>> = { on_track: 'onTrack', needs_attention: 'needsAttention', at_risk: 'atRisk' };

/** The global id of the work item that a call names. */
export async function workItemId({ values, ports, catalog }: RunContext): Promise<string> {
  const { full_path, work_item_iid } = values;
  const answer = await ports.graphql(catalog.document('work_item_id'), { full_path, iid: String(work_item_iid) });
  const id = valueAt(answer.data, 'namespace.workItem.id');
  if (typeof id === 'string') return id;
  throw new CatalogError(
    'not_found',
    `There is no work item #${String(work_item_iid)} in ${String(full_path)}, or the token cannot see it; nothing was changed. Check the number and the full path.`,
    { status: 404 },
  );
}

/** The widgets that creating and updating fill alike. */
export function sharedWidgets(values: Values): Row {
  const { description, assignee_ids, milestone_id, weight, iteration_id, health_status, color } = values;
  return {
    descriptionWidget: widget({ description }),
    assigneesWidget: widget({ assigneeIds: globalIds('User', assignee_ids) }),
    milestoneWidget: widget({ milestoneId: reference('Milestone', milestone_id) }),
    startAndDueDateWidget: widget({ startDate: day(values['start_date']), dueDate: day(values['due_date']) }),
    weightWidget: widget({ weight }),
    iterationWidget: widget({ iterationId: reference('Iteration', iteration_id) }),
    healthStatusWidget: widget({ healthStatus: HEALTH[String(health_status)] }),
    colorWidget: widget({ color }),
  };
}

/** A widget's input, or nothing when none of its fields was given. */
export function widget(fields: Row): Row | undefined {
  const there = given(fields);
  return Object.keys(there).length > 0 ? there : undefined;
}

/** The global id of something else; null, which takes it away, for 0. */
export const reference = (type: string, id: unknown): string | null | undefined =>
  id === undefined ? undefined : String(id) === '0' ? null : globalId(type, id);

/** A day; null, which takes it away, for an empty text. */
const day = (value: unknown): unknown => (value === '' ? null : value);
