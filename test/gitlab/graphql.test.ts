import { afterEach, describe, expect, it } from 'vitest';
import { isQueryDocument } from '../../src/gitlab/graphql.ts';
import { client, failure, json, type LocalServer, serve, TOKEN } from './local-gitlab.ts';

let server: LocalServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const answering = async (body: unknown, status = 200): Promise<LocalServer> => {
  server = await serve((_, response) => json(response, status, body));
  return server;
};

const QUERY = 'query Item($path: ID!) { namespace(fullPath: $path) { id } }';
const MUTATION = 'mutation Close($id: ID!) { close(input: { id: $id }) { errors } }';

describe('a GraphQL request', () => {
  it('is posted beside the REST API, below the path of the instance', async () => {
    const { url, seen } = await answering({ data: { namespace: { id: 1 } } });
    const answer = await client(`${url}/gitlab`).ports.graphql(QUERY, { path: 'acme/app' });
    expect(answer).toEqual({ data: { namespace: { id: 1 } }, partial: [] });
    expect(
      seen.map(({ method, url: path, headers, body }) => [method, path, headers['private-token'], JSON.parse(body.toString())]),
    ).toEqual([['POST', '/gitlab/api/graphql', TOKEN, { query: QUERY, variables: { path: 'acme/app' } }]]);
  });

  it('gives a null object as it came', async () => {
    const { url } = await answering({ data: { namespace: null } });
    expect(await client(url).ports.graphql(QUERY, {})).toEqual({ data: { namespace: null }, partial: [] });
  });

  it('hides the token in what it says beside data', async () => {
    const { url } = await answering({ data: { namespace: { id: 1 } }, errors: [{ message: `no ${TOKEN}`, path: ['namespace', TOKEN] }] });
    const { partial } = await client(url).ports.graphql(QUERY, {});
    expect(partial).toEqual([{ message: 'no [hidden]', path: 'namespace.[hidden]' }]);
  });

  it('with errors and no data is an error that quotes them', async () => {
    const { url, port } = await answering({
      errors: [
        { message: "Field 'weightRollup' doesn't exist on type 'WorkItem'", locations: [{ line: 3, column: 5 }] },
        { message: `no ${TOKEN}` },
      ],
    });
    expect(await failure(client(url).ports.graphql(QUERY, {}))).toEqual({
      code: 'graphql_error',
      sentence: `127.0.0.1:${port} did not carry out the GraphQL request. Correct what it names; a field it does not know means an older version or another tier.`,
      facts: { status: 200, said: "Field 'weightRollup' doesn't exist on type 'WorkItem'; no [hidden]" },
    });
  });

  it('with errors beside data shows what came and what did not', async () => {
    const data = { namespace: { workItem: { iid: '4', widgets: null } } };
    const { url } = await answering({ data, errors: [{ message: 'timeout', path: ['namespace', 'workItem', 'widgets', 0] }] });
    expect(await client(url).ports.graphql(QUERY, {})).toEqual({
      data,
      partial: [{ message: 'timeout', path: 'namespace.workItem.widgets.0' }],
    });
  });

  it('whose every field is null beside an error has failed', async () => {
    const { url } = await answering({ data: { namespace: null }, errors: [{ message: 'no access', path: ['namespace'] }] });
    expect(await failure(client(url).ports.graphql(QUERY, {}))).toMatchObject({ code: 'graphql_error', facts: { said: 'no access' } });
  });

  it('that writes has failed when its own field is lost', async () => {
    const { url } = await answering({ data: { close: null, other: { ok: true } }, errors: [{ message: 'denied', path: ['close'] }] });
    expect(await failure(client(url).ports.graphql(MUTATION, {}))).toMatchObject({ code: 'graphql_error', facts: { said: 'denied' } });
  });

  it.each([[{}], [{ data: null }], [['a']], [{ message: 'hello' }]])('answered by %j is not GraphQL', async body => {
    const { url } = await answering(body);
    expect((await failure(client(url).ports.graphql(QUERY, {}))).code).toBe('unreadable_answer');
  });

  it('that reads is sent again after a gateway error; one that writes is not', async () => {
    const { url, seen } = await answering({}, 502);
    expect((await failure(client(url).ports.graphql(QUERY, {}))).code).toBe('server_error');
    expect(seen).toHaveLength(3);
    expect((await failure(client(url).ports.graphql(MUTATION, {}))).code).toBe('outcome_unknown');
    expect(seen).toHaveLength(4);
  });

  it('with a refused token says so', async () => {
    const { url } = await answering({ errors: [{ message: 'Invalid token' }] }, 401);
    expect(await failure(client(url).ports.graphql(QUERY, {}))).toMatchObject({ code: 'unauthorized', facts: { said: 'Invalid token' } });
  });
});

describe('isQueryDocument', () => {
  it.each([
    ['a named query', QUERY, true],
    ['a shorthand query', '{ mutation { id } }', true],
    ['a query with fragments', 'fragment F on User { id } query { me { ...F } }', true],
    ['a default value with braces', 'query Q($i: In = { mutation: "x" }) @a(b: {c: 1}) { a }', true],
    ['a word in a string', '{ search(text: "} mutation { x") { id } }', true],
    ['a word in a block string', '{ a(t: """ "} mutation { \\""" """) { id } }', true],
    ['a word in a comment', '# } mutation\n{ a }', true],
    ['a mutation', MUTATION, false],
    ['a mutation after a query', `${QUERY} ${MUTATION}`, false],
    ['a mutation hidden after a carriage return', '# note\rmutation { close }', false],
    ['a mutation behind a stray brace', '{ a } } mutation { close }', false],
    ['a subscription', 'subscription { a }', false],
    ['an unfinished document', 'query { a', false],
  ])('%s: %#', (_, document, expected) => {
    expect(isQueryDocument(document)).toBe(expected);
  });
});
