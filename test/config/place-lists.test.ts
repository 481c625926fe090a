import { describe, expect, it } from 'vitest';
import { loadSettings, SettingsError } from '../../src/config/settings.ts';

const load = (env: Record<string, string>, overHttp?: boolean) =>
  loadSettings({
    env: { GITLAB_URL: 'https://git.corp.test/gitlab', ...env },
    flags: {},
    ...(overHttp === undefined ? {} : { overHttp }),
  }).settings;

describe('the entries of a list of projects', () => {
  it.each([
    ['demo/app', 'demo/app'],
    ['42', '42'],
    ['demo/app/', 'demo/app'],
    ['/demo/app', 'demo/app'],
    ['demo%2Fapp', 'demo/app'],
    ['demo/app.git', 'demo/app'],
    ['"demo/app"', 'demo/app'],
    ["'demo/app'", 'demo/app'],
    ['demo/*', 'demo/*'],
    ['demo/**', 'demo/*'],
    ['demo/*/', 'demo/*'],
    ['demo/.github', 'demo/.github'],
    ['https://git.corp.test/gitlab/demo/app.git', 'demo/app'],
    ['https://git.corp.test/gitlab/demo/app/-/issues/4', 'demo/app'],
    ['git@git.corp.test:demo/app.git', 'demo/app'],
    ['ssh://git@ssh.git.corp.test:2222/demo/app.git', 'demo/app'],
  ])('read %s as %s', (entry, read) => {
    expect(load({ GITLAB_MCP_DENY_PROJECTS: entry }).denyProjects).toEqual([read]);
  });

  const takes = 'a list of projects takes full paths (group/project), numeric ids, and group/* for all below a group';
  it.each([
    ['*', `can match nothing: ${takes}`],
    ['**', `can match nothing: ${takes}`],
    ['demo/a*', `can match nothing: ${takes}`],
    ['*/app', `can match nothing: ${takes}`],
    ['demo/*/app', `can match nothing: ${takes}`],
    ['demo//app', `can match nothing: ${takes}`],
    ['demo/../app', `can match nothing: ${takes}`],
    ['demo\\app', `can match nothing: ${takes}`],
    ['demo app', `can match nothing: ${takes}`],
    ['demo%252Fapp', `can match nothing: ${takes}`],
    ['demo%zzapp', 'is not readable as a percent-encoded path'],
    ['demo', 'names no project, but perhaps a group: write demo/*, or list it among the groups'],
    ['7/*', 'can match nothing: write group/* with the path of the group, or list its id among the groups'],
    ['https://github.test/demo/app', 'names github.test, which is not the instance that this server talks to'],
    ['https://git.corp.test/gitlab', 'names no project, but perhaps a group: write gitlab/*, or list it among the groups'],
  ])('refuse %s', (entry, why) => {
    expect(() => load({ GITLAB_MCP_DENY_PROJECTS: entry })).toThrow(
      new SettingsError(`GITLAB_MCP_DENY_PROJECTS holds the entry "${entry}", which ${why}. Correct it or take it out.`),
    );
  });
});

describe('the entries of a list of groups', () => {
  it.each([
    ['demo', 'demo'],
    ['demo/platform/', 'demo/platform'],
    ['demo/*', 'demo'],
    ['demo/**', 'demo'],
    ['20', '20'],
    ['"demo"', 'demo'],
    ['https://git.corp.test/gitlab/groups/demo/platform/-/members', 'demo/platform'],
  ])('read %s as %s', (entry, read) => {
    expect(load({ GITLAB_MCP_ALLOW_GROUPS: entry }).allowGroups).toEqual([read]);
  });

  it.each(['*', 'de*', 'demo group'])('refuse %s', entry => {
    const why = 'can match nothing: a list of groups takes full paths (group/subgroup) and numeric ids';
    expect(() => load({ GITLAB_MCP_ALLOW_GROUPS: entry })).toThrow(
      new SettingsError(`GITLAB_MCP_ALLOW_GROUPS holds the entry "${entry}", which ${why}. Correct it or take it out.`),
    );
  });
});

describe('a setting that guards something', () => {
  it.each(['GITLAB_MCP_ALLOW_PROJECTS', 'GITLAB_MCP_DENY_GROUPS', 'GITLAB_MCP_EXCLUDE_TOOLS'])('%s is not set to commas alone', name => {
    expect(() => load({ [name]: ' , ' })).toThrow(
      new SettingsError(`${name} is " , ", but takes entries separated by commas, and this holds none. Correct it or leave it out.`),
    );
    expect(() => load({ [name]: '' })).not.toThrow();
  });

  it('is not set where only the HTTP server would heed it', () => {
    expect(() => load({ GITLAB_MCP_AUTH_MODE: 'oauth' }, false)).toThrow(
      new SettingsError(
        'GITLAB_MCP_AUTH_MODE is "oauth", which only the HTTP server heeds: here it would protect nothing. Start with the command http, or take it out.',
      ),
    );
    expect(load({ GITLAB_MCP_AUTH_MODE: 'token' }, false).authMode).toBe('token');
    expect(load({ GITLAB_MCP_AUTH_MODE: 'oauth' }, true).authMode).toBe('oauth');
  });
});

describe('the address of an instance', () => {
  it.each(['https://gitlab.test/?private_token=hush', 'https://gitlab.test/#hush', 'https://gitlab.test?'])(
    'holds no query or fragment: %s',
    url => {
      expect(() => load({ GITLAB_URL: url })).toThrow(
        new SettingsError('GITLAB_URL holds a query or fragment. Give only the address of the instance.'),
      );
    },
  );
});
