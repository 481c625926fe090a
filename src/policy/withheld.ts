/**
 * Which actions a view withholds, and why. Owns the reasons and their sentences; what to do about them is the caller's. Tier,
 * version and what the token may do count only once they are known: what is unknown withholds nothing.
 */
import type { View } from '../call/call.ts';
import type { ActionEntry } from '../catalog/action.ts';
import { registry } from '../catalog/generated.ts';
import { TIER_RANK, tierName } from '../catalog/tier.ts';
import { outsideGrant } from './fine-grained.ts';
import { seenUnder } from './reads.ts';

export type WithheldClass = 'excluded' | 'read_only' | 'gitlab_com' | 'version' | 'tier' | 'scope' | 'fine_grained';

export interface Withheld {
  /** Reason class, for the log. */
  readonly reason: WithheldClass;
  readonly sentence: string;
}

/** Classic scopes and the narrower ones that each of them covers on the API. */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  api: [
    'read_api',
    'read_user',
    'read_repository',
    'write_repository',
    'read_registry',
    'write_registry',
    'create_runner',
    'manage_runner',
    'ai_features',
    'k8s_proxy',
    'self_rotate',
  ],
  read_api: ['read_user', 'read_repository', 'read_registry'],
  write_repository: ['read_repository'],
  write_registry: ['read_registry'],
};

const grants = (scopes: readonly string[], needed: string): boolean =>
  scopes.some(scope => scope === needed || COVERS[scope]?.includes(needed));

/** Why `entry` cannot be called under `view`; undefined when it can. */
export function withheldBy(entry: ActionEntry, view: View): Withheld | undefined {
  const exists = `Action '${entry.id}' exists but`;
  if (entry.runs !== undefined && view.excluded.has(entry.runs)) {
    return {
      reason: 'excluded',
      sentence: `${exists} this server's configuration excludes '${entry.runs}', which it ends in (GITLAB_MCP_EXCLUDE_TOOLS). Its operator can allow it.`,
    };
  }
  if (view.excluded.has(entry.id)) {
    return {
      reason: 'excluded',
      sentence: `${exists} this server's configuration excludes it (GITLAB_MCP_EXCLUDE_TOOLS). Its operator can allow it.`,
    };
  }
  if (view.readOnly && entry.effect !== 'read' && entry.readsWhen === undefined) {
    return {
      reason: 'read_only',
      sentence: `${exists} this server is in read-only mode and it changes GitLab. Its operator can switch GITLAB_MCP_READ_ONLY off.`,
    };
  }
  if (entry.gitlabComOnly && view.isGitlabCom === false) {
    return { reason: 'gitlab_com', sentence: `${exists} GitLab offers it on GitLab.com only, and this instance is another one.` };
  }
  if (entry.since !== undefined && view.version !== undefined && isOlder(view.version, entry.since)) {
    return {
      reason: 'version',
      sentence: `${exists} GitLab has it since ${entry.since} and this instance runs ${view.version}. Its operators can upgrade it.`,
    };
  }
  if (view.tier !== undefined && TIER_RANK[entry.tier] > TIER_RANK[view.tier]) {
    return {
      reason: 'tier',
      sentence: `${exists} it needs GitLab ${tierName(entry.tier)} and this instance is ${tierName(view.tier)}. If that is wrong, set GITLAB_MCP_TIER.`,
    };
  }
  if (view.scopes !== undefined && !grants(view.scopes, entry.scope)) {
    const has = view.scopes.length > 0 ? view.scopes.join(', ') : 'none';
    return {
      reason: 'scope',
      sentence: `${exists} the token lacks the scope ${entry.scope} that it needs (it has: ${has}). Use a token with that scope.`,
    };
  }
  const sentence = outsideGrant(entry, view);
  return sentence === undefined ? undefined : { reason: 'fine_grained', sentence };
}

/** Compares releases, `18.4`; what follows in a version (`18.10.0-pre`) is of that release. */
function isOlder(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(part => Number.parseInt(part, 10));
  const [wantedMajor = 0, wantedMinor = 0] = since.split('.').map(part => Number.parseInt(part, 10));
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

/** Why a call that writes is withheld, of an action that may also read and is there for that. */
export function writeWithheldBy(entry: ActionEntry, view: View): Withheld | undefined {
  if (entry.readsWhen === undefined) return undefined;
  const { readsWhen: _, ...asWrite } = entry;
  return withheldBy({ ...asWrite, scope: 'api' }, view);
}

/** One sentence saying that the action exists and why it is withheld; undefined when it can be called. */
export const describeWithheld = (entry: ActionEntry, view: View): string | undefined => withheldBy(entry, view)?.sentence;

const visible = new WeakMap<View, readonly ActionEntry[]>();

/** Every action that `view` allows, in the catalog's order. */
export function visibleActions(view: View): readonly ActionEntry[] {
  let entries = visible.get(view);
  if (!entries) {
    entries = registry()
      .filter(entry => withheldBy(entry, view) === undefined)
      .map(entry => seenUnder(entry, view));
    visible.set(view, entries);
  }
  return entries;
}
