/**
 * GraphQL names projects and groups by their full path alone, while a caller may give an id: each is looked up by one GET first.
 * Owns that look-up; variables are written by `run-graphql.ts`.
 */
import { CatalogError } from '../call/error.ts';
import type { GraphqlHandler } from '../catalog/action.ts';
import type { RestPort, RestRequest } from '../gitlab/port.ts';
import type { RunContext, Values } from './context.ts';

/** The values with a path for every project or group id that goes into a variable as it is. */
export async function withFullPaths({ facts, values, ports }: RunContext, handler: GraphqlHandler): Promise<Values> {
  const paths: Record<string, string> = {};
  for (const { from, convert } of Object.values(handler.variables)) {
    const kind = facts.params[from]?.kind;
    const value = values[from];
    if ((kind !== 'project' && kind !== 'group') || convert !== undefined || paths[from] !== undefined) continue;
    if (typeof value === 'string' && /^\d+$/.test(value)) paths[from] = await fullPath(kind, value, ports.rest);
  }
  return { ...values, ...paths };
}

const LOOK_UPS = {
  project: { request: { method: 'GET', path: '/projects/{id}' }, field: 'path_with_namespace' },
  group: { request: { method: 'GET', path: '/groups/{id}', query: { with_projects: false } }, field: 'full_path' },
} as const satisfies Record<string, { readonly request: RestRequest; readonly field: string }>;

async function fullPath(kind: keyof typeof LOOK_UPS, id: string, rest: RestPort): Promise<string> {
  const { request, field } = LOOK_UPS[kind];
  const { data } = await rest({ ...request, pathParams: { id } });
  const path = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[field] : undefined; // an object of unknown fields
  if (typeof path === 'string') return path;
  throw new CatalogError('unreadable_answer', `GitLab did not say what the full path of ${kind} ${id} is: give the path itself.`);
}
