/** Routes that the sandbox has before the catalog has an action for them, under a document that lets them pass. */
import { describe, expect, it } from 'vitest';
import type { OpenApi } from '../../../src/sandbox/contract.ts';
import { rows } from '../../../src/sandbox/row.ts';
import { type Answer, NOW, type Opened, openSandbox } from '../open-sandbox.ts';

/** A document of the given requests, each with the query names listed and an open body. */
function documentOf(requests: readonly string[]): OpenApi {
  const paths: Record<string, Record<string, OpenApi['paths'][string][string]>> = {};
  for (const request of requests) {
    const [method = '', path = '', query = ''] = request.split(/[ ?]/);
    const parameters = query === '' ? [] : query.split('&').map(name => ({ name, in: 'query' as const, schema: {} }));
    const requestBody = { content: { 'application/json': { schema: { type: 'object' } } } };
    paths[`/api/v4${path}`] = {
      ...paths[`/api/v4${path}`],
      [method.toLowerCase()]: { operationId: request, parameters, requestBody, responses: {} },
    };
  }
  return { paths, components: { schemas: {} } };
}

interface Case {
  readonly what: string;
  readonly requests: readonly string[];
  readonly act: (call: Opened['call']) => Promise<unknown>;
  readonly expected: unknown;
}

const ids = (answer: Answer): readonly unknown[] => answer.rows.map(row => row['id']);
const MR = '/projects/{p}/merge_requests/{m}';

