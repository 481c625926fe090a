/**
 * Puts the HTTP server together from settings: connections, identities, doors, MCP. The one place that knows which part is given
 * what.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerContext } from '@modelcontextprotocol/server';
import { type Settings, SettingsError } from '../../config/settings.ts';
import type { GitlabConnection } from '../../gitlab/connection.ts';
import type { Logger } from '../../log/logger.ts';
import { serveElicitation } from '../elicit-wire.ts';
import { callerOf, type Identity, viewOf } from '../identity.ts';
import { callPath, createFactory, type FactoryOptions } from '../mcp-server.ts';
import { Callers, type KnownCaller } from './callers.ts';
import { type ChangeBus, openChangeBus } from './change-bus.ts';
import { credentialOf, instanceOf } from './credentials.ts';
import { openDoors } from './doors.ts';
import { createEndpoint, type EndpointOptions, type Sender } from './endpoint.ts';
import { createEntry, type ListenOptions, TIMEOUTS, type Timeouts } from './entry.ts';
import { CEILING, rateRefusal } from './limits.ts';
import { BODY_LIMITS } from './message-body.ts';
import { createMetrics } from './metrics.ts';
import { checkIssuer, createOauthGate } from './oauth.ts';
import type { SharedStore } from './redis.ts';
import { senderOf } from './web-request.ts';

/** Seconds a state lives: what a spent answer must be remembered for. */
const STATE_TTL = 600;

export interface HttpServerOptions extends ListenOptions {
  readonly settings: Settings;
  /** False opens sessions for clients up to 2025-11-25. */
  readonly stateless: boolean;
  readonly tls?: EntryTls | undefined;
  /** A connection to an instance; asked for each of the instances once. */
  readonly connect: (url: string) => GitlabConnection;
  /** Base address that callers without the header GITLAB-URL mean. */
  readonly url: string;
  /** Stands in for the token of a caller without one: the sandbox's. */
  readonly guestToken?: string | undefined;
  readonly log: Logger;
  readonly timeouts?: Timeouts;
  readonly limits?: Partial<Pick<EndpointOptions, 'bodies' | 'calls' | 'streams'>>;
  /** Milliseconds for which what GitLab said of a credential is believed. */
  readonly factsTtlMs?: number;
  /** The clock by which sessions are idle, in milliseconds. */
  readonly sessionClock?: () => number;
  /** Changes what is served; the catalog's tools unless given. */
  readonly dispatcher?: (options: FactoryOptions, changes: ChangeBus) => ReturnType<typeof createFactory>;
  readonly list?: EndpointOptions['list'];
}

type EntryTls = NonNullable<Parameters<typeof createEntry>[0]['tls']>;

export interface HttpServer {
  /** Where it listens: an address, or the path of a socket. */
  readonly address: string;
  readonly openSessions: number;
  readonly knownCallers: number;
  /** Lets calls in flight end and closes everything. @param delayMs said to be draining before calls are refused */
  close(options?: { readonly delayMs?: number; readonly graceMs?: number }): Promise<void>;
}

/** Milliseconds that calls in flight have when the server ends. */
const GRACE = 25_000;

/** Opens the server. @throws SettingsError for settings that cannot be served together */
export async function serveOverHttp(options: HttpServerOptions): Promise<HttpServer> {
  const { settings, log, url } = options;
  checkSettings(options);
  const store = await openStore(settings, log);
  const connections = new Map([url, ...settings.instances].map(instance => [instance, options.connect(instance)]));
  const changes = openChangeBus(store?.relay);
  const view = viewOf(settings, { localFiles: false });
  const isSandbox = options.guestToken !== undefined;
  const callers = new Callers({
    view,
    rate: settings.rateLimitRps > 0 ? { rps: settings.rateLimitRps, burst: settings.rateLimitBurst } : undefined,
    changes,
    learn: { tier: !isSandbox && settings.tier === undefined, authority: !isSandbox && !settings.ignoreScopes, version: !isSandbox },
    ...(options.factsTtlMs === undefined ? {} : { ttlMs: options.factsTtlMs }),
  });
  const endpoint = createEndpoint({
    ...factories(options, changes, store),
    sessions: {
      most: settings.maxSessions,
      idleMs: settings.sessionTimeout * 1000,
      ...(options.sessionClock && { now: options.sessionClock }),
    },
    changes,
    bodies: options.limits?.bodies ?? BODY_LIMITS,
    calls: options.limits?.calls ?? CEILING,
    streams: options.limits?.streams ?? { all: 1024, each: 64 },
    list: options.list,
    log,
  });
  const metrics = createMetrics({
    calls: () => endpoint.inFlight,
    streams: () => endpoint.openStreams,
    sessions: () => endpoint.openSessions,
    callers: () => callers.size,
  });
  const own = connections.get(url);
  const oauth =
    settings.authMode === 'oauth' && own
      ? createOauthGate({ gitlab: url, resource: resourceOf(options), connection: own, readOnly: settings.readOnly, log })
      : undefined;

  async function identify(request: IncomingMessage, response: ServerResponse, requestLog: Logger): Promise<Sender | undefined> {
    const instance = instanceOf(request, { own: url, others: settings.instances });
    const shown = oauth ? await oauth.admit(request, response) : credentialOf(request);
    if (!shown) return undefined;
    const credential =
      shown.kind === 'none' && options.guestToken !== undefined ? ({ kind: 'private', token: options.guestToken } as const) : shown;
    const caller = callerOf(instance, credential);
    const known = callers.of(caller);
    const wait = request.method === 'POST' ? (known.limiter?.() ?? 0) : 0;
    if (wait > 0) throw rateRefusal(wait);
    const connection = connections.get(instance);
    if (!connection) throw new Error('an instance of the list has no connection');
    const identity: Identity = { caller, view: known.view, connection: paced(connection, known), log: requestLog };
    return { identity, calls: known, streams: known.streams };
  }

  const entry = createEntry({
    endpoint,
    doors: openDoors({
      host: options.socket === undefined ? options.host : undefined,
      publicUrl: settings.publicUrl,
      trustedOrigins: settings.trustedOrigins,
    }),
    metrics,
    oauth,
    identify,
    onAnswered: ({ identity }) => callers.learn(identity, identity.connection),
    tls: options.tls,
    timeouts: options.timeouts ?? TIMEOUTS,
    log,
  });
  const address = await entry.listen(options);
  void callPath(); // the first caller shall not wait for it
  log.info('http.listening', { address, stateless: options.stateless, auth: settings.authMode, instances: connections.size });
  return {
    address,
    get openSessions() {
      return endpoint.openSessions;
    },
    get knownCallers() {
      return callers.size;
    },
    async close({ delayMs = 0, graceMs = GRACE } = {}) {
      await entry.drain({ delayMs, graceMs });
      await Promise.all([...connections.values()].map(connection => connection.close()));
      await store?.close();
    },
  };
}

