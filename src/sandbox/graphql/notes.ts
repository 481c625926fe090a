/** Comments on work items over GraphQL: threads, and the mutations that write them. The rows are those that REST shows. */
import { notesOf } from '../resources/notes.ts';
import { isTrue, number, object, type Row, text } from '../row.ts';
import { addNote } from '../world/notes.ts';
import type { World } from '../world/world.ts';
import { type Connection, connection, type PageArguments } from './connection.ts';
import { allItems, itemById, itemNoteable, placeOf } from './items.ts';
import { gid, type Node, numberOf, outOfReach, userOrNull } from './node.ts';

const isSystem = (note: Row): boolean => isTrue(note['system']);

function noteNode(world: World, item: Row, note: Row): Node {
  return {
    id: gid('Note', note['id']),
    body: note['body'],
    author: userOrNull(note['author']),
    system: note['system'],
    internal: note['internal'],
    resolvable: note['resolvable'],
    resolved: note['resolved'] ?? false,
    resolvedAt: note['resolved_at'] ?? null,
    createdAt: note['created_at'],
    updatedAt: note['updated_at'],
    url: `${placeOf(world, item).webUrl}#note_${number(note['id'])}`,
    discussion: () => threadNode(world, item, text(note['discussion_id'])),
  };
}

function threadNode(world: World, item: Row, id: string): Node {
  const notes = notesOf(world, itemNoteable(item)).filter(note => note['discussion_id'] === id);
  const resolvable = notes.filter(note => isTrue(note['resolvable']));
  return {
    id: gid('Discussion', id),
    resolvable: resolvable.length > 0,
    resolved: resolvable.length > 0 && resolvable.every(note => isTrue(note['resolved'])),
    notes: { nodes: notes.map(note => noteNode(world, item, note)) },
  };
}

/** Threads of a work item, oldest first. */
export function discussions(world: World, item: Row, args: PageArguments & { filter?: string | null }): Connection<Node> {
  const wanted = args.filter ?? 'ALL_NOTES';
  const notes = notesOf(world, itemNoteable(item)).filter(
    note => wanted === 'ALL_NOTES' || isSystem(note) === (wanted === 'ONLY_ACTIVITY'),
  );
  const ids = [...new Set(notes.map(note => text(note['discussion_id'])))];
  return connection(
    ids.map(id => threadNode(world, item, id)),
    args,
  );
}

interface Found {
  readonly item: Row;
  readonly note: Row;
}

function findNote(world: World, id: string): Found | undefined {
  for (const item of allItems(world)) {
    const note = notesOf(world, itemNoteable(item)).find(row => row['id'] === numberOf(id));
    if (note) return { item, note };
  }
  return undefined;
}

export function noteAt(world: World, id: string): Node | null {
  const found = findNote(world, id);
  return found ? noteNode(world, found.item, found.note) : null;
}

function create(world: World, input: Row): Node {
  const item = itemById(world, input['noteableId']);
  if (!item) throw outOfReach();
  const body = text(input['body']);
  if (body.trim() === '') return { errors: ["Note can't be blank"], note: null };
  const thread = text(input['discussionId']).split('/').pop() ?? '';
  const facts = { body, internal: isTrue(input['internal']) || isTrue(input['confidential']) };
  const note = addNote(world, itemNoteable(item), facts, thread === '' ? {} : { id: thread });
  return { errors: [], note: noteNode(world, item, note) };
}

function update(world: World, input: Row): Node {
  const found = findNote(world, text(input['id']));
  if (!found) throw outOfReach();
  Object.assign(found.note, { body: input['body'] ?? found.note['body'], updated_at: world.stamp() });
  return { errors: [], note: noteNode(world, found.item, found.note) };
}

function destroy(world: World, input: Row): Node {
  const found = findNote(world, text(input['id']));
  if (!found) throw outOfReach();
  world.remove('notes', itemNoteable(found.item).owner, found.note);
  return { errors: [], note: null };
}

/** The mutations on comments. */
export const noteMutations = (world: World): Readonly<Record<string, (args: { input: Row }) => Node>> => ({
  createNote: ({ input }) => create(world, object(input)),
  updateNote: ({ input }) => update(world, object(input)),
  destroyNote: ({ input }) => destroy(world, object(input)),
});
