/** Work items as rows, whoever owns them: finding one, where it is, and what takes its comments. Shows nothing. */
import { number, type Row, text } from '../row.ts';
import { epicNoteable } from '../world/epics.ts';
import type { Noteable } from '../world/notes.ts';
import type { World } from '../world/world.ts';
import { numberOf } from './node.ts';

/** Every work item there is, whoever owns it. */
export const allItems = (world: World): readonly Row[] => [...world.all('issues'), ...world.all('epics')];

export const itemById = (world: World, id: unknown): Row | undefined =>
  allItems(world).find(item => item['id'] === (typeof id === 'number' ? id : numberOf(id)));

/** A work item as a thing that takes comments. */
export function itemNoteable(item: Row): Noteable {
  if (item['group_id'] !== undefined) return epicNoteable(item);
  return {
    owner: `project:${number(item['project_id'])}/issue:${number(item['iid'])}`,
    type: 'Issue',
    id: number(item['id']),
    iid: number(item['iid']),
    projectId: number(item['project_id']),
    resolvable: false,
  };
}

export interface Place {
  readonly path: string;
  readonly webUrl: string;
  readonly sign: string;
}

/** Where a work item is: the path of its project or group, its page, and the sign before its number. */
export function placeOf(world: World, item: Row): Place {
  if (item['group_id'] === undefined) {
    const project = world.project(number(item['project_id']));
    const iid = number(item['iid']);
    return { path: text(project['path_with_namespace']), webUrl: `${text(project['web_url'])}/-/work_items/${iid}`, sign: '#' };
  }
  const group = world.group(number(item['group_id']));
  return { path: text(group['full_path']), webUrl: `${text(group['web_url'])}/-/epics/${number(item['iid'])}`, sign: '&' };
}