/** One way to serve both eras; only a session has a way to the client outside of an answer. */
function factories(
  { settings, log, stateless, dispatcher = createFactory }: HttpServerOptions,
  changes: ChangeBus,
  store: SharedStore | undefined,
) {
  const elicitation = serveElicitation({ stateKey: settings.stateKey, pushes: false, ...(store && { nonces: store.nonces }) });
  const shared = {
    identify: ({ requestInfo }: { readonly requestInfo?: Request }) => senderOf(requestInfo),
    log,
    roundForCodex: settings.clientCompat,
    elicitation,
  };
  const perRequest = dispatcher(shared, changes);
  const inSession = dispatcher(
    {
      ...shared,
      identifyCall: ({ http }: ServerContext) => senderOf(http?.req),
      elicitation: { ...elicitation, pushes: true },
    },
    changes,
  );
  return { perRequest, inSession: stateless ? undefined : inSession };
}

/** A credential's own pace, so that callers of one instance do not share a budget. */
const paced = (connection: GitlabConnection, { pace }: KnownCaller): GitlabConnection =>
  pace === undefined ? connection : { ...connection, ports: ports => connection.ports({ ...ports, pace }) };

async function openStore({ redisUrl, stateKey }: Settings, log: Logger): Promise<SharedStore | undefined> {
  if (redisUrl === undefined) return undefined;
  if (stateKey === undefined)
    log.warn('settings', {
      message: 'GITLAB_MCP_REDIS_URL is set without GITLAB_MCP_STATE_KEY: replicas do not accept the questions of each other.',
    });
  const { openRedis } = await import('./redis.ts');
  try {
    return await openRedis({ url: redisUrl, ttlMs: STATE_TTL * 1000, log });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code; // the message may hold the address with its password
    throw new SettingsError(
      `The Redis that GITLAB_MCP_REDIS_URL names cannot be reached${code === undefined ? '' : ` (${code})`}. Start it, or leave the setting out.`,
    );
  }
}

/** The address by which clients name this server's MCP endpoint. */
function resourceOf({ settings: { publicUrl }, host, port, tls }: HttpServerOptions): string {
  const base = publicUrl ?? `${tls ? 'https' : 'http'}://${host}:${port}`;
  return new URL(base).pathname === '/' ? `${base.replace(/\/$/, '')}/mcp` : base;
}

const LOCAL = /^(localhost|127\.0\.0\.1|::1)$/;

function checkSettings({ settings, host, socket, guestToken, url, log }: HttpServerOptions): void {
  const refuse = (sentence: string): never => {
    throw new SettingsError(sentence);
  };
  if (settings.token !== undefined && guestToken === undefined) {
    log.warn('settings', { message: 'GITLAB_TOKEN is not used over HTTP: every request brings the token of its caller.' });
  }
  if (settings.authMode !== 'oauth') return;
  if (guestToken !== undefined)
    refuse('GITLAB_MCP_AUTH_MODE is oauth, which the sandbox does not have. Use --auth-mode=token with --sandbox.');
  if (settings.instances.length > 0) refuse('GITLAB_MCP_AUTH_MODE is oauth, which serves one instance. Take GITLAB_MCP_INSTANCES out.');
  if (settings.publicUrl === undefined && (socket !== undefined || !LOCAL.test(host)))
    refuse('GITLAB_MCP_AUTH_MODE is oauth, which needs GITLAB_MCP_PUBLIC_URL: the address under which clients reach this server.');
  try {
    checkIssuer(url);
  } catch {
    refuse('GITLAB_MCP_AUTH_MODE is oauth, which needs a GITLAB_URL that starts with https://.');
  }
}
