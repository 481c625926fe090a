/** Fills an empty world with the demonstration: what stands where is said in the files beside this one. */
import { seedGroups } from './groups.ts';
import { seedPlanning } from './issues.ts';
import { seedPeople } from './people.ts';
import { seedProjects } from './projects.ts';
import { seedRepositories } from './repositories.ts';
import { World } from './world.ts';

export function seededWorld(url: string, now: () => Date): World {
  const world = new World(url, now);
  seedPeople(world);
  seedGroups(world);
  seedProjects(world);
  seedPlanning(world);
  seedRepositories(world);
  return world;
}
