/** Fills an empty world with the demonstration: what stands where is said in the files beside this one. */
import { seedActivity } from './activity.ts';
import { seedApprovals } from './approvals.ts';
import { seedEpics } from './epics.ts';
import { seedGroups } from './groups.ts';
import { seedPlanning } from './issues.ts';
import { seedLicenses } from './licenses.ts';
import { seedMergeRequests } from './merge-requests.ts';
import { seedMirrors } from './mirrors.ts';
import { seedPeople } from './people.ts';
import { seedPipelines } from './pipelines.ts';
import { seedProjects } from './projects.ts';
import { seedReactions } from './reactions.ts';
import { seedPublishing } from './releases.ts';
import { seedRepositories } from './repositories.ts';
import { seedRunners } from './runners.ts';
import { seedSchedules } from './schedules.ts';
import { seedSettings } from './settings.ts';
import { World } from './world.ts';

export function seededWorld(url: string, now: () => Date): World {
  const world = new World(url, now);
  seedPeople(world);
  seedGroups(world);
  seedProjects(world);
  seedPlanning(world);
  seedRepositories(world);
  seedMergeRequests(world);
  seedPipelines(world);
  seedPublishing(world);
  seedSettings(world);
  seedLicenses(world);
  seedMirrors(world);
  seedActivity(world);
  seedEpics(world);
  seedApprovals(world);
  seedReactions(world);
  seedRunners(world);
  seedSchedules(world);
  return world;
}
