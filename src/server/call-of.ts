/** Builds the `Call` of one request from what the SDK knows of it, for either era. */
import { randomUUID } from 'node:crypto';
import { CLIENT_CAPABILITIES_META_KEY, CLIENT_INFO_META_KEY, type Server, type ServerContext } from '@modelcontextprotocol/server';
import type { Call, ClientFacts, Era } from '../call/call.ts';
import type { Logger } from '../log/logger.ts';
import { type ElicitServing, elicitWireOf } from './elicit-wire.ts';
import type { Identity } from './identity.ts';

export interface CallParts {
  readonly server: Server;
  readonly ctx: ServerContext;
  readonly era: Era;
  readonly identity: Identity;
  readonly log: Logger;
  readonly roundForCodex: boolean;
  readonly serving: ElicitServing;
}

export function callOf({ server, ctx, era, identity, log, roundForCodex, serving }: CallParts): Call {
  const client = clientOf(server, ctx, era);
  const id = randomUUID().slice(0, 8);
  const progressToken = ctx.mcpReq._meta?.progressToken;
  return {
    caller: identity.caller,
    view: identity.view,
    era,
    client,
    roundPriorities: roundForCodex && /codex/i.test(client.name ?? ''),
    signal: ctx.mcpReq.signal,
    progress: (done, total, message) => {
      if (progressToken === undefined) return;
      const params = { progressToken, progress: done, ...(total === undefined ? {} : { total }), message };
      ctx.mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined); // a client that left needs no progress
    },
    elicit: elicitWireOf({ server, ctx, era, serving }),
    id,
    log: log.with({ call: id }),
  };
}

/** On 2026-07-28 each request says who sends it; before, the handshake did. */
function clientOf(server: Server, ctx: ServerContext, era: Era): ClientFacts {
  if (era === 'legacy') {
    const info = server.getClientVersion();
    return { name: info?.name, version: info?.version, capabilities: { ...server.getClientCapabilities() } };
  }
  const envelope = ctx.mcpReq.envelope as Readonly<Record<string, unknown>> | undefined; // its type has no index by these keys
  const info = envelope?.[CLIENT_INFO_META_KEY] as { name?: string; version?: string } | undefined;
  const capabilities = envelope?.[CLIENT_CAPABILITIES_META_KEY] as Readonly<Record<string, unknown>> | undefined;
  return { name: info?.name, version: info?.version, capabilities: capabilities ?? {} };
}
