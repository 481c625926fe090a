/**
 * Where an object lies that is named by a global id alone: which types of objects tell, and how GitLab is asked. The question is
 * the caller's own, so what the token cannot see is not found. Who may be reached is `lists.ts`.
 */
import { CatalogError } from '../call/error.ts';
import type { GraphqlPort } from '../gitlab/port.ts';

/** A query for each type, which answers the path of the project or group at `object.owner.path`. */
const OWNERS: Readonly<Record<string, string>> = {
  WorkItem: 'query place($id: WorkItemID!) { object: workItem(id: $id) { owner: namespace { path: fullPath } } }',
  Vulnerability: 'query place($id: VulnerabilityID!) { object: vulnerability(id: $id) { owner: project { path: fullPath } } }',
};

const typeOf = (globalId: string): string => /^gid:\/\/gitlab\/([A-Za-z:]+)\/\d+$/.exec(globalId)?.[1] ?? '';

/** Whether GitLab can be asked where the object lies. */
export const isLocatable = (globalId: string): boolean => Object.hasOwn(OWNERS, typeOf(globalId));

/**
 * Full path of the project or group that holds the object.
 * @throws CatalogError `blocked_project` for an object that GitLab does not show, or whose place it does not tell
 */
export async function pathOfObject(globalId: string, graphql: GraphqlPort): Promise<string> {
  const { data, partial } = await graphql(OWNERS[typeOf(globalId)] ?? '', { id: globalId });
  const path = partial.length === 0 ? field(field(field(data, 'object'), 'owner'), 'path') : undefined;
  if (typeof path === 'string' && path !== '') return path;
  throw new CatalogError(
    'blocked_project',
    `Which project or group ${globalId} belongs to could not be told from GitLab's answer, so the request was not sent. Check the id.`,
  );
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined; // an object of unknown fields
