/** `serve`: MCP over stdio, until the client leaves. */
import { serveOverStdio } from '../server/stdio.ts';
import type { CommandLine } from './arguments.ts';
import { openSession } from './session.ts';

/** Milliseconds for open connections to end before the process is ended anyway. */
const GRACE = 1000;

export async function serve(line: CommandLine): Promise<void> {
  const session = await openSession(line);
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
