/**
 * `project.milestone_burndown`: the milestone and its issues, drawn. GitLab keeps no days, so an issue counts from the day it was
 * created to the day it was closed; what was moved into the milestone later is counted from its creation all the same.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext } from '../context.ts';
import { drawBurndown, type WorkItem } from '../drawings/burndown.ts';
import { drawn } from './drawn.ts';
import type { Composite } from './index.ts';
import { asRows, type Row, textField } from './row.ts';

const PAGE = 100;
const MOST_PAGES = 10;

export const drawMilestoneBurndown: Composite = async context => {
  const milestone = await readMilestone(context);
  const { issues, isCut } = await readIssues(context, milestone['id']);
  const today = new Date().toISOString().slice(0, 10);
  const unit = context.values['by'] === 'weight' ? 'weight' : 'issues';
  const { start, due, note } = spanOf(milestone, issues, today);
  const items = issues.map(issue => workItem(issue, unit));
  const drawing = drawBurndown({ title: textField(milestone, 'title') ?? 'the milestone', start, due, today, items, unit });
  const cut = `Only the first ${MOST_PAGES * PAGE} issues are counted.`;
  return drawn(context, drawing, [...(note === undefined ? [] : [note]), ...(isCut ? [cut] : [])]);
};

async function readMilestone({ values, ports }: RunContext): Promise<Row> {
  const { project_id: project, milestone_iid: iid } = values;
  const query = { 'iids[]': String(iid) };
  const { data } = await ports.rest({
    method: 'GET',
    path: '/projects/{project_id}/milestones',
    pathParams: { project_id: String(project) },
    query,
  });
  const [milestone] = asRows(data);
  if (milestone) return milestone;
  throw new CatalogError('not_found', `Project ${String(project)} has no milestone ${String(iid)}.`, {
    status: 404,
    parameter: 'milestone_iid',
  });
}

async function readIssues({ values, ports }: RunContext, milestone: unknown) {
  const path = '/projects/{project_id}/milestones/{milestone_id}/issues';
  const pathParams = { project_id: String(values['project_id']), milestone_id: String(milestone) };
  const issues: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const rows = asRows((await ports.rest({ method: 'GET', path, pathParams, query: { page, per_page: PAGE } })).data);
    issues.push(...rows);
    if (rows.length < PAGE) return { issues, isCut: false };
  }
  return { issues, isCut: true };
}

const day = (row: Row, name: string): string | undefined => textField(row, name)?.slice(0, 10);

function workItem(issue: Row, unit: string): WorkItem {
  const weight = Number(issue['weight'] ?? 0);
  return {
    created: day(issue, 'created_at') ?? '1970-01-01',
    ...(issue['state'] === 'closed' && { closed: day(issue, 'closed_at') ?? day(issue, 'updated_at') }),
    weight: unit === 'weight' && Number.isFinite(weight) ? weight : unit === 'weight' ? 0 : 1,
  };
}

/** The milestone's own days; where it has none, those of its issues, and a note that says so. */
function spanOf(milestone: Row, issues: readonly Row[], today: string) {
  const [ownStart, ownDue] = [day(milestone, 'start_date'), day(milestone, 'due_date')];
  const created = issues.flatMap(issue => day(issue, 'created_at') ?? []).toSorted()[0];
  const guess = created ?? day(milestone, 'created_at') ?? today;
  const start = ownStart ?? (ownDue !== undefined && guess > ownDue ? ownDue : guess);
  const due = ownDue ?? (today > start ? today : start);
  if (ownStart !== undefined && ownDue !== undefined) return { start, due };
  const lacks = ownStart === undefined ? (ownDue === undefined ? 'start and due date' : 'start date') : 'due date';
  return { start, due, note: `The milestone has no ${lacks}; the chart runs from ${start} to ${due}.` };
}
