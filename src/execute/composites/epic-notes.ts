/**
 * The `group.epic_note_*` and `group.epic_discussion_*` actions: comments on an epic, over GraphQL and in the shape that REST
 * gives comments elsewhere, with plain ids. A comment is changed only when it stands on the epic that the call names.
 */
import { CatalogError } from '../../call/error.ts';
import type { RunContext, Values } from '../context.ts';
import { cursorPages } from '../pages.ts';
import { valueAt } from '../run-graphql.ts';
import { composite, epicId, noEpic, PAGE, readWidgetPage } from './epic.ts';
import type { Composite } from './index.ts';
import { globalId, mutate } from './mutation.ts';
import { asRow, asRows, given, type Row, textField } from './row.ts';

/** Pages of a hundred that are looked through for one thread. */
const THREAD_PAGES = 10;

const FILTERS: Readonly<Record<string, string>> = {
  all_notes: 'ALL_NOTES',
  only_comments: 'ONLY_COMMENTS',
  only_activity: 'ONLY_ACTIVITY',
};

const listEpicDiscussions: Composite = async context => {
  const { rows, info } = await readThreads(context, context.values);
  return { data: rows.map(plainThread), pagination: cursorPages(info) };
};

/** The comments of one page of threads, in the threads' order. */
const listEpicNotes: Composite = async context => {
  const { rows, info } = await readThreads(context, context.values);
  return { data: rows.flatMap(row => plainThread(row).notes), pagination: cursorPages(info) };
};

const readEpicDiscussion: Composite = async context => {
  const wanted = lastPart(context.values['discussion_id']);
  let after: unknown;
  for (let page = 0; page < THREAD_PAGES; page++) {
    const { rows, info } = await readThreads(context, { first: 100, after });
    const found = rows.find(row => lastPart(row['id']) === wanted);
    if (found) return { data: plainThread(found) };
    const pages = cursorPages(info);
    if (!pages.has_next_page) break;
    after = pages.end_cursor;
  }
  throw noComment(context.values, 'thread', wanted);
};

const readEpicNote: Composite = async context => ({ data: plainNote(await noteOnEpic(context)) });

const createEpicDiscussion: Composite = async context => {
  const note = await createNote(context);
  return { data: { id: lastPart(valueAt(note, 'discussion.id')), notes: [plainNote(note)] } };
};

/** A comment of its own, or a reply where the call names a thread. */
const createEpicNote: Composite = async context => ({ data: plainNote(await createNote(context)) });

const updateEpicNote: Composite = async context => {
  const { id } = await noteOnEpic(context);
  const input = { id, body: context.values['body'] };
  const payload = await mutate(context, { document: 'epic_note_update', field: 'updateNote', input });
  return { data: plainNote(asRow(payload['note'])) };
};

const deleteEpicNote: Composite = async context => {
  const { id } = await noteOnEpic(context);
  await mutate(context, { document: 'epic_note_delete', field: 'destroyNote', input: { id } });
  return { data: undefined };
};

function readThreads(context: RunContext, { first = PAGE, after, activity_filter }: Values): ReturnType<typeof readWidgetPage> {
  const filter = FILTERS[String(activity_filter)];
  return readWidgetPage(context, {
    document: 'epic_discussion_list',
    field: 'discussions',
    first,
    after,
    ...(filter !== undefined && { filter }),
  });
}

async function createNote(context: RunContext): Promise<Row> {
  const { body, internal, discussion_id } = context.values;
  const discussionId = discussion_id === undefined ? undefined : globalId('Discussion', discussion_id);
  const input = given({ noteableId: await epicId(context), body, internal, discussionId });
  const payload = await mutate(context, { document: 'epic_note_create', field: 'createNote', input });
  return asRow(payload['note']);
}

/** The comment that a call names, with its global id; not found when it stands somewhere else. */
async function noteOnEpic({ values, ports, catalog }: RunContext): Promise<Row> {
  const { full_path, epic_iid, note_id } = values;
  const variables = { full_path, iid: String(epic_iid), id: globalId('Note', note_id) };
  const answer = await ports.graphql(catalog.document('epic_note_get'), variables);
  if (!valueAt(answer.data, 'namespace.workItem.id')) throw noEpic(values);
  const note = asRow(answer.data['note']);
  if (note['id'] === undefined || !standsOn(values, textField(note, 'url'))) throw noComment(values, 'comment', lastPart(note_id));
  return note;
}

/** Whether a comment's address is one of the epic's: `…/groups/<path>/-/epics/5#note_7`. Without an address nothing speaks against it. */
function standsOn({ full_path, epic_iid }: Values, url: string | undefined): boolean {
  if (url === undefined) return true;
  const page = url.replace(/#.*$/, '').toLowerCase();
  return page.includes(`/${String(full_path).toLowerCase()}/-/`) && page.endsWith(`/${String(epic_iid)}`);
}

const noComment = ({ full_path, epic_iid }: Values, kind: string, id: string): CatalogError =>
  new CatalogError(
    'not_found',
    `There is no ${kind} ${id} on epic &${String(epic_iid)} of ${String(full_path)}, or the token cannot see it.`,
    {
      status: 404,
    },
  );

const lastPart = (id: unknown): string => String(id).split('/').at(-1) ?? '';

/** A number where the id is one, as REST has it. */
const plainId = (id: unknown): unknown => (/^\d+$/.test(lastPart(id)) ? Number(lastPart(id)) : id);

function plainNote({ discussion: _, author, ...note }: Row): Row {
  return { ...note, id: plainId(note['id']), author: { ...asRow(author), id: plainId(asRow(author)['id']) } };
}

function plainThread(thread: Row): { readonly notes: readonly Row[] } & Row {
  const notes = asRows(valueAt(thread['notes'], 'nodes')).map(plainNote);
  return { ...thread, id: lastPart(thread['id']), notes };
}

const BY_ACTION: Readonly<Record<string, Composite>> = {
  'group.epic_note_list': listEpicNotes,
  'group.epic_note_get': readEpicNote,
  'group.epic_note_create': createEpicNote,
  'group.epic_note_update': updateEpicNote,
  'group.epic_note_delete': deleteEpicNote,
  'group.epic_discussion_list': listEpicDiscussions,
  'group.epic_discussion_get': readEpicDiscussion,
  'group.epic_discussion_create': createEpicDiscussion,
  'group.epic_discussion_add_note': createEpicNote,
  'group.epic_discussion_update_note': updateEpicNote,
  'group.epic_discussion_delete_note': deleteEpicNote,
};

export const runEpicNotes: Composite = context => composite(BY_ACTION, context);
