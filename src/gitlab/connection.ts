/**
 * A connection to one instance: its wire, its client and its pace, shared by all callers of that instance. `ports` binds it to
 * one caller. Keeps no credential itself.
 */
import type { Credential, Instance } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { Logger } from '../log/logger.ts';
import { type Client, createGitlabClient } from './client.ts';
import { type Clock, systemClock } from './clock.ts';
import { sendGraphql } from './graphql.ts';
import { checkInstanceUrl } from './instance.ts';
import type { Police, Ports, WireFetch } from './port.ts';
import { type ProxyRoute, proxyFor } from './proxy.ts';
import { createBucket, type RateLimit } from './rate-limit.ts';
import { type Exchange, sendRest } from './rest.ts';
import { createScrub, type Scrub } from './scrub.ts';
import { openWire, type Wire } from './wire.ts';

export interface ConnectOptions {
  readonly instance: Instance;
  /** Stands in for the network: the embedded GitLab, a test. */
  readonly fetch?: WireFetch | undefined;
  /** PEM file of the company's authorities. */
  readonly caFile?: string | undefined;
  readonly skipTlsVerify?: boolean | undefined;
  /** False refuses an instance in a private network; metadata addresses are refused always. True by default. */
  readonly allowPrivate?: boolean | undefined;
  /** Milliseconds for a request with its whole answer; streams and uploads have longer (see `rest.ts`). 0 for no limit. */
  readonly timeoutMs: number;
  /** Pace of our own requests; unlimited when absent. */
  readonly rateLimit?: RateLimit | undefined;
  /** Names the proxies and `NODE_EXTRA_CA_CERTS`; the process's own unless given. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** Send requests without a token when the caller has none; true by default when `fetch` is given. */
  readonly anonymous?: boolean | undefined;
  /** Version of this program, for `User-Agent`. */
  readonly version?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly log: Logger;
}

export interface PortOptions {
  readonly credential: Credential;
  /** Stops requests, waits and reads at once. */
  readonly signal: AbortSignal;
  readonly police?: Police | undefined;
  /** The caller's own pace, where callers do not share one; the connection's otherwise. */
  readonly pace?: Pace | undefined;
  readonly log?: Logger | undefined;
}

/** Waits until the next request may leave. */
export type Pace = (signal: AbortSignal) => Promise<void>;

export interface GitlabConnection {
  /** What one caller may do: every request is signed with their credential and stopped by their signal. */
  ports(options: PortOptions): Ports;
  /** What GitLab says of an OAuth access token: its scopes, its application, its end. Throws `unauthorized` for one it does not know. */
  tokenInfo(options: PortOptions): Promise<unknown>;
  /** Lets running requests end and closes the rest. */
  close(): Promise<void>;
}

/** Opens nothing yet. Throws `invalid_params` or `connection_refused` for an address or a proxy that cannot be used. */
export function connect(options: ConnectOptions): GitlabConnection {
  const { instance, clock = systemClock, log } = options;
  const { url } = checkInstanceUrl(instance.url, { allowPrivate: options.allowPrivate ?? true });
  const { origin, host, pathname } = new URL(url);
  const base = pathname === '/' ? '' : pathname;
  const env = options.env ?? process.env;
  const proxy = options.fetch === undefined ? proxyFor(url, env) : undefined;
  const wire = options.fetch === undefined ? networkWire(options, { origin, proxy, env }) : { fetch: options.fetch, close: async () => {} };
  const pace = options.rateLimit && createBucket(options.rateLimit, clock);
  const anonymous = options.anonymous ?? options.fetch !== undefined;
  const clients = new Map<string, Client>();
  // Made at the first request, so that start-up does not load it.
  const clientBelow =
    (path: string): Client =>
    async request => {
      const made = clients.get(path) ?? (await createGitlabClient(`${origin}${path}`));
      clients.set(path, made);
      return made(request);
    };
  const userAgent = options.version === undefined ? 'gitlab-catalog-mcp' : `gitlab-catalog-mcp/${options.version}`;

  const scrubs = new WeakMap<Credential, Scrub>();
  const scrubOf = (credential: Credential): Scrub => {
    let scrub = scrubs.get(credential);
    if (!scrub) {
      scrub = createScrub([...(credential.kind === 'none' ? [] : [credential.token]), ...(proxy?.secrets ?? [])]);
      scrubs.set(credential, scrub);
    }
    return scrub;
  };

  const exchangeOf = (caller: PortOptions, path: string, policed: Exchange['police']): Exchange => ({
    client: clientBelow(`${base}${path}`),
    apiPath: `${base}${path}`,
    wire: wire.fetch,
    host,
    proxyHost: proxy?.host,
    credential: caller.credential,
    userAgent,
    timeoutMs: options.timeoutMs,
    signal: caller.signal,
    clock,
    log: caller.log ?? log,
    pace: caller.pace ?? pace,
    police: policed,
    scrub: scrubOf(caller.credential),
  });

  const portsOf = (caller: PortOptions): Ports => {
    const { credential, police } = caller;
    let restExchange: Exchange | undefined;
    let graphqlExchange: Exchange | undefined;
    return {
      async rest(request) {
        requireToken(credential, anonymous);
        restExchange ??= exchangeOf(caller, '/api/v4', police);
        return sendRest(request, restExchange);
      },
      async graphql(document, variables) {
        requireToken(credential, anonymous);
        await police?.({ document, variables });
        // The request itself was asked about by its document; where a redirect leads, by its path.
        graphqlExchange ??= exchangeOf(
          caller,
          '/api',
          police && (async (request, isHop) => (request.path === '/graphql' ? undefined : police(request, isHop))),
        );
        return sendGraphql(document, variables, graphqlExchange);
      },
      policed: police => portsOf({ ...caller, police }),
    };
  };

  return {
    ports: portsOf,
    async tokenInfo(caller) {
      requireToken(caller.credential, anonymous);
      return (await sendRest({ method: 'GET', path: '/token/info' }, exchangeOf(caller, '/oauth', undefined))).data;
    },
    close: () => wire.close(),
  };
}

function networkWire(
  options: ConnectOptions,
  {
    origin,
    proxy,
    env,
  }: { readonly origin: string; readonly proxy: ProxyRoute | undefined; readonly env: Readonly<Record<string, string | undefined>> },
): Wire {
  const extraCaFile = env['NODE_EXTRA_CA_CERTS'];
  return openWire({
    origin,
    proxy,
    caFile: options.caFile,
    extraCaFile: extraCaFile === '' ? undefined : extraCaFile,
    skipTlsVerify: options.skipTlsVerify ?? false,
    allowPrivate: options.allowPrivate ?? true,
    timeoutMs: options.timeoutMs,
    log: options.log,
  });
}

/** Throws before anything is sent when there is no token, or one that no header can carry. */
function requireToken(credential: Credential, anonymous: boolean): void {
  if (credential.kind === 'none') {
    if (anonymous) return;
    const mend =
      'Set GITLAB_TOKEN to a token with the scope api (read_api is enough for reading), or send one in the PRIVATE-TOKEN header over HTTP.';
    throw new CatalogError('no_token', `Nothing was sent to GitLab, because there is no token. ${mend}`);
  }
  if (!/^[\x21-\x7e]+$/.test(credential.token)) {
    throw new CatalogError(
      'unauthorized',
      'Nothing was sent to GitLab, because the token holds characters that no token has (a space, a line break, a letter outside ASCII). Copy it again.',
    );
  }
}
