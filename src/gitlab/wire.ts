/**
 * Bytes to and from one instance: a keep-alive dispatcher of undici behind the `WireFetch` face. Owns connections, proxy and
 * trust; knows nothing of GitLab, and follows, retries and explains nothing.
 */
import type { Agent, Dispatcher, ProxyAgent } from 'undici';
import type { Logger } from '../log/logger.ts';
import { guardedLookup } from './instance.ts';
import type { StopSignal, WireFetch, WireResponse } from './port.ts';
import type { ProxyRoute } from './proxy.ts';
import { Collected, decodeText, readBody, WholeBody } from './read-body.ts';

export interface WireOptions {
  readonly origin: string;
  readonly proxy: ProxyRoute | undefined;
  readonly caFile: string | undefined;
  readonly extraCaFile: string | undefined;
  readonly skipTlsVerify: boolean;
  readonly allowPrivate: boolean;
  /** Milliseconds until the answer's head, and then between two pieces of its body, unless a request says otherwise. */
  readonly timeoutMs: number;
  readonly log: Logger;
}

export interface Wire {
  readonly fetch: WireFetch;
  /** Closes idle connections at once and busy ones when their answers are read. */
  close(): Promise<void>;
}

/** Below the 65 to 75 seconds that the web servers in front of GitLab wait, so that they rarely close under a request. */
const KEEP_ALIVE_MS = 20_000;
const CONNECT_MS = 10_000;

/** Opens nothing until the first request; undici itself is loaded then. */
export function openWire(options: WireOptions): Wire {
  let opening: Promise<Dispatcher> | undefined;
  let opened: Dispatcher | undefined;
  const open = async (): Promise<Dispatcher> => {
    opening ??= openDispatcher(options);
    try {
      opened = await opening;
      return opened;
    } catch (reason) {
      opening = undefined; // a certificate file may be mended while the server runs
      throw reason;
    }
  };
  const fetch: WireFetch = async request => {
    const dispatcher = opened ?? (await open());
    const { origin, path } = splitUrl(request.url);
    const limit = request.timeout ?? options.timeoutMs;
    const sent = {
      origin,
      path, // as it is: a URL object would resolve encoded dots
      // undici's own type lists the methods it knows
      method: request.method as Dispatcher.HttpMethod,
      headers: request.headers,
      body: request.body ?? null,
      headersTimeout: limit,
      bodyTimeout: limit,
    };
    if (request.collects) return collect(dispatcher, sent, { signal: request.signal, limitOf: request.collects });
    const { signal } = request;
    // undici's type names the platform's signal; it asks no more of one than ours has.
    const streaming = dispatcher.request({ ...sent, signal: (signal as AbortSignal | undefined) ?? null });
    const { statusCode, headers, body } = await (signal ? unlessAborted(streaming, signal) : streaming);
    return responseOf(statusCode, headers, body);
  };
  return { fetch, close: async () => (await opening?.catch(() => undefined))?.close() };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const responseOf = (status: number, headers: Headers, body: WireResponse['body']): WireResponse => ({
  status,
  ok: status >= 200 && status < 300,
  headers: {
    get(name) {
      const value = headers[name.toLowerCase()];
      return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
    },
  },
  body,
  text: async () => decodeText(await readBody(body, Number.POSITIVE_INFINITY)),
});

interface Collecting {
  readonly signal: StopSignal | undefined;
  /** Bytes of the body that are wanted, by the answer's status. */
  readonly limitOf: (status: number) => number;
}

/** A caller may stop a call with anything. */
const reasonOf = (signal: StopSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new Error('The call was stopped.');

/** Bytes that are still read and thrown away behind what is wanted: cheaper than a connection of its own for the next request. */
const SPARED = 64 * 1024;

/**
 * The answer with its body read as it arrives: for most answers a stream in between would cost more than they are. An answer
 * whose body breaks off is still an answer: its status says more than the fault.
 */
const collect = (dispatcher: Dispatcher, sent: Dispatcher.DispatchOptions, { signal, limitOf }: Collecting): Promise<WireResponse> =>
  new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: Headers = {};
    let collected = new Collected(0);
    let spared = SPARED;
    // A request that still waits for its connection has no controller: it is left alone and ends when its turn comes.
    const abort = (): void => (controller ? controller.abort(reasonOf(signal)) : reject(reasonOf(signal)));
    const end = (fault?: Error): void => {
      signal?.removeEventListener('abort', abort);
      if (status === 0) reject(fault);
      else resolve(responseOf(status, headers, new WholeBody(collected.whole(), fault)));
    };
    signal?.addEventListener('abort', abort, { once: true });
    dispatcher.dispatch(sent, {
      onRequestStart(given) {
        controller = given;
        if (signal?.aborted) abort();
      },
      onResponseStart(_, code, received) {
        if (code < 200) return; // the answer itself is still to come
        status = code;
        headers = received;
        collected = new Collected(limitOf(code));
      },
      onResponseData(given, chunk) {
        if (!collected.take(chunk)) return;
        end();
        spared -= chunk.length;
        if (spared < 0) given.abort(new Error('enough was read'));
      },
      onResponseEnd: () => end(),
      onResponseError: (_, error) => end(error),
    });
  });

/** undici looks at a signal only once a request has its connection, which a silent proxy may never give. */
const unlessAborted = <T>(promise: Promise<T>, signal: StopSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

async function openDispatcher(options: WireOptions): Promise<Agent | ProxyAgent> {
  // Both load what a server that only lists its tools never needs.
  const [undici, { companyTrust }] = await Promise.all([import('undici'), import('./trust.ts')]);
  // The default export is there both in Node's view of this CommonJS package and in the bundler's.
  const { Agent, ProxyAgent } = undici.default;
  const secureContext = companyTrust(options);
  const shared = { keepAliveTimeout: KEEP_ALIVE_MS, pipelining: 1 };
  const connect = {
    timeout: Math.min(CONNECT_MS, options.timeoutMs),
    ...(secureContext === undefined ? {} : { secureContext }),
  };
  const toInstance = { ...connect, ...(options.skipTlsVerify ? { rejectUnauthorized: false } : {}) };
  if (options.proxy === undefined) return new Agent({ ...shared, connect: { ...toInstance, lookup: guardedLookup(options.allowPrivate) } });
  const { url: uri, authorization: token } = options.proxy;
  return new ProxyAgent({
    ...shared,
    uri,
    ...(token === undefined ? {} : { token }),
    // Proxies forward plain HTTP themselves, and many allow CONNECT to port 443 only.
    proxyTunnel: options.origin.startsWith('https:'),
    requestTls: toInstance,
    proxyTls: connect,
  });
}

/** Origin and raw path of an absolute address. */
function splitUrl(url: string): { readonly origin: string; readonly path: string } {
  const slash = url.indexOf('/', url.indexOf('://') + 3);
  return slash === -1 ? { origin: url, path: '/' } : { origin: url.slice(0, slash), path: url.slice(slash) };
}
