/** Arguments as people put them, where GitLab has another form: understood where that is safe, else answered with the way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStub, type StubSession } from '../../support/on-stub.ts';

const BY_USERNAME = "Users are given by id here: action 'user.list' with username finds the id.";
const LEVELS = '10 guest, 15 planner, 20 reporter, 30 developer, 40 maintainer, 50 owner';

let session: StubSession;
beforeAll(async () => {
  session = await openStub([
    { on: 'POST /api/v4/projects/nord%2Fapp/members', status: 201, body: { id: 3, username: 'noa', access_level: 30 } },
    { on: 'POST /api/v4/projects/nord%2Fapp/issues/1/links', status: 201, body: { id: 1, link_type: 'relates_to' } },
  ]);
});
afterAll(() => session.close());

/** The lines that say what is wrong, without the list of valid names. */
const faults = async (action: string, params: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { text, sent } = await session.call(action, params);
  expect(sent).toEqual([]);
  return text.filter(line => line.startsWith('- ') && !line.startsWith('- Valid parameters'));
};

describe('a name that GitLab has in another form', () => {
  it.each([
    ['closed', 'state_event: close'],
    ['opened', 'state_event: reopen'],
    ['whatever', 'state_event'],
  ])('of a state (%s) is answered with the event', async (state, meant) => {
    expect(await faults('issue.update', { project_id: 1, issue_iid: 2, state })).toEqual([
      `- state is not a parameter of this action; did you mean ${meant}?`,
    ]);
  });

  it('of a person is answered with the ids and where they come from', async () => {
    const problem = '- assignee is not a parameter of this action; did you mean assignee_ids?';
    expect(await faults('issue.create', { project_id: 1, title: 'x', assignee: 'alice' })).toEqual([`${problem} ${BY_USERNAME}`]);
    expect(await faults('issue.create', { project_id: 1, title: 'x', assignee: 7 })).toEqual([problem]);
  });
});

describe('a user name in place of an id', () => {
  it.each([
    ['issue.create', { title: 'x', assignee_ids: ['alice'] }, 'assignee_ids[0]'],
    ['issue.create', { title: 'x', assignee_ids: 'alice' }, 'assignee_ids'],
    ['project.member_add', { user_id: 'alice', access_level: 30 }, 'user_id'],
  ])('of %s %j is refused with where the id comes from', async (action, params, name) => {
    expect(await faults(action, { project_id: 1, ...params })).toEqual([`- ${name} must be a whole number (got "alice"). ${BY_USERNAME}`]);
  });
});

describe('an access level', () => {
  it.each(['developer', 'Developers', ' DEVELOPER ', '30', 30])('is taken as %j', async access_level => {
    const { sent } = await session.call('project.member_add', { project_id: 'nord/app', user_id: 3, access_level });
    expect(sent).toEqual([{ on: 'POST /api/v4/projects/nord%2Fapp/members', body: { user_id: 3, access_level: 30 } }]);
  });

  it('that has no such name is refused with the names', async () => {
    expect(await faults('project.member_add', { project_id: 1, user_id: 3, access_level: 'boss' })).toEqual([
      `- access_level must be a whole number (got "boss"): ${LEVELS}`,
    ]);
  });
});

describe('a link between issues', () => {
  it.each([
    [{}, 'nord/app'],
    [{ target_project_id: 'nord/other' }, 'nord/other'],
  ])('with %j leads to %s', async (given, target_project_id) => {
    const { sent } = await session.call('issue.link_create', { project_id: 'nord/app', issue_iid: 1, target_issue_iid: 2, ...given });
    expect(sent).toEqual([{ on: 'POST /api/v4/projects/nord%2Fapp/issues/1/links', body: { target_issue_iid: 2, target_project_id } }]);
  });
});

describe('arguments without end', () => {
  const long = 'x'.repeat(1_000_000);

  it.each([
    ['a name', 'issue.get', { project_id: 1, issue_iid: 1, [long]: 1 }],
    ['a number', 'issue.get', { project_id: 1, issue_iid: long }],
    ['a project', 'issue.get', { project_id: `${long}%`, issue_iid: 1 }],
    ['an action', `issue.${long}`, {}],
    ['very many names', 'issue.get', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`unknown_${i}`, 1]))],
    ['very many faults', 'issue.create', { project_id: 1, title: 'x', assignee_ids: Array.from({ length: 20_000 }, () => 'a') }],
    ['an action of very many words', 'issue '.repeat(50_000), {}],
  ])('(%s) are refused in few words', async (_, action, params) => {
    const answer = await session.call(action, params);
    expect(answer.error).toMatchObject({ code: expect.stringMatching(/^(?:invalid_params|unknown_action)$/) });
    expect(JSON.stringify(answer).length).toBeLessThan(6_000);
  });

  it('nested without end are refused by name', async () => {
    const settings: unknown = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
    expect(await faults('server.request', { method: 'POST', path: '/projects', body: settings })).toEqual([
      '- body is nested more than 100 levels deep',
    ]);
    const lists: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(await faults('issue.create', { project_id: 1, title: lists })).toEqual(['- title must be text (got a list)']);
  });
});
