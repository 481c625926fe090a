import { describe, expect, it } from 'vitest';
import { factsOf, registry } from '../../src/catalog/generated.ts';
import { onStub } from '../support/on-stub.ts';
import type { StubRoute } from '../support/stub-gitlab.ts';

const unchanged = (on: string): StubRoute => ({ on, status: 304 });

interface Case {
  readonly action: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The write that GitLab answers with 304. */
  readonly write: string;
  readonly note: string;
  /** Where the object is read, and what it is. */
  readonly read?: readonly [on: string, body: Readonly<Record<string, unknown>>];
}

const issue = { project_id: 'demo/app', issue_iid: 3 };
const mergeRequest = { project_id: 'demo/app', merge_request_iid: 4 };
const ISSUE = '/api/v4/projects/demo%2Fapp/issues/3';
const MERGE_REQUEST = '/api/v4/projects/demo%2Fapp/merge_requests/4';
const PROJECT_LABEL = '/api/v4/projects/demo%2Fapp/labels/bug';
const GROUP_LABEL = '/api/v4/groups/demo/labels/bug';
const SUBSCRIBED = 'You were already subscribed.';
const NOT_SUBSCRIBED = 'You were not subscribed.';
const ON_THE_LIST = 'It is already on your to-do list.';

const CASES: readonly Case[] = [
  { action: 'issue.subscribe', params: issue, write: `POST ${ISSUE}/subscribe`, note: SUBSCRIBED, read: [ISSUE, { iid: 3 }] },
  { action: 'issue.unsubscribe', params: issue, write: `POST ${ISSUE}/unsubscribe`, note: NOT_SUBSCRIBED, read: [ISSUE, { iid: 3 }] },
  { action: 'issue.create_todo', params: issue, write: `POST ${ISSUE}/todo`, note: ON_THE_LIST },
  {
    action: 'merge_request.subscribe',
    params: mergeRequest,
    write: `POST ${MERGE_REQUEST}/subscribe`,
    note: SUBSCRIBED,
    read: [MERGE_REQUEST, { iid: 4 }],
  },
  {
    action: 'merge_request.unsubscribe',
    params: mergeRequest,
    write: `POST ${MERGE_REQUEST}/unsubscribe`,
    note: NOT_SUBSCRIBED,
    read: [MERGE_REQUEST, { iid: 4 }],
  },
  { action: 'merge_request.create_todo', params: mergeRequest, write: `POST ${MERGE_REQUEST}/todo`, note: ON_THE_LIST },
  {
    action: 'merge_request.approve',
    params: mergeRequest,
    write: `POST ${MERGE_REQUEST}/approve`,
    note: 'You had already approved it.',
    read: [`${MERGE_REQUEST}/approvals`, { user_has_approved: true }],
  },
  {
    action: 'merge_request.unapprove',
    params: mergeRequest,
    write: `POST ${MERGE_REQUEST}/unapprove`,
    note: 'You had not approved it.',
    read: [`${MERGE_REQUEST}/approvals`, { user_has_approved: false }],
  },
  {
    action: 'project.label_subscribe',
    params: { project_id: 'demo/app', label_id: 'bug' },
    write: `POST ${PROJECT_LABEL}/subscribe`,
    note: SUBSCRIBED,
    read: [PROJECT_LABEL, { name: 'bug' }],
  },
  {
    action: 'project.label_unsubscribe',
    params: { project_id: 'demo/app', label_id: 'bug' },
    write: `POST ${PROJECT_LABEL}/unsubscribe`,
    note: NOT_SUBSCRIBED,
    read: [PROJECT_LABEL, { name: 'bug' }],
  },
  {
    action: 'group.group_label_subscribe',
    params: { group_id: 'demo', label_id: 'bug' },
    write: `POST ${GROUP_LABEL}/subscribe`,
    note: SUBSCRIBED,
    read: [GROUP_LABEL, { name: 'bug' }],
  },
  {
    action: 'group.group_label_unsubscribe',
    params: { group_id: 'demo', label_id: 'bug' },
    write: `POST ${GROUP_LABEL}/unsubscribe`,
    note: NOT_SUBSCRIBED,
    read: [GROUP_LABEL, { name: 'bug' }],
  },
  {
    action: 'group.epic_create_todo',
    params: { group_id: 'demo', epic_iid: 2 },
    write: 'POST /api/v4/groups/demo/epics/2/todo',
    note: ON_THE_LIST,
  },
  {
    action: 'project.star',
    params: { project_id: 'demo/app' },
    write: 'POST /api/v4/projects/demo%2Fapp/star',
    note: 'You had already starred it.',
    read: ['/api/v4/projects/demo%2Fapp', { name: 'app' }],
  },
  {
    action: 'project.unstar',
    params: { project_id: 'demo/app' },
    write: 'POST /api/v4/projects/demo%2Fapp/unstar',
    note: 'You had not starred it.',
    read: ['/api/v4/projects/demo%2Fapp', { name: 'app' }],
  },
  {
    action: 'project.delete_fork_relation',
    params: { project_id: 'demo/app' },
    write: 'DELETE /api/v4/projects/demo%2Fapp/fork',
    note: 'It was not a fork.',
  },
  {
    action: 'user.follow',
    params: { user_id: 2 },
    write: 'POST /api/v4/users/2/follow',
    note: 'You already followed the user.',
    read: ['/api/v4/users/2', { username: 'bob' }],
  },
  {
    action: 'user.unfollow',
    params: { user_id: 2 },
    write: 'POST /api/v4/users/2/unfollow',
    note: 'You did not follow the user.',
    read: ['/api/v4/users/2', { username: 'bob' }],
  },
];

