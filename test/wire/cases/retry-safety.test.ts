/** What is sent twice: reads after a gateway's error. What never is: a write whose outcome nobody knows. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const gateway = (status: number) => ({
  status,
  headers: { 'content-type': 'text/html', 'retry-after': '0' },
  raw: '<html>Bad Gateway</html>',
});

describe('a write that meets a server error', () => {
  it('is sent once, and its outcome is called unknown', async () => {
    const on = 'POST /api/v4/projects/1/issues/4/notes';
    const { sent, text, error } = await onStub({
      action: 'issue.note_create',
      params: { project_id: 1, issue_iid: 4, body: 'once' },
      routes: [{ on, ...gateway(502) }],
    });
    expect({ sent, error }).toEqual({
      sent: [{ on, body: { body: 'once' } }],
      error: { code: 'outcome_unknown', status: 502, retryable: false },
    });
    expect(text.map(line => line.replace(/127\.0\.0\.1:\d+/, '<host>'))).toEqual([
      '<host> answered with a web page and status 502, so whether the write was carried out is unknown. Look before trying again.',
    ]);
  });

  it.each([
    ['issue.create', { project_id: 1, title: 'x' }, 'POST /projects/1/issues'],
    ['issue.update', { project_id: 1, issue_iid: 4, title: 'x' }, 'PUT /projects/1/issues/4'],
    ['branch.delete', { project_id: 1, branch_name: 'x' }, 'DELETE /projects/1/repository/branches/x'],
    ['pipeline.create', { project_id: 1, ref: 'main' }, 'POST /projects/1/pipeline'],
    ['merge_request.merge', { project_id: 1, merge_request_iid: 3 }, 'PUT /projects/1/merge_requests/3/merge'],
    [
      'repository.commit_create',
      { project_id: 1, branch: 'main', commit_message: 'x', actions: [{ action: 'delete', file_path: 'a' }] },
      'POST /projects/1/repository/commits',
    ],
    ['project.upload', { project_id: 1, filename: 'a', content_base64: 'aGk=' }, 'POST /projects/1/uploads'],
    ['vulnerability.dismiss', { vulnerability_id: 7 }, 'POST /../graphql'],
  ])('is sent once by %s', async (action, params, route) => {
    const on = route.includes('graphql') ? 'POST /api/graphql' : route.replace(' ', ' /api/v4');
    for (const status of [500, 502, 503, 504]) {
      const { sent, error } = await onStub({ action, params, confirm: true, routes: [{ on, ...gateway(status) }] });
      expect(sent).toHaveLength(1);
      expect(error).toEqual({ code: 'outcome_unknown', status, retryable: false });
    }
  });
});

describe('a read that meets a gateway error', () => {
  const on = 'GET /api/v4/projects/1/issues/4';

  it('is sent again and succeeds', async () => {
    const { sent, json } = await onStub({
      action: 'issue.get',
      params: { project_id: 1, issue_iid: 4 },
      routes: [
        { on, ...gateway(502), times: 1 },
        { on, body: { iid: 4, title: 'ok' } },
      ],
    });
    expect(sent).toEqual([on, on]);
    expect(json).toMatchObject({ iid: 4 });
  });

  it('is given up after three tries', async () => {
    const { sent, error } = await onStub({
      action: 'issue.get',
      params: { project_id: 1, issue_iid: 4 },
      routes: [{ on, ...gateway(503) }],
    });
    expect({ sent, error }).toEqual({ sent: [on, on, on], error: { code: 'server_error', status: 503, retryable: true } });
  });

  it('is not sent again after a 500, which would only fail again', async () => {
    const { sent } = await onStub({ action: 'issue.get', params: { project_id: 1, issue_iid: 4 }, routes: [{ on, ...gateway(500) }] });
    expect(sent).toEqual([on]);
  });
});
