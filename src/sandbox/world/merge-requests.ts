/** Merge requests: how a row is made, and those of the demonstration with their threads. */
import { createHash } from 'node:crypto';
import { number, type Row, text } from '../row.ts';
import { milestoneOf } from './issues.ts';
import { addNote, type Noteable } from './notes.ts';
import { slimUser, slimUsers } from './people.ts';
import { projectOwner, type World } from './world.ts';

export interface MergeRequestFacts {
  readonly id: number;
  readonly iid: number;
  readonly projectId: number;
  readonly sourceProjectId: number;
  readonly sourceBranch: string;
  readonly targetBranch: string;
  readonly title: string;
  readonly description?: string | null;
  readonly author: number;
  readonly createdAt: string;
}

/** A merge request row as GitLab makes a new one; what depends on branches is worked out when it is shown. */
export const mergeRequestRow = (world: World, facts: MergeRequestFacts): Row => ({
  id: facts.id,
  iid: facts.iid,
  project_id: facts.projectId,
  title: facts.title,
  description: facts.description ?? null,
  state: 'opened',
  imported: false,
  imported_from: 'none',
  created_at: facts.createdAt,
  updated_at: facts.createdAt,
  merged_by: null,
  merge_user: null,
  merged_at: null,
  merge_after: null,
  prepared_at: facts.createdAt,
  closed_by: null,
  closed_at: null,
  target_branch: facts.targetBranch,
  source_branch: facts.sourceBranch,
  upvotes: 0,
  downvotes: 0,
  author: slimUser(world, facts.author),
  assignees: [],
  reviewers: [],
  source_project_id: facts.sourceProjectId,
  target_project_id: facts.projectId,
  labels: [],
  milestone: null,
  merge_when_pipeline_succeeds: false,
  merge_commit_sha: null,
  squash_commit_sha: null,
  discussion_locked: null,
  should_remove_source_branch: null,
  force_remove_source_branch: true,
  squash: false,
  squash_on_merge: false,
  allow_collaboration: false,
  time_stats: { time_estimate: 0, total_time_spent: 0, human_time_estimate: null, human_total_time_spent: null },
  subscribed: true,
  merge_error: null,
  approved_by: [],
  frozen: null,
});

/** Key of what belongs to a merge request: its notes, threads and draft notes. */
export const mergeRequestOwner = (request: Row): string =>
  `project:${number(request['project_id'])}/merge_request:${number(request['iid'])}`;

/** The merge request as a thing that takes notes. */
export const mergeRequestNoteable = (request: Row): Noteable => ({
  owner: mergeRequestOwner(request),
  type: 'MergeRequest',
  id: number(request['id']),
  iid: number(request['iid']),
  projectId: number(request['project_id']),
  resolvable: true,
});

const lineCode = (path: string, line: number): string => `${createHash('sha1').update(path).digest('hex')}_${line}_${line}`;

function seedThreads(world: World, request: Row): void {
  const noteable = mergeRequestNoteable(request);
  const repository = world.repository(70);
  const base = repository.resolve('main')?.id ?? '';
  const head = repository.resolve('feature/login')?.id ?? '';
  addNote(
    world,
    noteable,
    { id: 401, body: 'Looks good so far, more after lunch 🙏', author: 2, at: '2025-03-13T10:00:00.000Z' },
    { individual: true },
  );
  addNote(
    world,
    noteable,
    { id: 402, body: 'requested review from @bob', author: 1, at: '2025-03-13T09:31:00.000Z', system: true },
    { individual: true },
  );
  addNote(
    world,
    noteable,
    {
      id: 411,
      body: 'Should three be a setting?',
      author: 2,
      at: '2025-03-13T11:20:00.000Z',
      position: {
        base_sha: base,
        start_sha: base,
        head_sha: head,
        position_type: 'text',
        new_path: 'src/login.ts',
        old_path: 'src/login.ts',
        new_line: 1,
        old_line: null,
        line_range: {
          start: { line_code: lineCode('src/login.ts', 1), type: 'new', old_line: null, new_line: 1 },
          end: { line_code: lineCode('src/login.ts', 1), type: 'new', old_line: null, new_line: 1 },
        },
      },
    },
    { id: 'e1'.repeat(20) },
  );
  addNote(world, noteable, { id: 412, body: 'Not yet, I think.', author: 1, at: '2025-03-13T11:40:00.000Z' }, { id: 'e1'.repeat(20) });
  world.add(
    'draft_notes',
    noteable.owner,
    draftNoteRow({ id: 1, author: 1, request: number(request['id']), note: 'Name the constant after the limit.' }),
  );
}

