/** Objects that a request names by a global id alone, under lists of projects and groups: GitLab is asked whose they are. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../src/call/call.ts';
import { CatalogError } from '../../src/call/error.ts';
import type { GraphqlAnswer, RestRequest } from '../../src/gitlab/port.ts';
import { policed } from '../../src/policy/projects.ts';
import { answerOf, makeCall, makePorts } from '../execute/stub.ts';

/** Where each object lies; an object that stands nowhere here is not shown. */
const OBJECTS: Readonly<Record<string, string>> = {
  'gid://gitlab/WorkItem/1': 'demo/app',
  'gid://gitlab/WorkItem/2': 'secret/app',
  'gid://gitlab/WorkItem/3': 'demo',
  'gid://gitlab/Vulnerability/1': 'demo/app',
};

const PLACES = {
  'GET /projects/demo%2Fapp': answerOf({ id: 70, path_with_namespace: 'demo/app' }),
  'GET /projects/secret%2Fapp': answerOf({ id: 90, path_with_namespace: 'secret/app' }),
  'GET /namespaces/demo': answerOf({ id: 7, full_path: 'demo' }),
  'GET /namespaces/7': answerOf({ id: 7, full_path: 'demo' }),
  'GET /groups/demo?with_projects=false': answerOf({ id: 7, full_path: 'demo' }),
  'POST /groups/demo/epics/1/issues/1': answerOf('sent'),
  'POST /groups/demo/epics/1/issues/2': answerOf('sent'),
};

const UPDATE = 'mutation m($input: WorkItemUpdateInput!) { workItemUpdate(input: $input) { errors } }';

type Answer = (id: unknown) => GraphqlAnswer;

const owned: Answer = id => {
  const path = OBJECTS[String(id)];
  return { data: { object: path === undefined ? null : { owner: { path } } }, partial: [] };
};

function open(lists: Partial<View>, answer: Answer = owned) {
  const stub = makePorts(PLACES);
  const asked: unknown[] = [];
  const sent: string[] = [];
  const ports = policed(
    {
      rest: stub.rest,
      graphql: async (document, variables) => {
        if (!document.startsWith('query place(')) {
          sent.push(document);
          return { data: {}, partial: [] };
        }
        asked.push(variables['id']);
        return answer(variables['id']);
      },
    },
    makeCall({ view: lists }),
  );
  const outcome = async (run: () => Promise<unknown>): Promise<string> => {
    try {
      await run();
      return 'sent';
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error;
      return `${error.code}: ${error.message}`;
    }
  };
  return {
    asked,
    sent,
    mutate: (variables: Readonly<Record<string, unknown>>) => outcome(() => ports.graphql(UPDATE, variables)),
    rest: (request: RestRequest) => outcome(() => ports.rest(request)),
  };
}

const OUTSIDE =
  'blocked_project: What gid://gitlab/WorkItem/2 belongs to is outside what this server may reach, so the request was not sent.';

