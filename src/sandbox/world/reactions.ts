/** Emoji reactions: how a row is made, and those of the demonstration. */
import type { Row } from '../row.ts';
import { slimUser } from './people.ts';
import type { World } from './world.ts';

/** What a reaction is on. */
export interface Awardable {
  /** Key of the owner of its reactions. */
  readonly owner: string;
  readonly type: string;
  readonly id: number;
}

export interface ReactionFacts {
  readonly id: number;
  readonly name: string;
  readonly user: number;
  readonly on: Awardable;
  readonly at: string;
}

export const reactionRow = (world: World, facts: ReactionFacts): Row => ({
  id: facts.id,
  name: facts.name,
  user: slimUser(world, facts.user),
  created_at: facts.at,
  updated_at: facts.at,
  awardable_id: facts.on.id,
  awardable_type: facts.on.type,
  url: null,
});

const REACTED: readonly Awardable[] = [
  { owner: 'project:70/issue:1', type: 'Issue', id: 201 },
  { owner: 'project:70/issue:1/note:301', type: 'Note', id: 301 },
  { owner: 'project:70/merge_request:1', type: 'MergeRequest', id: 501 },
  { owner: 'project:70/merge_request:1/note:401', type: 'Note', id: 401 },
  { owner: 'snippet:2', type: 'Snippet', id: 2 },
  { owner: 'snippet:2/note:1', type: 'Note', id: 1 },
  { owner: 'group:7/epic:1', type: 'Epic', id: 9001 },
  { owner: 'group:7/epic:1/note:601', type: 'Note', id: 601 },
];

/** Each of these has a first reaction of the caller and a second of somebody else. */
export function seedReactions(world: World): void {
  for (const on of REACTED)
    for (const [id, user, name] of [
      [1, 1, 'tada'],
      [2, 2, 'eyes'],
    ] as const)
      world.add('reactions', on.owner, reactionRow(world, { id, name, user, on, at: '2025-03-02T09:00:00.000Z' }));
}