const CASES: readonly Case[] = [
  {
    what: 'lists my issues, and those of everybody with scope=all',
    requests: ['GET /issues?scope'],
    act: async call => [(await call('GET', '/issues')).header('x-total'), (await call('GET', '/issues?scope=all')).header('x-total')],
    expected: ['38', '57'],
  },
  {
    what: 'lists the merge requests that wait for me',
    requests: ['GET /merge_requests?scope'],
    act: async call => ids(await call('GET', '/merge_requests?scope=assigned_to_me')),
    expected: [501],
  },
  {
    what: 'lists direct subgroups',
    requests: ['GET /groups/{g}/subgroups'],
    act: async call => ids(await call('GET', '/groups/7/subgroups')),
    expected: [8],
  },
  {
    what: 'sets and clears my status',
    requests: ['PUT /user/status', 'GET /user/status'],
    act: async call => {
      await call('PUT', '/user/status', { emoji: 'palm_tree', message: 'Away', availability: 'busy' });
      return (await call('GET', '/user/status')).body;
    },
    expected: { emoji: 'palm_tree', message: 'Away', availability: 'busy', message_html: 'Away', clear_status_at: null },
  },
  {
    what: 'shows an inherited member',
    requests: ['GET /projects/{p}/members/all/{u}', 'GET /projects/{p}/members'],
    act: async call => [
      (await call('GET', '/projects/73/members/all/2')).row['username'],
      (await call('GET', '/projects/73/members')).body,
    ],
    expected: ['bob', []],
  },
  {
    what: 'adds a member to a group',
    requests: ['POST /groups/{g}/members', 'GET /groups/{g}/members/{u}'],
    act: async call => {
      await call('POST', '/groups/8/members', { user_id: 4, access_level: 20 });
      const { row } = await call('GET', '/groups/8/members/4');
      return [row['username'], row['access_level'], row['created_at']];
    },
    expected: ['dana', 20, NOW],
  },
  {
    what: 'marks todos as done, one and all',
    requests: ['POST /todos/{t}/mark_as_done', 'POST /todos/mark_as_done', 'GET /todos'],
    act: async call => {
      const one = await call('POST', '/todos/1/mark_as_done');
      const left = ids(await call('GET', '/todos'));
      const all = await call('POST', '/todos/mark_as_done');
      return [one.row['state'], left, all.status, ids(await call('GET', '/todos'))];
    },
    expected: ['done', [2], 204, []],
  },
  {
    what: 'lists events of a person and of a project',
    requests: ['GET /users/{u}/events', 'GET /projects/{p}/events'],
    act: async call => [ids(await call('GET', '/users/2/events')), ids(await call('GET', '/projects/70/events'))],
    expected: [[], [3, 2, 1]],
  },
  {
    what: 'lists what stands in a milestone',
    requests: ['GET /projects/{p}/milestones/{m}/issues', 'GET /projects/{p}/milestones/{m}/merge_requests'],
    act: async call => [
      ids(await call('GET', '/projects/70/milestones/31/issues')),
      ids(await call('GET', '/projects/70/milestones/31/merge_requests')),
    ],
    expected: [[201], [501]],
  },
  {
    what: 'shows a merge request with its changes and its people',
    requests: [`GET ${MR}/changes`, `GET ${MR}/participants`],
    act: async call => [
      rows((await call('GET', '/projects/70/merge_requests/1/changes')).row['changes']).map(diff => diff['new_path']),
      ids(await call('GET', '/projects/70/merge_requests/1/participants')),
    ],
    expected: [['src/login.ts'], [1, 2]],
  },
  {
    what: 'publishes one draft note',
    requests: [`PUT ${MR}/draft_notes/{d}/publish`, `GET ${MR}/draft_notes`],
    act: async call => [
      (await call('PUT', '/projects/70/merge_requests/1/draft_notes/1/publish')).status,
      ids(await call('GET', '/projects/70/merge_requests/1/draft_notes')),
    ],
    expected: [204, []],
  },
  {
    what: 'cancels a merge that waits for its pipeline',
    requests: ['POST /projects/{p}/pipeline', `PUT ${MR}/merge`, `POST ${MR}/cancel_merge_when_pipeline_succeeds`],
    act: async call => {
      await call('POST', '/projects/70/pipeline', { ref: 'feature/login' });
      const waiting = await call('PUT', '/projects/70/merge_requests/1/merge', { auto_merge: true });
      const cancel = () => call('POST', '/projects/70/merge_requests/1/cancel_merge_when_pipeline_succeeds');
      return [waiting.row['state'], waiting.row['merge_when_pipeline_succeeds'], (await cancel()).body, (await cancel()).body];
    },
    expected: ['opened', true, { status: 'success' }, { status: 'error', message: "Can't cancel the automatic merge", http_status: 406 }],
  },
  {
    what: 'erases a job',
    requests: ['POST /projects/{p}/jobs/{j}/erase', 'GET /projects/{p}/jobs/{j}/trace'],
    act: async call => [
      (await call('POST', '/projects/70/jobs/1002/erase')).row['erased_at'],
      (await call('GET', '/projects/70/jobs/1002/trace')).body,
      (await call('POST', '/projects/70/jobs/1003/erase')).status,
    ],
    expected: [NOW, undefined, 403],
  },
  {
    what: 'sums up a test report',
    requests: ['GET /projects/{p}/pipelines/{i}/test_report_summary'],
    act: async call => (await call('GET', '/projects/70/pipelines/101/test_report_summary')).row['total'],
    expected: { time: 0.046, count: 3, success: 1, failed: 1, skipped: 1, error: 0, suite_error: null },
  },
  {
    what: 'changes a rule on a branch',
    requests: ['PATCH /projects/{p}/protected_branches/{b}'],
    act: async call => (await call('PATCH', '/projects/70/protected_branches/develop', { allow_force_push: true })).row['allow_force_push'],
    expected: true,
  },
  {
    what: 'downloads and deletes an upload',
    requests: ['GET /projects/{p}/uploads/{u}', 'DELETE /projects/{p}/uploads/{u}'],
    act: async call => {
      const read = await call('GET', '/projects/70/uploads/1');
      return [
        read.header('content-type'),
        (await call('DELETE', '/projects/70/uploads/1')).status,
        (await call('GET', '/projects/70/uploads/1')).status,
      ];
    },
    expected: ['image/png', 204, 404],
  },
  {
    what: 'moves the files of a project snippet',
    requests: ['PUT /projects/{p}/snippets/{s}', 'GET /projects/{p}/snippets/{s}/raw', 'DELETE /projects/{p}/snippets/{s}'],
    act: async call => {
      const files = [{ action: 'move', previous_path: 'restart.sh', file_path: 'bin/restart.sh' }];
      const moved = await call('PUT', '/projects/70/snippets/2', { files });
      const raw = await call('GET', '/projects/70/snippets/2/raw');
      return [moved.row['file_name'], raw.body, (await call('DELETE', '/projects/70/snippets/2')).status];
    },
    expected: ['bin/restart.sh', '#!/bin/sh\nsystemctl restart app\n', 204],
  },
  {
    what: 'comments on a project snippet',
    requests: ['POST /projects/{p}/snippets/{s}/notes', 'GET /projects/{p}/snippets/{s}/notes'],
    act: async call => {
      await call('POST', '/projects/70/snippets/2/notes', { body: 'Handy' });
      return (await call('GET', '/projects/70/snippets/2/notes')).rows.map(note => [note['body'], note['noteable_type']]);
    },
    expected: [
      ['Handy', 'Snippet'],
      ['Does this need sudo?', 'Snippet'],
    ],
  },
  {
    what: 'changes a hook, whose secret is never shown',
    requests: ['PUT /projects/{p}/hooks/{h}'],
    act: async call => {
      const { row } = await call('PUT', '/projects/70/hooks/1', { token: 'secret', note_events: true });
      return [row['note_events'], row['token_present'], 'token' in row];
    },
    expected: [true, true, false],
  },
  {
    what: 'adds a board and a list on it',
    requests: ['POST /projects/{p}/boards', 'POST /projects/{p}/boards/{b}/lists', 'GET /projects/{p}/boards/{b}'],
    act: async call => {
      const board = `/projects/70/boards/${(await call('POST', '/projects/70/boards', { name: 'Docs' })).row['id']}`;
      await call('POST', `${board}/lists`, { label_id: 14 });
      const { row } = await call('GET', board);
      return [row['name'], rows(row['lists']).map(list => list['position'])];
    },
    expected: ['Docs', [0]],
  },
  {
    what: 'keeps variables of a group, told apart by environment',
    requests: ['POST /groups/{g}/variables', 'GET /groups/{g}/variables/{k}?filter'],
    act: async call => {
      await call('POST', '/groups/7/variables', { key: 'A', value: '1' });
      await call('POST', '/groups/7/variables', { key: 'A', value: '2', environment_scope: 'production' });
      return (await call('GET', '/groups/7/variables/A')).body;
    },
    expected: { message: "There are multiple variables with provided parameters. Please use 'filter[environment_scope]'" },
  },
];

describe('the sandbox, ahead of the catalog,', () => {
  it.each(CASES)('$what', async ({ requests, act, expected }) => {
    const { call } = openSandbox({ openApi: documentOf(requests) });
    expect(await act(call)).toEqual(expected);
  });
});
