import { describe, expect, it } from 'vitest';
import { parseRemote, pathOnInstance, readNamespacePath } from '../../src/execute/project-spelling.ts';

const instance = { url: 'https://gitlab.test' };

describe('a project as people write it', () => {
  it.each([
    ['70', '70'],
    ['acme/tools/cli', 'acme/tools/cli'],
    [' acme/tools ', 'acme/tools'],
    ['/acme/tools/', 'acme/tools'],
    ['acme%2Ftools%2Fcli', 'acme/tools/cli'],
    ['acme%2ftools', 'acme/tools'],
    ['acme/app.config/api.v2', 'acme/app.config/api.v2'],
    ['acme/tools.git', 'acme/tools'],
    ['git@gitlab.test:acme/app.config/api.v2.git', 'acme/app.config/api.v2'],
    ['ssh://git@gitlab.test:2222/acme/app.config/api.v2.git', 'acme/app.config/api.v2'],
    ['ssh://git@ssh.gitlab.test/acme/app.git', 'acme/app'],
    ['https://gitlab.test/acme/app.config/api.v2.git', 'acme/app.config/api.v2'],
    ['https://gitlab.test/acme/app/-/issues/4', 'acme/app'],
    ['https://mira:token@gitlab.test/acme/app', 'acme/app'],
  ])('reads %s as %s', (text, value) => {
    expect(readNamespacePath(text, 'project', instance)).toEqual({ kind: 'read', value });
  });

  it.each([
    ['', 'must not be empty: give the project’s id or full path (group/project)'.replace('’', "'")],
    ['acme%252Ftools', 'is percent-encoded twice: write it plainly (group/project)'],
    ['acme%zz', 'is not readable as a percent-encoded path: write it plainly (group/project)'],
    ['My Project', "must be the project's id or full path as in its address (group/project), not its display name"],
    [
      'https://github.com/acme/app',
      'points at github.com, but this server talks to gitlab.test: give the full path of a project on gitlab.test',
    ],
    [
      'git@evil-gitlab.test:acme/app.git',
      'points at evil-gitlab.test, but this server talks to gitlab.test: give the full path of a project on gitlab.test',
    ],
    ['https://gitlab.test/', 'is an address without a project: give the full path'],
    ['file:///etc/passwd', 'is an address that cannot be read: give the full path (group/project)'],
  ])('refuses %j with one sentence', (text, why) => {
    expect(readNamespacePath(text, 'project', instance)).toEqual({ kind: 'refused', why });
  });

  it('takes the folder of a relative installation off the path', () => {
    const relative = { url: 'https://corp.test/gitlab' };
    expect(readNamespacePath('https://corp.test/gitlab/acme/app.git', 'project', relative)).toEqual({ kind: 'read', value: 'acme/app' });
    expect(pathOnInstance({ host: 'corp.test', path: 'acme/app' }, relative)).toBe('acme/app');
  });

  it('reads no address where there is none', () => {
    expect(parseRemote('acme/app')).toBeUndefined();
    expect(parseRemote('C:\\work\\app')).toBeUndefined();
  });
});
