/** Words that GitLab added after this server was made: shown as they are, never a reason to fail. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';
import { schemaFaults } from '../../support/schema-faults.ts';

describe('a state nobody listed', () => {
  it('of a merge request passes through, with the marker of the unknown', async () => {
    const answer = await onStub({
      action: 'merge_request.get',
      params: { project_id: 'nord/app', merge_request_iid: 7 },
      routes: [
        {
          on: 'GET /api/v4/projects/nord%2Fapp/merge_requests/7',
          body: {
            iid: 7,
            title: 'Odd',
            state: 'parked',
            merge_status: 'awaiting_oracle',
            detailed_merge_status: 'security_policy_hold',
            source_branch: 'a',
            target_branch: 'main',
            author: { username: 'mira' },
          },
        },
      ],
    });
    expect(answer).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/merge_requests/7'],
      text: [
        '## ❓ MR !7: Odd',
        '',
        '- **State**: ❓ parked',
        '- **Source**: a',
        '- **Target**: main',
        '- **Merge Status**: security_policy_hold',
        '- **Author**: @mira',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'mr_review.changes_get' to see the diff of this merge request",
        "- Use action 'mr_review.discussion_list' to see its review threads",
        "- Use action 'merge_request.pipelines' to check its CI status",
      ],
      json: {
        next_steps: [
          "Use action 'mr_review.changes_get' to see the diff of this merge request",
          "Use action 'mr_review.discussion_list' to see its review threads",
          "Use action 'merge_request.pipelines' to check its CI status",
        ],
        iid: 7,
        title: 'Odd',
        state: 'parked',
        merge_status: 'awaiting_oracle',
        detailed_merge_status: 'security_policy_hold',
        source_branch: 'a',
        target_branch: 'main',
        author: {
          username: 'mira',
        },
      },
      resource: 'gitlab://project/nord%2Fapp/mr/7',
    });
    expect(schemaFaults('merge_request.get', answer.json)).toEqual([]);
  });

  it.each([
    [
      'pipeline.get',
      { project_id: 1, pipeline_id: 9 },
      '/projects/1/pipelines/9',
      { id: 9, status: 'hibernating', source: 'carrier_pigeon' },
    ],
    [
      'job.get',
      { project_id: 1, job_id: 9 },
      '/projects/1/jobs/9',
      { id: 9, name: 'unit', status: 'hibernating', failure_reason: 'moon_phase' },
    ],
    [
      'issue.get',
      { project_id: 1, issue_iid: 9 },
      '/projects/1/issues/9',
      { iid: 9, title: 't', state: 'hibernating', issue_type: 'saga' },
    ],
  ])('of %s passes through', async (action, params, path, body) => {
    const answer = await onStub({ action, params, routes: [{ on: `GET /api/v4${path}`, body }] });
    expect(answer.json).toMatchObject(body);
    expect(answer.text.join('\n')).toContain('❓');
    expect(schemaFaults(action, answer.json)).toEqual([]);
  });

  it.each([
    ['a number where text was', { iid: 9, title: 12 }],
    ['text where a number was', { iid: 'nine', title: 't' }],
    ['an object where text was', { iid: 9, title: { raw: 't' } }],
  ])('does not fail on %s', async (_, body) => {
    const answer = await onStub({
      action: 'issue.get',
      params: { project_id: 1, issue_iid: 9 },
      routes: [{ on: 'GET /api/v4/projects/1/issues/9', body }],
    });
    expect(answer.error).toBeUndefined();
    expect(answer.text.join('\n')).not.toMatch(/undefined|\[object/);
  });
});
