/** Epics of groups: how a row is made and what takes comments; those of the demonstration. Issues below an epic name it as parent. */
import { number, type Row, text } from '../row.ts';
import type { Noteable } from './notes.ts';
import { addNote } from './notes.ts';
import { slimUser } from './people.ts';
import { groupOwner, projectOwner, type World } from './world.ts';

export interface EpicFacts {
  /** Global id, one of work items: never that of an issue. */
  readonly id: number;
  readonly iid: number;
  readonly groupId: number;
  readonly title: string;
  readonly author: number;
  readonly createdAt: string;
}

/** An epic as GitLab makes a new one. */
export const epicRow = (world: World, facts: EpicFacts): Row => ({
  id: facts.id,
  iid: facts.iid,
  group_id: facts.groupId,
  title: facts.title,
  description: null,
  state: 'opened',
  created_at: facts.createdAt,
  updated_at: facts.createdAt,
  closed_at: null,
  closed_by: null,
  labels: [],
  milestone: null,
  assignees: [],
  author: slimUser(world, facts.author),
  type: 'EPIC',
  issue_type: 'epic',
  start_date: null,
  due_date: null,
  confidential: false,
  health_status: null,
  color: '#1068bf',
  parent_id: null,
  place: facts.iid,
});

/** An epic as a thing that takes comments. */
export const epicNoteable = (epic: Row): Noteable => ({
  owner: `group:${number(epic['group_id'])}/epic:${number(epic['iid'])}`,
  type: 'Epic',
  id: number(epic['id']),
  iid: number(epic['iid']),
  projectId: null,
  resolvable: true,
});

/** Labels that a work item may carry: those of its project and of the groups around it. */
export function labelsAround(world: World, item: Row): readonly Row[] {
  const project = item['project_id'] === undefined ? undefined : world.project(number(item['project_id']));
  const path = project ? text(project['path_with_namespace']) : text(world.group(number(item['group_id']))['full_path']);
  const groups = world.table('groups').filter(group => `${path}/`.startsWith(`${text(group['full_path'])}/`));
  return [
    ...(project ? world.table('labels', projectOwner(project)) : []),
    ...groups.flatMap(group => world.table('labels', groupOwner(group))),
  ];
}

const FIRST_EPIC = 9001;

export function seedEpics(world: World): void {
  const demo = groupOwner(world.group(7));
  const facts: readonly (readonly [title: string, more: Row])[] = [
    ['A login that people trust', { description: 'Everything around signing in 🔐', start_date: '2025-01-06', due_date: '2025-06-30' }],
    ['Offline mode', { health_status: 'onTrack', labels: ['backend'] }],
    ['First release', { state: 'closed', closed_at: '2025-03-01T10:00:00.000Z' }],
  ];
  for (const [index, [title, more]] of facts.entries()) {
    const epic = epicRow(world, {
      id: FIRST_EPIC + index,
      iid: index + 1,
      groupId: 7,
      title,
      author: 1,
      createdAt: `2025-01-0${index + 3}T09:00:00.000Z`,
    });
    world.add('epics', demo, { ...epic, ...more });
  }
  const [first, second] = world.table('epics', demo);
  if (second) second['parent_id'] = FIRST_EPIC;
  for (const [place, issue] of world
    .table('issues', projectOwner(world.project(70)))
    .slice(0, 2)
    .entries())
    Object.assign(issue, { parent_id: FIRST_EPIC, place: place + 1 });
  const noteable = epicNoteable(first ?? {});
  const thread = 'c1'.repeat(20);
  addNote(world, noteable, { id: 601, body: 'Which sign-in comes first?', author: 2, at: '2025-02-10T09:00:00.000Z' }, { id: thread });
  addNote(world, noteable, { id: 602, body: 'The one with keys 🔑', author: 1, at: '2025-02-10T09:30:00.000Z' }, { id: thread });
}
