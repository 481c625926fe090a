import { describe, expect, it } from 'vitest';
import { NOW, openSandbox } from '../open-sandbox.ts';

const alice = {
  id: 1,
  username: 'alice',
  public_email: 'alice@gitlab.example.com',
  name: 'Alice Example',
  state: 'active',
  locked: false,
  avatar_url: 'https://gitlab.example.com/uploads/-/system/user/avatar/1/avatar.png',
  web_url: 'https://gitlab.example.com/alice',
};

describe('an issue', () => {
  it('is created with every field GitLab sends, empty ones as null', async () => {
    const { status, body } = await openSandbox().call('POST', '/projects/demo%2Fapp/issues', { title: 'Say hello' });
    const api = 'https://gitlab.example.com/api/v4/projects/70';
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: 258,
        iid: 58,
        project_id: 70,
        title: 'Say hello',
        description: null,
        state: 'opened',
        created_at: NOW,
        updated_at: NOW,
        closed_at: null,
        closed_by: null,
        labels: [],
        milestone: null,
        assignees: [],
        assignee: null,
        author: alice,
        type: 'ISSUE',
        user_notes_count: 0,
        merge_requests_count: 0,
        upvotes: 0,
        downvotes: 0,
        start_date: null,
        due_date: null,
        confidential: false,
        discussion_locked: null,
        issue_type: 'issue',
        web_url: 'https://gitlab.example.com/demo/app/-/issues/58',
        time_stats: { time_estimate: 0, total_time_spent: 0, human_time_estimate: null, human_total_time_spent: null },
        task_completion_status: { count: 0, completed_count: 0 },
        has_tasks: false,
        weight: null,
        blocking_issues_count: 0,
        severity: 'UNKNOWN',
        subscribed: true,
        moved_to_id: null,
        imported: false,
        imported_from: 'none',
        service_desk_reply_to: null,
        epic_iid: null,
        epic: null,
        iteration: null,
        health_status: null,
        _links: {
          self: `${api}/issues/58`,
          notes: `${api}/issues/58/notes`,
          award_emoji: `${api}/issues/58/award_emoji`,
          project: api,
          closed_as_duplicate_of: null,
        },
        references: { short: '#58', relative: '#58', full: 'demo/app#58' },
      },
    });
  });

  it('is closed and opened again', async () => {
    const { call } = openSandbox();
    const facts = async (event: string) => {
      const { row } = await call('PUT', '/projects/70/issues/1', { state_event: event });
      return [row['state'], row['closed_at'], row['closed_by']];
    };
    expect(await facts('close')).toEqual(['closed', NOW, alice]);
    expect(await facts('reopen')).toEqual(['opened', null, null]);
  });

  it('keeps the labels that an update does not take away', async () => {
    const { call } = openSandbox();
    const { row } = await call('PUT', '/projects/70/issues/1', { add_labels: 'docs,brand new', remove_labels: 'bug' });
    expect(row['labels']).toEqual(['brand new', 'docs', 'priority::high']);
    expect((await call('GET', '/projects/70/labels/brand%20new')).status).toBe(200);
  });

  it('loses all assignees for an empty list', async () => {
    const { row } = await openSandbox().call('PUT', '/projects/70/issues/1', { assignee_ids: [] });
    expect([row['assignees'], row['assignee']]).toEqual([[], null]);
  });
});

describe('a list of issues', () => {
  const { call } = openSandbox();
  it.each([
    ['the opened ones', '/projects/70/issues?state=opened', '46'],
    ['the closed ones', '/projects/70/issues?state=closed', '11'],
    ['those with two labels', '/projects/70/issues?labels=bug,priority::high', '1'],
    ['those without a label', '/projects/70/issues?labels=None', '27'],
    ['those that hold a word', '/projects/70/issues?search=login', '1'],
    ['those of an author', '/projects/70/issues?author_username=bob', '19'],
    ['those of nobody', '/projects/70/issues?assignee_id=None', '56'],
    ['those in a milestone', '/projects/70/issues?milestone=v1.0', '1'],
    ['the confidential ones', '/projects/70/issues?confidential=true', '1'],
    ['those of a group', '/groups/demo/issues?state=all', '57'],
    ['none of an empty project', '/projects/demo%2Fblank/issues', '0'],
  ])('holds %s', async (_what, path, total) => {
    const answer = await call('GET', path);
    expect({ status: answer.status, total: answer.header('x-total') }).toEqual({ status: 200, total });
  });

  it('comes in the order asked for', async () => {
    const iids = async (query: string) => (await call('GET', `/projects/70/issues?per_page=3&${query}`)).rows.map(row => row['iid']);
    expect(await iids('order_by=updated_at')).toEqual([1, 57, 55]);
    expect(await iids('iids[]=3&iids[]=9&iids[]=2&sort=asc')).toEqual([2, 3, 9]);
  });
});

