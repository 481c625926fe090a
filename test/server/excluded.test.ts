import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { registry } from '../../src/catalog/generated.ts';
import { SettingsError } from '../../src/config/settings.ts';
import { makeView } from '../support/in-process.ts';

const excludedBy = (names: string): readonly string[] => [...makeView('dynamic', { GITLAB_MCP_EXCLUDE_TOOLS: names }).excluded].toSorted();

const DATA = fileURLToPath(new URL('../../../shared/data/action-parameters.tsv', import.meta.url));

function referenceRows(): readonly (readonly [id: string, name: string])[] | undefined {
  try {
    return readFileSync(join(DATA), 'utf8')
      .split('\n')
      .map(line => line.split('\t'))
      .flatMap(([id, name]) => (id !== undefined && id !== '' && name !== undefined && name !== '' ? [[id, name] as const] : []));
  } catch {
    console.info(`skipped: ${DATA} is not here, so the reference server's names are not compared`);
    return undefined;
  }
}

describe('names of an exclusion list', () => {
  it.each([
    ['an id', 'branch.delete', ['branch.delete']],
    ['a tool of ours', 'gitlab_branch_delete', ['branch.delete']],
    ['the name of one tool of the reference server', 'gitlab_ff_user_list_delete', ['feature_flags.ff_user_list_delete']],
    ['a name that is not taken in calls, since its mark contradicts it', 'gitlab_test_system_hook', ['admin.system_hook_test']],
    ['several', 'branch.delete, tag.delete', ['branch.delete', 'tag.delete']],
  ])('%s', (_, names, ids) => {
    expect(excludedBy(names)).toEqual(ids);
  });

  it.each([
    ['gitlab_delete_user', ['achievement.user_achievement_delete', 'user.delete']],
    ['gitlab_group_unshare', ['group.group_member_unshare', 'group.unshare_from_group']],
    [
      'gitlab_group_service_account_update',
      ['group.service_account_update', 'project.service_account_update', 'user.update_service_account'],
    ],
    ['gitlab_issue_create', ['interactive.issue_create', 'issue.create']],
  ])('%s, which stands on several actions, excludes each of them', (name, ids) => {
    expect(excludedBy(name)).toEqual(ids);
  });

  it('a name of nothing is refused, for it would protect nothing', () => {
    expect(() => excludedBy('branch.delte')).toThrow(SettingsError);
  });

  it('every name of the reference server excludes every action that it stands on', () => {
    const rows = referenceRows();
    if (!rows) return;
    const known = new Set(registry().map(({ id }) => id));
    const missed = rows.filter(([id, name]) => known.has(id) && !excludedBy(name).includes(id));
    expect(missed).toEqual([]);
    expect(rows.length).toBeGreaterThan(1000);
  });
});
