/** Lists in a query: `name[]` for each item where GitLab reads brackets, one comma list where it reads that. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const pages = { 'x-page': '1', 'x-per-page': '20', 'x-next-page': '', 'x-total': '2', 'x-total-pages': '1' };

describe('several states of jobs', () => {
  it('are all asked for', async () => {
    expect(
      await onStub({
        action: 'job.list_project',
        params: { project_id: 'nord/app', scope: ['failed', 'canceled'] },
        routes: [
          {
            on: 'GET /api/v4/projects/nord%2Fapp/jobs',
            headers: pages,
            body: [
              { id: 1, name: 'a', status: 'failed' },
              { id: 2, name: 'b', status: 'canceled' },
            ],
          },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/jobs?scope[]=failed&scope[]=canceled'],
      text: [
        '## Jobs (2)',
        '',
        '| Job | Name | Status |',
        '| --- | --- | --- |',
        '| #1 | a | ❌ failed |',
        '| #2 | b | ⛔ canceled |',
        '',
        'Page 1 of 1 | 2 items total | 20 per page',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'job.get' to see one job in full",
        "- Use action 'job.trace' to read the log of a job",
        "- Use action 'job.list' to see the jobs of a pipeline",
      ],
      json: {
        next_steps: [
          "Use action 'job.get' to see one job in full",
          "Use action 'job.trace' to read the log of a job",
          "Use action 'job.list' to see the jobs of a pipeline",
        ],
        jobs: [
          {
            id: 1,
            name: 'a',
            status: 'failed',
          },
          {
            id: 2,
            name: 'b',
            status: 'canceled',
          },
        ],
        pagination: {
          page: 1,
          per_page: 20,
          total_items: 2,
          total_pages: 1,
          next_page: 0,
          prev_page: 0,
          has_more: false,
        },
      },
    });
  });
});

describe('a list in a query', () => {
  it.each([
    [
      'job.list',
      { project_id: 1, pipeline_id: 9, scope: ['failed', 'manual'] },
      '/projects/1/pipelines/9/jobs?scope[]=failed&scope[]=manual',
    ],
    ['issue.list', { project_id: 1, iids: [4, '5'] }, '/projects/1/issues?iids[]=4&iids[]=5'],
    ['issue.list', { project_id: 1, iids: '[4,5]' }, '/projects/1/issues?iids[]=4&iids[]=5'],
    ['issue.list', { project_id: 1, labels: ['a', 'b'] }, '/projects/1/issues?labels=a%2Cb'],
    ['issue.list', { project_id: 1, not_labels: ['a', 'b'] }, '/projects/1/issues?not[labels]=a%2Cb'],
    ['issue.list', { project_id: 1, iids: [] }, '/projects/1/issues'],
    ['merge_request.list', { project_id: 1, iids: [3] }, '/projects/1/merge_requests?iids[]=3'],
    [
      'merge_request.list',
      { project_id: 1, assignee_username: ['mira', 'tomas'] },
      '/projects/1/merge_requests?assignee_username[]=mira&assignee_username[]=tomas',
    ],
    ['project.milestone_list', { project_id: 1, iids: [1, 2] }, '/projects/1/milestones?iids[]=1&iids[]=2'],
    ['project.members', { project_id: 1, user_ids: [7, 8] }, '/projects/1/members/all?user_ids[]=7&user_ids[]=8'],
  ])('of %s %j is %s', async (action, params, path) => {
    const { sent } = await onStub({ action, params, routes: [{ on: `GET /api/v4${path.split('?')[0]}`, body: [] }] });
    expect(sent).toEqual([`GET /api/v4${path}`]);
  });
});
