/**
 * The views of issues, merge requests, comments and their kin, as a reader sees them. The merge request and issue cards are
 * promised to the character by the documentation of the output format.
 */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diskSource, loadCatalog } from '../../codegen/load.ts';
import { compileView } from '../../codegen/views.ts';
import type { EntityView } from '../../src/catalog/action.ts';
import { renderDetail, renderList } from '../../src/format/render.ts';

const { catalog } = loadCatalog(diskSource(fileURLToPath(new URL('../../', import.meta.url))));

function viewOf(name: string): EntityView {
  const entity = catalog.entities.get(name);
  if (!entity) throw new Error(`no entity ${name}`);
  return compileView(entity, catalog.entities).view;
}

const detail = (entity: string, data: unknown): string => renderDetail({ view: viewOf(entity), data });
const list = (entity: string, items: readonly unknown[]): string => renderList({ view: viewOf(entity), items }).text;

const site = 'https://gitlab.example.com/group/project/-';

const mergeRequest = {
  iid: 243,
  title: 'Fix login bug',
  state: 'opened',
  draft: false,
  source_branch: 'feature/fix-login',
  target_branch: 'main',
  detailed_merge_status: 'mergeable',
  has_conflicts: false,
  author: { username: 'alice' },
  assignees: [],
  reviewers: [{ username: 'bob' }],
  labels: ['bug'],
  changes_count: '3',
  user_notes_count: 2,
  created_at: '2025-03-15T10:30:00Z',
  head_pipeline: { id: 1207, status: 'success', web_url: `${site}/pipelines/1207` },
  references: { full: 'group/project!243' },
  web_url: `${site}/merge_requests/243`,
};

describe('a merge request', () => {
  it('shows the documented card', () => {
    expect(detail('MergeRequest', mergeRequest)).toBe(`## 🟢 MR !243: Fix login bug

- **Project**: group/project
- **State**: 🟢 opened
- **Source**: feature/fix-login
- **Target**: main
- **Merge Status**: mergeable
- **Author**: @alice
- **Reviewers**: @bob
- **Labels**: bug
- **Pipeline**: [#1207](${site}/pipelines/1207) ✅ success
- **Changes**: 3 files
- **Created**: 15 Mar 2025 10:30 UTC
- **Comments**: 2
- **URL**: [${site}/merge_requests/243](${site}/merge_requests/243)`);
  });

  it('says who merged it and when, and that it is a draft in conflict', () => {
    const merged = {
      iid: 4,
      title: 'Try it',
      draft: true,
      state: 'merged',
      merged_at: '2025-03-16T08:00:00Z',
      merged_by: { username: 'carol' },
      merge_user: { username: 'carol' },
      has_conflicts: true,
    };
    expect(detail('MergeRequest', merged)).toBe(`## 🟣 📝 MR !4: Try it

- **State**: 🟣 merged
- **Has conflicts**: ⚠️ yes
- **Merged**: 16 Mar 2025 08:00 UTC
- **Merged by**: @carol`);
  });

  it('does not take who set it to auto-merge for who merged it', () => {
    const waiting = { iid: 4, title: 'Try it', state: 'opened', merge_when_pipeline_succeeds: true, merge_user: { username: 'carol' } };
    expect(detail('MergeRequest', waiting)).toBe('## 🟢 MR !4: Try it\n\n- **State**: 🟢 opened\n- **Set to auto-merge**: yes');
  });

  it('stands in a list as documented', () => {
    expect(list('MergeRequest', [mergeRequest])).toContain(`| IID | Title | State | Author | Project | Source -> Target |
| --- | --- | --- | --- | --- | --- |
| [!243](${site}/merge_requests/243) | Fix login bug | 🟢 opened | @alice | group/project | feature/fix-login -> main |`);
  });
});

