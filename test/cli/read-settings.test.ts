import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseCommandLine } from '../../src/cli/arguments.ts';
import { readSettings } from '../../src/cli/read-settings.ts';
import { SettingsError } from '../../src/config/settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const METADATA = "it is the address of a cloud's metadata, which holds the machine's own credentials.";

describe('the settings of a command', () => {
  it.each([
    ['http://169.254.169.254', 'http://169.254.169.254'],
    ['http://2852039166/', 'http://169.254.169.254'],
    ['http://[::ffff:169.254.169.254]', 'http://[::ffff:a9fe:a9fe]'],
    ['http://[2002:a9fe:a9fe::1]', 'http://[2002:a9fe:a9fe::1]'],
  ])('refuse %s in one sentence, whatever the command', (given, url) => {
    vi.stubEnv('GITLAB_URL', given);
    for (const words of [[], ['http'], ['find', 'issue'], ['run', 'user.me']]) {
      const line = parseCommandLine(words);
      expect(() => readSettings(line, { overHttp: words[0] === 'http' })).toThrow(
        new SettingsError(`GITLAB_URL names ${url}, which cannot be used: ${METADATA}`),
      );
    }
  });

  it('do not mind the address where the embedded GitLab stands in', () => {
    vi.stubEnv('GITLAB_URL', 'http://169.254.169.254');
    expect(readSettings(parseCommandLine(['--sandbox']), { overHttp: false }).settings.url).toBe('http://169.254.169.254');
  });

  it('check the further instances of HTTP callers too', () => {
    vi.stubEnv('GITLAB_URL', 'https://gitlab.test');
    vi.stubEnv('GITLAB_MCP_INSTANCES', 'https://other.test,http://10.0.0.8');
    expect(() => readSettings(parseCommandLine(['http']), { overHttp: true })).toThrow(/^GITLAB_MCP_INSTANCES names http:\/\/10\.0\.0\.8/);
    vi.stubEnv('GITLAB_MCP_ALLOW_PRIVATE_INSTANCES', 'true');
    expect(readSettings(parseCommandLine(['http']), { overHttp: true }).settings.instances).toHaveLength(2);
  });
});
