import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { connection } from '../../src/sandbox/graphql/connection.ts';
import { schemaSource } from '../../src/sandbox/graphql/execute.ts';
import { rows } from '../../src/sandbox/row.ts';
import { NOW, openSandbox } from './open-sandbox.ts';

const { call } = openSandbox();
const ask = (query: string, variables: Readonly<Record<string, unknown>> = {}) => call('POST', '/api/graphql', { query, variables });

const folder = new URL('../../catalog/graphql/', import.meta.url);

describe('the schema', () => {
  const schema = buildSchema(schemaSource());

  it.each(readdirSync(folder).filter(file => file.endsWith('.graphql')))('has every field that the catalog asks for in %s', file => {
    const document = parse(readFileSync(new URL(file, folder), 'utf8'));
    expect(validate(schema, document).map(error => error.message)).toEqual([]);
  });
});

describe('an answer', () => {
  it('holds the rules on branches with the levels that may push', async () => {
    const { status, body } = await ask(
      'query ($path: ID!) { project(fullPath: $path) { branchRules(first: 5) { nodes { name isDefault matchingBranchesCount branchProtection { allowForcePush pushAccessLevels { nodes { accessLevel accessLevelDescription } } } } pageInfo { hasNextPage } } } }',
      { path: 'demo/app' },
    );
    const rule = (name: string, isDefault: boolean, level: number, words: string) => ({
      name,
      isDefault,
      matchingBranchesCount: 1,
      branchProtection: { allowForcePush: false, pushAccessLevels: { nodes: [{ accessLevel: level, accessLevelDescription: words }] } },
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: {
          project: {
            branchRules: {
              nodes: [rule('main', true, 40, 'Maintainers'), rule('develop', false, 30, 'Developers + Maintainers')],
              pageInfo: { hasNextPage: false },
            },
          },
        },
      },
    });
  });

  it('shows the same issue that REST shows, as a work item', async () => {
    const { body } = await ask(
      '{ namespace(fullPath: "demo/app") { workItem(iid: "1") { iid title state reference(full: true) widgets { ... on WorkItemWidgetMilestone { milestone { title } } ... on WorkItemWidgetAssignees { assignees { nodes { username } } } } } } }',
    );
    expect(body).toEqual({
      data: {
        namespace: {
          workItem: {
            iid: '1',
            title: 'Fix the login page',
            state: 'OPEN',
            reference: 'demo/app#1',
            widgets: [{}, { assignees: { nodes: [{ username: 'alice' }] } }, { milestone: { title: 'v1.0' } }, {}, {}, {}, {}, {}, {}],
          },
        },
      },
    });
  });

  it('follows a mutation', async () => {
    const gitlab = openSandbox();
    const made = await gitlab.call('POST', '/api/graphql', {
      query:
        'mutation { vulnerabilityDismiss(input: { id: "gid://gitlab/Vulnerability/2", dismissalReason: USED_IN_TESTS, comment: "only in tests" }) { errors vulnerability { state dismissedAt dismissedBy { username } } } }',
    });
    const read = await gitlab.call('POST', '/api/graphql', {
      query: '{ vulnerability(id: "gid://gitlab/Vulnerability/2") { state stateComment dismissalReason } }',
    });
    expect([made.body, read.body]).toEqual([
      {
        data: {
          vulnerabilityDismiss: { errors: [], vulnerability: { state: 'DISMISSED', dismissedAt: NOW, dismissedBy: { username: 'alice' } } },
        },
      },
      { data: { vulnerability: { state: 'DISMISSED', stateComment: 'only in tests', dismissalReason: 'USED_IN_TESTS' } } },
    ]);
  });

  it.each([
    ['a field that is none', '{ project(fullPath: "demo/app") { colour } }', 'Cannot query field "colour" on type "Project".'],
    ['a document that is none', '{ project(', 'Syntax Error: Expected Name, found <EOF>.'],
  ])('is status 200 with errors for %s', async (_what, query, message) => {
    const { status, row } = await ask(query);
    expect({ status, messages: rows(row['errors']).map(error => error['message']) }).toEqual({
      status: 200,
      messages: [message],
    });
  });

  it('is null for what does not exist', async () => {
    const { body } = await ask(
      '{ project(fullPath: "demo/none") { id } namespace(fullPath: "none") { id } vulnerability(id: "gid://gitlab/Vulnerability/99") { id } }',
    );
    expect(body).toEqual({ data: { project: null, namespace: null, vulnerability: null } });
  });
});

describe('connection', () => {
  const letters = ['a', 'b', 'c', 'd', 'e'];
  it('leads forward page by page', () => {
    const first = connection(letters, { first: 2 });
    const second = connection(letters, { first: 2, after: String(first.pageInfo['endCursor']) });
    const third = connection(letters, { first: 2, after: String(second.pageInfo['endCursor']) });
    expect([first, second, third].map(page => [page.nodes, page.pageInfo['hasPreviousPage'], page.pageInfo['hasNextPage']])).toEqual([
      [['a', 'b'], false, true],
      [['c', 'd'], true, true],
      [['e'], true, false],
    ]);
  });

  it('leads backward too', () => {
    const last = connection(letters, { last: 2 });
    const before = connection(letters, { last: 2, before: String(last.pageInfo['startCursor']) });
    expect([last.nodes, before.nodes, before.pageInfo['hasNextPage']]).toEqual([['d', 'e'], ['b', 'c'], true]);
  });

  it('is empty without cursors', () => {
    expect(connection([], { first: 3 })).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });
});
