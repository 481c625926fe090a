/** The root fields that the sandbox has code for; every other one is made up in `generic.ts`. */
import { VERSION } from '../resources/tools.ts';
import type { World } from '../world/world.ts';
import { itemById } from './items.ts';
import { userNode } from './node.ts';
import { noteAt, noteMutations } from './notes.ts';
import { findGroup, findNamespace, findProject } from './places.ts';
import { vulnerabilityAt, vulnerabilityMutations } from './vulnerabilities.ts';
import { workItemMutations } from './work-item-mutations.ts';
import { itemNode } from './work-items.ts';

interface ByPath {
  readonly fullPath: string;
}

interface ById {
  readonly id: string;
}

function findUser(world: World, username: string) {
  const found = world.table('users').find(row => row['username'] === username);
  return found ? userNode(found) : null;
}

function findItem(world: World, id: string) {
  const item = itemById(world, id);
  return item ? itemNode(world, item) : null;
}

interface ProjectAttributes {
  readonly addAttributeIds?: readonly string[] | null;
  readonly removeAttributeIds?: readonly string[] | null;
}

const countAttributes = ({ addAttributeIds, removeAttributeIds }: ProjectAttributes) => ({
  addedCount: addAttributeIds?.length ?? 0,
  removedCount: removeAttributeIds?.length ?? 0,
  errors: [],
});

/** The root fields of queries and mutations. */
export const rootOf = (world: World): Readonly<Record<string, unknown>> => ({
  currentUser: () => userNode(world.me),
  metadata: () => ({ ...VERSION, enterprise: true }),
  project: ({ fullPath }: ByPath) => findProject(world, fullPath),
  namespace: ({ fullPath }: ByPath) => findNamespace(world, fullPath),
  group: ({ fullPath }: ByPath) => findGroup(world, fullPath),
  user: ({ username }: { username?: string | null }) => findUser(world, username ?? ''),
  vulnerability: ({ id }: ById) => vulnerabilityAt(world, id),
  workItem: ({ id }: ById) => findItem(world, id),
  note: ({ id }: ById) => noteAt(world, id),
  securityAttributeProjectUpdate: ({ input }: { input: ProjectAttributes }) => countAttributes(input),
  ...vulnerabilityMutations(world),
  ...workItemMutations(world),
  ...noteMutations(world),
});
