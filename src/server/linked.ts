/**
 * Serves MCP inside this process: the same server as over stdio, its messages handed over instead of written. For the command
 * line, which is a client like any other, and for tests.
 */
import { InMemoryTransport, type JSONRPCMessage, type Transport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { surfaceOf } from '../surfaces/surfaces.ts';
import type { Identity } from './identity.ts';
import { TOOLS_MARK } from './list-splice.ts';
import { createFactory, type FactoryOptions } from './mcp-server.ts';

export interface LinkedOptions extends Omit<FactoryOptions, 'identify'> {
  readonly identity: Identity;
}

/** The client's end of a connection to a new server. Closing it ends the server too. */
export function serveLinked({ identity, ...options }: LinkedOptions): InMemoryTransport {
  const [client, server] = InMemoryTransport.createLinkedPair();
  const list = (): unknown => JSON.parse(surfaceOf(identity.view.surface).list(identity.view));
  const send = server.send.bind(server);
  server.send = (message, more) => send(withList(message, list), more);
  const transport: Transport = server;
  serveStdio(createFactory({ ...options, identify: () => identity }), {
    transport,
    onerror: error => options.log.warn('protocol', { message: error.message }),
  });
  return client;
}

/** Nothing is serialised here, so the list stands in the message itself. */
function withList(message: JSONRPCMessage, list: () => unknown): JSONRPCMessage {
  const isList = 'result' in message && (message.result as { tools?: unknown }).tools === TOOLS_MARK; // results are open objects to the SDK
  return isList ? ({ ...message, result: { ...message.result, tools: list() } } as JSONRPCMessage) : message;
}
