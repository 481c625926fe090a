/** Answers without a byte: a success by their status, a failure by their status, never parsed into something else. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const done = { status: 'success', message: 'Action completed successfully.' };

describe('a success without a body', () => {
  it('that claims to be JSON is one line', async () => {
    expect(
      await onStub({
        action: 'branch.delete',
        params: { project_id: 'nord/app', branch_name: 'old', confirm: true },
        routes: [
          {
            on: 'DELETE /api/v4/projects/nord%2Fapp/repository/branches/old',
            status: 204,
            headers: { 'content-type': 'application/json' },
          },
        ],
      }),
    ).toEqual({
      sent: ['DELETE /api/v4/projects/nord%2Fapp/repository/branches/old'],
      text: ['✅ Action completed successfully.'],
      json: done,
    });
  });

  it.each([
    ['pipeline.cancel', { project_id: 1, pipeline_id: 55 }, 'POST /projects/1/pipelines/55/cancel', 200],
    ['pipeline.cancel', { project_id: 1, pipeline_id: 55 }, 'POST /projects/1/pipelines/55/cancel', 202],
    ['issue.create', { project_id: 1, title: 'x' }, 'POST /projects/1/issues', 201],
    ['merge_request.unapprove', { project_id: 1, merge_request_iid: 3 }, 'POST /projects/1/merge_requests/3/unapprove', 201],
    ['project.delete', { project_id: 1 }, 'DELETE /projects/1', 202],
  ])('of %s is a success line', async (action, params, route, status) => {
    const on = route.replace(' ', ' /api/v4');
    const answer = await onStub({ action, params, confirm: true, routes: [{ on, status }] });
    expect({ text: answer.text, json: answer.json, error: answer.error }).toEqual({
      text: ['✅ Action completed successfully.'],
      json: done,
      error: undefined,
    });
  });

  it.each(['null', '""', '  \n'])('but %j is a success line too', async raw => {
    const answer = await onStub({
      action: 'pipeline.cancel',
      params: { project_id: 1, pipeline_id: 55 },
      routes: [{ on: 'POST /api/v4/projects/1/pipelines/55/cancel', raw }],
    });
    expect(answer.json).toEqual(done);
  });

  it('of a read says that there is nothing to show', async () => {
    const nothing = 'GitLab answered without any content: there is nothing to show.';
    const answer = await onStub({
      action: 'issue.get',
      params: { project_id: 1, issue_iid: 4 },
      routes: [{ on: 'GET /api/v4/projects/1/issues/4', status: 200 }],
    });
    expect(answer).toEqual({
      sent: ['GET /api/v4/projects/1/issues/4'],
      text: [nothing],
      json: { status: 'empty', message: nothing },
    });
  });

  it('of a list is an empty list', async () => {
    const { json, error } = await onStub({
      action: 'branch.list',
      params: { project_id: 1 },
      routes: [{ on: 'GET /api/v4/projects/1/repository/branches', status: 200 }],
    });
    expect({ json, error }).toMatchObject({ json: { branches: [] }, error: undefined });
  });
});

describe('a failure without a body', () => {
  it('of a write is an open outcome with its status', async () => {
    expect(
      await onStub({
        action: 'pipeline.cancel',
        params: { project_id: 'nord/app', pipeline_id: 55 },
        routes: [{ on: 'POST /api/v4/projects/nord%2Fapp/pipelines/55/cancel', status: 500 }],
      }),
    ).toEqual({
      sent: ['POST /api/v4/projects/nord%2Fapp/pipelines/55/cancel'],
      text: [
        expect.stringMatching(
          /^127\.0\.0\.1:\d+ answered with status 500, so whether the write was carried out is unknown\. Look before trying again\.$/,
        ),
      ],
      error: { code: 'outcome_unknown', status: 500, retryable: false },
    });
  });

  it.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [422, 'rejected'],
  ])('with status %i is an error of code %s', async (status, code) => {
    const { error } = await onStub({
      action: 'issue.update',
      params: { project_id: 1, issue_iid: 4, title: 'x' },
      routes: [{ on: 'PUT /api/v4/projects/1/issues/4', status }],
    });
    expect(error).toEqual({ code, status, retryable: false });
  });
});
