import { describe, expect, it } from 'vitest';
import type { ActionEntry } from '../../../src/catalog/action.ts';
import { rest } from '../../../src/catalog/rows.ts';
import { execute } from '../../../src/execute/pipeline.ts';
import type { RestAnswer } from '../../../src/gitlab/port.ts';
import { answerOf, makeCall, makeCatalog, makeEntry, makeFacts, makePorts, param, type StubPorts } from '../stub.ts';

const entry: ActionEntry = makeEntry({
  id: 'server.request',
  domain: 'server',
  effect: 'update',
  destructive: 'Whatever it does is done.',
  readsWhen: 'raw_request',
  idempotent: false,
  content: 'assistant',
});

const facts = makeFacts({
  params: {
    method: param({ in: 'body', required: true, enum: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] }),
    path: param({ in: 'body', required: true }),
    query: param({ in: 'body', type: 'object' }),
    body: param({ in: 'body', type: 'object' }),
    page_token: param({ in: 'local' }),
  },
  returns: { entity: 'RawAnswer', list: false, key: '' },
});

const removal = makeEntry({ id: 'project.delete', domain: 'project', effect: 'delete', destructive: 'The project is gone.' });

const catalog = makeCatalog(
  { entry, facts, handler: { kind: 'composite', name: 'raw_request', reason: 'a test' } },
  { entry: removal, facts: makeFacts(), handler: rest('DELETE', '/projects/{project_id}') },
);

const json = (body: unknown, over: Parameters<typeof answerOf>[1] = {}): RestAnswer =>
  answerOf(new TextEncoder().encode(JSON.stringify(body)), { headers: { 'content-type': 'application/json' }, ...over });

interface Options {
  readonly ports?: StubPorts;
  readonly view?: NonNullable<Parameters<typeof makeCall>[0]>['view'];
  readonly confirm?: boolean;
}

async function send(input: Record<string, unknown>, { ports = makePorts({}), view = {}, confirm = false }: Options = {}) {
  const result = await execute({ action: 'server.request', input, confirm }, makeCall({ view }), ports, { catalog });
  if ('kind' in result) throw new Error('nobody can be asked here');
  const [block] = result.content;
  return { result, text: block?.type === 'text' ? block.text : '', ports };
}

const codeOf = (result: { readonly _meta?: Readonly<Record<string, unknown>> }): unknown =>
  (result._meta?.['gitlab-catalog/error'] as { code?: unknown } | undefined)?.code;

describe('a raw request that reads', () => {
  it('runs without a confirmation and gives status, body and pages', async () => {
    const paging = { page: 1, perPage: 2, total: 3, totalPages: 2, nextPage: 2, prevPage: 0 };
    const ports = makePorts({ 'GET /projects/demo%2Fapp/things?state=opened&per_page=2': json([{ id: 1, gone: null }], { paging }) });
    const { result } = await send({ method: 'GET', path: '/projects/demo%2Fapp/things?state=opened', query: { per_page: 2 } }, { ports });
    expect(result.structuredContent).toEqual({
      status: 200,
      content_type: 'application/json',
      pagination: { page: 1, per_page: 2, total_items: 3, total_pages: 2, next_page: 2, prev_page: 0, has_more: true },
      body: [{ id: 1 }],
    });
  });

  it('takes the API prefix that people copy along, and lists in a query', async () => {
    const ports = makePorts({ 'GET /issues?iids[]=1&iids[]=2': json([]) });
    const { result } = await send({ method: 'GET', path: '/api/v4/issues/', query: { iids: [1, 2] } }, { ports });
    expect(result.structuredContent).toEqual({ status: 200, content_type: 'application/json', body: [] });
  });

  it('masks secrets', async () => {
    const ports = makePorts({
      'GET /projects/70': json({ id: 70, runners_token: 'GR1348', import_url: 'https://bot:pw@host.example.com/a.git' }),
    });
    const { result } = await send({ method: 'GET', path: '/projects/70' }, { ports });
    expect(result.structuredContent).toMatchObject({
      body: { id: 70, runners_token: '[masked]', import_url: 'https://[masked]@host.example.com/a.git' },
    });
  });

  it('shows text as text and gives the headers of a HEAD', async () => {
    const ports = makePorts({
      'GET /license/usage_export': answerOf(new TextEncoder().encode('Date,Users\n'), {
        headers: { 'content-type': 'text/csv; charset=utf-8' },
      }),
      'HEAD /projects/70/repository/files/a?ref=main': answerOf(undefined, { headers: { 'x-gitlab-size': '12' } }),
    });
    expect((await send({ method: 'GET', path: '/license/usage_export' }, { ports })).result.structuredContent).toEqual({
      status: 200,
      content_type: 'text/csv',
      body: 'Date,Users\n',
    });
    const head = await send({ method: 'HEAD', path: '/projects/70/repository/files/a', query: { ref: 'main' } }, { ports });
    expect(head.result.structuredContent).toEqual({ status: 200, headers: { 'x-gitlab-size': '12' } });
  });

  it('is sent in safe mode and in read-only mode', async () => {
    for (const view of [{ safeMode: true }, { readOnly: true }]) {
      const ports = makePorts({ 'GET /version': json({ version: '18.0.0' }) });
      const { result } = await send({ method: 'GET', path: '/version' }, { ports, view });
      expect(result.structuredContent).toMatchObject({ status: 200, body: { version: '18.0.0' } });
    }
  });
});

