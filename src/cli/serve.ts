/** `serve`: MCP over stdio, until the client leaves. */
import { SettingsError } from '../config/settings.ts';
import { serveOverStdio } from '../server/stdio.ts';
import type { CommandLine } from './arguments.ts';
import { openSession } from './session.ts';

/** Milliseconds for open connections to end before the process is ended anyway. */
const GRACE = 1000;

export async function serve(line: CommandLine): Promise<void> {
  const session = await openSession(line);
  if (session.settings.authMode === 'oauth') {
    await session.close();
    throw new SettingsError(
      'GITLAB_MCP_AUTH_MODE is oauth, which protects the command http alone. Take it out to serve on stdin and stdout.',
    );
  }
  let hasEnded = false;
  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    setTimeout(() => process.exit(0), GRACE).unref();
    void session.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  serveOverStdio({ settings: session.settings, identity: session.identity, log: session.log, onEnd: end });
}
