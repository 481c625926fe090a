/**
 * From the name of a project or group to the place it is now, as GitLab says it: an id, or the old path of a renamed project, is
 * looked up by one GET, and an object of the instance by the path of what holds it. Owns for how long an answer is believed; who
 * may be reached is `lists.ts`.
 */
import type { Call, Caller } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { Ports, RestPort } from '../gitlab/port.ts';
import type { Place } from './lists.ts';
import { pathOfObject } from './object-places.ts';
import type { Target } from './targets.ts';

/** A path under which a route found its place: when the place moves, GitLab redirects or refuses the old path. */
const SETTLED_MS = 60_000;
/** Whatever follows a moved place in silence (an id, a field, GraphQL) is asked again by every call, and by long ones again. */
const CALL_MS = 5_000;
const REMEMBERED_PLACES = 1_000;

interface Known {
  readonly place: Promise<Place>;
  readonly at: number;
}

type Memory = Map<string, Known>;

/** Both live and die with what they belong to. */
const settled = new WeakMap<Caller, Memory>();
const asked = new WeakMap<Call, Memory>();

function memoryOf<K extends object>(memories: WeakMap<K, Memory>, owner: K): Memory {
  const memory = memories.get(owner) ?? new Map<string, Known>();
  memories.set(owner, memory);
  return memory;
}

const remember = (memory: Memory, key: string, known: Known): void => {
  if (memory.size >= REMEMBERED_PLACES) memory.clear();
  memory.set(key, known);
};

export type FindPlace = (target: Pick<Target, 'kind' | 'name' | 'byRoute'>) => Promise<Place>;

export interface Places {
  readonly find: FindPlace;
  /** The same for where a redirect leads: nothing older than now counts. */
  readonly findAnew: FindPlace;
}

/** @param gitlab without any list in front of it */
export function placesOf(call: Call, gitlab: Pick<Ports, 'rest' | 'graphql'>): Places {
  const ofCaller = memoryOf(settled, call.caller);
  const ofCall = memoryOf(asked, call);

  const findAnew: FindPlace = target => {
    const key = keyOf(target);
    const known: Known = { place: lookUp(target, gitlab), at: performance.now() };
    remember(ofCall, key, known);
    known.place.then(
      place => {
        if (target.byRoute && place.path.toLowerCase() === target.name.toLowerCase()) remember(ofCaller, key, known);
        else ofCaller.delete(key);
      },
      () => {
        ofCall.delete(key);
        ofCaller.delete(key);
      },
    );
    return known.place;
  };
  const find: FindPlace = target => {
    const key = keyOf(target);
    const now = performance.now();
    const own = ofCall.get(key);
    if (own && now - own.at < CALL_MS) return own.place;
    const old = target.byRoute ? ofCaller.get(key) : undefined;
    return old && now - old.at < SETTLED_MS ? old.place : findAnew(target);
  };
  return { find, findAnew };
}

const keyOf = ({ kind, name }: Pick<Target, 'kind' | 'name'>): string => `${kind} ${name.toLowerCase()}`;

/** A path over GraphQL may be a project or a group: the project is tried first. */
async function lookUp({ kind, name }: Pick<Target, 'kind' | 'name'>, gitlab: Pick<Ports, 'rest' | 'graphql'>): Promise<Place> {
  const { rest } = gitlab;
  if (kind === 'object') return lookUp({ kind: 'namespace', name: await pathOfObject(name, gitlab.graphql) }, gitlab);
  if (kind === 'project') return read('project', '/projects/{id}', name, rest);
  if (kind === 'group') return read('group', '/groups/{id}', name, rest);
  if (!name.includes('/')) return read('group', '/namespaces/{id}', name, rest);
  try {
    return await read('project', '/projects/{id}', name, rest);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return read('group', '/namespaces/{id}', name, rest);
  }
}

export const isMissing = (error: unknown): boolean => error instanceof CatalogError && error.code === 'not_found';

async function read(kind: Place['kind'], path: string, name: string, rest: RestPort): Promise<Place> {
  const query = path.startsWith('/groups') ? { with_projects: false } : undefined;
  const { data } = await rest({ method: 'GET', path, pathParams: { id: name }, ...(query && { query }) });
  const row = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {}; // an object of unknown fields
  const found = row[kind === 'project' ? 'path_with_namespace' : 'full_path'];
  if (typeof found !== 'string') {
    throw new CatalogError(
      'blocked_project',
      `Whether '${name}' may be reached could not be told from GitLab's answer, so the request was not sent.`,
    );
  }
  return { kind, id: String(row['id']), path: found };
}
