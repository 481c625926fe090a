import { beforeEach, describe, expect, it } from 'vitest';
import { multipart, type Opened, openSandbox } from './open-sandbox.ts';

let gitlab: Opened;
beforeEach(() => {
  gitlab = openSandbox();
});

describe('a request the catalog does not know', () => {
  it.each<readonly [what: string, method: string, path: string, body: unknown, status: number, answer: unknown]>([
    ['a path', 'GET', '/projects/70/teapots', undefined, 404, { error: '404 Not Found' }],
    ['a path outside the API', 'GET', '/api/v3/projects', undefined, 404, { error: '404 Not Found' }],
    ['a method', 'DELETE', '/projects/70/issues', undefined, 405, { error: '405 Not Allowed' }],
    ['a query name', 'GET', '/projects/70/issues?stat=opened', undefined, 400, { error: 'stat is invalid' }],
    [
      'a query value outside its list',
      'GET',
      '/projects/70/issues?state=open',
      undefined,
      400,
      { error: 'state does not have a valid value' },
    ],
    ['a query number that is none', 'GET', '/projects/70/issues?page=two', undefined, 400, { error: 'page is invalid' }],
    ['a page below the first', 'GET', '/projects/70/issues?page=0', undefined, 400, { error: 'page does not have a valid value' }],
    ['a number in the path that is none', 'GET', '/projects/70/issues/12abc', undefined, 400, { error: 'issue_iid is invalid' }],
    ['a body field', 'POST', '/projects/70/issues', { title: 'x', titel: 'y' }, 400, { error: 'titel is invalid' }],
    ['a body on a read', 'GET', '/projects/70/issues', { title: 'x' }, 400, { error: 'title is invalid' }],
    ['a missing field', 'POST', '/projects/70/issues', { description: 'x' }, 400, { error: 'title is missing' }],
    ['a missing query name', 'GET', '/projects/70/repository/compare?from=main', undefined, 400, { error: 'to is missing' }],
    [
      'a field of the wrong kind',
      'POST',
      '/projects/70/issues',
      { title: 'x', confidential: 'maybe' },
      400,
      { error: 'confidential is invalid' },
    ],
    ['an object for a text', 'POST', '/projects/70/issues', { title: { text: 'x' } }, 400, { error: 'title is invalid' }],
    [
      'a list item of the wrong kind',
      'POST',
      '/projects/70/issues',
      { title: 'x', assignee_ids: ['bob'] },
      400,
      { error: 'assignee_ids is invalid' },
    ],
  ])('is refused for %s', async (_what, method, path, body, status, answer) => {
    const got = await gitlab.call(method, path, body);
    expect({ status: got.status, body: got.body }).toEqual({ status, body: answer });
  });

  it('is refused for a missing file', async () => {
    const { headers } = multipart({ name: 'file', filename: 'a', content: '' });
    const got = await gitlab.call('POST', '/projects/70/uploads', new TextEncoder().encode('--mark--\r\n'), headers);
    expect({ status: got.status, body: got.body }).toEqual({ status: 400, body: { error: 'file is missing' } });
  });

  it('is refused for JSON that is none', async () => {
    const got = await gitlab.call('POST', '/projects/70/issues', new TextEncoder().encode('{"title":'), {
      'content-type': 'application/json',
    });
    expect({ status: got.status, body: got.body }).toEqual({
      status: 400,
      body: { error: 'There was a problem in the JSON you submitted' },
    });
  });

  it('changes nothing', async () => {
    await gitlab.call('POST', '/projects/70/issues', { title: 'x', titel: 'y' });
    expect((await gitlab.call('GET', '/projects/70/issues')).header('x-total')).toBe('57');
  });
});

describe('a request the catalog knows', () => {
  it.each<readonly [what: string, method: string, path: string, body: unknown, status: number]>([
    ['a list in brackets', 'GET', '/projects/70/issues?iids[]=1&iids[]=2', undefined, 200],
    ['a nested filter', 'GET', '/projects/70/merge_requests?not[labels]=bug', undefined, 200],
    ['an object filter', 'GET', '/projects/70/variables/DEPLOY_ENV?filter[environment_scope]=*', undefined, 200],
    ['a number as text in a body', 'POST', '/projects/70/issues', { title: 'x', milestone_id: '31' }, 201],
    ['null, which clears', 'PUT', '/projects/70/issues/1', { due_date: null }, 200],
    ["the names of a keyset list's link", 'GET', '/users?pagination=keyset&per_page=1&cursor=eyJpZCI6NH0', undefined, 200],
    ['one of several actions on a path', 'GET', '/projects/70/search?scope=milestones&search=v1', undefined, 200],
    ["a name that is another path's literal", 'DELETE', '/projects/71/wikis/attachments', undefined, 404],
    ['a probe of the instance', 'GET', '/personal_access_tokens/self', undefined, 200],
  ])('is answered: %s', async (_what, method, path, body, status) => {
    expect((await gitlab.call(method, path, body)).status).toBe(status);
  });
});
