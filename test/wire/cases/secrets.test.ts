/** Secrets in GitLab's answers and in errors: masked in text, JSON and the embedded resource alike. */
import { describe, expect, it } from 'vitest';
import { TEST_TOKEN } from '../../support/in-process.ts';
import { onStub, openStub } from '../../support/on-stub.ts';

describe('a project', () => {
  const project = {
    id: 1,
    name: 'a',
    path_with_namespace: 'nord/a',
    runners_token: 'GR1348941madeup',
    import_url: 'https://bot:p4ss@git.other.test/a.git',
    mirror: true,
    forked_from_project: { id: 2, path_with_namespace: 'nord/b', runners_token: 'GR1348941other' },
  };

  it('is read without its credentials', async () => {
    expect(
      await onStub({ action: 'project.get', params: { project_id: 1 }, routes: [{ on: 'GET /api/v4/projects/1', body: project }] }),
    ).toEqual({
      sent: ['GET /api/v4/projects/1'],
      text: [
        '## Project: nord/a',
        '',
        '- **Id**: 1',
        '- **Forked from**: nord/b',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'repository.tree' to browse its files",
        "- Use action 'issue.list' to see its issues",
        "- Use action 'merge_request.list' to see its merge requests",
        "- Use action 'project.members' to list the project's members and roles",
      ],
      json: {
        next_steps: [
          "Use action 'repository.tree' to browse its files",
          "Use action 'issue.list' to see its issues",
          "Use action 'merge_request.list' to see its merge requests",
          "Use action 'project.members' to list the project's members and roles",
        ],
        id: 1,
        name: 'a',
        path_with_namespace: 'nord/a',
        runners_token: '[masked]',
        import_url: 'https://[masked]@git.other.test/a.git',
        mirror: true,
        forked_from_project: {
          id: 2,
          path_with_namespace: 'nord/b',
          runners_token: '[masked]',
        },
      },
      resource: 'gitlab://project/1',
    });
  });

  it.each([
    ['project.list', {}, 'GET /projects', [project]],
    [
      'group.get',
      { group_id: 1 },
      'GET /groups/1',
      { id: 1, name: 'g', full_path: 'g', runners_token: 'GR1348941madeup', projects: [project] },
    ],
    ['project.update', { project_id: 1, description: 'x' }, 'PUT /projects/1', project],
    ['project.fork', { project_id: 1 }, 'POST /projects/1/fork', project],
    ['ci_variable.list', { project_id: 1 }, 'GET /projects/1/variables', [{ key: 'A', value: 'p4ss', hidden: true, masked: true }]],
    [
      'project.hook_get',
      { project_id: 1, hook_id: 1 },
      'GET /projects/1/hooks/1',
      { id: 1, url: 'https://bot:p4ss@hooks.test/x', token: 'GR1348941madeup' },
    ],
    ['user.current', {}, 'GET /user', { id: 1, username: 'mira', private_token: 'p4ss', feed_token: 'p4ss' }],
  ])('as %s shows it has no secret either', async (action, params, route, body) => {
    const answer = await onStub({ action, params, routes: [{ on: route.replace(' ', ' /api/v4'), body }] });
    expect(answer.error).toBeUndefined();
    expect(JSON.stringify(answer)).not.toMatch(/GR1348941|p4ss/);
  });
});

describe('a value that a caller sends', () => {
  it('as a variable is not shown back, in the answer, in a preview or in a refusal', async () => {
    const params = { project_id: 1, key: 'A', value: 's3cret-value' };
    const created = await onStub({
      action: 'ci_variable.create',
      params: { ...params, masked_and_hidden: true },
      routes: [{ on: 'POST /api/v4/projects/1/variables', status: 201, body: { key: 'A', value: 's3cret-value', hidden: true } }],
    });
    const preview = await onStub({ action: 'ci_variable.create', params, env: { GITLAB_MCP_SAFE_MODE: 'true' } });
    const refused = await onStub({ action: 'ci_variable.create', params: { ...params, value: { a: 's3cret-value' } } });
    expect(created.sent).toEqual([
      { on: 'POST /api/v4/projects/1/variables', body: { key: 'A', value: 's3cret-value', masked_and_hidden: true } },
    ]);
    expect([preview.sent, refused.sent]).toEqual([[], []]);
    for (const { text, json, error } of [created, preview, refused])
      expect(JSON.stringify([text, json, error])).not.toContain('s3cret-value');
    expect(preview.json).toMatchObject({ status: 'blocked', params: { key: 'A', value: '[masked]' } });
  });
});

describe('the token', () => {
  it('that GitLab echoes in an error is hidden', async () => {
    const { text, error } = await onStub({
      action: 'issue.update',
      params: { project_id: 1, issue_iid: 4, title: 'x' },
      routes: [{ on: 'PUT /api/v4/projects/1/issues/4', status: 400, body: { message: `bad token ${TEST_TOKEN}` } }],
    });
    expect(error).toMatchObject({ code: 'rejected', status: 400 });
    expect(text).toContain('> bad token [hidden]');
  });

  it('that GitLab echoes in an answer or a log is hidden', async () => {
    const session = await openStub([
      { on: 'GET /api/v4/projects/1/issues/4', body: { iid: 4, title: `t ${TEST_TOKEN}` } },
      { on: 'GET /api/v4/projects/1/jobs/4/trace', headers: { 'content-type': 'text/plain' }, raw: `export T=${TEST_TOKEN}\n` },
    ]);
    try {
      const issue = await session.call('issue.get', { project_id: 1, issue_iid: 4 });
      const log = await session.call('job.trace', { project_id: 1, job_id: 4 });
      expect([issue.json, log.json]).toMatchObject([{ title: 't [masked]' }, { log: 'export T=[masked]' }]);
    } finally {
      await session.close();
    }
  });
});