describe('an issue', () => {
  it('shows the documented card of a new one, without a row for what GitLab sends empty', () => {
    const issue = {
      iid: 42,
      title: 'Fix the login page',
      state: 'opened',
      author: { username: 'alice' },
      assignees: [],
      labels: [],
      confidential: false,
      severity: 'UNKNOWN',
      issue_type: 'issue',
      user_notes_count: 0,
      merge_requests_count: 0,
      upvotes: 0,
      time_stats: { time_estimate: 0, total_time_spent: 0 },
      task_completion_status: { count: 0, completed_count: 0 },
      created_at: '2025-03-21T09:00:00Z',
      references: { full: 'group/project#42' },
      web_url: `${site}/issues/42`,
    };
    expect(detail('Issue', issue)).toBe(`## 🟢 Issue #42: Fix the login page

- **Reference**: group/project#42
- **State**: 🟢 opened
- **Author**: @alice
- **Created**: 21 Mar 2025 09:00 UTC
- **URL**: [${site}/issues/42](${site}/issues/42)`);
  });

  it('shows where a moved one went as a global id, never as a number of this project', () => {
    expect(
      detail('Issue', { iid: 10, title: 'Old home', state: 'closed', moved_to_id: 9007, confidential: true }),
    ).toBe(`## 🔴 🔒 Issue #10: Old home

- **State**: 🔴 closed
- **Moved**: ⚠️ to the issue with the global id 9007`);
  });

  it('is named by its key when a merge request closes one of an external tracker', () => {
    expect(list('ClosesIssue', [{ id: 'PROJ-7', title: 'Elsewhere' }])).toContain('| PROJ-7 | Elsewhere |');
  });
});

describe('threads and comments', () => {
  it('show the place in a picture, a whole file and a plain comment, and a deleted author as unknown', () => {
    const image = { position_type: 'image', old_path: 'l.png', new_path: 'l.png', x: 1, y: 2, width: 9, height: 9 };
    const file = { position_type: 'file', old_path: 'l.ts', new_path: 'l.ts' };
    const threads = [
      { id: 'a', notes: [{ id: 1, body: 'img', author: { username: 'mira' }, position: image, resolved: false }] },
      { id: 'b', notes: [{ id: 2, body: 'file', author: { username: 'mira' }, position: file }] },
      { id: 'c', individual_note: true, notes: [{ id: 3, body: 'plain', created_at: '2025-03-01T00:00:00Z' }] },
    ];
    expect(list('Discussion', threads)).toBe(`## Threads (3)

### Thread a

#### Comments (1)

##### Note 1 by @mira

- **File**: l.png
- **Place in the image**: 1, 2 of 9 × 9
- **Resolved**: ❌

> img

### Thread b

#### Comments (1)

##### Note 2 by @mira

- **File**: l.ts

> file

### Thread c

#### Comments (1)

##### Note 3 by unknown on 1 Mar 2025 00:00 UTC

> plain`);
  });

  it('say what quick actions did when the comment was nothing else', () => {
    expect(detail('Note', { commands_changes: { state_event: 'close' }, summary: ['Closed this issue.'] })).toBe(`## Quick actions

- **Done**: Closed this issue.`);
  });
});

describe('approvals', () => {
  it('of the free tier show who approved and no row about required ones', () => {
    const approvals = { approved: true, user_has_approved: false, user_can_approve: true, approved_by: [{ user: { username: 'tomas' } }] };
    const shown = detail('Approvals', approvals);
    expect(shown).toContain('- **Approved**: ✅');
    expect(shown).toContain('@tomas');
    expect(shown).not.toMatch(/Required|missing/);
  });
});

describe('a member', () => {
  it('is who was added, or what became of several', () => {
    expect(detail('Member', { id: 2, username: 'bob', access_level: 30 })).toBe(
      '## Member: @bob\n\n- **User id**: 2\n- **Role**: Developer (30)',
    );
    expect(detail('Member', { status: 'error', message: { carol: 'Already a member' } })).toBe(
      '## Members\n\n- **Outcome**: error\n- **Not added**: carol: Already a member',
    );
  });
});
