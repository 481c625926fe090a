/** Numbers as numbers and as text: the same request, digit for digit, and nothing that only looks like a number. */
import { describe, expect, it } from 'vitest';
import { onStub, openStub } from '../../support/on-stub.ts';

describe('an IID', () => {
  it.each([
    [4711, 763],
    ['4711', 763],
    [4711, '763'],
    ['4711', '763'],
  ])('makes the same request for project %j and merge request %j', async (project_id, merge_request_iid) => {
    const { sent, json, resource } = await onStub({
      action: 'merge_request.get',
      params: { project_id, merge_request_iid },
      routes: [{ on: 'GET /api/v4/projects/4711/merge_requests/763', body: { id: 99001, iid: 763, title: 'Tidy' } }],
    });
    expect({ sent, resource }).toEqual({
      sent: ['GET /api/v4/projects/4711/merge_requests/763'],
      resource: 'gitlab://project/4711/mr/763',
    });
    expect(json).toMatchObject({ id: 99001, iid: 763 });
  });

  it.each(['12abc', '#12', '1e3', '0x1f', '12.0', ' 12', '', 12.5, true])('%j is refused and sends nothing', async issue_iid => {
    const { sent, error } = await onStub({ action: 'issue.get', params: { project_id: 1, issue_iid } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'issue_iid' } });
  });
});

describe('an id beyond 32 bits', () => {
  const routes = [
    { on: 'GET /api/v4/projects/nord%2Fapp/jobs/15701568935', body: { id: 15701568935, name: 'unit', status: 'success', ref: 'main' } },
    { on: 'GET /api/v4/projects/nord%2Fapp/pipelines/21474836480', body: { id: 21474836480, status: 'success', ref: 'main' } },
  ];

  it.each([15701568935, '15701568935'])('%j stays whole in path, Markdown, JSON and address', async job_id => {
    expect(await onStub({ action: 'job.get', params: { project_id: 'nord/app', job_id }, routes })).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/jobs/15701568935'],
      text: [
        '## ✅ Job #15701568935: unit',
        '',
        '- **Status**: ✅ success',
        '- **Ref**: main',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'job.trace' to read its log",
        "- Use action 'job.retry' to retry it",
      ],
      json: {
        next_steps: ["Use action 'job.trace' to read its log", "Use action 'job.retry' to retry it"],
        id: 15701568935,
        name: 'unit',
        status: 'success',
        ref: 'main',
      },
      resource: 'gitlab://project/nord%2Fapp/job/15701568935',
    });
  });

  it('stays whole for pipelines, users and in lists of ids', async () => {
    const session = await openStub(routes);
    try {
      const pipeline = await session.call('pipeline.get', { project_id: 'nord/app', pipeline_id: '21474836480' });
      const update = await session.call('issue.update', { project_id: 1, issue_iid: 4, assignee_ids: ['9000000001', 9000000002] });
      expect([pipeline.sent, update.sent]).toEqual([
        ['GET /api/v4/projects/nord%2Fapp/pipelines/21474836480'],
        [{ on: 'PUT /api/v4/projects/1/issues/4', body: { assignee_ids: [9000000001, 9000000002] } }],
      ]);
    } finally {
      await session.close();
    }
  });

  it('above what a number holds exactly is refused rather than rounded', async () => {
    expect(await onStub({ action: 'job.get', params: { project_id: 1, job_id: '9007199254740993' } })).toEqual({
      sent: [],
      text: [
        "One parameter of 'job.get' cannot be accepted, so nothing was sent to GitLab. Correct what is named and call it again.",
        '',
        '- job_id is above 9007199254740991, more than a number can hold exactly',
        '- Valid parameters: project_id (required), job_id (required)',
      ],
      error: {
        code: 'invalid_params',
        retryable: false,
        parameter: 'job_id',
      },
    });
  });
});
