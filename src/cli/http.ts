/** `http`: MCP over HTTP for many callers, until a signal ends it. Owns the flags of the listener and the process's end. */
import { readFileSync } from 'node:fs';
import { loadSettings, SettingsError } from '../config/settings.ts';
import { connect } from '../gitlab/connection.ts';
import { createLogger } from '../log/logger.ts';
import { serveOverHttp } from '../server/http/serve.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import { connectionOptions, isSandboxed, openSandbox, SANDBOX_TOKEN } from './session.ts';

const DEFAULT_PORT = 8080;

export async function http(line: CommandLine): Promise<void> {
  const { settings, warnings } = loadSettings({ flags: line.flags, env: process.env });
  const log = createLogger(settings.logLevel);
  for (const warning of warnings) log.warn('settings', { message: warning });
  const sandbox = isSandboxed(line) ? await openSandbox(line, settings, log) : undefined;
  const shared = { ...connectionOptions(settings, log), rateLimit: undefined }; // over HTTP each credential has a pace of its own
  const server = await serveOverHttp({
    settings,
    ...listenerOf(line),
    url: sandbox?.url ?? settings.url,
    guestToken: sandbox && SANDBOX_TOKEN,
    connect: url =>
      sandbox && url === sandbox.url
        ? sandbox.connection
        : connect({ ...shared, instance: { url }, allowPrivate: url === settings.url || settings.allowPrivateInstances }),
    log,
  });
  process.stderr.write(`MCP is served at ${server.address.startsWith('http') ? `${server.address}/mcp` : `${server.address} (/mcp)`}\n`);
  const end = async (delayMs: number): Promise<void> => {
    await server.close({ delayMs });
    await sandbox?.closeSandbox?.();
    process.exit(0);
  };
  // A second signal means that nobody wants to wait.
  let signals = 0;
  const onSignal = (delayMs: number) => () => {
    signals += 1;
    if (signals > 1) process.exit(0);
    void end(delayMs);
  };
  process.on('SIGTERM', onSignal(settings.drainDelay * 1000));
  process.on('SIGINT', onSignal(0));
}

function listenerOf({ flags }: CommandLine) {
  const text = (name: string): string | undefined => (flags[name] === undefined ? undefined : String(flags[name]));
  const socket = text('socket');
  if (socket !== undefined && (text('host') ?? text('port')) !== undefined) {
    throw new UsageError('--socket stands instead of --host and --port. Give the one or the others.');
  }
  const port = Number(text('port') ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`--port takes a port number, not "${text('port')}".`);
  const stateless = (text('stateless') ?? 'true').toLowerCase();
  if (stateless !== 'true' && stateless !== 'false') throw new UsageError(`--stateless takes true or false, not "${stateless}".`);
  return {
    host: text('host') ?? '127.0.0.1',
    port,
    socket,
    stateless: stateless === 'true',
    tls: tlsOf(text('tls-cert'), text('tls-key')),
  };
}

function tlsOf(cert: string | undefined, key: string | undefined): { readonly cert: Buffer; readonly key: Buffer } | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined)
    throw new UsageError('--tls-cert and --tls-key go together: a certificate and its key, as PEM files.');
  return { cert: readPem('--tls-cert', cert), key: readPem('--tls-key', key) };
}

function readPem(flag: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new SettingsError(`${flag} names "${path}", which cannot be read (${cause instanceof Error ? cause.message : 'unknown fault'}).`);
  }
}
