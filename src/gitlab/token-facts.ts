/**
 * What a credential may do, as GitLab itself says it: the scopes of the token, and the tier where that is certain. Owns which
 * requests are asked for it. What GitLab does not tell stays unknown, and an unknown fact withholds nothing.
 */
import type { Tier } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { GitlabConnection, PortOptions } from './connection.ts';
import type { Ports } from './port.ts';

export interface TokenFacts {
  /** Undefined while unknown, and for fine-grained tokens, which have no classic scopes. */
  readonly scopes: readonly string[] | undefined;
  /** Free where the instance is no Enterprise Edition. What licence an Enterprise Edition has, only its administrators can read. */
  readonly tier: Tier | undefined;
}

/** Of GitLab's classic scopes; a fine-grained token names this one instead. */
const FINE_GRAINED = 'granular';

/** An OAuth access token: 64 hexadecimal digits, or a JWT. */
const OAUTH_TOKEN = /^([0-9a-f]{64}|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/;

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a list of scopes, or of a text with spaces between them. */
function words(value: unknown): readonly string[] | undefined {
  const list = typeof value === 'string' ? value.split(' ').filter(word => word !== '') : value;
  return Array.isArray(list) && list.every(word => typeof word === 'string') ? list : undefined;
}

/** A refusal means that GitLab does not tell this token; anything else is a fault, after which nothing is known. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof CatalogError && error.facts.status !== undefined && error.facts.status < 500) return undefined;
  throw error;
}

/** Reads both facts at once. Throws when GitLab cannot be asked. */
export async function readTokenFacts(connection: GitlabConnection, options: PortOptions): Promise<TokenFacts> {
  const ports = connection.ports(options);
  const [scopes, tier] = await Promise.all([scopesOf(connection, ports, options).catch(unlessRefused), tierOf(ports).catch(unlessRefused)]);
  return { scopes: scopes?.includes(FINE_GRAINED) ? undefined : scopes, tier };
}

async function scopesOf(connection: GitlabConnection, ports: Ports, options: PortOptions): Promise<readonly string[] | undefined> {
  const { credential } = options;
  if (credential.kind === 'bearer' && OAUTH_TOKEN.test(credential.token)) {
    return readTokenInfo(await connection.tokenInfo(options))?.scopes;
  }
  const { data } = await ports.rest({ method: 'GET', path: '/personal_access_tokens/self' });
  return isRow(data) ? words(data['scopes']) : undefined;
}

async function tierOf(ports: Ports): Promise<Tier | undefined> {
  const { data } = await ports.rest({ method: 'GET', path: '/metadata' });
  return isRow(data) && data['enterprise'] === false ? 'free' : undefined;
}

export interface TokenInfo {
  readonly scopes: readonly string[];
  /** Id of the application that the token was given to. */
  readonly application: string;
  /** Seconds from now; undefined for a token that never ends. */
  readonly expiresIn: number | undefined;
}

/** Reads GitLab's answer about an OAuth token; undefined when it is none of the shape that GitLab documents. */
export function readTokenInfo(data: unknown): TokenInfo | undefined {
  if (!isRow(data)) return undefined;
  const scopes = words(data['scope']) ?? words(data['scopes']);
  const expiresIn = data['expires_in'] ?? data['expires_in_seconds'];
  const application = isRow(data['application']) ? data['application']['uid'] : undefined;
  if (!scopes) return undefined;
  return {
    scopes,
    application: typeof application === 'string' ? application : 'unknown',
    expiresIn: typeof expiresIn === 'number' ? expiresIn : undefined,
  };
}