export interface DraftNoteFacts {
  readonly id: number;
  readonly author: number;
  readonly request: number;
  readonly note: string;
  readonly discussion?: string;
  readonly position?: Row | undefined;
  readonly resolves?: boolean;
}

const NO_POSITION: Row = {
  base_sha: null,
  start_sha: null,
  head_sha: null,
  old_path: null,
  new_path: null,
  position_type: 'text',
  old_line: null,
  new_line: null,
  line_range: null,
};

export const draftNoteRow = (facts: DraftNoteFacts): Row => ({
  id: facts.id,
  author_id: facts.author,
  merge_request_id: facts.request,
  resolve_discussion: facts.resolves ?? false,
  discussion_id: facts.discussion ?? null,
  note: facts.note,
  commit_id: null,
  line_code: facts.position ? lineCode(text(facts.position['new_path']), number(facts.position['new_line'])) : null,
  position: facts.position ?? NO_POSITION,
});

export function seedMergeRequests(world: World): void {
  const app = world.project(70);
  const owner = projectOwner(app);
  const base = { projectId: 70, sourceProjectId: 70, targetBranch: 'main' };
  const [open, merged, conflicting, draft] = [
    mergeRequestRow(world, {
      ...base,
      id: 501,
      iid: 1,
      sourceBranch: 'feature/login',
      title: 'Fix login bug',
      description: 'Counts attempts and refuses blank names.\n\nCloses #1',
      author: 1,
      createdAt: '2025-03-13T09:30:00.000Z',
    }),
    mergeRequestRow(world, {
      ...base,
      id: 502,
      iid: 2,
      sourceBranch: 'feature/batch-39',
      title: 'Document the changelog',
      author: 2,
      createdAt: '2025-03-03T10:05:00.000Z',
    }),
    mergeRequestRow(world, {
      ...base,
      id: 503,
      iid: 3,
      sourceBranch: 'feature/batch-37',
      title: 'Listen on port 9090 | staging',
      description: 'תצורה חדשה',
      author: 2,
      createdAt: '2025-03-05T10:10:00.000Z',
    }),
    mergeRequestRow(world, {
      ...base,
      id: 504,
      iid: 4,
      sourceBranch: 'feature/batch-38',
      title: 'Draft: Sketch of an audit log',
      author: 3,
      createdAt: '2025-03-13T17:05:00.000Z',
    }),
  ];
  Object.assign(open, {
    assignees: slimUsers(world, [1]),
    reviewers: slimUsers(world, [2]),
    labels: ['bug'],
    milestone: milestoneOf(world, app, 31),
    updated_at: '2025-03-14T08:00:00.000Z',
  });
  const repository = world.repository(70);
  const merge = repository.log(repository.resolve('main') ?? never()).find(commit => commit.parents.length === 2) ?? never();
  Object.assign(merged, {
    state: 'merged',
    merged_by: slimUser(world, 1),
    merge_user: slimUser(world, 1),
    merged_at: merge.author.date,
    updated_at: merge.author.date,
    merge_commit_sha: merge.id,
    frozen: { base_sha: merge.parents[0], head_sha: merge.parents[1], start_sha: merge.parents[0] },
  });
  Object.assign(draft, { approved_by: [1], merge_when_pipeline_succeeds: true });
  for (const request of [open, merged, conflicting, draft]) if (request) world.add('merge_requests', owner, request);
  if (open) seedThreads(world, open);
}

function never(): never {
  throw new Error('the demonstration repository lacks its merge');
}
