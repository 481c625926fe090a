/**
 * What a credential may do, as GitLab itself says it: the kind of the token with its scopes or permissions, and the version and
 * tier of the instance where they are certain. Owns which requests are asked for it. What GitLab does not tell stays unknown, and
 * an unknown fact withholds nothing.
 */
import type { Tier, TokenKind } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { GitlabConnection, PortOptions } from './connection.ts';
import type { Ports } from './port.ts';

/** Of a token. */
export interface Authority {
  readonly tokenKind: TokenKind | undefined;
  /** Undefined while unknown, and for fine-grained tokens, which have no classic scopes. */
  readonly scopes: readonly string[] | undefined;
  /** Permissions of a fine-grained token, `read_work_item`; undefined where it may not read them. */
  readonly grant: readonly string[] | undefined;
}

/** Of an instance. */
export interface Edition {
  readonly version: string | undefined;
  /** Free where the instance is no Enterprise Edition; of one, what its licence says, which only administrators can read. */
  readonly tier: Tier | undefined;
}

export interface TokenFacts extends Partial<Authority>, Partial<Edition> {
  readonly scopes: readonly string[] | undefined;
  readonly tier: Tier | undefined;
}

/** What is to be found out. */
export interface Questions {
  readonly authority: boolean;
  readonly version: boolean;
  readonly tier: boolean;
}

/** Stands in the place of classic scopes on a fine-grained token. */
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

const UNKNOWN_AUTHORITY: Authority = { tokenKind: undefined, scopes: undefined, grant: undefined };
const UNKNOWN_EDITION: Edition = { version: undefined, tier: undefined };

/** Reads what is asked, all at once. Throws when GitLab cannot be asked. */
export async function readTokenFacts(
  connection: GitlabConnection,
  options: PortOptions,
  { authority, version, tier }: Questions = { authority: true, version: true, tier: true },
): Promise<Authority & Edition> {
  const ports = connection.ports(options);
  const [known, edition] = await Promise.all([
    authority ? authorityOf(connection, ports, options) : UNKNOWN_AUTHORITY,
    version || tier ? editionOf(ports, tier) : UNKNOWN_EDITION,
  ]);
  return { ...known, ...edition };
}

const classic = (scopes: readonly string[] | undefined): Authority =>
  scopes === undefined ? UNKNOWN_AUTHORITY : { tokenKind: 'classic', scopes, grant: undefined };

const fineGrained = (grant: readonly string[] | undefined): Authority => ({ tokenKind: 'fine_grained', scopes: undefined, grant });

async function authorityOf(connection: GitlabConnection, ports: Ports, options: PortOptions): Promise<Authority> {
  const { credential } = options;
  if (credential.kind === 'bearer' && OAUTH_TOKEN.test(credential.token)) {
    return classic(readTokenInfo(await connection.tokenInfo(options).catch(unlessRefused))?.scopes);
  }
  try {
    const { data } = await ports.rest({ method: 'GET', path: '/personal_access_tokens/self' });
    const scopes = isRow(data) ? words(data['scopes']) : undefined;
    if (!isRow(data) || !scopes?.includes(FINE_GRAINED)) return classic(scopes);
    return fineGrained(readGrant(data) ?? (await ownGrant(ports, data['id']).catch(unlessRefused)));
  } catch (error) {
    // No other kind of token needs a permission to read itself.
    if (error instanceof CatalogError && error.facts.reason === 'fine_grained') return fineGrained(undefined);
    return unlessRefused(error) ?? UNKNOWN_AUTHORITY;
  }
}

/** The grant stands in the answer about a token by its id, and not in every release in the one about itself. */
async function ownGrant(ports: Ports, id: unknown): Promise<readonly string[] | undefined> {
  if (typeof id !== 'number') return undefined;
  const { data } = await ports.rest({ method: 'GET', path: '/personal_access_tokens/{id}', pathParams: { id } });
  return isRow(data) ? readGrant(data) : undefined;
}

/** All permissions of a token, wherever they hold; undefined when one of its parts cannot be read, so that none is missed. */
function readGrant(token: Row): readonly string[] | undefined {
  const parts = token['granular_scopes'];
  if (!Array.isArray(parts)) return undefined;
  const permissions = parts.map((part: unknown) => (isRow(part) ? words(part['permissions']) : undefined));
  return permissions.every(list => list !== undefined) ? [...new Set(permissions.flat())].sort() : undefined;
}

async function editionOf(ports: Ports, wantsTier: boolean): Promise<Edition> {
  const data = (await ports.rest({ method: 'GET', path: '/metadata' }).catch(unlessRefused))?.data;
  if (!isRow(data)) return UNKNOWN_EDITION;
  const { version, enterprise } = data as { readonly version?: unknown; readonly enterprise?: unknown };
  const known = typeof version === 'string' && /^\d+\.\d+[\w.-]{0,40}$/.test(version) ? version : undefined;
  if (!wantsTier || typeof enterprise !== 'boolean') return { version: known, tier: undefined };
  return { version: known, tier: enterprise ? await licensedTier(ports) : 'free' };
}

/** What the instance's licence is for; GitLab.com has none, and an expired one leaves open what still works. */
async function licensedTier(ports: Ports): Promise<Tier | undefined> {
  const data = (await ports.rest({ method: 'GET', path: '/license' }).catch(unlessRefused))?.data;
  if (!isRow(data) || data['expired'] === true) return undefined;
  return (['premium', 'ultimate'] as const).find(tier => tier === data['plan']);
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
