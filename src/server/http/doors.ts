/**
 * Who may knock: the Host and the Origin of a request, on every method and path, and CORS for the pages that are trusted. Guards
 * against DNS rebinding, by which a page makes a browser call a server of the reader's own network.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { CODE, HttpRefusal } from './refusal.ts';
import { headerOf } from './web-request.ts';

export interface DoorOptions {
  /** Where the server listens; undefined on a Unix socket. */
  readonly host: string | undefined;
  readonly publicUrl: string | undefined;
  /** Origins of trusted pages. */
  readonly trustedOrigins: readonly string[];
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Headers a page may send, and those it may read. */
const REQUEST_HEADERS =
  'authorization, content-type, accept, private-token, gitlab-url, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name, mcp-param-action, last-event-id, x-request-id';
const ANSWER_HEADERS = 'mcp-session-id, mcp-protocol-version, www-authenticate, retry-after, x-request-id';

export interface Doors {
  /** Lets a request in, with CORS headers where it has a trusted origin. @throws HttpRefusal */
  admit(request: IncomingMessage, response: ServerResponse): void;
  /** Whether the request is a browser's question before the real one; it has been answered then. */
  answersPreflight(request: IncomingMessage, response: ServerResponse): boolean;
}

export function openDoors({ host, publicUrl, trustedOrigins }: DoorOptions): Doors {
  const ownHost = publicUrl === undefined ? undefined : new URL(publicUrl);
  const isLocal = host === undefined || LOOPBACK.has(bracketed(host));
  const hosts = new Set([...LOOPBACK, ...(host === undefined ? [] : [bracketed(host)]), ...(ownHost ? [ownHost.hostname] : [])]);
  const trusted = new Set(trustedOrigins);

  // Rebinding needs a name: a server on the network may be asked by any of its addresses, as probes and scrapers do.
  const isAllowedHost = (name: string): boolean => hosts.has(name) || (!isLocal && isIP(name.replace(/^\[|\]$/g, '')) !== 0);
  const isAllowedOrigin = (origin: string): boolean =>
    trusted.has(origin) || origin === ownHost?.origin || (isLocal && LOOPBACK.has(hostnameOf(origin) ?? ''));

  return {
    admit(request, response) {
      const name = hostnameOf(`http://${headerOf(request, 'host') ?? ''}`);
      if (name === undefined || !isAllowedHost(name)) {
        throw new HttpRefusal('This server is not reached under that Host. Use its public address, or set GITLAB_MCP_PUBLIC_URL to it.', {
          status: 403,
          code: CODE.refused,
          reason: 'host',
        });
      }
      const origin = headerOf(request, 'origin');
      if (origin === undefined) return;
      if (!isAllowedOrigin(origin)) {
        throw new HttpRefusal('Pages of that Origin may not call this server. Its operator can name it in GITLAB_MCP_TRUSTED_ORIGINS.', {
          status: 403,
          code: CODE.refused,
          reason: 'origin',
        });
      }
      response.setHeader('vary', 'Origin');
      if (!trusted.has(origin)) return;
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-expose-headers', ANSWER_HEADERS);
    },
    answersPreflight(request, response) {
      if (request.method !== 'OPTIONS') return false;
      if (!response.hasHeader('access-control-allow-origin')) {
        response.writeHead(204, { allow: 'GET, POST, DELETE, OPTIONS' }).end();
        return true;
      }
      response
        .writeHead(204, {
          'access-control-allow-methods': 'GET, POST, DELETE',
          'access-control-allow-headers': REQUEST_HEADERS,
          'access-control-max-age': '7200',
        })
        .end();
      return true;
    },
  };
}

const bracketed = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host.toLowerCase());

const hostnameOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).hostname || undefined : undefined);
