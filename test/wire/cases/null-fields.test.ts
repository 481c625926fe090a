/** Fields that GitLab sends as null: no row, no word null, and JSON that fits the published schema. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';
import { schemaFaults } from '../../support/schema-faults.ts';

const bare = (iid: number) => ({
  id: 9,
  iid,
  title: 'Quiet',
  description: null,
  state: 'opened',
  labels: [],
  assignees: [],
  milestone: null,
  due_date: null,
  closed_at: null,
  closed_by: null,
  weight: null,
  confidential: false,
  web_url: `https://gitlab.test/nord/app/-/issues/${iid}`,
  author: { username: 'mira', avatar_url: null },
  created_at: '2025-03-21T09:00:00.000Z',
});

describe('an issue without a description', () => {
  it('is read as a card without it', async () => {
    const answer = await onStub({
      action: 'issue.get',
      params: { project_id: 'nord/app', issue_iid: 42 },
      routes: [{ on: 'GET /api/v4/projects/nord%2Fapp/issues/42', body: bare(42) }],
    });
    expect(answer).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/issues/42'],
      text: [
        '## 🟢 Issue #42: Quiet',
        '',
        '- **State**: 🟢 opened',
        '- **Author**: @mira',
        '- **Created**: 21 Mar 2025 09:00 UTC',
        '- **URL**: [https://gitlab.test/nord/app/-/issues/42](https://gitlab.test/nord/app/-/issues/42)',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'issue.note_list' to see comments on this issue",
        "- Use action 'issue.update' to change title, labels, assignees, or milestone",
        "- Use action 'issue.mrs_related' to see the merge requests related to an issue",
      ],
      json: {
        next_steps: [
          "Use action 'issue.note_list' to see comments on this issue",
          "Use action 'issue.update' to change title, labels, assignees, or milestone",
          "Use action 'issue.mrs_related' to see the merge requests related to an issue",
        ],
        id: 9,
        iid: 42,
        title: 'Quiet',
        state: 'opened',
        labels: [],
        assignees: [],
        confidential: false,
        web_url: 'https://gitlab.test/nord/app/-/issues/42',
        author: {
          username: 'mira',
        },
        created_at: '2025-03-21T09:00:00.000Z',
      },
      resource: 'gitlab://project/nord%2Fapp/issue/42',
    });
    expect(schemaFaults('issue.get', answer.json)).toEqual([]);
  });

  it('is listed, with null items left out', async () => {
    const answer = await onStub({
      action: 'issue.list',
      params: { project_id: 1 },
      routes: [{ on: 'GET /api/v4/projects/1/issues', body: [bare(1), null] }],
    });
    expect(answer).toEqual({
      sent: ['GET /api/v4/projects/1/issues'],
      text: [
        '## Issues (1)',
        '',
        '| IID | Title | State | Author |',
        '| --- | --- | --- | --- |',
        '| [#1](https://gitlab.test/nord/app/-/issues/1) | Quiet | 🟢 opened | @mira |',
        '',
        '---',
        '💡 **Next steps:**',
        '- When presenting these results, always include the clickable [text](url) links from the table so the user can navigate to GitLab',
        "- Use action 'issue.get' to see one issue in full",
        "- Use action 'issue.create' to open a new issue",
        "- Use action 'issue.list_group' to list issues across a whole group",
      ],
      json: {
        next_steps: [
          'When presenting these results, always include the clickable [text](url) links from the table so the user can navigate to GitLab',
          "Use action 'issue.get' to see one issue in full",
          "Use action 'issue.create' to open a new issue",
          "Use action 'issue.list_group' to list issues across a whole group",
        ],
        issues: [
          {
            id: 9,
            iid: 1,
            title: 'Quiet',
            state: 'opened',
            labels: [],
            assignees: [],
            confidential: false,
            web_url: 'https://gitlab.test/nord/app/-/issues/1',
            author: {
              username: 'mira',
            },
            created_at: '2025-03-21T09:00:00.000Z',
          },
        ],
        pagination: {
          page: 0,
          per_page: 0,
          total_items: 0,
          total_pages: 0,
          next_page: 0,
          prev_page: 0,
          has_more: false,
        },
      },
    });
    expect(schemaFaults('issue.list', answer.json)).toEqual([]);
  });
});

describe('the lint of a broken CI file', () => {
  const broken = {
    valid: false,
    errors: ['jobs:deploy config should contain a script'],
    warnings: [],
    merged_yaml: null,
    includes: null,
    jobs: null,
  };

  it('says what is wrong, and is no error', async () => {
    const answer = await onStub({
      action: 'template.lint_project',
      params: { project_id: 'nord/app' },
      routes: [{ on: 'GET /api/v4/projects/nord%2Fapp/ci/lint', body: broken }],
    });
    expect(answer).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/ci/lint'],
      text: [
        '## ❌ CI/CD configuration',
        '',
        '- **Valid**: ❌',
        '- **Errors**: jobs:deploy config should contain a script',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'repository.file_get' to read .gitlab-ci.yml",
        "- Use action 'template.lint' to check a corrected version before committing",
      ],
      json: {
        next_steps: [
          "Use action 'repository.file_get' to read .gitlab-ci.yml",
          "Use action 'template.lint' to check a corrected version before committing",
        ],
        valid: false,
        errors: ['jobs:deploy config should contain a script'],
        warnings: [],
      },
    });
    expect(schemaFaults('template.lint_project', answer.json)).toEqual([]);
  });

  it('that was handed over says it too', async () => {
    const { sent, json, error } = await onStub({
      action: 'template.lint',
      params: { project_id: 'nord/app', content: 'deploy: {}' },
      routes: [{ on: 'POST /api/v4/projects/nord%2Fapp/ci/lint', body: broken }],
    });
    expect(sent).toEqual([{ on: 'POST /api/v4/projects/nord%2Fapp/ci/lint', body: { content: 'deploy: {}' } }]);
    expect({ json, error }).toMatchObject({ json: { valid: false, errors: broken.errors }, error: undefined });
  });
});

describe('an object of which only the id is left', () => {
  it.each([
    ['merge_request.get', { project_id: 1, merge_request_iid: 3 }, '/projects/1/merge_requests/3', { iid: 3, title: null, author: null }],
    [
      'pipeline.get',
      { project_id: 1, pipeline_id: 3 },
      '/projects/1/pipelines/3',
      { id: 3, status: null, user: null, detailed_status: null },
    ],
    [
      'job.get',
      { project_id: 1, job_id: 3 },
      '/projects/1/jobs/3',
      { id: 3, name: null, runner: null, artifacts_file: null, commit: null },
    ],
    [
      'release.get',
      { project_id: 1, tag_name: 'v1' },
      '/projects/1/releases/v1',
      { tag_name: 'v1', assets: null, commit: null, _links: null },
    ],
    ['user.get', { user_id: 3 }, '/users/3', { id: 3, username: null, bio: null, location: null }],
    ['project.get', { project_id: 3 }, '/projects/3', { id: 3, description: null, namespace: null, owner: null, license: null }],
  ])('is still shown by %s', async (action, params, path, body) => {
    const answer = await onStub({ action, params, routes: [{ on: `GET /api/v4${path}`, body }] });
    expect(answer.sent).toEqual([`GET /api/v4${path}`]);
    expect(answer.text.join('\n')).not.toMatch(/null|undefined|\[object/);
    expect(schemaFaults(action, answer.json)).toEqual([]);
    expect(JSON.stringify(answer.json)).not.toContain('null');
  });
});
