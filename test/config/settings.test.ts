import { describe, expect, it } from 'vitest';
import { flagOf, SETTINGS } from '../../src/config/definitions.ts';
import { loadSettings, SettingsError } from '../../src/config/settings.ts';

const load = (env: Record<string, string> = {}, flags: Record<string, string | boolean> = {}, file = '') =>
  loadSettings({ env, flags, readFile: () => file });

describe('settings', () => {
  it('takes a flag over the environment, the environment over the env file, and that over the default', () => {
    const file = 'GITLAB_MCP_TIER=premium\nGITLAB_MCP_LOG_LEVEL=error\nGITLAB_MCP_TOOL_SURFACE=individual\n';
    const { settings } = load(
      { GITLAB_MCP_ENV_FILE: '/settings', GITLAB_MCP_TIER: 'ultimate', GITLAB_MCP_TOOL_SURFACE: 'meta' },
      { 'tool-surface': 'dynamic' },
      file,
    );
    expect([settings.toolSurface, settings.tier, settings.logLevel, settings.metaParamSchema]).toEqual([
      'dynamic',
      'ultimate',
      'error',
      'opaque',
    ]);
  });

  it.each([
    ['https://git.corp.test/gitlab/', 'https://git.corp.test/gitlab'],
    ['https://gitlab.test/api/v4', 'https://gitlab.test'],
    ['https://gitlab.test/api/v4/', 'https://gitlab.test'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://git.corp.test/gitlab/api/v4', 'https://git.corp.test/gitlab'],
  ])('reads the instance %s as %s', (given, url) => {
    expect(load({ GITLAB_URL: given }).settings.url).toBe(url);
  });

  it.each([
    [
      { GITLAB_URL: 'gitlab.test' },
      'GITLAB_URL is "gitlab.test", but takes an http or https address such as https://gitlab.com. Correct it or leave it out.',
    ],
    [
      { GITLAB_URL: 'ftp://gitlab.test' },
      'GITLAB_URL is "ftp://gitlab.test", but takes an http or https address such as https://gitlab.com. Correct it or leave it out.',
    ],
    [{ GITLAB_URL: 'https://bob:pw@gitlab.test' }, 'GITLAB_URL holds a user name or password. Take it out and set GITLAB_TOKEN instead.'],
    [
      { GITLAB_MCP_INSTANCES: 'https://a.test, https://bob:pw@b.test' },
      'GITLAB_MCP_INSTANCES holds a user name or password. Take it out: callers send tokens of their own.',
    ],
    [
      { GITLAB_MCP_TRUSTED_ORIGINS: 'https://app.test/page' },
      'GITLAB_MCP_TRUSTED_ORIGINS is "https://app.test/page", but takes origins such as https://app.example.com, separated by commas. Correct it or leave it out.',
    ],
    [
      { GITLAB_MCP_PUBLIC_URL: 'mcp.test' },
      'GITLAB_MCP_PUBLIC_URL is "mcp.test", but takes an http or https address such as https://mcp.example.com/mcp. Correct it or leave it out.',
    ],
    [
      { GITLAB_MCP_REDIS_URL: 'http://:s3cret@redis.test' },
      'GITLAB_MCP_REDIS_URL is not a redis:// or rediss:// address. Correct it or leave it out.',
    ],
    [{ GITLAB_MCP_AUTH_MODE: 'basic' }, 'GITLAB_MCP_AUTH_MODE is "basic", but takes one of token, oauth. Correct it or leave it out.'],
    [{ GITLAB_MCP_READ_ONLY: 'yess' }, 'GITLAB_MCP_READ_ONLY is "yess", but takes true or false. Correct it or leave it out.'],
    [{ GITLAB_MCP_CONSENT: 'humans' }, 'GITLAB_MCP_CONSENT is "humans", but takes one of model, human. Correct it or leave it out.'],
    [
      { GITLAB_MCP_ACTION_TIMEOUT: '-1' },
      'GITLAB_MCP_ACTION_TIMEOUT is "-1", but takes a whole number from 0. Correct it or leave it out.',
    ],
  ])('refuses %j with one sentence', (env, sentence) => {
    expect(() => load(env)).toThrow(new SettingsError(sentence));
  });

  it('never repeats a password of the address in the sentence', () => {
    const sentence = (() => {
      try {
        load({ GITLAB_URL: 'https://bob:s3cret@gitlab.test' });
        return 'nothing was refused';
      } catch (error) {
        return String(error);
      }
    })();
    expect(sentence).toContain('Take it out');
    expect(sentence).not.toContain('s3cret');
  });

  it('warns of an unknown name with the nearest one', () => {
    expect(load({ GITLAB_MCP_TOOL_SURFACES: 'meta' }).warnings).toEqual([
      'GITLAB_MCP_TOOL_SURFACES is not a setting; did you mean GITLAB_MCP_TOOL_SURFACE?',
    ]);
  });

  it.each([
    [{ AUTOPILOT: 'true' }, true],
    [{ AUTOPILOT: 'true', GITLAB_MCP_YOLO_MODE: 'false' }, false],
    [{ GITLAB_MCP_YOLO_MODE: '1' }, true],
    [{}, false],
  ])('reads yolo mode before autopilot: %j', (env, yolo) => {
    expect(load(env).settings.yolo).toBe(yolo);
  });

  it('says which settings file cannot be read', () => {
    const failing = () =>
      loadSettings({
        env: { GITLAB_MCP_ENV_FILE: '/no/such' },
        flags: {},
        readFile: () => {
          throw new Error('ENOENT');
        },
      });
    expect(failing).toThrow('The settings file "/no/such" cannot be read (ENOENT). Correct GITLAB_MCP_ENV_FILE or create the file.');
  });

  it('gives every setting a flag of its own', () => {
    const flags = Object.values(SETTINGS).map(flagOf);
    expect(new Set(flags).size).toBe(flags.length);
  });

  it('freezes what it loaded', () => {
    expect(Object.isFrozen(load().settings)).toBe(true);
  });
});
