/**
 * The light request that stands in for the web's `Request`. The SDK asks a request for its method, headers and signal only, and
 * building a real one costs as much as the rest of a call. It also carries who sends it, so that the identity lives exactly as
 * long as the request does.
 */
import type { IncomingMessage } from 'node:http';
import type { Identity } from '../identity.ts';

export interface WebRequestParts {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly signal: AbortSignal;
  readonly identity: Identity;
}

export class WebRequest implements WebRequestParts {
  readonly method: string;
  readonly url: string;
  readonly headers: WebRequestParts['headers'];
  readonly signal: AbortSignal;
  readonly identity: Identity;

  constructor({ method, url, headers, signal, identity }: WebRequestParts) {
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.signal = signal;
    this.identity = identity;
  }

  static of(message: IncomingMessage, sent: Pick<WebRequestParts, 'identity' | 'signal'>): WebRequest {
    return new WebRequest({
      method: message.method ?? 'GET',
      url: `http://${message.headers.host ?? 'localhost'}${message.url ?? '/'}`,
      headers: { get: name => headerOf(message, name) ?? null },
      ...sent,
    });
  }

  /** As the SDK's types want it. */
  asWeb(): Request {
    return this as unknown as Request; // what the SDK reads of a request is here; it never sees the body, which it is given parsed
  }
}

/** A header's value; several of one name are joined, as the web does. */
export function headerOf(message: IncomingMessage, name: string): string | undefined {
  const value = message.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** Who sent the request that the SDK handed over. */
export function senderOf(request: Request | undefined): Identity {
  const ours: unknown = request;
  if (!(ours instanceof WebRequest)) throw new Error('a call over HTTP came without the request it belongs to');
  return ours.identity;
}