describe('a thread', () => {
  const thread = 'd1'.repeat(20);
  it('holds its first comment and grows by replies', async () => {
    const { call } = openSandbox();
    const path = `/projects/70/issues/1/discussions/${thread}`;
    const reply = await call('POST', `${path}/notes`, { body: 'Same here' });
    const { row } = await call('GET', path);
    expect(reply.status).toBe(201);
    expect(row).toEqual({
      id: thread,
      individual_note: false,
      notes: [(await call('GET', '/projects/70/issues/1/notes/301')).body, reply.body],
    });
  });

  it('ends with its last comment', async () => {
    const { call } = openSandbox();
    expect((await call('DELETE', `/projects/70/issues/1/discussions/${thread}/notes/301`)).status).toBe(204);
    const gone = await call('GET', `/projects/70/issues/1/discussions/${thread}`);
    expect({ status: gone.status, body: gone.body }).toEqual({ status: 404, body: { message: '404 Discussion Not Found' } });
  });

  it('counts on its issue', async () => {
    const { call } = openSandbox();
    await call('POST', '/projects/70/issues/1/discussions', { body: 'Another' });
    expect((await call('GET', '/projects/70/issues/1')).row['user_notes_count']).toBe(3);
  });
});

describe('a link between issues', () => {
  it('is seen from both sides, and gone from both', async () => {
    const { call } = openSandbox();
    const made = await call('POST', '/projects/70/issues/4/links', {
      target_project_id: 'demo/app',
      target_issue_iid: '6',
      link_type: 'blocks',
    });
    expect([made.status, made.row['link_type'], made.row['id']]).toEqual([201, 'blocks', 2]);
    const seen = async (iid: number) =>
      (await call('GET', `/projects/70/issues/${iid}/links`)).rows.map(row => [row['iid'], row['link_type'], row['issue_link_id']]);
    expect([await seen(4), await seen(6)]).toEqual([[[6, 'blocks', 2]], [[4, 'is_blocked_by', 2]]]);
    expect((await call('DELETE', '/projects/70/issues/6/links/2')).status).toBe(200);
    expect([await seen(4), await seen(6)]).toEqual([[], []]);
  });

  it('is made once', async () => {
    const { call } = openSandbox();
    const twin = await call('POST', '/projects/70/issues/3/links', { target_project_id: '70', target_issue_iid: '2' });
    expect({ status: twin.status, body: twin.body }).toEqual({ status: 409, body: { message: 'Issue(s) already assigned' } });
  });

  it('goes with its issue', async () => {
    const { call } = openSandbox();
    await call('DELETE', '/projects/70/issues/3');
    expect((await call('GET', '/projects/70/issues/2/links')).body).toEqual([]);
  });
});

describe('the merge requests of an issue', () => {
  it('are those that close it and those that name it', async () => {
    const { call } = openSandbox();
    const iids = async (path: string) => (await call('GET', `/projects/70/issues/1/${path}`)).rows.map(row => row['iid']);
    expect([await iids('closed_by'), await iids('related_merge_requests')]).toEqual([[1], [1]]);
  });
});

describe('the filter due_date', () => {
  // the sandbox's day is Saturday, 15 March 2025
  const days = ['', '2025-02-28', '2025-03-09', '2025-03-14', '2025-03-15', '2025-03-16', '2025-03-31', '2025-04-30', '2025-05-01'];

  it.each([
    ['overdue', days.slice(1, 4)],
    ['today', ['2025-03-15']],
    ['tomorrow', ['2025-03-16']],
    ['week', days.slice(3, 6)],
    ['month', days.slice(2, 7)],
    ['next_month_and_previous_two_weeks', days.slice(2, 8)],
    ['any', days.slice(1)],
    ['0', ['']],
  ])('%s keeps the issues that are due then', async (word, kept) => {
    const sandbox = openSandbox();
    for (const due_date of days)
      await sandbox.call('POST', '/projects/demo%2Fapp/issues', { title: `due ${due_date}`, labels: 'due', due_date });
    const { body } = await sandbox.call('GET', `/projects/demo%2Fapp/issues?labels=due&sort=asc&due_date=${word}`);
    expect((body as { due_date: string | null }[]).map(issue => issue.due_date ?? '')).toEqual(kept);
  });
});

describe('a description of blank lines alone', () => {
  const description = `${'\n'.repeat(100_000)}- [x] done\n\t* [ ] open`;

  it.each([
    ['issues', { title: 'x', description }],
    ['merge_requests', { title: 'x', description, source_branch: 'docs/résumé', target_branch: 'main' }],
  ])(
    'costs %s no more than its length',
    async (kind, body) => {
      const made = await openSandbox().call('POST', `/projects/demo%2Fapp/${kind}`, body);
      expect(made.body).toMatchObject({ task_completion_status: { count: 2, completed_count: 1 } });
    },
    5_000,
  );
});
