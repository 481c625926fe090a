/**
 * Holds every request to the allow- and deny-lists of projects and groups. Owns the checked ports; who may be reached is
 * `lists.ts`, what a request reaches is `targets.ts`. Names are compared as GitLab gives them: an id, or the old path of a
 * renamed project, is looked up first (one GET, remembered for a minute with its caller). What cannot be told is refused.
 */
import type { Call, Caller } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { Ports, RestPort } from '../gitlab/port.ts';
import { deniedBelow, hasLists, mayReach, type Place } from './lists.ts';
import { type Reach, reachOfGraphql, reachOfRest, type Target } from './targets.ts';

const REMEMBERED_MS = 60_000;
const REMEMBERED_PLACES = 1_000;

interface Known {
  readonly place: Promise<Place>;
  readonly until: number;
}

/** Lives and dies with the caller it belongs to. */
const known = new WeakMap<Caller, Map<string, Known>>();

/** The same ports, refusing with `blocked_project` whatever the view's lists do not allow. */
export function policed(ports: Ports, call: Call): Ports {
  if (!hasLists(call.view)) return ports;
  return {
    rest: async request => {
      await checkReach(reachOfRest(request), call, ports.rest);
      return ports.rest(request);
    },
    graphql: async (document, variables) => {
      await checkReach(reachOfGraphql(document, variables), call, ports.rest);
      return ports.graphql(document, variables);
    },
  };
}

async function checkReach(reach: Reach, call: Call, rest: RestPort): Promise<void> {
  if (reach.kind === 'anywhere') {
    throw blocked(`This request was not sent: it ${reach.why}, and this server may only reach listed projects and groups.`);
  }
  if (reach.kind === 'targets') for (const target of reach.targets) await checkTarget(target, call, rest);
}

const blocked = (sentence: string): CatalogError =>
  new CatalogError('blocked_project', sentence, {
    hints: [
      'Name a project or group that this server may reach, or ask its operator about GITLAB_MCP_ALLOW_PROJECTS and its three siblings',
    ],
  });

async function checkTarget(target: Target, call: Call, rest: RestPort): Promise<void> {
  const place = await findPlace(target, call, rest);
  if (!mayReach(place, call.view))
    throw blocked(`The ${place.kind} '${target.name}' is outside what this server may reach, so nothing was sent to it.`);
  if (place.kind !== 'group' || !target.gathers) return;
  const inner = deniedBelow(place, call.view) ?? (await deniedIdBelow(place, call, rest));
  if (inner !== undefined)
    throw blocked(
      `The group '${target.name}' holds projects that this server may not reach, and this answer would gather from all of them.`,
    );
}

/** Entries written as ids have to be looked up before they can be compared with a group. */
async function deniedIdBelow(group: Place, call: Call, rest: RestPort): Promise<string | undefined> {
  const ids = [...call.view.denyProjects.map(id => ['project', id] as const), ...call.view.denyGroups.map(id => ['group', id] as const)];
  for (const [kind, id] of ids.filter(([, entry]) => /^\d+$/.test(entry))) {
    try {
      const place = await findPlace({ kind, name: id, gathers: false }, call, rest);
      if (deniedBelow(group, { allowProjects: [], allowGroups: [], denyGroups: [], denyProjects: [place.path] })) return id;
    } catch (error) {
      // A place that this token cannot see cannot be shown to it either.
      if (!(error instanceof CatalogError && error.code === 'not_found')) throw error;
    }
  }
  return undefined;
}

async function findPlace(target: Target, call: Call, rest: RestPort): Promise<Place> {
  const cache = known.get(call.caller) ?? new Map<string, Known>();
  known.set(call.caller, cache);
  const key = `${target.kind} ${target.name.toLowerCase()}`;
  const now = performance.now();
  const found = cache.get(key);
  if (found && found.until > now) return found.place;
  if (cache.size >= REMEMBERED_PLACES) cache.clear();
  const place = lookUp(target, rest);
  cache.set(key, { place, until: now + REMEMBERED_MS });
  place.catch(() => cache.delete(key));
  return place;
}

/** A path over GraphQL may be a project or a group: the project is tried first. */
async function lookUp({ kind, name }: Target, rest: RestPort): Promise<Place> {
  if (kind === 'project') return read('project', '/projects/{id}', name, 'path_with_namespace', rest);
  if (kind === 'group') return read('group', '/groups/{id}', name, 'full_path', rest);
  if (/^\d+$/.test(name)) return read('group', '/namespaces/{id}', name, 'full_path', rest);
  if (!name.includes('/')) return read('group', '/namespaces/{id}', name, 'full_path', rest);
  try {
    return await read('project', '/projects/{id}', name, 'path_with_namespace', rest);
  } catch (error) {
    if (!(error instanceof CatalogError && error.code === 'not_found')) throw error;
    return read('group', '/namespaces/{id}', name, 'full_path', rest);
  }
}

async function read(kind: Place['kind'], path: string, name: string, field: string, rest: RestPort): Promise<Place> {
  const query = path.startsWith('/groups') ? { with_projects: false } : undefined;
  const { data } = await rest({ method: 'GET', path, pathParams: { id: name }, ...(query && { query }) });
  const row = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {}; // an object of unknown fields
  if (typeof row[field] !== 'string')
    throw blocked(`Whether '${name}' may be reached could not be told from GitLab's answer, so nothing was sent to it.`);
  return { kind, id: String(row['id']), path: row[field] };
}