describe('a raw request that writes', () => {
  const write = { method: 'POST', path: '/topics', body: { name: 'ci', title: 'CI' } };

  it('needs a confirmation, and sends nothing without one', async () => {
    const { result, ports } = await send(write);
    expect(codeOf(result)).toBe('confirmation_required');
    expect(ports.sent).toEqual([]);
  });

  it('goes out as written once confirmed', async () => {
    const ports = makePorts({ 'POST /topics': json({ id: 5 }, { status: 201 }) });
    const { result } = await send(write, { ports, confirm: true });
    expect(result.structuredContent).toMatchObject({ status: 201, body: { id: 5 } });
    expect(ports.requests[0]?.body).toEqual({ name: 'ci', title: 'CI' });
  });

  it('is shown and not sent in safe mode', async () => {
    const { result, ports } = await send(write, { view: { safeMode: true }, confirm: true });
    expect(result.structuredContent).toMatchObject({ status: 'blocked', mode: 'safe', action: 'server.request' });
    expect(ports.sent).toEqual([]);
  });

  it('is withheld in read-only mode, even confirmed', async () => {
    const { result, text, ports } = await send(write, { view: { readOnly: true }, confirm: true });
    expect(codeOf(result)).toBe('withheld');
    expect(text).toContain('read-only mode');
    expect(ports.sent).toEqual([]);
  });

  it('is withheld from a token that may only read', async () => {
    const { result, text, ports } = await send(write, { view: { scopes: ['read_api'] }, confirm: true });
    expect(codeOf(result)).toBe('withheld');
    expect(text).toContain('lacks the scope api');
    expect(ports.sent).toEqual([]);
  });

  it('is refused where it is what an excluded action sends, also with a format behind it', async () => {
    for (const path of ['/projects/70', '/projects/70.json', '/%70rojects/demo%2Fapp']) {
      const { result, ports } = await send({ method: 'DELETE', path }, { view: { excluded: new Set(['project.delete']) }, confirm: true });
      expect([path, codeOf(result)]).toEqual([path, 'withheld']);
      expect(ports.sent).toEqual([]);
    }
  });
});

describe('a raw request that could lead elsewhere', () => {
  it.each([
    ['projects/1', 'must start with /'],
    ['https://evil.example.com/api/v4/projects', 'names a host'],
    ['//evil.example.com/projects', 'names a host'],
    ['/projects/../../admin', 'holds the part "." or ".."'],
    ['/projects/%2e%2e/x', 'holds the part "." or ".."'],
    ['/projects/a%2F..%2Fb', 'holds the part "." or ".."'],
    ['/projects/%252e%252e/x', 'holds the part "." or ".."'],
    ['/projects//members', 'holds an empty part'],
    ['/projects/{project_id}', 'still holds a {placeholder}'],
    ['/api/graphql', 'is that of GraphQL'],
  ])('refuses the path %s', async (path, why) => {
    const { result, text, ports } = await send({ method: 'GET', path });
    expect(codeOf(result)).toBe('invalid_params');
    expect(text).toContain(why);
    expect(ports.sent).toEqual([]);
  });

  it.each([
    [{ method: 'GET', path: '/user', query: { private_token: 'x' } }, 'private_token'],
    [{ method: 'GET', path: '/user?sudo=2' }, 'sudo'],
    [{ method: 'POST', path: '/topics', body: { access_token: 'x' } }, 'access_token'],
    [{ method: 'GET', path: '/user', body: { a: 1 } }, 'give its parameters in query'],
    [{ method: 'GET', path: '/user', query: { a: [{ b: 1 }] } }, 'neither a plain value'],
  ])('refuses %j', async (input, why) => {
    const { result, text, ports } = await send(input, { confirm: true });
    expect(codeOf(result)).toBe('invalid_params');
    expect(text).toContain(why);
    expect(ports.sent).toEqual([]);
  });

  it('reaches listed projects only', async () => {
    const ports = makePorts({
      'GET /projects/70': json({ id: 70 }),
      'GET /projects/demo%2Fapp': answerOf({ id: 70, path_with_namespace: 'demo/app' }),
      'GET /projects/acme%2Fsecret': answerOf({ id: 9, path_with_namespace: 'acme/secret' }),
      'GET /projects/demo%2Fapp/languages': json({ Ruby: 100 }),
    });
    const view = { allowProjects: ['demo/app'] };
    expect((await send({ method: 'GET', path: '/projects/demo%2Fapp/languages' }, { ports, view })).result.structuredContent).toMatchObject(
      {
        body: { Ruby: 100 },
      },
    );
    for (const path of ['/projects/acme%2Fsecret/languages', '/issues']) {
      const { result } = await send({ method: 'GET', path }, { ports, view });
      expect(codeOf(result)).toBe('blocked_project');
    }
    expect(ports.sent).not.toContain('GET /projects/acme%2Fsecret/languages');
    expect(ports.sent).not.toContain('GET /issues');
  });
});
