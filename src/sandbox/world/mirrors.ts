/** Pull mirrors of projects, and the one of the demonstration: the handbook follows another repository. */
import type { Row } from '../row.ts';
import { projectOwner, type World } from './world.ts';

export const mirrorRow = (project: Row): Row => ({
  id: project['id'],
  update_status: 'none',
  url: '',
  last_error: null,
  last_update_at: null,
  last_update_started_at: null,
  last_successful_update_at: null,
  enabled: false,
  mirror_trigger_builds: false,
  only_mirror_protected_branches: false,
  mirror_overwrites_diverged_branches: false,
  mirror_branch_regex: null,
});

export function seedMirrors(world: World): void {
  const handbook = world.table('projects').find(project => project['path_with_namespace'] === 'demo/handbook');
  if (!handbook) return;
  const at = '2026-01-15T06:00:00.000Z';
  world.add('pull_mirrors', projectOwner(handbook), {
    ...mirrorRow(handbook),
    url: 'https://*****:*****@upstream.example.com/demo/handbook.git',
    enabled: true,
    update_status: 'finished',
    last_update_at: at,
    last_update_started_at: at,
    last_successful_update_at: at,
  });
}
