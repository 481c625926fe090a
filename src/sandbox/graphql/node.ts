/** Objects as GraphQL answers them: global ids, and the users that stand beside everything. */
import { object, type Row } from '../row.ts';

export type Node = Readonly<Record<string, unknown>>;

export const gid = (type: string, id: unknown): string => `gid://gitlab/${type}/${String(id)}`;

/** The number at the end of a global id; NaN where there is none. */
export const numberOf = (global: unknown): number => Number(String(global).split('/').pop());

export const userNode = (user: Row): Node => ({
  id: gid('User', user['id']),
  username: user['username'],
  name: user['name'],
  state: user['state'],
  avatarUrl: user['avatar_url'],
  webUrl: user['web_url'],
});

export const userOrNull = (user: Row['']): Node | null => (user && typeof user === 'object' ? userNode(object(user)) : null);

/** A project as other things name it. */
export const projectStubNode = (project: Row): Node => ({
  id: gid('Project', project['id']),
  name: project['name'],
  fullPath: project['path_with_namespace'],
  webUrl: project['web_url'],
});

/** GitLab's answer to a mutation on something that is not there, or that the token may not change. */
export const outOfReach = (): Error =>
  new Error("The resource that you are attempting to access does not exist or you don't have permission to perform this action");
