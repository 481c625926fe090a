/**
 * Settings as one frozen object: flag beats environment beats env file beats default. Owns reading and checking values.
 * A bad value is a `SettingsError` with one sentence; unknown `GITLAB_MCP_*` names are warnings.
 */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { LogLevel } from '../log/logger.ts';
import { flagOf, SETTINGS, type SettingDefinition, type SettingName } from './definitions.ts';
import { nearest } from './nearest.ts';
import { readPlaceEntry } from './place-lists.ts';

export interface Settings {
  readonly url: string;
  readonly token: string | undefined;
  readonly toolSurface: 'dynamic' | 'meta' | 'individual';
  readonly capabilitySurface: 'full' | 'minimal';
  readonly metaParamSchema: 'opaque' | 'compact' | 'full';
  readonly tier: 'free' | 'premium' | 'ultimate' | undefined;
  readonly readOnly: boolean;
  readonly safeMode: boolean;
  /** Yolo mode, or autopilot where yolo mode is unset. */
  readonly yolo: boolean;
  readonly consent: 'model' | 'human';
  /** Signs what travels between the rounds of a question; each process makes its own when unset. */
  readonly stateKey: string | undefined;
  readonly excludeTools: readonly string[];
  readonly ignoreScopes: boolean;
  readonly embeddedResources: boolean;
  readonly clientCompat: boolean;
  readonly skipTlsVerify: boolean;
  readonly caFile: string | undefined;
  readonly allowPrivateInstances: boolean;
  readonly allowProjects: readonly string[];
  readonly denyProjects: readonly string[];
  readonly allowGroups: readonly string[];
  readonly denyGroups: readonly string[];
  readonly logLevel: LogLevel;
  readonly rateLimitRps: number;
  readonly rateLimitBurst: number;
  /** Seconds. */
  readonly actionTimeout: number;
  /** Bytes. */
  readonly uploadMaxFileSize: number;
  readonly allowedUploadDirs: readonly string[];
  readonly allowedDownloadDirs: readonly string[];
  readonly allowedImportDirs: readonly string[];
  /** Bytes. */
  readonly stdioMaxLineBytes: number;
  readonly maxResultTokens: number;
  /** Base addresses that HTTP callers may choose besides `url`. */
  readonly instances: readonly string[];
  /** Origins as browsers send them. */
  readonly trustedOrigins: readonly string[];
  readonly publicUrl: string | undefined;
  readonly authMode: 'token' | 'oauth';
  /** Seconds. */
  readonly sessionTimeout: number;
  readonly maxSessions: number;
  /** Seconds. */
  readonly drainDelay: number;
  readonly redisUrl: string | undefined;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export interface SettingsSources {
  /** Flags as given, by flag name without dashes. */
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly readFile?: (path: string) => string;
  /** Whether settings of the HTTP server are read by whoever asks; true by default. */
  readonly overHttp?: boolean;
}

export interface LoadedSettings {
  readonly settings: Settings;
  /** One sentence each. */
  readonly warnings: readonly string[];
}

const YES = new Set(['true', '1', 'yes', 'on']);
const NO = new Set(['false', '0', 'no', 'off', '']);

/** Reads all settings. @throws SettingsError naming the setting and the values it takes. */
export function loadSettings(sources: SettingsSources): LoadedSettings {
  const file = readEnvFile(sources);
  const raw = (name: SettingName): string | undefined => {
    const definition = SETTINGS[name];
    const flag = sources.flags[flagOf(definition)];
    return (flag === undefined ? undefined : String(flag)) ?? sources.env[definition.env] ?? file[definition.env] ?? definition.fallback;
  };
  const flag = (name: SettingName): boolean => parseFlag(name, raw(name) ?? '');
  const text = (name: SettingName): string | undefined => raw(name)?.trim() || undefined;
  const list = (name: SettingName): string[] => parseList(name, raw(name) ?? '');
  const count = (name: SettingName): number => parseCount(name, raw(name) ?? '');
  const choice = <T extends string>(name: SettingName): T | undefined => parseChoice<T>(name, raw(name));
  const url = parseUrl(raw('url') ?? '');
  const instances = list('instances').map(other => parseUrl(other, 'instances'));
  const places = (name: SettingName, kind: 'project' | 'group'): string[] =>
    list(name).map(entry => parsePlace(name, entry, { kind, instances: [url, ...instances] }));
  if (sources.overHttp === false) refuseIgnored(raw);
  const yolo = raw('yoloMode') === undefined ? flag('autopilot') : flag('yoloMode');
  const settings: Settings = {
    url,
    token: text('token'),
    toolSurface: choice<Settings['toolSurface']>('toolSurface') ?? 'dynamic',
    capabilitySurface: choice<Settings['capabilitySurface']>('capabilitySurface') ?? 'full',
    metaParamSchema: choice<Settings['metaParamSchema']>('metaParamSchema') ?? 'opaque',
    tier: choice<NonNullable<Settings['tier']>>('tier'),
    readOnly: flag('readOnly'),
    safeMode: flag('safeMode'),
    yolo,
    consent: choice<Settings['consent']>('consent') ?? 'model',
    stateKey: parseKey(text('stateKey')),
    excludeTools: list('excludeTools'),
    ignoreScopes: flag('ignoreScopes'),
    embeddedResources: flag('embeddedResources'),
    clientCompat: choice<'on' | 'off'>('clientCompat') !== 'off',
    skipTlsVerify: flag('skipTlsVerify'),
    caFile: text('caFile'),
    allowPrivateInstances: flag('allowPrivateInstances'),
    allowProjects: places('allowProjects', 'project'),
    denyProjects: places('denyProjects', 'project'),
    allowGroups: places('allowGroups', 'group'),
    denyGroups: places('denyGroups', 'group'),
    logLevel: choice<LogLevel>('logLevel') ?? 'info',
    rateLimitRps: count('rateLimitRps'),
    rateLimitBurst: count('rateLimitBurst'),
    actionTimeout: count('actionTimeout'),
    uploadMaxFileSize: count('uploadMaxFileSize'),
    allowedUploadDirs: list('allowedUploadDirs'),
    allowedDownloadDirs: list('allowedDownloadDirs'),
    allowedImportDirs: list('allowedImportDirs'),
    stdioMaxLineBytes: parseLineBytes(raw('stdioMaxLineBytes') ?? ''),
    maxResultTokens: count('maxResultTokens'),
    instances,
    trustedOrigins: list('trustedOrigins').map(parseOrigin),
    publicUrl: parsePublicUrl(text('publicUrl')),
    authMode: choice<Settings['authMode']>('authMode') ?? 'token',
    sessionTimeout: count('sessionTimeout'),
    maxSessions: count('maxSessions'),
    drainDelay: count('drainDelay'),
    redisUrl: parseRedisUrl(text('redisUrl')),
  };
  return { settings: Object.freeze(settings), warnings: unknownNames({ ...file, ...sources.env }) };
}

function readEnvFile(sources: SettingsSources): Record<string, string | undefined> {
  const flag = sources.flags[flagOf(SETTINGS.envFile)];
  const path = typeof flag === 'string' ? flag : sources.env[SETTINGS.envFile.env];
  if (!path) return {};
  try {
    return parseEnv((sources.readFile ?? (name => readFileSync(name, 'utf8')))(path));
  } catch (cause) {
    throw new SettingsError(
      `The settings file "${path}" cannot be read (${cause instanceof Error ? cause.message : 'unknown fault'}). Correct ${SETTINGS.envFile.env} or create the file.`,
    );
  }
}

const refuse = (definition: SettingDefinition, value: string, takes: string): never => {
  throw new SettingsError(`${definition.env} is "${value}", but takes ${takes}. Correct it or leave it out.`);
};

function parseFlag(name: SettingName, value: string): boolean {
  const word = value.trim().toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  return refuse(SETTINGS[name], value, 'true or false');
}

function parseCount(name: SettingName, value: string): number {
  if (!/^\d{1,15}$/.test(value.trim())) return refuse(SETTINGS[name], value, 'a whole number from 0');
  return Number(value);
}

/** Bytes that any ordinary message has room in, and bytes that a text of this platform can hold. */
const LINE_BYTES = { least: 65_536, most: 268_435_456 } as const;

function parseLineBytes(value: string): number {
  const bytes = parseCount('stdioMaxLineBytes', value);
  if (bytes >= LINE_BYTES.least && bytes <= LINE_BYTES.most) return bytes;
  return refuse(SETTINGS.stdioMaxLineBytes, value, `a number of bytes from ${LINE_BYTES.least} to ${LINE_BYTES.most}`);
}

function parseChoice<T extends string>(name: SettingName, value: string | undefined): T | undefined {
  const { kind } = SETTINGS[name];
  const word = value?.trim().toLowerCase();
  if (word === undefined || word === '' || typeof kind !== 'object') return undefined;
  if (!kind.oneOf.some(choice => choice === word)) return refuse(SETTINGS[name], value ?? '', `one of ${kind.oneOf.join(', ')}`);
  return word as T; // the caller names the union that `oneOf` of this setting lists
}

/** Bytes of the shortest signing key. */
const SHORTEST_KEY = 32;

function parseKey(value: string | undefined): string | undefined {
  if (value === undefined || Buffer.byteLength(value) >= SHORTEST_KEY) return value;
  throw new SettingsError(
    `${SETTINGS.stateKey.env} has ${Buffer.byteLength(value)} bytes, and a key needs at least ${SHORTEST_KEY}. Make one with: openssl rand -base64 32`,
  );
}

/** A list that guards something and holds only commas was meant to hold something. */
function parseList(name: SettingName, value: string): string[] {
  const definition: SettingDefinition = SETTINGS[name];
  const items = value
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '');
  return items.length === 0 && value.trim() !== '' && definition.protective
    ? refuse(definition, value, 'entries separated by commas, and this holds none')
    : items;
}

