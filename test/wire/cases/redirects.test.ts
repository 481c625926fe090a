/** Redirects: followed for reads within the instance, said when a project moved, and never for a write that would become a read. */
import { describe, expect, it } from 'vitest';
import { onStub, openStub } from '../../support/on-stub.ts';

const moved = { id: 81, name: 'newname', path_with_namespace: 'nord/newname', web_url: 'https://gitlab.test/nord/newname' };

describe('reading a renamed project', () => {
  it('follows to the project and says that it moved', async () => {
    expect(
      await onStub({
        action: 'project.get',
        params: { project_id: 'nord/oldname' },
        routes: [
          {
            on: 'GET /api/v4/projects/nord%2Foldname',
            status: 301,
            headers: { location: '/api/v4/projects/81' },
            body: { message: 'moved' },
          },
          { on: 'GET /api/v4/projects/81', body: moved },
        ],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/nord%2Foldname', 'GET /api/v4/projects/81'],
      text: [
        '## Project: nord/newname',
        '',
        'This project has moved to nord/newname: use that path from now on.',
        '',
        '- **Id**: 81',
        '- **URL**: [https://gitlab.test/nord/newname](https://gitlab.test/nord/newname)',
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
        id: 81,
        name: 'newname',
        path_with_namespace: 'nord/newname',
        web_url: 'https://gitlab.test/nord/newname',
      },
      resource: 'gitlab://project/nord%2Foldname',
    });
  });

  it('says it beside a list below the project, with the id that GitLab gave', async () => {
    const { sent, text } = await onStub({
      action: 'branch.list',
      params: { project_id: 'nord/oldname' },
      routes: [
        {
          on: 'GET /api/v4/projects/nord%2Foldname/repository/branches',
          status: 302,
          headers: { location: '/api/v4/projects/81/repository/branches' },
        },
        { on: 'GET /api/v4/projects/81/repository/branches', body: [{ name: 'main' }] },
      ],
    });
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Foldname/repository/branches', 'GET /api/v4/projects/81/repository/branches']);
    expect(text.slice(0, 6)).toEqual([
      '## Branches (1)',
      '',
      'This project has moved: use its id 81 from now on.',
      '',
      '| Name |',
      '| --- |',
    ]);
  });

  it('ends a loop in an error', async () => {
    const { sent, error } = await onStub({
      action: 'project.get',
      params: { project_id: 5 },
      routes: [{ on: 'GET /api/v4/projects/5', status: 301, headers: { location: '/api/v4/projects/5' } }],
    });
    expect({ sent: sent.length, error }).toEqual({ sent: 6, error: { code: 'redirect_refused', status: 301, retryable: false } });
  });
});

describe('a write that is redirected', () => {
  it('from http to https is refused with the address to configure', async () => {
    const { sent, text, error } = await onStub({
      action: 'issue.create',
      params: { project_id: 'nord/app', title: 'Hello' },
      routes: [
        {
          on: 'POST /api/v4/projects/nord%2Fapp/issues',
          status: 301,
          headers: { location: 'https://gitlab.test/api/v4/projects/nord%2Fapp/issues' },
        },
      ],
    });
    expect({ sent, error }).toEqual({
      sent: [{ on: 'POST /api/v4/projects/nord%2Fapp/issues', body: { title: 'Hello' } }],
      error: { code: 'redirect_refused', status: 301, retryable: false },
    });
    expect(text.join('\n')).toContain('Set GITLAB_URL to https://gitlab.test.');
  });

  it.each([
    ['issue.update', { project_id: 'nord/old', issue_iid: 4, title: 'x' }, 'PUT', '/projects/nord%2Fold/issues/4'],
    ['branch.delete', { project_id: 'nord/old', branch_name: 'x' }, 'DELETE', '/projects/nord%2Fold/repository/branches/x'],
    ['pipeline.retry', { project_id: 'nord/old', pipeline_id: 9 }, 'POST', '/projects/nord%2Fold/pipelines/9/retry'],
  ])('is not sent on as a read by %s', async (action, params, method, path) => {
    const { sent, error } = await onStub({
      action,
      params,
      confirm: true,
      routes: [{ on: `${method} /api/v4${path}`, status: 301, headers: { location: '/api/v4/projects/81/x' } }],
    });
    expect(sent).toHaveLength(1);
    expect(error).toEqual({ code: 'redirect_refused', status: 301, retryable: false });
  });

  it('with a status that keeps the method goes on as the same write', async () => {
    const { sent, json } = await onStub({
      action: 'issue.create',
      params: { project_id: 'nord/old', title: 'Hello' },
      routes: [
        { on: 'POST /api/v4/projects/nord%2Fold/issues', status: 307, headers: { location: '/api/v4/projects/81/issues' } },
        { on: 'POST /api/v4/projects/81/issues', status: 201, body: { iid: 1, title: 'Hello' } },
      ],
    });
    expect(sent).toEqual([
      { on: 'POST /api/v4/projects/nord%2Fold/issues', body: { title: 'Hello' } },
      { on: 'POST /api/v4/projects/81/issues', body: { title: 'Hello' } },
    ]);
    expect(json).toMatchObject({ iid: 1 });
  });
});

describe('a download that is redirected', () => {
  it('to another host is refused, and the token does not go there', async () => {
    const elsewhere = await openStub([{ on: 'GET /store/logo.png', raw: 'x' }]);
    try {
      const { sent, error } = await onStub({
        action: 'repository.file_raw',
        params: { project_id: 1, file_path: 'logo.png' },
        routes: [
          {
            on: 'GET /api/v4/projects/1/repository/files/logo.png/raw',
            status: 302,
            headers: { location: `${elsewhere.stub.url}/store/logo.png` },
          },
        ],
      });
      expect(sent).toEqual(['GET /api/v4/projects/1/repository/files/logo.png/raw']);
      expect(error).toEqual({ code: 'redirect_refused', status: 302, retryable: false });
      expect(elsewhere.stub.requests).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });
});
