/**
 * Serves MCP on stdin and stdout until the client leaves. Owns the process's end: a closed stdin, a broken stdout or a
 * signal ends it with exit code 0; nothing but protocol is ever written to stdout.
 */
import type { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { View } from '../call/call.ts';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../log/logger.ts';
import { surfaceOf } from '../surfaces/surfaces.ts';
import { serveElicitation } from './elicit-wire.ts';
import type { Identity } from './identity.ts';
import { callPath, createFactory } from './mcp-server.ts';
import { type Narrowing, startNarrowing } from './narrowing.ts';
import { SplicingStdioTransport } from './stdio-transport.ts';

export interface StdioServerOptions {
  readonly settings: Settings;
  readonly identity: Identity;
  readonly log: Logger;
  /** Called once, when the client has left. */
  readonly onEnd: () => void;
}

export function serveOverStdio({ settings, identity, log, onEnd }: StdioServerOptions): void {
  let server: Server | undefined;
  const narrowing = startNarrowing({
    identity,
    settings,
    log,
    onChanged: () => void server?.sendToolListChanged().catch(() => undefined), // a client that left needs no list
  });
  const asking = startAsking(narrowing);
  let listed: { readonly view: View; readonly text: string } | undefined;
  const transport = new SplicingStdioTransport({
    maxLineBytes: settings.stdioMaxLineBytes,
    toolList: () => {
      const { view } = narrowing.identity;
      if (listed?.view !== view) listed = { view, text: surfaceOf(view.surface).list(view) };
      return listed.text;
    },
    onListed: () => asking.listed(),
    onClosed: () => {
      narrowing.stop();
      onEnd();
    },
  });
  const factory = createFactory({
    identify: () => narrowing.identity,
    identifyCall: () => narrowing.identity,
    onCalled: () => asking.called(),
    log,
    roundForCodex: settings.clientCompat,
    elicitation: serveElicitation({ stateKey: settings.stateKey }),
  });
  process.stdout.on('error', onEnd);
  const connect: typeof factory = context => {
    server = factory(context);
    return server;
  };
  serveStdio(connect, { transport, onerror: error => log.warn('protocol', { message: error.message }) });
}

interface Asking {
  /** A list was answered. */
  listed(): void;
  /** A call was answered. */
  called(): void;
}

/**
 * When GitLab is asked what the call may be: never before the first list. A surface that lists the actions themselves is asked
 * for at once, since its list may change; the two tools of the dynamic one stay as they are, so there the question waits until the
 * first call is answered, and a server that is only listed holds no connection and none of the code for one.
 */
function startAsking(narrowing: Narrowing): Asking {
  const listsActions = narrowing.identity.view.surface !== 'dynamic';
  let isListed = false;
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    void narrowing.learn();
  };
  return {
    listed() {
      if (isListed) return;
      isListed = true;
      // After the first list a call is likely: its path is loaded while nobody waits.
      setTimeout(() => {
        void callPath()
          .then(() => new Headers())
          .then(() => (listsActions ? ask() : undefined));
      }, 5).unref();
    },
    called() {
      if (isListed) ask();
    },
  };
}
