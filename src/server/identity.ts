/** Who a request comes from and what they may see. Over stdio there is one for the process; over HTTP one a request. */
import { createHash } from 'node:crypto';
import type { Caller, Credential, Surface, View } from '../call/call.ts';
import { registry } from '../catalog/generated.ts';
import { ambiguousIds } from '../catalog/reference-names.ts';
import { nearest } from '../config/nearest.ts';
import { type Settings, SettingsError } from '../config/settings.ts';
import type { GitlabConnection } from '../gitlab/connection.ts';
import type { Logger } from '../log/logger.ts';

export interface Identity {
  readonly caller: Caller;
  readonly view: View;
  readonly connection: GitlabConnection;
  /** The log with what is known of the request; the server's own when absent. */
  readonly log?: Logger;
}

/** OAuth access tokens of GitLab: 64 hexadecimal digits, or a JWT. Everything else is a personal, project or group token. */
const OAUTH_TOKEN = /^([0-9a-f]{64}|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/;

/** How a configured token travels. A leading `Bearer ` says that it is an OAuth token. */
export function credentialOf(token: string | undefined): Credential {
  if (!token) return { kind: 'none' };
  const [, bearer] = /^Bearer\s+(\S+)$/i.exec(token) ?? [];
  if (bearer) return { kind: 'bearer', token: bearer };
  return OAUTH_TOKEN.test(token) ? { kind: 'bearer', token } : { kind: 'private', token };
}

export function callerOf(url: string, credential: Credential): Caller {
  const secret = credential.kind === 'none' ? '' : credential.token;
  const fingerprint = createHash('sha256').update(`${url}\n${credential.kind}\n${secret}`).digest('hex').slice(0, 16);
  return { instance: { url }, credential, fingerprint };
}

/** The view that settings ask for. @throws SettingsError for an excluded name that no action has: it would protect nothing. */
export function viewOf(
  settings: Settings,
  more: { readonly surface?: Surface; readonly localFiles: boolean; readonly isGitlabCom?: boolean },
): View {
  const facts: Omit<View, 'key'> = {
    surface: more.surface ?? settings.toolSurface,
    metaParamSchema: settings.metaParamSchema,
    tier: settings.tier,
    scopes: undefined,
    isGitlabCom: more.isGitlabCom,
    readOnly: settings.readOnly,
    safeMode: settings.safeMode,
    excluded: excludedIds(settings.excludeTools),
    yolo: settings.yolo,
    consent: settings.consent,
    embeddedResources: settings.embeddedResources,
    resources: settings.capabilitySurface === 'full',
    allowProjects: settings.allowProjects,
    denyProjects: settings.denyProjects,
    allowGroups: settings.allowGroups,
    denyGroups: settings.denyGroups,
    maxResultTokens: settings.maxResultTokens,
    files: {
      local: more.localFiles,
      uploadDirs: settings.allowedUploadDirs,
      downloadDirs: settings.allowedDownloadDirs,
      importDirs: settings.allowedImportDirs,
      maxUploadSize: settings.uploadMaxFileSize,
    },
  };
  return keyed(facts);
}

/** Whether an address is that of GitLab.com, where some actions exist and nowhere else. */
export const isGitlabCom = (url: string): boolean => new URL(url).hostname === 'gitlab.com';

/** What is known of an instance and a credential beyond the settings. */
export type KnownFacts = Partial<Pick<View, 'tier' | 'scopes' | 'version' | 'isGitlabCom' | 'tokenKind' | 'grant'>>;

/** The same view once more is known. */
export const narrowedView = (view: View, { tier, scopes, version, isGitlabCom, tokenKind, grant }: KnownFacts): View =>
  keyed({ ...view, tier, scopes, version, isGitlabCom: isGitlabCom ?? view.isGitlabCom, tokenKind, grant });

function keyed({ key: _, ...facts }: Omit<View, 'key'> & Partial<Pick<View, 'key'>>): View {
  const key = createHash('sha256')
    .update(JSON.stringify({ ...facts, excluded: [...facts.excluded].sort() }))
    .digest('hex')
    .slice(0, 16);
  return Object.freeze({ ...facts, key });
}

/**
 * Ids for the names of an exclusion list: an id, a tool's name, an alias, or a meta tool for its whole domain. A name that stood on
 * several actions elsewhere excludes all of them.
 */
function excludedIds(names: readonly string[]): ReadonlySet<string> {
  const excluded = new Set<string>();
  for (const name of names) {
    const ambiguous = ambiguousIds(name);
    const matches = registry().filter(
      entry =>
        entry.id === name ||
        entry.tool === name ||
        entry.aliases.includes(name) ||
        `gitlab_${entry.domain}` === name ||
        ambiguous.includes(entry.id),
    );
    if (matches.length === 0) {
      const [close] = nearest(
        name,
        registry().flatMap(entry => [entry.id, entry.tool, ...entry.aliases]),
      );
      throw new SettingsError(
        `GITLAB_MCP_EXCLUDE_TOOLS names "${name}", which no action or tool is called, so it would protect nothing.${close ? ` Did you mean "${close}"?` : ' Take it out or correct it.'}`,
      );
    }
    for (const entry of matches) excluded.add(entry.id);
  }
  return excluded;
}
