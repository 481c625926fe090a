/**
 * Serves MCP on stdin and stdout until the client leaves. Owns the process's end: a closed stdin, a broken stdout or a
 * signal ends it with exit code 0; nothing but protocol is ever written to stdout.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../log/logger.ts';
import { surfaceOf } from '../surfaces/surfaces.ts';
import { serveElicitation } from './elicit-wire.ts';
import type { Identity } from './identity.ts';
import { callPath, createFactory } from './mcp-server.ts';
import { SplicingStdioTransport } from './stdio-transport.ts';

export interface StdioServerOptions {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly log: Logger;
  /** Called once, when the client has left. */
  readonly onEnd: () => void;
}

export function serveOverStdio({ settings, identity, log, onEnd }: StdioServerOptions): void {
  const surface = surfaceOf(identity.view.surface);
  let list: string | undefined;
  const transport = new SplicingStdioTransport({
    maxLineBytes: settings.stdioMaxLineBytes,
    toolList: () => (list ??= surface.list(identity.view)),
    onListed: warm,
    onClosed: onEnd,
  });
  const factory = createFactory({
    identify: () => identity,
    log,
    roundForCodex: settings.clientCompat,
    elicitation: serveElicitation({ stateKey: settings.stateKey }),
  });
  process.stdout.on('error', onEnd);
  serveStdio(factory, { transport, onerror: error => log.warn('protocol', { message: error.message }) });
}

let isWarm = false;

/** After the first list a call is likely: load its path while nobody waits. */
function warm(): void {
  if (isWarm) return;
  isWarm = true;
  setTimeout(() => {
    void callPath().then(() => new Headers());
  }, 5).unref();
}
