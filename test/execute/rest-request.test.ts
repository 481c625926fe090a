import { describe, expect, it } from 'vitest';
import type { RestHandler } from '../../src/catalog/action.ts';
import { firstOf, rest, route } from '../../src/catalog/rows.ts';
import { buildRequest } from '../../src/execute/rest-request.ts';
import { makeEntry, makeFacts, param } from './stub.ts';

const row = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, query: string[] = [], body: string[] = []): RestHandler => ({
  kind: 'rest',
  routes: [{ kind: 'rest', method, path, fixed: {}, query, body }],
});

const build = (handler: RestHandler, params: Record<string, ReturnType<typeof param>>, values: Record<string, unknown>, found = {}) =>
  buildRequest({ entry: makeEntry({ id: 'thing.do' }), facts: makeFacts({ params }), handler, values, found });

describe('the request of a call', () => {
  it('puts each value where the row says, under the name that GitLab uses', () => {
    const params = {
      project_id: param({ in: 'path' }),
      note: param({ in: 'body', as: 'body' }),
      dry: param({ in: 'query', type: 'boolean' }),
      tail: param({ in: 'local' }),
    };
    expect(
      build(row('PUT', '/projects/{project_id}/notes', ['dry'], ['body']), params, { project_id: 'a/b', note: 'hi', dry: false, tail: 5 }),
    ).toEqual({
      method: 'PUT',
      path: '/projects/{project_id}/notes',
      pathParams: { project_id: 'a/b' },
      query: { dry: false },
      body: { body: 'hi' },
    });
  });

  it('sends lists as GitLab reads them: brackets or a comma list in a query, JSON or one text in a body', () => {
    const lists = {
      scope: param({ type: 'array', items: param(), style: 'brackets' }),
      iids: param({ type: 'array', items: param({ type: 'integer' }) }),
      labels: param({ type: 'array', items: param(), style: 'comma' }),
      none: param({ type: 'array', items: param() }),
    };
    const values = { scope: ['failed', 'canceled'], iids: [1, 2], labels: ['bug', 'ui::web'], none: [] };
    expect(build(row('GET', '/jobs', Object.keys(lists)), lists, values)).toEqual({
      method: 'GET',
      path: '/jobs',
      pathParams: {},
      query: { scope: ['failed', 'canceled'], iids: [1, 2], labels: 'bug,ui::web' },
    });
    const inBody = Object.fromEntries(Object.entries(lists).map(([name, facts]) => [name, { ...facts, in: 'body' as const }]));
    expect(build(row('PUT', '/jobs', [], Object.keys(lists)), inBody, values).body).toEqual({ ...values, labels: 'bug,ui::web' });
  });

  it('clears with an empty list: an empty text for a comma list, an empty JSON list otherwise', () => {
    const params = { labels: param({ in: 'body', type: 'array', style: 'comma' }), assignee_ids: param({ in: 'body', type: 'array' }) };
    expect(build(row('PUT', '/x', [], ['labels', 'assignee_ids']), params, { labels: [], assignee_ids: [] }).body).toEqual({
      labels: '',
      assignee_ids: [],
    });
  });

  it('writes objects as brackets in a query and under their own names in a body', () => {
    const not = param({
      type: 'object',
      properties: { labels: param({ type: 'array', style: 'comma' }), author: param({ as: 'author_id' }) },
    });
    expect(build(row('GET', '/x', ['not']), { not }, { not: { labels: ['a', 'b'], author: 4 } }).query).toEqual({
      'not[labels]': 'a,b',
      'not[author_id]': 4,
    });
    const position = param({ in: 'body', type: 'object', properties: { line: param({ as: 'new_line' }) } });
    expect(build(row('POST', '/x', [], ['position']), { position }, { position: { line: 5 } }).body).toEqual({ position: { new_line: 5 } });
  });

  it('sends the fields of a spread object beside the other parameters', () => {
    const settings = param({ in: 'body', type: 'object', spread: true, properties: { url: param({ in: 'body', as: 'web_url' }) } });
    const params = { slug: param({ in: 'path' }), settings, active: param({ in: 'body', type: 'boolean' }) };
    const values = { slug: 'jira', settings: { url: 'https://jira.example.com' }, active: true };
    expect(build(row('PUT', '/integrations/{slug}', [], ['web_url', 'active']), params, values).body).toEqual({
      web_url: 'https://jira.example.com',
      active: true,
    });
    const open = { settings: param({ in: 'body', type: 'object', spread: true }) };
    expect(build(row('PUT', '/x'), open, { settings: { any: 1 } }).body).toEqual({ any: 1 });
  });

  it('always sends the fixed query of a row', () => {
    const handler = rest('GET', '/search', { fixed: { scope: 'blobs' } });
    expect(build(handler, {}, {}).query).toEqual({ scope: 'blobs' });
  });

  it('takes the first route whose placeholders are all given', () => {
    const params = { project_id: param({ in: 'path' }), group_id: param({ in: 'path' }) };
    const handler = firstOf(route('GET', '/projects/{project_id}/search'), route('GET', '/groups/{group_id}/search'));
    expect(build(handler, params, { group_id: 'demo' })).toEqual({
      method: 'GET',
      path: '/groups/{group_id}/search',
      pathParams: { group_id: 'demo' },
    });
    expect(() => build(handler, params, {})).toThrow(
      "'thing.do' needs to know where: give project_id, or group_id. The request was not sent.",
    );
    expect(() => build(handler, params, { project_id: '1', group_id: 'demo' })).toThrow(
      "group_id cannot be given together with project_id in 'thing.do': leave one of them out. The request was not sent.",
    );
  });

  it('fills a placeholder with what a look-up found and does not send what it was found by', () => {
    const facts = makeFacts({
      params: { project_id: param({ in: 'path' }), milestone_iid: param({ in: 'path', type: 'integer' }) },
      resolve: [{ param: 'milestone_iid', into: 'milestone_id', path: '/x', query: {}, field: 'id' }],
    });
    const handler = row('DELETE', '/projects/{project_id}/milestones/{milestone_id}');
    expect(
      buildRequest({ entry: makeEntry(), facts, handler, values: { project_id: '1', milestone_iid: 3 }, found: { milestone_id: 31 } }),
    ).toEqual({
      method: 'DELETE',
      path: '/projects/{project_id}/milestones/{milestone_id}',
      pathParams: { project_id: '1', milestone_id: 31 },
    });
  });
});
