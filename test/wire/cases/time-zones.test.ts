/** Moments with any offset: shown in UTC, kept as GitLab sent them, and sent as they were given. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

describe('a moment with an offset', () => {
  it('is shown in UTC and kept as it came', async () => {
    expect(
      await onStub({
        action: 'pipeline.get',
        params: { project_id: 1, pipeline_id: 9 },
        routes: [
          {
            on: 'GET /api/v4/projects/1/pipelines/9',
            body: {
              id: 9,
              iid: 1,
              status: 'success',
              ref: 'main',
              sha: 'd4',
              created_at: '2025-11-18T07:34:26.717+03:00',
              updated_at: null,
              user: null,
            },
          },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/1/pipelines/9'],
      text: [
        '## ✅ Pipeline #9',
        '',
        '- **Status**: ✅ success',
        '- **Ref**: main',
        '- **Commit**: `d4`',
        '- **Created**: 18 Nov 2025 04:34 UTC',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'job.list' to see its jobs",
        "- Use action 'pipeline.test_report' to see which tests failed",
        "- Use action 'pipeline.graph' to see the pipeline as a graph",
      ],
      json: {
        next_steps: [
          "Use action 'job.list' to see its jobs",
          "Use action 'pipeline.test_report' to see which tests failed",
          "Use action 'pipeline.graph' to see the pipeline as a graph",
        ],
        id: 9,
        iid: 1,
        status: 'success',
        ref: 'main',
        sha: 'd4',
        created_at: '2025-11-18T07:34:26.717+03:00',
      },
      resource: 'gitlab://project/1/pipeline/9',
    });
  });

  it.each([
    ['2025-11-18T04:34:26Z', '18 Nov 2025 04:34 UTC'],
    ['2025-11-18T04:34:26.717Z', '18 Nov 2025 04:34 UTC'],
    ['2025-11-18T23:34:26-05:00', '19 Nov 2025 04:34 UTC'],
    ['2025-11-18 04:34:26 UTC', '18 Nov 2025 04:34 UTC'],
    ['2025-11-18T10:04:26+0530', '18 Nov 2025 04:34 UTC'],
    ['2026-01-01T02:00:00+03:00', '31 Dec 2025 23:00 UTC'],
    // without a zone nobody can tell the instant: shown as it came
    ['2025-11-18T04:34:26', '2025-11-18T04:34:26'],
  ])('%s reads %s', async (created_at, shown) => {
    const { text, json } = await onStub({
      action: 'issue.get',
      params: { project_id: 1, issue_iid: 4 },
      routes: [{ on: 'GET /api/v4/projects/1/issues/4', body: { iid: 4, title: 't', created_at } }],
    });
    expect(text).toContain(`- **Created**: ${shown}`);
    expect(json).toMatchObject({ created_at });
  });
});

describe('a moment as an argument', () => {
  it('keeps its offset', async () => {
    const { sent } = await onStub({
      action: 'issue.list',
      params: { project_id: 1, created_after: '2025-11-18T07:34:26+03:00' },
      routes: [{ on: 'GET /api/v4/projects/1/issues', body: [] }],
    });
    expect(sent).toEqual(['GET /api/v4/projects/1/issues?created_after=2025-11-18T07%3A34%3A26%2B03%3A00']);
  });

  it.each(['yesterday', '18 Nov 2025', '2025-13-01T00:00:00Z', 1763440466])('%j is refused and sends nothing', async created_after => {
    const { sent, error } = await onStub({ action: 'issue.list', params: { project_id: 1, created_after } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'created_after' } });
  });
});
