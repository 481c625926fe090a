import { describe, expect, it } from 'vitest';
import { execute } from '../../../src/execute/pipeline.ts';
import type { GraphqlAnswer } from '../../../src/gitlab/port.ts';
import { makeCall, makeCatalog, makeEntry, makeFacts, makePorts, param } from '../stub.ts';

const entry = makeEntry({
  id: 'server.graphql',
  domain: 'server',
  effect: 'update',
  destructive: 'Whatever it does is done.',
  readsWhen: 'raw_graphql',
  idempotent: false,
  content: 'assistant',
});

const catalog = makeCatalog({
  entry,
  facts: makeFacts({
    params: { query: param({ in: 'body', required: true }), variables: param({ in: 'body', type: 'object' }) },
    returns: { entity: 'GraphqlResult', list: false, key: '' },
  }),
  handler: { kind: 'composite', name: 'raw_graphql', reason: 'a test' },
});

const READ = 'query($path: ID!) { project(fullPath: $path) { name } }';
const WRITE = 'mutation { issueSetConfidential(input: { iid: "1", projectPath: "demo/app", confidential: true }) { errors } }';
const ANSWER: GraphqlAnswer = { data: { project: { name: 'App', avatar: null } }, partial: [] };

interface Options {
  readonly answer?: GraphqlAnswer;
  readonly view?: NonNullable<Parameters<typeof makeCall>[0]>['view'];
  readonly confirm?: boolean;
}

async function send(input: Record<string, unknown>, { answer = ANSWER, view = {}, confirm = false }: Options = {}) {
  const ports = makePorts({}, answer);
  const result = await execute({ action: 'server.graphql', input, confirm }, makeCall({ view }), ports, { catalog });
  if ('kind' in result) throw new Error('nobody can be asked here');
  const error = result._meta?.['gitlab-catalog/error'] as { code?: string } | undefined;
  return { result, code: error?.code, documents: ports.documents };
}

describe('a raw GraphQL document', () => {
  it('runs without a confirmation when it only queries', async () => {
    const { result, documents } = await send({ query: READ, variables: { path: 'demo/app' } });
    expect(result.structuredContent).toEqual({ data: { project: { name: 'App' } } });
    expect(documents).toEqual([{ document: READ, variables: { path: 'demo/app' } }]);
  });

  it('says what GitLab could not read', async () => {
    const partial = [{ message: 'no permission', path: 'project.members' }];
    const { result } = await send({ query: READ }, { answer: { data: { project: {} }, partial } });
    expect(result.structuredContent).toEqual({ data: { project: {} }, errors: partial });
  });

  it.each([WRITE, `${READ} ${WRITE}`, `fragment f on Project { name } ${WRITE}`, `# query\n${WRITE}`])(
    'needs a confirmation for %s',
    async query => {
      expect(await send({ query })).toMatchObject({ code: 'confirmation_required', documents: [] });
      const confirmed = await send({ query }, { confirm: true, answer: { data: { done: true }, partial: [] } });
      expect(confirmed.documents).toHaveLength(1);
    },
  );

  it('reads in read-only and in safe mode, and writes in neither', async () => {
    for (const view of [{ readOnly: true }, { safeMode: true }]) {
      expect((await send({ query: READ }, { view })).documents).toHaveLength(1);
    }
    expect(await send({ query: WRITE }, { view: { readOnly: true }, confirm: true })).toMatchObject({ code: 'withheld', documents: [] });
    expect((await send({ query: WRITE }, { view: { safeMode: true }, confirm: true })).documents).toEqual([]);
  });

  it('is not sent where projects or groups are listed, since nobody can tell what it reaches', async () => {
    for (const view of [{ allowProjects: ['demo/app'] }, { denyGroups: ['acme'] }]) {
      expect(await send({ query: READ, variables: { path: 'demo/app' } }, { view })).toMatchObject({
        code: 'blocked_project',
        documents: [],
      });
    }
  });

  it('only reads where actions are excluded', async () => {
    const view = { excluded: new Set(['project.delete']) };
    expect((await send({ query: READ }, { view })).documents).toHaveLength(1);
    expect(await send({ query: WRITE }, { view, confirm: true })).toMatchObject({ code: 'withheld', documents: [] });
  });
});
