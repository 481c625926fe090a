/**
 * An OAuth resource server in front of MCP: GitLab issues the tokens, this server says so (RFC 9728), asks GitLab about each token
 * it is shown and challenges whoever shows none. Parsing and challenges are the SDK's; no cryptography is ours. What GitLab said is
 * remembered for a minute under the token's fingerprint, never under the token.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type AuthorizationServerMetadata,
  bearerAuthChallengeResponse,
  buildOAuthProtectedResourceMetadata,
  getOAuthProtectedResourceMetadataUrl,
  OAuthError,
  OAuthErrorCode,
  oauthMetadataResponse,
  verifyBearerToken,
} from '@modelcontextprotocol/server';
import type { Credential } from '../../call/call.ts';
import { CatalogError } from '../../call/error.ts';
import type { GitlabConnection } from '../../gitlab/connection.ts';
import { readTokenInfo } from '../../gitlab/token-facts.ts';
import type { Logger } from '../../log/logger.ts';
import { callerOf } from '../identity.ts';
import { sendWeb } from './answer.ts';
import { headerOf } from './web-request.ts';

export interface OauthOptions {
  readonly gitlab: string;
  /** Address of this server's MCP endpoint, as its clients write it. */
  readonly resource: string;
  readonly connection: GitlabConnection;
  readonly readOnly: boolean;
  readonly log: Logger;
  readonly now?: () => number;
}

export interface OauthGate {
  /** Answers the documents by which a client finds GitLab's authorization server; false for any other path. */
  answersMetadata(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
  /** The credential of a request; undefined when it has been challenged instead. */
  admit(request: IncomingMessage, response: ServerResponse): Promise<Credential | undefined>;
}

/** Milliseconds for which GitLab's word about a token is believed, and the number of tokens it is kept for. */
const TRUST_MS = 60_000;
const CAPACITY = 10_000;
const ASK_MS = 10_000;

interface Known {
  readonly clientId: string;
  readonly scopes: readonly string[];
  /** Seconds since 1970. */
  readonly expiresAt: number | undefined;
  readonly until: number;
}

const WELL_KNOWN = '/.well-known/oauth-protected-resource';

export function createOauthGate(options: OauthOptions): OauthGate {
  const { gitlab, readOnly, connection, log, now = Date.now } = options;
  const resource = new URL(options.resource);
  const documents = {
    oauthMetadata: authorizationServer(gitlab),
    resourceServerUrl: resource,
    scopesSupported: readOnly ? ['read_api'] : ['api', 'read_api'],
    resourceName: 'GitLab MCP Server',
  };
  const resourceMetadataUrl = getOAuthProtectedResourceMetadataUrl(resource);
  const challenge = { requiredScopes: [readOnly ? 'read_api' : 'api'], resourceMetadataUrl };
  const known = new Map<string, Promise<Known>>();

  async function ask(token: string): Promise<Known> {
    const started = now();
    const data = await connection.tokenInfo({ credential: { kind: 'bearer', token }, signal: AbortSignal.timeout(ASK_MS), log });
    const info = readTokenInfo(data);
    if (!info) throw new OAuthError(OAuthErrorCode.ServerError, 'GitLab did not describe the token as it does. Check GITLAB_URL.');
    const expiresAt = info.expiresIn === undefined ? undefined : Math.floor(started / 1000) + info.expiresIn;
    const until = Math.min(started + TRUST_MS, expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt * 1000);
    return { clientId: info.application, scopes: info.scopes, expiresAt, until };
  }

  /** One question a token at a time, however many requests show it at once. */
  async function look(token: string): Promise<Known> {
    const { fingerprint } = callerOf(gitlab, { kind: 'bearer', token });
    const cached = known.get(fingerprint);
    if (cached) {
      const found = await cached;
      if (found.until > now()) return found;
    }
    const asking = ask(token);
    known.delete(fingerprint);
    known.set(fingerprint, asking);
    asking.catch(() => known.get(fingerprint) === asking && known.delete(fingerprint));
    const [oldest] = known.keys();
    if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
    return asking;
  }

  const verifier = {
    async verifyAccessToken(token: string) {
      const found = await look(token).catch(refusedToken);
      if (!found.scopes.some(scope => scope === 'api' || scope === 'read_api')) throw tooNarrow(found.scopes);
      const { clientId, scopes, expiresAt } = found;
      return { token, clientId, scopes: [...scopes], ...(expiresAt === undefined ? {} : { expiresAt }) };
    },
  };

  return {
    async answersMetadata(request, response, path) {
      const atRoot = path === WELL_KNOWN; // where clients look that do not know of the path
      const url = atRoot ? resourceMetadataUrl : `${resource.origin}${path}`;
      const web = { url, method: request.method ?? 'GET', headers: { get: (name: string) => headerOf(request, name) ?? null } };
      const answer = oauthMetadataResponse(web as unknown as Request, documents); // it reads these three alone
      if (!answer) return false;
      await sendWeb(response, answer);
      return true;
    },
    async admit(request, response) {
      try {
        const { token } = await verifyBearerToken(headerOf(request, 'authorization'), { verifier, resourceMetadataUrl });
        return { kind: 'bearer', token };
      } catch (error) {
        if (!(error instanceof OAuthError)) log.warn('oauth', { message: error instanceof Error ? error.message : 'unknown fault' });
        await sendWeb(response, bearerAuthChallengeResponse(error, challenge));
        return undefined;
      }
    },
  };
}

/** Throws when the documents could not be served: an issuer that is not HTTPS outside this machine. */
export const checkIssuer = (gitlab: string): void => {
  buildOAuthProtectedResourceMetadata({ oauthMetadata: authorizationServer(gitlab), resourceServerUrl: new URL(gitlab) });
};

/**
 * GitLab's endpoints, for clients that look for them here. Without the one for dynamic registration: what registers there gets the
 * scope `mcp` alone, which GitLab's REST API refuses.
 */
const authorizationServer = (gitlab: string): AuthorizationServerMetadata => ({
  issuer: gitlab,
  authorization_endpoint: `${gitlab}/oauth/authorize`,
  token_endpoint: `${gitlab}/oauth/token`,
  revocation_endpoint: `${gitlab}/oauth/revoke`,
  introspection_endpoint: `${gitlab}/oauth/introspect`,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['api', 'read_api'],
});

/** GitLab's refusal of a token, in OAuth's terms; any other fault is the server's. */
function refusedToken(error: unknown): never {
  if (error instanceof CatalogError && (error.facts.status === 401 || error.code === 'unauthorized' || error.code === 'token_expired')) {
    throw new OAuthError(OAuthErrorCode.InvalidToken, 'GitLab does not accept this token: it has expired or was revoked');
  }
  if (error instanceof OAuthError) throw error;
  throw new OAuthError(OAuthErrorCode.ServerError, 'GitLab could not be asked about the token. Try again in a moment.');
}

function tooNarrow(scopes: readonly string[]): OAuthError {
  const why = scopes.includes('mcp')
    ? 'The token has the scope mcp alone, which dynamic registration gives and the GitLab REST API refuses. Use a client id of an application that was registered in GitLab with the scope api'
    : 'The token needs the scope api, or read_api for reading';
  return new OAuthError(OAuthErrorCode.InsufficientScope, why);
}
