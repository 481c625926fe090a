/** Names of branches and files, which may hold anything: every byte arrives, and nothing ends the path early. */
import { describe, expect, it } from 'vitest';
import { onStub } from '../../support/on-stub.ts';

const file = (file_path: string) => ({ file_path, encoding: 'base64', content: 'b2s=', size: 2 });

describe('a branch with # and %', () => {
  const branch = {
    name: 'fix/50%-off#42',
    protected: false,
    default: false,
    merged: false,
    web_url: 'https://gitlab.test/nord/app/-/tree/fix/50%25-off%2342',
    commit: { id: 'a1b2c3d4e5f6', title: 'Half' },
  };

  it('is asked for whole, and its link leads to it', async () => {
    expect(
      await onStub({
        action: 'branch.get',
        params: { project_id: 'nord/app', branch_name: 'fix/50%-off#42' },
        routes: [{ on: 'GET /api/v4/projects/nord%2Fapp/repository/branches/fix%2F50%25-off%2342', body: branch }],
      }),
    ).toEqual({
      sent: ['GET /api/v4/projects/nord%2Fapp/repository/branches/fix%2F50%25-off%2342'],
      text: [
        '## Branch: fix/50%-off#42',
        '',
        '- **Protected**: ❌',
        '- **Default**: ❌',
        '- **Merged**: ❌',
        '- **Commit**: `a1b2c3d4` Half',
        '- **URL**: [https://gitlab.test/nord/app/-/tree/fix/50%25-off%2342](https://gitlab.test/nord/app/-/tree/fix/50%25-off%2342)',
        '',
        '---',
        '💡 **Next steps:**',
        "- Use action 'branch.protect' to protect it",
        "- Use action 'repository.commit_list' to see its commits",
        "- Use action 'merge_request.create' to open a merge request from it",
      ],
      json: {
        next_steps: [
          "Use action 'branch.protect' to protect it",
          "Use action 'repository.commit_list' to see its commits",
          "Use action 'merge_request.create' to open a merge request from it",
        ],
        name: 'fix/50%-off#42',
        protected: false,
        default: false,
        merged: false,
        web_url: 'https://gitlab.test/nord/app/-/tree/fix/50%25-off%2342',
        commit: {
          id: 'a1b2c3d4e5f6',
          title: 'Half',
        },
      },
      resource: 'gitlab://project/nord%2Fapp/branch/fix%2F50%25-off%2342',
    });
  });

  it('is whole in a query too', async () => {
    const { sent } = await onStub({
      action: 'repository.commit_list',
      params: { project_id: 'nord/app', ref_name: 'fix/50%-off#42&all=true' },
    });
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Fapp/repository/commits?ref_name=fix%2F50%25-off%2342%26all%3Dtrue']);
  });

  it('is whole as the target of a write', async () => {
    const { sent } = await onStub({
      action: 'branch.create',
      params: { project_id: 'nord/app', branch: 'fix/50%-off#42', ref: 'main' },
    });
    expect(sent).toEqual([{ on: 'POST /api/v4/projects/nord%2Fapp/repository/branches', body: { branch: 'fix/50%-off#42', ref: 'main' } }]);
  });
});

describe('a file name', () => {
  it.each([
    ['notes/c++ intro.md', 'notes%2Fc%2B%2B%20intro.md'],
    ['docs/re\u0301sume\u0301.md', 'docs%2Fre%CC%81sume%CC%81.md'],
    ['docs/r\u00e9sum\u00e9.md', 'docs%2Fr%C3%A9sum%C3%A9.md'],
    ['документы/план.md', '%D0%B4%D0%BE%D0%BA%D1%83%D0%BC%D0%B5%D0%BD%D1%82%D1%8B%2F%D0%BF%D0%BB%D0%B0%D0%BD.md'],
    ['a?b=c&d.txt', 'a%3Fb%3Dc%26d.txt'],
    ['100%25.txt', '100%2525.txt'],
    ['a\\b.txt', 'a%5Cb.txt'],
    ['.gitlab-ci.yml', '.gitlab-ci.yml'],
  ])('%s is sent as the bytes it has', async (file_path, encoded) => {
    const on = `GET /api/v4/projects/nord%2Fapp/repository/files/${encoded}?ref=main`;
    const { sent, json } = await onStub({
      action: 'repository.file_get',
      params: { project_id: 'nord/app', file_path, ref: 'main' },
      routes: [{ on, body: file(file_path) }],
    });
    expect(sent).toEqual([on]);
    expect(json).toMatchObject({ file_path, content: 'ok', encoding: 'text' });
  });

  it('with a space is %20 in the path of a raw file and of its history as well', async () => {
    const params = { project_id: 1, file_path: 'my notes/a+b.md', ref: 'main' };
    const raw = await onStub({ action: 'repository.file_raw', params });
    const blame = await onStub({ action: 'repository.file_blame', params });
    expect([raw.sent, blame.sent]).toEqual([
      ['GET /api/v4/projects/1/repository/files/my%20notes%2Fa%2Bb.md/raw?ref=main'],
      ['GET /api/v4/projects/1/repository/files/my%20notes%2Fa%2Bb.md/blame?ref=main'],
    ]);
  });

  it('that climbs is refused and sends nothing', async () => {
    const { sent, error } = await onStub({
      action: 'repository.file_get',
      params: { project_id: 1, file_path: '../../../users', ref: 'main' },
    });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'file_path' } });
  });
});