describe('an object by its global id', () => {
  it.each<[string, Partial<View>]>([
    ['in an allowed project', { allowProjects: ['demo/app'] }],
    ['below an allowed group', { allowGroups: ['demo'] }],
    ['beside a denied project', { denyProjects: ['secret/app'] }],
  ])('is reached %s', async (_, lists) => {
    const { mutate, sent } = open(lists);
    expect(await mutate({ input: { id: 'gid://gitlab/WorkItem/1', title: 'x' } })).toBe('sent');
    expect(sent).toEqual([UPDATE]);
  });

  it.each<[string, Partial<View>]>([
    ['a project that is not allowed', { allowProjects: ['demo/app'] }],
    ['a denied project', { denyProjects: ['secret/app'] }],
    ['a denied group', { denyGroups: ['secret'] }],
  ])('is not reached in %s, and nothing is sent', async (_, lists) => {
    const { mutate, sent } = open(lists);
    expect(await mutate({ input: { id: 'gid://gitlab/WorkItem/2', title: 'x' } })).toBe(OUTSIDE);
    expect(sent).toEqual([]);
  });

  it('counts wherever it stands: as the parent, or among children', async () => {
    const lists = { allowProjects: ['demo/app'] };
    const child = { id: 'gid://gitlab/WorkItem/1', hierarchyWidget: { childrenIds: ['gid://gitlab/WorkItem/2'] } };
    expect(await open(lists).mutate({ input: child })).toBe(OUTSIDE);
    const parent = { id: 'gid://gitlab/WorkItem/1', hierarchyWidget: { parentId: 'gid://gitlab/WorkItem/2' } };
    expect(await open(lists).mutate({ input: parent })).toBe(OUTSIDE);
  });

  it('is asked about once for two requests that follow each other', async () => {
    const { mutate, asked } = open({ allowProjects: ['demo/app'] });
    await mutate({ input: { id: 'gid://gitlab/WorkItem/1' } });
    await mutate({ input: { id: 'gid://gitlab/WorkItem/1' } });
    expect(asked).toEqual(['gid://gitlab/WorkItem/1']);
  });

  it('of a group is one of that group, whose answer gathers from what is below', async () => {
    const input = { id: 'gid://gitlab/WorkItem/3' };
    expect(await open({ allowGroups: ['demo'] }).mutate({ input })).toBe('sent');
    expect(await open({ allowGroups: ['demo'], denyProjects: ['demo/app'] }).mutate({ input })).toBe(
      'blocked_project: The group of gid://gitlab/WorkItem/3 holds projects that this server may not reach, and this answer would gather from all of them.',
    );
  });

  it('is told of vulnerabilities, and of namespaces by their number', async () => {
    const { mutate } = open({ allowGroups: ['demo'] });
    expect(await mutate({ id: 'gid://gitlab/Vulnerability/1' })).toBe('sent');
    expect(await mutate({ id: 'gid://gitlab/Namespace/7' })).toBe('sent');
  });

  it.each<[string, Answer]>([
    ['GitLab does not show it', () => ({ data: { object: null }, partial: [] })],
    ['GitLab does not show its owner', () => ({ data: { object: { owner: null } }, partial: [] })],
    ['the answer has errors beside it', id => ({ ...owned(id), partial: [{ message: 'no', path: 'object' }] })],
    ['the answer is of another shape', () => ({ data: { object: { owner: { path: 7 } } }, partial: [] })],
  ])('is not reached where %s', async (_, answer) => {
    const { mutate, sent } = open({ denyProjects: ['secret/app'] }, answer);
    expect(await mutate({ input: { id: 'gid://gitlab/WorkItem/1' } })).toBe(
      "blocked_project: Which project or group gid://gitlab/WorkItem/1 belongs to could not be told from GitLab's answer, so the request was not sent. Check the id.",
    );
    expect(sent).toEqual([]);
  });

  it.each([
    'gid://gitlab/Note/1',
    'gid://gitlab/Epic/1',
    'gid://gitlab/CustomEmoji/1',
    'gid://gitlab/constructor/1',
    'Z2lkOi8vZ2l0bGFiL1dvcmtJdGVtLzE',
  ])('of a kind that tells nothing stays refused, unasked: %s', async id => {
    const { mutate, asked } = open({ allowProjects: ['demo/app'] });
    expect(await mutate({ full_path: 'demo/app', id })).toBe(
      'blocked_project: This request was not sent: it names its object by a global id, which does not tell its project, and this server may only reach listed projects and groups.',
    );
    expect(asked).toEqual([]);
  });

  it('of an issue decides about a tie to an epic over REST', async () => {
    const tie = (issue: number): RestRequest => ({
      method: 'POST',
      path: '/groups/{group_id}/epics/{epic_iid}/issues/{issue_id}',
      pathParams: { group_id: 'demo', epic_iid: 1, issue_id: issue },
    });
    const { rest } = open({ allowGroups: ['demo'] });
    expect(await rest(tie(1))).toBe('sent');
    expect(await rest(tie(2))).toBe(OUTSIDE);
  });
});
