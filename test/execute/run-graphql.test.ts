import { describe, expect, it } from 'vitest';
import { CatalogError } from '../../src/call/error.ts';
import type { GraphqlHandler } from '../../src/catalog/action.ts';
import { graphqlVariables, runGraphql } from '../../src/execute/run-graphql.ts';
import type { GraphqlAnswer } from '../../src/gitlab/port.ts';
import { makeContext } from './context.ts';
import { makeEntry, makeFacts, makePorts } from './stub.ts';

const handler: GraphqlHandler = {
  kind: 'graphql',
  document: 'work_item_get',
  variables: { path: { from: 'full_path' } },
  at: 'namespace.workItem',
};
const mutation: GraphqlHandler = { ...handler, at: 'workItemUpdate.workItem', payload: 'workItemUpdate' };
const one = makeFacts({ returns: { entity: 'WorkItem', list: false, key: 'work_items' } });
const many = makeFacts({ returns: { entity: 'WorkItem', list: true, key: 'work_items' }, paging: 'cursor' });

const run = async (answer: Partial<GraphqlAnswer>, how = handler, facts = one, effect: 'read' | 'update' = 'read') => {
  const ports = makePorts({}, { data: {}, partial: [], ...answer });
  try {
    return await runGraphql(
      makeContext({ ports, facts, entry: makeEntry({ id: 'work_item.get', effect }), values: { full_path: 'a/b' } }),
      how,
    );
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    return { code: error.code, sentence: error.message, said: error.facts.said };
  }
};

describe('variables', () => {
  it('converts, leaves out what was not given, and asks for twenty rows', () => {
    const how: GraphqlHandler = {
      ...handler,
      variables: {
        path: { from: 'full_path' },
        state: { from: 'state', convert: 'upper' },
        iid: { from: 'iid', convert: 'string' },
        id: { from: 'id', convert: 'gid:WorkItem' },
        labels: { from: 'label_ids', convert: 'gid:Label' },
        first: { from: 'first' },
        after: { from: 'after' },
      },
    };
    expect(
      graphqlVariables(how, { full_path: 'a/b', state: 'opened', iid: 4, id: 7, label_ids: [1, 'gid://gitlab/Label/2'] }, true),
    ).toEqual({
      path: 'a/b',
      state: 'OPENED',
      iid: '4',
      id: 'gid://gitlab/WorkItem/7',
      labels: ['gid://gitlab/Label/1', 'gid://gitlab/Label/2'],
      first: 20,
    });
    expect(graphqlVariables(how, { last: 5 }, true)).toEqual({});
  });
});

describe('an object', () => {
  it('is read from its place', async () => {
    expect(await run({ data: { namespace: { workItem: { iid: '4' } } } })).toEqual({ data: { iid: '4' } });
  });

  it.each([[{ namespace: null }], [{ namespace: { workItem: null } }], [{}]])('that is not there in %j is not found', async data => {
    expect(await run({ data })).toEqual({
      code: 'not_found',
      sentence: "GitLab has nothing there for 'work_item.get': it does not exist, or the token cannot see it.",
      said: undefined,
    });
  });

  it('read in part is shown, with the part that could not be read', async () => {
    const answer = await run({
      data: { namespace: { workItem: { iid: '4', widgets: null } } },
      partial: [{ message: 'timeout', path: 'namespace.workItem.widgets' }],
    });
    expect(answer).toEqual({
      data: { iid: '4', widgets: null },
      notes: ['GitLab could not read one part (namespace.workItem.widgets): timeout'],
    });
  });

  it('that is missing because of an error is an error, not a missing object', async () => {
    expect(await run({ data: { namespace: null }, partial: [{ message: 'boom', path: 'namespace' }] })).toMatchObject({
      code: 'graphql_error',
      said: 'boom',
    });
  });
});

describe('a mutation', () => {
  it('succeeds when its payload names no errors', async () => {
    expect(await run({ data: { workItemUpdate: { workItem: { iid: '4' }, errors: [] } } }, mutation, one, 'update')).toEqual({
      data: { iid: '4' },
    });
  });

  it('fails on its payload’s errors, quoting them', async () => {
    expect(
      await run({ data: { workItemUpdate: { workItem: null, errors: ['Title is too long', 'No'] } } }, mutation, one, 'update'),
    ).toEqual({
      code: 'rejected',
      sentence: "GitLab refused 'work_item.get' and changed nothing. Correct what it says and call it again.",
      said: 'Title is too long; No',
    });
  });

  it('fails when its own field is null', async () => {
    expect(
      await run({ data: { workItemUpdate: null }, partial: [{ message: 'not allowed', path: 'workItemUpdate' }] }, mutation, one, 'update'),
    ).toMatchObject({
      code: 'graphql_error',
      said: 'not allowed',
    });
  });
});

describe('a connection', () => {
  const at = { ...handler, at: 'namespace.workItems' };

  it('is a list with cursors; backward ones only where the document asks for them', async () => {
    const info = { hasNextPage: true, endCursor: 'abc' };
    expect(await run({ data: { namespace: { workItems: { nodes: [{ iid: '1' }, null], pageInfo: info } } } }, at, many)).toEqual({
      data: [{ iid: '1' }],
      pagination: { has_next_page: true, end_cursor: 'abc' },
    });
    const both = { hasNextPage: false, endCursor: null, hasPreviousPage: true, startCursor: 'x' };
    expect(await run({ data: { namespace: { workItems: { nodes: [], pageInfo: both } } } }, at, many)).toEqual({
      data: [],
      pagination: { has_next_page: false, end_cursor: '', has_previous_page: true, start_cursor: 'x' },
    });
  });

  it('of a parent that is not there is not found, never an empty list', async () => {
    expect(await run({ data: { namespace: null } }, at, many)).toMatchObject({ code: 'not_found' });
  });
});
