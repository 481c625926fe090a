/**
 * Redirects of one request. Followed only within the instance's own origin, so that a token never leaves it, and never in a
 * way that turns a write into a read.
 */
import { CatalogError } from '../call/error.ts';
import type { WireFetch, WireRequest, WireResponse } from './port.ts';
import { readBody } from './read-body.ts';
import type { Scrub } from './scrub.ts';

export const MAX_HOPS = 5;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const KEEPS_METHOD = new Set([307, 308]);

export interface RedirectOptions {
  /** Asked before each further request, with its address. */
  readonly beforeHop: (url: URL) => Promise<void>;
  /** Takes secrets out of addresses that are named in a refusal. */
  readonly scrub: Scrub;
}

export interface Followed {
  readonly response: WireResponse;
  /** The address that answered, when it was not the first one. */
  readonly movedTo: URL | undefined;
}

/** Sends a request and follows where it is sent. Throws `redirect_refused` rather than go where it should not. */
export async function followRedirects(request: WireRequest, send: WireFetch, { beforeHop, scrub }: RedirectOptions): Promise<Followed> {
  let movedTo: URL | undefined;
  let current = request;
  for (let hops = 0; ; hops++) {
    const response = await send(current);
    if (!REDIRECTS.has(response.status)) return { response, movedTo };
    const target = targetOf(current, response, scrub);
    await readBody(response.body, 16_384); // lets the connection be used again
    if (hops === MAX_HOPS) {
      throw new CatalogError(
        'redirect_refused',
        `${scrub(target.host)} redirected ${MAX_HOPS} times and would do so again: a loop, or a wrong GITLAB_URL.`,
        {
          status: response.status,
        },
      );
    }
    await beforeHop(target);
    movedTo = target;
    current = { ...current, url: target.href };
  }
}

/** Where a redirect leads. Throws when it may not be followed. */
function targetOf(request: WireRequest, { status, headers }: WireResponse, scrub: Scrub): URL {
  const from = new URL(request.url);
  const refuse = (sentence: string) => new CatalogError('redirect_refused', scrub(sentence), { status });
  const location = headers.get('location');
  if (location === null || !URL.canParse(location, from.href)) {
    throw refuse(`${from.host} answered with a redirect (${status}) that leads nowhere: something in front of GitLab is misconfigured.`);
  }
  const target = new URL(location, from.href);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (target.origin !== from.origin) {
    const mend = sameService(from, target)
      ? `Set GITLAB_URL to ${target.origin}${basePath(from, target)}.`
      : 'If that is the address of your instance, set GITLAB_URL to it; if it is a sign-in page or a file store, the instance has to answer by itself.';
    throw refuse(
      `${from.origin} redirected to ${target.origin} (${status}); nothing was sent there, because the token belongs to ${from.host}. ${mend}`,
    );
  }
  if (!isRead && !KEEPS_METHOD.has(status)) {
    throw refuse(
      `${from.host} redirected a ${request.method} (${status}) to ${target.origin}${target.pathname}; following it would turn the write into a read, so nothing was changed. Use the new address or id.`,
    );
  }
  return target;
}

/** The same API path on another scheme or name: the address to configure is plain. */
const sameService = (from: URL, target: URL): boolean => target.pathname.endsWith(apiPath(from)) && apiPath(from) !== '';

const apiPath = (url: URL): string => /\/api\/(?:v4|graphql)(?:\/.*)?$/.exec(url.pathname)?.[0] ?? '';

const basePath = (from: URL, target: URL): string => target.pathname.slice(0, target.pathname.length - apiPath(from).length);
