/** Comments: how a note and its thread are stored, for anything that takes them. */
import { createHash } from 'node:crypto';
import { number, type Row } from '../row.ts';
import { slimUser } from './people.ts';
import type { World } from './world.ts';

export interface Noteable {
  /** Key of the owner of its notes: `project:70/issue:1`. */
  readonly owner: string;
  /** `Issue`, `MergeRequest`, `Snippet`: GitLab's `noteable_type`. */
  readonly type: string;
  readonly id: number;
  readonly iid: number | null;
  readonly projectId: number | null;
  /** Whether its threads can be resolved. */
  readonly resolvable: boolean;
  readonly changed?: (count: number) => void;
}

export interface NoteFacts {
  readonly body: string;
  readonly author?: number;
  readonly at?: string;
  readonly id?: number;
  readonly position?: Row | undefined;
  readonly internal?: boolean;
  readonly system?: boolean;
}

const discussionId = (seed: string): string => createHash('sha1').update(`discussion ${seed}`).digest('hex');

/** Adds a note to a thread that exists or, without `thread`, opens one; `individual` keeps it out of thread form. */
export function addNote(
  world: World,
  noteable: Noteable,
  facts: NoteFacts,
  thread: { readonly id?: string; readonly individual?: boolean } = {},
): Row {
  const id = facts.id ?? world.nextId('notes');
  const discussion = thread.id ?? discussionId(`${noteable.owner} ${id}`);
  if (!world.table('discussions', noteable.owner).some(row => row['id'] === discussion))
    world.add('discussions', noteable.owner, { id: discussion, individual_note: thread.individual === true });
  const individual = thread.individual === true;
  const at = facts.at ?? world.stamp();
  const resolvable = noteable.resolvable && !individual;
  const note = world.add('notes', noteable.owner, {
    id,
    type: facts.position ? 'DiffNote' : individual ? null : 'DiscussionNote',
    body: facts.body,
    attachment: null,
    author: slimUser(world, facts.author ?? number(world.me['id'])),
    created_at: at,
    updated_at: at,
    system: facts.system ?? false,
    noteable_id: noteable.id,
    noteable_type: noteable.type,
    project_id: noteable.projectId,
    commit_id: null,
    ...(facts.position ? { position: facts.position, suggestions: [] } : {}),
    resolvable,
    ...(resolvable ? { resolved: false, resolved_by: null, resolved_at: null } : {}),
    confidential: facts.internal ?? false,
    internal: facts.internal ?? false,
    imported: false,
    imported_from: 'none',
    noteable_iid: noteable.iid,
    commands_changes: {},
    discussion_id: discussion,
  });
  noteable.changed?.(1);
  return note;
}
