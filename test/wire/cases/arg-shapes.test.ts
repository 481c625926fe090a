/** Arguments in the shapes that models and clients write: read generously, refused precisely, and never guessed. */
import { describe, expect, it } from 'vitest';
import { onStub, openStub } from '../../support/on-stub.ts';

const update = { action: 'issue.update', at: { project_id: 1, issue_iid: 4 }, on: 'PUT /api/v4/projects/1/issues/4' };

describe('a list', () => {
  it.each([
    ['["bug","ui::web"]', 'bug,ui::web'],
    [' [ "bug" , "ui::web" ] ', 'bug,ui::web'],
    [['bug', 'ui::web'], 'bug,ui::web'],
    ['bug,ui::web', 'bug,ui::web'],
    ['bug', 'bug'],
    ['[WIP] broken', '[WIP] broken'],
    [7, '7'],
  ])('of text given as %j travels as %s', async (add_labels, sent) => {
    const answer = await onStub({ action: update.action, params: { ...update.at, add_labels }, routes: [{ on: update.on, body: {} }] });
    expect(answer.sent).toEqual([{ on: update.on, body: { add_labels: sent } }]);
  });

  it.each([
    ['[7,8]', [7, 8]],
    ['7, 8', [7, 8]],
    [7, [7]],
    ['7', [7]],
    [
      ['7', 8],
      [7, 8],
    ],
  ])('of numbers given as %j travels as %j', async (assignee_ids, sent) => {
    const answer = await onStub({ action: update.action, params: { ...update.at, assignee_ids }, routes: [{ on: update.on, body: {} }] });
    expect(answer.sent).toEqual([{ on: update.on, body: { assignee_ids: sent } }]);
  });

  it.each([['[7,"x"]'], ['mira'], [{ id: 7 }], [[[7]]]])('of numbers given as %j is refused and sends nothing', async assignee_ids => {
    const { sent, error } = await onStub({ action: update.action, params: { ...update.at, assignee_ids } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'assignee_ids' } });
  });

  it('of objects may be text as a whole', async () => {
    const actions = [{ action: 'create', file_path: 'a.txt', content: '[1]' }];
    const on = 'POST /api/v4/projects/1/repository/commits';
    const { sent } = await onStub({
      action: 'repository.commit_create',
      params: { project_id: 1, branch: 'main', commit_message: 'Add', actions: JSON.stringify(actions) },
      routes: [{ on, status: 201, body: { id: 'a' } }],
    });
    expect(sent).toEqual([{ on, body: { branch: 'main', commit_message: 'Add', actions } }]);
  });
});

describe('a text', () => {
  it.each(['["not","a","list"]', '{"a":1}', 'true', '12', '  spaces  ', 'null'])('that looks like %j is left alone', async description => {
    const { sent } = await onStub({ action: update.action, params: { ...update.at, description }, routes: [{ on: update.on, body: {} }] });
    expect(sent).toEqual([{ on: update.on, body: { description } }]);
  });

  it.each([[['a']], [{ a: 1 }]])('that is %j is refused and sends nothing', async description => {
    const { sent, error } = await onStub({ action: update.action, params: { ...update.at, description } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'description' } });
  });
});

describe('a yes or no', () => {
  it.each([
    [true, true],
    ['true', true],
    ['False', false],
    [false, false],
  ])('given as %j is %j', async (confidential, sent) => {
    const answer = await onStub({ action: update.action, params: { ...update.at, confidential }, routes: [{ on: update.on, body: {} }] });
    expect(answer.sent).toEqual([{ on: update.on, body: { confidential: sent } }]);
  });

  it.each(['yes', '1', 1, 0, 'falsch'])('given as %j is refused and sends nothing', async confidential => {
    const { sent, error } = await onStub({ action: update.action, params: { ...update.at, confidential } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'confidential' } });
  });
});

describe('blank filters of a read', () => {
  const blank = {
    project_id: '4233',
    assignee_id: '',
    author_id: '',
    author_username: '',
    search: '',
    labels: '',
    iids: '',
    created_after: '',
  };

  it.each([
    ['issue.list', blank, 'GET /api/v4/projects/4233/issues'],
    ['merge_request.list', blank, 'GET /api/v4/projects/4233/merge_requests'],
    ['pipeline.list', { project_id: 4233, status: '', ref: '', username: '' }, 'GET /api/v4/projects/4233/pipelines'],
    ['repository.tree', { project_id: 4233, path: '', ref: '' }, 'GET /api/v4/projects/4233/repository/tree'],
    ['user.list', { search: '', username: '' }, 'GET /api/v4/users'],
  ])('of %s are left out', async (action, params, on) => {
    const { sent, error } = await onStub({ action, params, routes: [{ on, body: [] }] });
    expect({ sent, error }).toEqual({ sent: [on], error: undefined });
  });

  it('of GraphQL are left out too', async () => {
    const { sent } = await onStub({
      action: 'issue.work_item_list',
      params: { full_path: 'nord/app', search: '', author_username: '', types: '', created_after: '' },
      routes: [{ on: 'POST /api/graphql', body: { data: { namespace: { workItems: { nodes: [], pageInfo: {} } } } } }],
    });
    expect(sent).toEqual([
      { on: 'POST /api/graphql', body: { query: expect.any(String), variables: { full_path: 'nord/app', first: 20 } } },
    ]);
  });
});

