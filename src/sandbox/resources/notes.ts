/**
 * Comments and threads on issues, merge requests, snippets and commits. A note belongs to a discussion; the flat list of
 * notes is the same rows. Owns their routes for any noteable; the noteable itself is its own resource's business.
 */
import { badParameter, badRequest, invalid, notFound } from '../errors.ts';
import { arrange } from '../narrow.ts';
import { paged } from '../paging.ts';
import { created, type Exchange, gone, type Handle, ok, type Reply, type Router } from '../router.ts';
import { isRow, isTrue, type Json, number, object, pick, type Row, text } from '../row.ts';
import { addNote, type Noteable } from '../world/notes.ts';
import { slimUser } from '../world/people.ts';
import type { World } from '../world/world.ts';

/** A note as GitLab sends it: without the thread it belongs to. */
export const showNote = (note: Row): Row => Object.fromEntries(Object.entries(note).filter(([field]) => field !== 'discussion_id'));

export const notesOf = (world: World, noteable: Noteable): readonly Row[] => world.table('notes', noteable.owner);

function showDiscussion(world: World, noteable: Noteable, discussion: Row): Row {
  const notes = notesOf(world, noteable).filter(note => note['discussion_id'] === discussion['id']);
  return { id: discussion['id'], individual_note: discussion['individual_note'], notes: notes.map(showNote) };
}

type Find = (exchange: Exchange) => Noteable;

function noteOf(exchange: Exchange, noteable: Noteable): Row {
  const key = exchange.params['note'] ?? '';
  const thread = exchange.params['discussion'];
  const found = notesOf(exchange.world, noteable).find(
    note => text(note['id']) === key && (thread === undefined || note['discussion_id'] === thread),
  );
  if (!found) throw notFound('Note');
  return found;
}

function discussionOf(exchange: Exchange, noteable: Noteable): Row {
  const found = exchange.world.table('discussions', noteable.owner).find(row => row['id'] === exchange.params['discussion']);
  if (!found) throw notFound('Discussion');
  return found;
}

const bodyOf = (body: Row): string => {
  if (body['body'] === undefined) throw badParameter('body is missing');
  if (text(body['body']).trim() === '') throw badRequest("Note can't be blank");
  return text(body['body']);
};

const listNotes =
  (find: Find): Handle =>
  exchange => {
    const filter = text(exchange.query['activity_filter']);
    const notes = notesOf(exchange.world, find(exchange)).filter(
      note => filter === '' || filter === 'all_notes' || isTrue(note['system']) === (filter === 'only_activity'),
    );
    return paged(exchange, arrange(notes.map(showNote), exchange.query, { by: 'created_at', sort: 'desc' }));
  };

function dropNote(exchange: Exchange, noteable: Noteable): Reply {
  const { world } = exchange;
  const note = noteOf(exchange, noteable);
  world.remove('notes', noteable.owner, note);
  const discussion = note['discussion_id'];
  if (!notesOf(world, noteable).some(other => other['discussion_id'] === discussion)) {
    const empty = world.table('discussions', noteable.owner).find(row => row['id'] === discussion);
    if (empty) world.remove('discussions', noteable.owner, empty);
  }
  noteable.changed?.(-1);
  return gone();
}

function resolveNote(world: World, note: Row, resolved: boolean): void {
  if (!isTrue(note['resolvable'])) return;
  note['resolved'] = resolved;
  note['resolved_by'] = resolved ? slimUser(world, number(world.me['id'])) : null;
  note['resolved_at'] = resolved ? world.stamp() : null;
}

function changeNote(exchange: Exchange, noteable: Noteable): Reply {
  const { body, world } = exchange;
  const note = noteOf(exchange, noteable);
  if (body['body'] === undefined && body['resolved'] === undefined && body['confidential'] === undefined)
    throw badParameter('body, resolved are missing, at least one parameter must be provided');
  if (body['body'] !== undefined) note['body'] = bodyOf(body);
  if (body['resolved'] !== undefined) resolveNote(world, note, isTrue(body['resolved']));
  note['updated_at'] = world.stamp();
  return ok(showNote(note));
}

