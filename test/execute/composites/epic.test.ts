import { describe, expect, it } from 'vitest';
import { compositeOf } from '../../../src/execute/composites/index.ts';
import type { Answer } from '../../../src/execute/outcome.ts';
import type { GraphqlAnswer } from '../../../src/gitlab/port.ts';
import { makeCall, makeCatalog, makeEntry, makeFacts, makePorts } from '../stub.ts';

const EPIC = { full_path: 'demo', epic_iid: 5 };

interface Sent {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Runs the action `id`, answering the document of each name with its data, and keeps what was sent. */
async function run(id: string, composite: string, values: Record<string, unknown>, data: Record<string, GraphqlAnswer['data']>) {
  const sent: Sent[] = [];
  const entry = makeEntry({ id });
  const stub = makeCatalog({ entry, facts: makeFacts(), handler: { kind: 'composite', name: composite, reason: 'a test' } });
  const ports = {
    ...makePorts({}),
    graphql: async (document: string, variables: Readonly<Record<string, unknown>>): Promise<GraphqlAnswer> => {
      sent.push({ document, variables });
      return { data: data[document] ?? {}, partial: [] };
    },
  };
  const run = await compositeOf(composite);
  const answer: Promise<Answer> = run({
    entry,
    facts: makeFacts(),
    values,
    call: makeCall(),
    ports,
    catalog: { ...stub, document: name => name },
    pause: async () => undefined,
  });
  return { answer, sent };
}

const item = (fields: Record<string, unknown>) => ({ namespace: { workItem: fields } });

const note = {
  id: 'gid://gitlab/DiscussionNote/7',
  body: 'Looks good.',
  author: { id: 'gid://gitlab/User/2', username: 'bob' },
  url: 'https://gitlab.example.com/groups/demo/-/epics/5#note_7',
};

describe('the issues of an epic', () => {
  it('are the children in its widgets, page by page', async () => {
    const children = { nodes: [{ iid: '1', title: 'Fix the login page' }], pageInfo: { hasNextPage: true, endCursor: 'c1' } };
    const { answer, sent } = await run(
      'group.epic_issue_list',
      'epic',
      { ...EPIC, first: 1 },
      { epic_issue_list: item({ widgets: [{}, { children }] }) },
    );
    expect(await answer).toEqual({
      data: [{ iid: '1', title: 'Fix the login page' }],
      pagination: { has_next_page: true, end_cursor: 'c1' },
    });
    expect(sent).toEqual([{ document: 'epic_issue_list', variables: { full_path: 'demo', iid: '5', first: 1, after: undefined } }]);
  });

  it('are not found where there is no such epic', async () => {
    const { answer } = await run('group.epic_issue_list', 'epic', EPIC, { epic_issue_list: { namespace: null } });
    await expect(answer).rejects.toMatchObject({ code: 'not_found', facts: { status: 404 } });
  });

  it('move by a change of the child, with the epic as its parent', async () => {
    const values = { ...EPIC, child_id: '11', adjacent_id: 'gid://gitlab/WorkItem/12', relative_position: 'after' };
    const { answer, sent } = await run('group.epic_issue_update', 'epic', values, {
      work_item_id: item({ id: 'gid://gitlab/WorkItem/50' }),
      work_item_update: { workItemUpdate: { workItem: { iid: '1', widgets: [{ due_date: '2025-01-31' }] }, errors: [] } },
    });
    expect(await answer).toEqual({ data: { iid: '1', due_date: '2025-01-31' } });
    expect(sent.at(-1)?.variables).toEqual({
      input: {
        id: 'gid://gitlab/WorkItem/11',
        hierarchyWidget: {
          parentId: 'gid://gitlab/WorkItem/50',
          adjacentWorkItemId: 'gid://gitlab/WorkItem/12',
          relativePosition: 'AFTER',
        },
      },
    });
  });

  it('leave it by losing their parent', async () => {
    const values = { ...EPIC, child_project_path: 'demo/app', child_iid: 1 };
    const { answer, sent } = await run('group.epic_issue_remove', 'epic', values, {
      work_item_id: item({ id: 'gid://gitlab/WorkItem/11' }),
      work_item_update: { workItemUpdate: { workItem: { iid: '1', widgets: [] }, errors: [] } },
    });
    expect(await answer).toEqual({ data: { iid: '1' } });
    expect(sent.map(({ variables }) => variables)).toEqual([
      { full_path: 'demo', iid: '5' },
      { full_path: 'demo/app', iid: '1' },
      { input: { id: 'gid://gitlab/WorkItem/11', hierarchyWidget: { parentId: null } } },
    ]);
  });
});

describe('a comment on an epic', () => {
  it('comes in the shape of REST, with plain ids', async () => {
    const { answer } = await run(
      'group.epic_note_get',
      'epic_notes',
      { ...EPIC, note_id: 7 },
      {
        epic_note_get: { ...item({ id: 'gid://gitlab/WorkItem/50' }), note },
      },
    );
    expect(await answer).toEqual({ data: { ...note, id: 7, author: { id: 2, username: 'bob' } } });
  });

  it('is left alone when it stands on another epic', async () => {
    const elsewhere = { ...note, url: 'https://gitlab.example.com/groups/demo/-/epics/15#note_7' };
    const { answer, sent } = await run(
      'group.epic_note_delete',
      'epic_notes',
      { ...EPIC, note_id: 7 },
      {
        epic_note_get: { ...item({ id: 'gid://gitlab/WorkItem/50' }), note: elsewhere },
      },
    );
    await expect(answer).rejects.toMatchObject({ code: 'not_found' });
    expect(sent.map(({ document }) => document)).toEqual(['epic_note_get']);
  });

  it('is a reply where the call names a thread', async () => {
    const { answer, sent } = await run(
      'group.epic_discussion_add_note',
      'epic_notes',
      { ...EPIC, discussion_id: 'ab12', body: 'Agreed.' },
      {
        work_item_id: item({ id: 'gid://gitlab/WorkItem/50' }),
        epic_note_create: { createNote: { note: { ...note, discussion: { id: 'gid://gitlab/Discussion/ab12' } }, errors: [] } },
      },
    );
    expect(await answer).toEqual({ data: { ...note, id: 7, author: { id: 2, username: 'bob' } } });
    expect(sent.at(-1)?.variables).toEqual({
      input: { noteableId: 'gid://gitlab/WorkItem/50', body: 'Agreed.', discussionId: 'gid://gitlab/Discussion/ab12' },
    });
  });
});

describe('one thread of an epic', () => {
  it('is looked for page by page', async () => {
    const page = (id: string, hasNextPage: boolean) => ({
      widgets: [
        {
          discussions: {
            nodes: [{ id: `gid://gitlab/Discussion/${id}`, notes: { nodes: [note] } }],
            pageInfo: { hasNextPage, endCursor: id },
          },
        },
      ],
    });
    const pages: Record<string, GraphqlAnswer['data']> = {
      get epic_discussion_list() {
        served += 1;
        return item(served === 1 ? page('aa', true) : page('bb', false));
      },
    };
    let served = 0;
    const { answer, sent } = await run('group.epic_discussion_get', 'epic_notes', { ...EPIC, discussion_id: 'bb' }, pages);
    expect(await answer).toEqual({ data: { id: 'bb', notes: [{ ...note, id: 7, author: { id: 2, username: 'bob' } }] } });
    expect(sent.map(({ variables }) => variables['after'])).toEqual([undefined, 'aa']);
  });
});