function parsePlace(name: SettingName, entry: string, options: Parameters<typeof readPlaceEntry>[1]): string {
  const read = readPlaceEntry(entry, options);
  if (read.kind === 'read') return read.value;
  throw new SettingsError(`${SETTINGS[name].env} holds the entry "${entry}", which ${read.why}. Correct it or take it out.`);
}

/** A setting that guards something, and that only the HTTP server reads, would guard nothing here. */
function refuseIgnored(raw: (name: SettingName) => string | undefined): void {
  for (const [name, definition] of Object.entries(SETTINGS) as [SettingName, SettingDefinition][]) {
    if (!definition.http || !definition.protective) continue;
    const value = raw(name)?.trim().toLowerCase();
    if (value === undefined || value === '' || value === definition.fallback) continue;
    throw new SettingsError(
      `${definition.env} is "${value}", which only the HTTP server heeds: here it would protect nothing. Start with the command http, or take it out.`,
    );
  }
}

/** The instance's base address without a trailing slash or `/api/v4`. */
function parseUrl(value: string, name: 'url' | 'instances' = 'url'): string {
  const url = parseWebAddress(SETTINGS[name], value, 'an http or https address such as https://gitlab.com');
  if (url.username !== '' || url.password !== '') {
    const mend = name === 'url' ? `Take it out and set ${SETTINGS.token.env} instead.` : 'Take it out: callers send tokens of their own.';
    throw new SettingsError(`${SETTINGS[name].env} holds a user name or password. ${mend}`);
  }
  if (/[?#]/.test(value)) {
    throw new SettingsError(`${SETTINGS[name].env} holds a query or fragment. Give only the address of the instance.`); // it may hold a token
  }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/api(\/v4)?$/, '');
  return `${url.origin}${path}`;
}

