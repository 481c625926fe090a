/** What issues and merge requests have alike beside their fields: time, subscriptions, to-do items, participants; and stars. */
import { badRequest, Refusal } from '../errors.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, ok, type Reply, type Router } from '../router.ts';
import { number, object, type Row, rows, text } from '../row.ts';
import type { Noteable } from '../world/notes.ts';
import { slimUser } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { notesOf } from './notes.ts';
import { projectStub } from './people.ts';
import { projectOf, showProject } from './projects.ts';

/** Seconds of GitLab's units; a day has eight hours and a week five days. */
const UNITS: Readonly<Record<string, number>> = { mo: 576_000, w: 144_000, d: 28_800, h: 3_600, m: 60, s: 1 };
const SHOWN = ['mo', 'w', 'd', 'h', 'm', 's'] as const;

/** Seconds of `1h 30m`; undefined for words that are no time. */
export function secondsOf(words: string): number | undefined {
  const parts = [...words.trim().matchAll(/(-?\d+)\s*(mo|w|d|h|m|s)\s*/g)];
  const isWhole = parts.length > 0 && parts.map(part => part[0]).join('') === words.trim();
  const sign = words.trim().startsWith('-') ? -1 : 1;
  return isWhole ? sign * parts.reduce((sum, [, count, unit]) => sum + Math.abs(Number(count)) * (UNITS[unit ?? ''] ?? 0), 0) : undefined;
}

/** `1h 30m`; null for no time at all. */
export function wordsOf(seconds: number): string | null {
  if (seconds === 0) return null;
  let left = Math.abs(seconds);
  const parts = SHOWN.flatMap(unit => {
    const size = UNITS[unit] ?? 1;
    const count = Math.floor(left / size);
    left -= count * size;
    return count > 0 ? [`${count}${unit}`] : [];
  });
  return `${seconds < 0 ? '-' : ''}${parts.join(' ')}`;
}

export interface Tracked {
  /** The row as it is stored. */
  readonly row: Row;
  readonly noteable: Noteable;
  /** The thing as GitLab sends it. */
  readonly show: () => Row;
  readonly project: Row;
}

type Find = (exchange: Exchange) => Tracked;

const statsOf = (row: Row): Row => object(row['time_stats']);

function setStats(row: Row, changes: { readonly estimate?: number; readonly spent?: number }): Row {
  const estimate = changes.estimate ?? number(statsOf(row)['time_estimate']);
  const spent = Math.max(0, changes.spent ?? number(statsOf(row)['total_time_spent']));
  const stats = {
    time_estimate: estimate,
    total_time_spent: spent,
    human_time_estimate: wordsOf(estimate),
    human_total_time_spent: wordsOf(spent),
  };
  row['time_stats'] = stats;
  return stats;
}

function durationOf(exchange: Exchange): number {
  const seconds = secondsOf(text(exchange.input['duration']));
  if (seconds === undefined) throw badRequest('Duration is invalid');
  return seconds;
}

function subscribe(tracked: Tracked, wanted: boolean): Reply {
  if (tracked.row['subscribed'] === wanted) throw new Refusal(304, {});
  tracked.row['subscribed'] = wanted;
  return created(tracked.show());
}

function addTodo(exchange: Exchange, { noteable, project, show }: Tracked): Reply {
  const { world } = exchange;
  const shown = show();
  const open = world
    .table('todos')
    .find(todo => todo['state'] === 'pending' && todo['target_type'] === noteable.type && object(todo['target'])['id'] === noteable.id);
  if (open) throw new Refusal(304, {});
  return created(
    world.add('todos', '', {
      id: world.nextId('todos'),
      project: projectStub(project),
      author: slimUser(world, number(world.me['id'])),
      action_name: 'marked',
      target_type: noteable.type,
      target: shown,
      target_url: shown['web_url'],
      body: shown['title'],
      state: 'pending',
      created_at: world.stamp(),
      updated_at: world.stamp(),
    }),
  );
}

/** Everyone who wrote, is responsible or commented, each once. */
function participants(world: World, { row, noteable }: Tracked): readonly Row[] {
  const people = [
    row['author'],
    ...rows(row['assignees']),
    ...rows(row['reviewers']),
    ...notesOf(world, noteable).map(note => note['author']),
  ];
  const ids = [...new Set(people.map(person => number(object(person)['id'])))].filter(id => id > 0);
  return ids.map(id => slimUser(world, id));
}

export function trackingRoutes(router: Router, path: string, find: Find): void {
  router.on(`GET ${path}/time_stats`, exchange => ok(setStats(find(exchange).row, {})));
  router.on(`POST ${path}/time_estimate`, exchange => ok(setStats(find(exchange).row, { estimate: durationOf(exchange) })));
  router.on(`POST ${path}/reset_time_estimate`, exchange => ok(setStats(find(exchange).row, { estimate: 0 })));
  router.on(`POST ${path}/add_spent_time`, exchange => {
    const { row } = find(exchange);
    return created(setStats(row, { spent: number(statsOf(row)['total_time_spent']) + durationOf(exchange) }));
  });
  router.on(`POST ${path}/reset_spent_time`, exchange => ok(setStats(find(exchange).row, { spent: 0 })));
  router.on(`POST ${path}/subscribe`, exchange => subscribe(find(exchange), true));
  router.on(`POST ${path}/unsubscribe`, exchange => subscribe(find(exchange), false));
  router.on(`POST ${path}/todo`, exchange => addTodo(exchange, find(exchange)));
  router.on(`GET ${path}/participants`, exchange => paged(exchange, participants(exchange.world, find(exchange))));
}

/** Stars a project or takes the star back; 304 when there is nothing to change. */
function star(exchange: Exchange, wanted: boolean): Reply {
  const { world } = exchange;
  const project = projectOf(exchange);
  const starrers = world.table('starrers', `project:${number(project['id'])}`);
  const mine = starrers.find(row => row['id'] === world.me['id']);
  if (Boolean(mine) === wanted) throw new Refusal(304, {});
  if (mine) starrers.splice(starrers.indexOf(mine), 1);
  else starrers.push({ id: world.me['id'], starred_since: world.stamp() });
  project['star_count'] = number(project['star_count']) + (wanted ? 1 : -1);
  return created(showProject(world, project));
}

export function starRoutes(router: Router): void {
  router.on('POST /projects/:project/star', exchange => star(exchange, true));
  router.on('POST /projects/:project/unstar', exchange => star(exchange, false));
  router.on('GET /projects/:project/starrers', exchange => {
    const all = exchange.world.table('starrers', `project:${number(projectOf(exchange)['id'])}`);
    return paged(
      exchange,
      all.map(row => ({ starred_since: row['starred_since'], user: slimUser(exchange.world, number(row['id'])) })),
    );
  });
}