describe('pages', () => {
  it('given as text are numbers', async () => {
    const { sent, json } = await onStub({
      action: 'issue.list',
      params: { project_id: 1, page: '2', per_page: '50' },
      routes: [
        {
          on: 'GET /api/v4/projects/1/issues?page=2&per_page=50',
          headers: { 'x-page': '2', 'x-per-page': '50', 'x-next-page': '', 'x-total': '51', 'x-total-pages': '2', 'x-prev-page': '1' },
          body: [{ iid: 1, title: 'a' }],
        },
      ],
    });
    expect(sent).toEqual(['GET /api/v4/projects/1/issues?page=2&per_page=50']);
    expect(json).toMatchObject({ pagination: { page: 2, per_page: 50, total_items: 51, prev_page: 1, has_more: false } });
  });

  it.each(['2.0', 'abc', '0', '-1', '1e1', ' 2'])('given as %j are refused by name and send nothing', async page => {
    const { sent, error } = await onStub({ action: 'issue.list', params: { project_id: 1, page } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'page' } });
  });
});

describe('wrong names', () => {
  it('are answered all at once: unknown, missing, wrong and the valid ones', async () => {
    expect(
      await onStub({ action: 'issue.note_create', params: { project_id: 1, isue_iid: 4, internl: true, created_at: 'soon' } }),
    ).toEqual({
      sent: [],
      text: [
        "5 parameters of 'issue.note_create' cannot be accepted, so nothing was sent to GitLab. Correct what is named and call it again.",
        '',
        '- isue_iid is not a parameter of this action; did you mean issue_iid?',
        '- internl is not a parameter of this action; did you mean internal?',
        '- issue_iid is missing',
        '- body is missing',
        '- created_at must be a time such as 2025-01-31T10:30:00Z (got "soon")',
        '- Valid parameters: project_id (required), issue_iid (required), body (required), internal, created_at',
      ],
      error: {
        code: 'invalid_params',
        retryable: false,
        parameter: 'isue_iid',
      },
    });
  });

  it('that mean one thing twice with different values are refused', async () => {
    const { sent, error } = await onStub({ action: 'issue.get', params: { project_id: 1, project_path: 'nord/app', issue_iid: 4 } });
    expect({ sent, error }).toMatchObject({ sent: [], error: { code: 'invalid_params' } });
  });
});

describe('the other surfaces', () => {
  const given = { project_path: 'nord%2Fapp', iid: '4', add_labels: '["bug","ui::web"]', confidential: 'false', description: '' };
  const on = 'PUT /api/v4/projects/nord%2Fapp/issues/4';
  const routes = [{ on, body: { iid: 4, title: 't' } }];
  const body = { add_labels: 'bug,ui::web', confidential: false, description: '' };

  it.each([
    ['individual', 'gitlab_issue_update', given],
    ['meta', 'gitlab_issue', { action: 'update', params: given }],
    ['meta', 'gitlab_issue', { action: 'update', params: JSON.stringify(given) }],
  ] as const)('read arguments as generously: %s', async (surface, tool, args) => {
    const session = await openStub(routes, { surface });
    try {
      expect((await session.use(tool, args)).sent).toEqual([{ on, body }]);
    } finally {
      await session.close();
    }
  });

  it.each([
    ['individual', 'gitlab_issue_update', { ...given, iid: '4x' }],
    ['meta', 'gitlab_issue', { action: 'update', params: { ...given, iid: '4x' } }],
  ] as const)('refuse as precisely: %s', async (surface, tool, args) => {
    const session = await openStub(routes, { surface });
    try {
      const { sent, error } = await session.use(tool, args);
      expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'issue_iid' } });
    } finally {
      await session.close();
    }
  });
});

describe('params as a whole', () => {
  it('may be text that holds an object', async () => {
    const session = await openStub([{ on: 'GET /api/v4/projects/1/issues/4', body: { iid: 4, title: 't' } }]);
    try {
      // the dynamic surface reads them; a caller's type says object
      const params = JSON.stringify({ project_id: 1, issue_iid: 4 }) as unknown as Record<string, unknown>;
      expect((await session.call('issue.get', params)).sent).toEqual(['GET /api/v4/projects/1/issues/4']);
    } finally {
      await session.close();
    }
  });
});
