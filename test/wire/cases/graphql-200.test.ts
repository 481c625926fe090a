/** GraphQL answers 200 to almost everything: an error, half an answer, and an object that is not there are told apart. */
import { describe, expect, it } from 'vitest';
import { onStub, openStub } from '../../support/on-stub.ts';

const graphql = (body: unknown) => [{ on: 'POST /api/graphql', body }];
const workItem = { action: 'issue.work_item_get', params: { full_path: 'nord/app', work_item_iid: 4 } };

describe('errors and no data', () => {
  it('are an error that quotes them', async () => {
    const { text, error } = await onStub({
      ...workItem,
      routes: graphql({
        errors: [
          {
            message: "Field 'weightRollup' doesn't exist on type 'WorkItem'",
            locations: [{ line: 3, column: 5 }],
            extensions: { code: 'undefinedField' },
          },
        ],
      }),
    });
    expect(error).toEqual({ code: 'graphql_error', status: 200, retryable: false });
    expect(text.slice(1)).toEqual(['', 'GitLab said:', '', "> Field 'weightRollup' doesn't exist on type 'WorkItem'"]);
    expect(text[0]).toContain('did not carry out the GraphQL request');
  });
});

describe('data and errors together', () => {
  it('of a read show what came, and which part did not', async () => {
    const { text, json, error } = await onStub({
      ...workItem,
      routes: graphql({
        data: { namespace: { workItem: { iid: '4', title: 'T', widgets: null } } },
        errors: [{ message: 'timeout', path: ['namespace', 'workItem', 'widgets'] }],
      }),
    });
    expect({ json, error }).toMatchObject({ json: { iid: '4', title: 'T' }, error: undefined });
    expect(text.slice(0, 3)).toEqual(['## #4: T', '', 'GitLab could not read one part (namespace.workItem.widgets): timeout']);
  });

  it('of a write whose own field is null are a failure', async () => {
    const { sent, error, text } = await onStub({
      action: 'vulnerability.dismiss',
      params: { vulnerability_id: 7 },
      routes: graphql({ data: { vulnerabilityDismiss: null }, errors: [{ message: 'not allowed', path: ['vulnerabilityDismiss'] }] }),
    });
    expect(sent).toEqual([
      { on: 'POST /api/graphql', body: { query: expect.any(String), variables: { id: 'gid://gitlab/Vulnerability/7' } } },
    ]);
    expect(error).toEqual({ code: 'graphql_error', status: 200, retryable: false });
    expect(text.join('\n')).toContain('not allowed');
  });

  it('inside the payload of a write are a refusal', async () => {
    const { error, text } = await onStub({
      action: 'vulnerability.dismiss',
      params: { vulnerability_id: 'gid://gitlab/Vulnerability/7' },
      routes: graphql({ data: { vulnerabilityDismiss: { vulnerability: null, errors: ['Comment is too long'] } } }),
    });
    expect(error).toEqual({ code: 'rejected', retryable: false });
    expect(text.join('\n')).toContain('Comment is too long');
  });
});

describe('a null object without an error', () => {
  it.each([{ namespace: null }, { namespace: { workItem: null } }])('%j is a card of what was not found', async data => {
    expect(await onStub({ action: 'work_item.get', params: { full_path: 'nope/app', iid: '4' }, routes: graphql({ data }) })).toEqual({
      sent: [{ on: 'POST /api/graphql', body: { query: expect.any(String), variables: { full_path: 'nope/app', iid: '4' } } }],
      text: [
        '## ❓ Work Item Not Found',
        '',
        'The work item **#4 in nope/app** does not exist or is not accessible with your current permissions.',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'issue.work_item_list' to list work items: issues, tasks, epics, objectives",
        '- Verify the full path: a work item lives in a project (group/project) or directly in a group',
      ],
      error: { code: 'not_found', status: 404, retryable: false },
    });
  });

  it('of a list is not found rather than an empty list', async () => {
    const { error } = await onStub({
      action: 'vulnerability.list',
      params: { project_id: 'nope/app' },
      routes: graphql({ data: { project: null } }),
    });
    expect(error).toEqual({ code: 'not_found', status: 404, retryable: false });
  });

  it.each([4, '4'])('is not confused by an IID of %j', async work_item_iid => {
    const { sent, json } = await onStub({
      ...workItem,
      params: { full_path: 'nord%2Fapp', work_item_iid },
      routes: graphql({ data: { namespace: { workItem: { iid: '4', title: 'T' } } } }),
    });
    expect(sent).toEqual([
      { on: 'POST /api/graphql', body: { query: expect.any(String), variables: { full_path: 'nord/app', iid: '4' } } },
    ]);
    expect(json).toMatchObject({ iid: '4', title: 'T' });
  });
});

describe('a project given by its id where GraphQL knows only paths', () => {
  const project = { on: 'GET /api/v4/projects/71', body: { id: 71, path_with_namespace: 'nord/tools/cli' } };
  const answers = [
    project,
    {
      on: 'POST /api/graphql',
      body: {
        data: {
          project: { vulnerabilities: { nodes: [], pageInfo: {} }, branchRules: { nodes: [], pageInfo: {} } },
          namespace: { workItem: { iid: '4', title: 'T' }, workItems: { nodes: [], pageInfo: {} } },
        },
      },
    },
  ];

  it.each([
    ['vulnerability.list', { project_id: 71 }],
    ['branch.rule_list', { project_id: '71' }],
    ['issue.work_item_get', { full_path: '71', work_item_iid: 4 }],
    ['issue.work_item_list', { full_path: 71 }],
  ])('is looked up once by %s', async (action, params) => {
    const { sent, error } = await onStub({ action, params, routes: answers });
    expect(error).toBeUndefined();
    expect(sent).toEqual([
      'GET /api/v4/projects/71',
      { on: 'POST /api/graphql', body: { query: expect.any(String), variables: expect.objectContaining({ full_path: 'nord/tools/cli' }) } },
    ]);
  });

  it('that does not exist is not found, and no document is sent', async () => {
    const { sent, error } = await onStub({ action: 'vulnerability.list', params: { project_id: 72 } });
    expect(sent).toEqual(['GET /api/v4/projects/72']);
    expect(error).toMatchObject({ code: 'not_found', status: 404 });
  });

  it('is asked for by its path as it is', async () => {
    const session = await openStub(answers);
    try {
      const { sent } = await session.call('branch.rule_list', { project_id: 'nord/tools/cli' });
      expect(sent).toHaveLength(1);
    } finally {
      await session.close();
    }
  });
});
