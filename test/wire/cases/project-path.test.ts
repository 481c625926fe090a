/** A project or group as models and people write it: one spelling on the wire, whatever was given. */
import { describe, expect, it } from 'vitest';
import { onStub, openStub } from '../../support/on-stub.ts';

const project = { id: 71, name: 'cli', path_with_namespace: 'nord/tools/cli', web_url: 'https://gitlab.test/nord/tools/cli' };
const group = { id: 12, name: 'tools', full_path: 'nord/tools', web_url: 'https://gitlab.test/groups/nord/tools' };
const onProject = { on: 'GET /api/v4/projects/nord%2Ftools%2Fcli', body: project };

describe('a project', () => {
  it.each(['nord/tools/cli', 'nord%2Ftools%2Fcli', 'nord%2ftools%2fcli', '/nord/tools/cli/', 'nord/tools/cli.git'])(
    'written %s is encoded once, and embedded under one address',
    async project_id => {
      const { sent, resource } = await onStub({ action: 'project.get', params: { project_id }, routes: [onProject] });
      expect({ sent, resource }).toEqual({
        sent: ['GET /api/v4/projects/nord%2Ftools%2Fcli'],
        resource: 'gitlab://project/nord%2Ftools%2Fcli',
      });
    },
  );

  it.each(['project_path', 'project'])('may be named %s', async name => {
    const { sent } = await onStub({ action: 'project.get', params: { [name]: 'nord/tools/cli' }, routes: [onProject] });
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Ftools%2Fcli']);
  });

  it('is one level of encoding in a path that holds a second name', async () => {
    const { sent } = await onStub({
      action: 'branch.get',
      params: { project_id: 'nord%2Ftools%2Fcli', branch_name: 'fix/a' },
      routes: [{ on: 'GET /api/v4/projects/nord%2Ftools%2Fcli/repository/branches/fix%2Fa', body: { name: 'fix/a' } }],
    });
    expect(sent).toEqual(['GET /api/v4/projects/nord%2Ftools%2Fcli/repository/branches/fix%2Fa']);
  });

  it('that is encoded twice is refused, since nobody can tell what was meant', async () => {
    expect(await onStub({ action: 'project.get', params: { project_id: 'nord%252Fcli' } })).toEqual({
      sent: [],
      text: [
        "One parameter of 'project.get' cannot be accepted, so nothing was sent to GitLab. Correct what is named and call it again.",
        '',
        '- project_id is percent-encoded twice: write it plainly (group/project)',
        '- Valid parameters: project_id (required), statistics, license, with_custom_attributes',
      ],
      error: {
        code: 'invalid_params',
        retryable: false,
        parameter: 'project_id',
      },
    });
  });

  it.each([1.5, -3, 0, true, ['nord/app'], { id: 1 }])('given as %j is refused and sends nothing', async project_id => {
    const { sent, error } = await onStub({ action: 'project.get', params: { project_id } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'project_id' } });
  });

  it('given by its display name is refused', async () => {
    expect(await onStub({ action: 'project.get', params: { project_id: 'Nord / Tools' } })).toEqual({
      sent: [],
      text: [
        "One parameter of 'project.get' cannot be accepted, so nothing was sent to GitLab. Correct what is named and call it again.",
        '',
        "- project_id must be the project's id or full path as in its address (group/project), not its display name",
        '- Valid parameters: project_id (required), statistics, license, with_custom_attributes',
      ],
      error: {
        code: 'invalid_params',
        retryable: false,
        parameter: 'project_id',
      },
    });
  });
});

describe('an address of a clone', () => {
  const dotted = { id: 73, name: 'api.v2', path_with_namespace: 'nord/app.config/api.v2' };
  const routes = [{ on: 'GET /api/v4/projects/nord%2Fapp.config%2Fapi.v2', body: dotted }];

  it.each([
    'git@127.0.0.1:nord/app.config/api.v2.git',
    'ssh://git@127.0.0.1:2222/nord/app.config/api.v2.git',
    'https://127.0.0.1/nord/app.config/api.v2.git',
    'https://127.0.0.1/nord/app.config/api.v2/-/tree/main',
  ])('%s is read as the path: not cut at a dot, without .git', async address => {
    const session = await openStub(routes);
    try {
      const direct = await session.call('project.get', { project_id: address });
      const found = await session.call('discover_project.resolve', { remote_url: address });
      expect([direct.sent, found.sent]).toEqual([
        ['GET /api/v4/projects/nord%2Fapp.config%2Fapi.v2'],
        ['GET /api/v4/projects/nord%2Fapp.config%2Fapi.v2'],
      ]);
      expect(found.json).toMatchObject({ path_with_namespace: 'nord/app.config/api.v2' });
    } finally {
      await session.close();
    }
  });

  it('of another host is refused and sends nothing', async () => {
    const { sent, text, error } = await onStub({ action: 'project.get', params: { project_id: 'git@elsewhere.test:nord/app.git' } });
    expect({ sent, error }).toEqual({ sent: [], error: { code: 'invalid_params', retryable: false, parameter: 'project_id' } });
    expect(text.join('\n')).toMatch(/project_id points at elsewhere\.test, but this server talks to 127\.0\.0\.1:\d+: give the full path/);
  });
});

describe('a group', () => {
  it.each(['nord/tools', 'nord%2Ftools', '/nord/tools/'])('written %s is encoded once', async group_id => {
    const { sent, resource } = await onStub({
      action: 'group.get',
      params: { group_id },
      routes: [{ on: 'GET /api/v4/groups/nord%2Ftools', body: group }],
    });
    expect({ sent, resource }).toEqual({
      sent: ['GET /api/v4/groups/nord%2Ftools?with_projects=false'],
      resource: 'gitlab://group/nord%2Ftools',
    });
  });
});
