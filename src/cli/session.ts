/** What every command needs before it starts: settings, log, and a connection to GitLab or to the sandbox. */
import type { Surface } from '../call/call.ts';
import { type LoadedSettings, loadSettings, type Settings } from '../config/settings.ts';
import { packageVersion } from '../config/version.ts';
import { connect, type GitlabConnection } from '../gitlab/connection.ts';
import { createLogger, type Logger } from '../log/logger.ts';
import { callerOf, credentialOf, type Identity, isGitlabCom, viewOf } from '../server/identity.ts';
import { type CommandLine, UsageError } from './arguments.ts';

export interface Session {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly log: Logger;
  /** Ends connections; the process can then end by itself. */
  readonly close: () => Promise<void>;
}

/** Builds the session of a command. @throws SettingsError, UsageError */
export async function openSession(line: CommandLine, more: { readonly surface?: Surface } = {}): Promise<Session> {
  const { settings, warnings }: LoadedSettings = loadSettings({ flags: line.flags, env: process.env });
  const log = createLogger(settings.logLevel);
  for (const warning of warnings) log.warn('settings', { message: warning });
  const { connection, url, token, closeSandbox } = isSandboxed(line) ? await openSandbox(line, settings, log) : openGitlab(settings, log);
  const identity: Identity = {
    caller: callerOf(url, credentialOf(token)),
    view: viewOf(settings, {
      localFiles: true,
      ...(more.surface ? { surface: more.surface } : {}),
      ...(isSandboxed(line) ? {} : { isGitlabCom: isGitlabCom(url) }),
    }),
    connection,
  };
  const close = async (): Promise<void> => {
    await connection.close();
    await closeSandbox?.();
  };
  return { settings, identity, log, close };
}

export const isSandboxed = (line: CommandLine): boolean => line.flags['sandbox'] === true || line.flags['sandbox-port'] !== undefined;

interface Opened {
  readonly connection: GitlabConnection;
  readonly url: string;
  readonly token: string | undefined;
  readonly closeSandbox?: () => Promise<void>;
}

export const connectionOptions = (settings: Settings, log: Logger) => ({
  skipTlsVerify: settings.skipTlsVerify,
  caFile: settings.caFile,
  timeoutMs: settings.actionTimeout * 1000,
  rateLimit: settings.rateLimitRps > 0 ? { rps: settings.rateLimitRps, burst: settings.rateLimitBurst } : undefined,
  env: process.env,
  version: packageVersion,
  log,
});

function openGitlab(settings: Settings, log: Logger): Opened {
  return {
    connection: connect({ instance: { url: settings.url }, ...connectionOptions(settings, log) }),
    url: settings.url,
    token: settings.token,
  };
}

/** The embedded GitLab needs no token; its own stands in for one. */
export const SANDBOX_TOKEN = 'sandbox';

export async function openSandbox(line: CommandLine, settings: Settings, log: Logger): Promise<Opened> {
  const { createSandbox } = await import('../sandbox/sandbox.ts');
  const sandbox = createSandbox();
  const connection = connect({ instance: { url: sandbox.url }, fetch: sandbox.fetch, ...connectionOptions(settings, log) });
  const asked = line.flags['sandbox-port'];
  if (asked === undefined) return { connection, url: sandbox.url, token: SANDBOX_TOKEN };
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--sandbox-port takes a port number, not "${String(asked)}".`);
  const { serveSandbox } = await import('../sandbox/server.ts');
  const served = await serveSandbox(sandbox, { port });
  log.info('sandbox', { url: served.url });
  return { connection, url: sandbox.url, token: SANDBOX_TOKEN, closeSandbox: served.close };
}
