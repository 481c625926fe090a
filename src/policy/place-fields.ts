/**
 * Which fields of a request name a project, group or namespace, and which could name something of one without telling whose it
 * is. Pure, by the names of fields: REST's and, written apart, GraphQL's. Routes are `targets.ts`, texts are `mentions.ts`.
 */
import type { Target } from './targets.ts';

type Kind = Target['kind'];

const PROJECT = /(?:^|_)projects?(?:_ids?|_paths?)?$/;
const GROUP = /(?:^|_)groups?(?:_ids?|_paths?)?$/;
const NAMESPACE = /(?:^|_)namespaces?(?:_ids?|_paths?)?$/;

/** Fields whose names do not follow these patterns. */
const OTHERS: Readonly<Record<string, Kind>> = {
  forked_from_id: 'project',
  projects_to_exclude: 'project',
  group_with_project_templates_id: 'group',
  group_id_for_saml: 'group',
  full_path: 'namespace',
};

/** Any project of the group may be what is copied. */
const TEMPLATES = 'group_with_project_templates_id';

/** Fields that are named like a place and are none: another system's, a group of jobs, a switch of the instance. */
const NO_PLACE: ReadonlySet<string> = new Set([
  'artifact_registry_project_id',
  'bitbucket_server_project',
  'feature_group',
  'kubernetes_namespace',
  'resource_group',
  'workload_identity_federation_project_id',
]);

/** Ids of the whole instance that a write ties its object to; GitLab answers with what they belong to. */
const UNTOLD: ReadonlySet<string> = new Set(['epic_id', 'child_epic_id', 'blocking_merge_request_id']);

/** `not[project_id]` and `projectId` as `project_id`. */
const plainName = (name: string): string => {
  const last = name
    .replace(/\[\]$/, '')
    .split(/[[\]]+/)
    .findLast(part => part !== '');
  return (last ?? name).replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
};

/** What a field of this name holds; undefined where it is no place. */
export function placeKind(field: string): Kind | undefined {
  const name = plainName(field);
  if (NO_PLACE.has(name)) return undefined;
  if (OTHERS[name]) return OTHERS[name];
  if (PROJECT.test(name)) return 'project';
  if (GROUP.test(name)) return 'group';
  return NAMESPACE.test(name) ? 'namespace' : undefined;
}

/** Whether a field ties a write to an object of the instance whose project is not told. */
export const isUntold = (field: string, value: unknown): boolean =>
  UNTOLD.has(plainName(field)) && value !== null && value !== '' && Number(value) !== 0;

/** Every field of a request at any depth, with its name; the items of a list have the name of the list. */
export function* fieldsOf(value: unknown, name = ''): Generator<readonly [name: string, value: unknown]> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsOf(item, name);
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) yield* fieldsOf(inner, key);
  else if (name !== '') yield [name, value];
}

/** The places that a field names: a list of several may travel as one text. */
export function placesIn(field: string, value: unknown): readonly Target[] {
  const kind = placeKind(field);
  if (!kind || (typeof value !== 'string' && typeof value !== 'number')) return [];
  return String(value)
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
    .map(name => ({ kind, name, gathers: plainName(field) === TEMPLATES }));
}