describe('a write that GitLab answers with 304, because it is so already', () => {
  it('is known of every action that the catalog says it of', () => {
    const said = registry().filter(entry => entry.runs === undefined && factsOf(entry).already !== undefined);
    expect(said.map(({ id }) => id).toSorted()).toEqual(CASES.map(({ action }) => action).toSorted());
  });

  it.each(CASES.filter(one => one.read !== undefined))('$action shows the object as it stands', async one => {
    const { action, params, write, note, read: [path, body] = ['', {}] } = one;
    const answer = await onStub({ action, params, routes: [unchanged(write), { on: `GET ${path}`, body }], confirm: true });
    expect(answer.sent).toEqual([write, `GET ${path}`]);
    expect(answer.error).toBeUndefined();
    expect(answer.json).toMatchObject(body);
    expect(answer.text).toContain(note);
  });

  it.each(CASES.filter(one => one.read === undefined))('$action says so', async ({ action, params, write, note }) => {
    const answer = await onStub({ action, params, routes: [unchanged(write)], confirm: true });
    expect(answer).toEqual({
      sent: [write],
      text: ['✅ Action completed successfully.', '', note],
      json: { status: 'success', message: 'Action completed successfully.' },
    });
  });

  it('is no refusal of any other action either', async () => {
    const write = 'PUT /api/v4/projects/demo%2Fapp/issues/3';
    const { sent, ...answer } = await onStub({
      action: 'issue.update',
      params: { ...issue, title: 'As it was' },
      routes: [unchanged(write)],
    });
    expect(sent).toEqual([{ on: write, body: { title: 'As it was' } }]);
    expect(answer).toEqual({
      text: ['✅ Action completed successfully.', '', 'GitLab changed nothing: it was so already.'],
      json: { status: 'success', message: 'Action completed successfully.' },
    });
  });

  it('is one of a raw request too', async () => {
    const write = 'POST /api/v4/projects/1/star';
    const answer = await onStub({
      action: 'server.request',
      params: { method: 'POST', path: '/projects/1/star' },
      routes: [unchanged(write)],
      confirm: true,
    });
    expect(answer.sent).toEqual([write]);
    expect(answer.json).toMatchObject({ status: 304 });
    expect(answer.text).toContain('GitLab changed nothing: it was so already.');
  });

  it('stays a refusal of a read, for which nothing was asked that could be so already', async () => {
    const answer = await onStub({ action: 'issue.get', params: issue, routes: [unchanged(`GET ${ISSUE}`)] });
    expect(answer.error).toEqual({ code: 'rejected', status: 304, retryable: false });
  });

  it('leaves other refusals as they are', async () => {
    const write = 'POST /api/v4/projects/demo%2Fapp/star';
    const answer = await onStub({
      action: 'project.star',
      params: { project_id: 'demo/app' },
      routes: [{ on: write, status: 404, body: { message: '404 Project Not Found' } }],
    });
    expect(answer.sent).toEqual([write]);
    expect(answer.error).toEqual({ code: 'not_found', status: 404, retryable: false });
  });
});