function parseWebAddress(definition: SettingDefinition, value: string, takes: string): URL {
  const url = URL.canParse(value.trim()) ? new URL(value.trim()) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : refuse(definition, value, takes);
}

/** An origin as a browser writes it: lower case, without the scheme's own port. */
function parseOrigin(value: string): string {
  const takes = 'origins such as https://app.example.com, separated by commas';
  const url = parseWebAddress(SETTINGS.trustedOrigins, value, takes);
  return url.pathname === '/' && url.search === '' ? url.origin : refuse(SETTINGS.trustedOrigins, value, takes);
}

function parsePublicUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { origin, pathname } = parseWebAddress(SETTINGS.publicUrl, value, 'an http or https address such as https://mcp.example.com/mcp');
  return `${origin}${pathname === '/' ? '' : pathname}`;
}

function parseRedisUrl(value: string | undefined): string | undefined {
  if (value === undefined || /^rediss?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) return value;
  throw new SettingsError(`${SETTINGS.redisUrl.env} is not a redis:// or rediss:// address. Correct it or leave it out.`); // it may hold a password
}

function unknownNames(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set<string>(Object.values(SETTINGS).map(({ env: name }) => name));
  return Object.keys(env)
    .filter(name => name.startsWith('GITLAB_MCP_') && !known.has(name))
    .map(name => {
      const [close] = nearest(name, known);
      return `${name} is not a setting${close ? `; did you mean ${close}?` : '.'}`;
    });
}
