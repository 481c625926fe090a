/** Runners of the instance: how a row is made, and those of the demonstration. Which projects and groups have one stands in its row. */
import { type Row, rows } from '../row.ts';
import { slimUser } from './people.ts';
import type { World } from './world.ts';

export interface RunnerFacts {
  readonly id: number;
  readonly description: string | null;
  readonly type: 'instance_type' | 'group_type' | 'project_type';
  readonly at: string;
  readonly projects?: readonly number[];
  readonly groups?: readonly number[];
}

/** A runner as GitLab registers a new one: nobody has heard of it yet. */
export const runnerRow = (world: World, facts: RunnerFacts): Row => ({
  id: facts.id,
  description: facts.description,
  ip_address: '',
  active: true,
  paused: false,
  is_shared: facts.type === 'instance_type',
  runner_type: facts.type,
  name: null,
  online: false,
  status: 'never_contacted',
  job_execution_status: 'idle',
  created_by: slimUser(world, 1),
  created_at: facts.at,
  tag_list: [],
  run_untagged: true,
  locked: false,
  access_level: 'not_protected',
  maximum_timeout: null,
  maintenance_note: null,
  version: null,
  revision: null,
  platform: null,
  architecture: null,
  contacted_at: null,
  project_ids: [...(facts.projects ?? [])],
  group_ids: [...(facts.groups ?? [])],
  managers: [],
});

const ONLINE: Row = {
  name: 'gitlab-runner',
  online: true,
  status: 'online',
  version: '17.9.0',
  revision: 'a1b2c3d4',
  platform: 'linux',
  architecture: 'amd64',
  contacted_at: '2025-03-14T15:00:00.000Z',
};

const MANAGER: Row = {
  system_id: 's_c2d22f638c25',
  version: '17.9.0',
  revision: 'a1b2c3d4',
  platform: 'linux',
  architecture: 'amd64',
  ip_address: '203.0.113.7',
  status: 'online',
  job_execution_status: 'idle',
  created_at: '2025-01-09T09:05:00.000Z',
  contacted_at: '2025-03-14T15:00:00.000Z',
};

export function seedRunners(world: World): void {
  const at = '2025-01-09T09:00:00.000Z';
  const shared = runnerRow(world, { id: 4, description: 'Shared builders', type: 'instance_type', at });
  const own = runnerRow(world, { id: 5, description: 'Linux of demo/app', type: 'project_type', at, projects: [70, 73] });
  const group = runnerRow(world, { id: 6, description: 'macOS 🍏 of the group', type: 'group_type', at, groups: [7] });
  Object.assign(shared, ONLINE, { ip_address: '203.0.113.4', managers: [{ id: 1, ...MANAGER }] });
  Object.assign(own, ONLINE, { ip_address: '203.0.113.7', tag_list: ['docker', 'linux'], managers: [{ id: 2, ...MANAGER }] });
  Object.assign(group, { status: 'stale', paused: true, active: false, contacted_at: '2024-11-02T12:00:00.000Z', tag_list: ['macos'] });
  for (const runner of [shared, own, group]) world.add('runners', '', runner);
}

export const managersOf = (runner: Row): readonly Row[] => rows(runner['managers']);
