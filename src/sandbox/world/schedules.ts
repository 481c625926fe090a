/** Pipeline schedules and trigger tokens: how their rows are made, and those of the demonstration. */
import type { Row } from '../row.ts';
import { slimUser } from './people.ts';
import { projectOwner, type World } from './world.ts';

export const scheduleRow = (world: World, facts: { id: number; description: string; ref: string; cron: string; at: string }): Row => ({
  id: facts.id,
  description: facts.description,
  ref: facts.ref,
  cron: facts.cron,
  cron_timezone: 'UTC',
  next_run_at: '2025-03-17T01:00:00.000Z',
  active: true,
  created_at: facts.at,
  updated_at: facts.at,
  owner: slimUser(world, 1),
  variables: [],
  inputs: [],
});

export const triggerRow = (world: World, facts: { id: number; description: string; token: string; at: string }): Row => ({
  id: facts.id,
  token: facts.token,
  description: facts.description,
  created_at: facts.at,
  updated_at: facts.at,
  last_used: null,
  deleted_at: null,
  expires_at: null,
  owner: slimUser(world, 1),
});

export function seedSchedules(world: World): void {
  const owner = projectOwner(world.project(70));
  const at = '2025-02-01T09:00:00.000Z';
  const nightly = scheduleRow(world, { id: 1, description: 'Nightly build 🌙', ref: 'refs/heads/main', cron: '0 1 * * *', at });
  nightly['variables'] = [{ key: 'DEPLOY_ENV', value: 'staging', variable_type: 'env_var', raw: false }];
  const weekly = scheduleRow(world, { id: 2, description: 'Weekly dependency check', ref: 'refs/heads/develop', cron: '30 6 * * 1', at });
  Object.assign(weekly, { active: false, next_run_at: null, owner: slimUser(world, 2) });
  for (const schedule of [nightly, weekly]) world.add('schedules', owner, schedule);
  world.add('triggers', owner, triggerRow(world, { id: 1, description: 'From the release page', token: 'glptt-example', at }));
}