const POSITION_FIELDS = ['base_sha', 'start_sha', 'head_sha', 'position_type', 'new_path', 'old_path', 'new_line', 'old_line'] as const;

/** The position of a diff note with every field GitLab answers; refuses one that names no commit or no line. */
export function readPosition(value: Json): Row | undefined {
  if (!isRow(value)) return undefined;
  for (const field of ['base_sha', 'start_sha', 'head_sha', 'position_type'])
    if (value[field] === undefined) throw badParameter(`position[${field}] is missing`);
  const isText = text(value['position_type']) === 'text';
  if (isText && value['new_line'] === undefined && value['old_line'] === undefined)
    throw invalid({ line_code: ["can't be blank", 'must be a valid line code'] });
  const nulls = Object.fromEntries(POSITION_FIELDS.map(field => [field, null]));
  return { ...nulls, ...pick(value, POSITION_FIELDS), line_range: object(value['line_range'])['start'] ? value['line_range'] : null };
}

function openThread(exchange: Exchange, noteable: Noteable): Reply {
  const facts = { body: bodyOf(exchange.body), position: readPosition(exchange.body['position']) };
  const note = addNote(exchange.world, noteable, facts);
  const thread = exchange.world.table('discussions', noteable.owner).find(row => row['id'] === note['discussion_id']) ?? {};
  return created(showDiscussion(exchange.world, noteable, thread));
}

function reply(exchange: Exchange, noteable: Noteable): Reply {
  const discussion = discussionOf(exchange, noteable);
  discussion['individual_note'] = false;
  return created(showNote(addNote(exchange.world, noteable, { body: bodyOf(exchange.body) }, { id: text(discussion['id']) })));
}

function resolveThread(exchange: Exchange, noteable: Noteable): Reply {
  const { world } = exchange;
  const discussion = discussionOf(exchange, noteable);
  const notes = notesOf(world, noteable).filter(note => note['discussion_id'] === discussion['id']);
  if (exchange.input['resolved'] === undefined) throw badParameter('resolved is missing');
  for (const note of notes) resolveNote(world, note, isTrue(exchange.input['resolved']));
  return ok(showDiscussion(world, noteable, discussion));
}

/** Adds the note and discussion routes below `path`, for the noteable that `find` names. */
export function noteRoutes(router: Router, path: string, find: Find): void {
  const on = (request: string, handle: (exchange: Exchange, noteable: Noteable) => Reply): void => {
    const [method, rest] = request.split(' ');
    router.on(`${method} ${path}${rest}`, exchange => handle(exchange, find(exchange)));
  };
  router.on(`GET ${path}/notes`, listNotes(find));
  on('GET /notes/:note', (exchange, noteable) => ok(showNote(noteOf(exchange, noteable))));
  on('POST /notes', (exchange, noteable) => {
    const { body } = exchange;
    const facts = { body: bodyOf(body), internal: isTrue(body['internal']) || isTrue(body['confidential']) };
    return created(showNote(addNote(exchange.world, noteable, facts, { individual: true })));
  });
  on('PUT /notes/:note', changeNote);
  on('DELETE /notes/:note', dropNote);
  on('GET /discussions', (exchange, noteable) => {
    const all = exchange.world.table('discussions', noteable.owner).map(row => showDiscussion(exchange.world, noteable, row));
    return paged(exchange, all);
  });
  on('GET /discussions/:discussion', (exchange, noteable) =>
    ok(showDiscussion(exchange.world, noteable, discussionOf(exchange, noteable))),
  );
  on('POST /discussions', openThread);
  on('PUT /discussions/:discussion', resolveThread);
  on('POST /discussions/:discussion/notes', reply);
  on('PUT /discussions/:discussion/notes/:note', changeNote);
  on('DELETE /discussions/:discussion/notes/:note', dropNote);
}
