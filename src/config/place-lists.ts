/**
 * The entries of the lists of projects and groups, as the lists compare them. Owns which spellings of one place are understood,
 * and that an entry which could match nothing is refused: it would look like a protection and be none. Pure.
 */
import { isSameHost, parseRemote, pathOnInstance, trimPath } from './remote-address.ts';

export interface PlaceListOptions {
  readonly kind: 'project' | 'group';
  /** Base addresses of the instances that this server talks to. */
  readonly instances: readonly string[];
}

export type PlaceEntry =
  | { readonly kind: 'read'; readonly value: string }
  /** Why it can match nothing, continuing "the entry …". */
  | { readonly kind: 'refused'; readonly why: string };

const refused = (why: string): PlaceEntry => ({ kind: 'refused', why });

/** A part of a path as GitLab allows it. */
const SEGMENT = /^(?!\.{1,2}$)[A-Za-z0-9_.][A-Za-z0-9_.-]*$/;

const TAKES = {
  project: 'a list of projects takes full paths (group/project), numeric ids, and group/* for all below a group',
  group: 'a list of groups takes full paths (group/subgroup) and numeric ids',
} as const;

/** Reads one entry: a number, a path, `group/*`, or an address that is copied from this instance. */
export function readPlaceEntry(text: string, options: PlaceListOptions): PlaceEntry {
  const bare = text
    .trim()
    .replace(/^(["'`])(.*)\1$/, '$2')
    .trim();
  if (/^\d+$/.test(bare)) return { kind: 'read', value: bare };
  const located = bare.includes('://') || /^[^\s@/:]+@[^\s@/:]+:/.test(bare) ? fromAddress(bare, options) : fromPath(bare);
  return located.kind === 'read' ? checkPath(located.value, options.kind) : located;
}

function fromAddress(text: string, { kind, instances }: PlaceListOptions): PlaceEntry {
  const remote = parseRemote(text);
  if (!remote) return refused(`is an address that cannot be read; ${TAKES[kind]}`);
  const home = instances.find(url => isSameHost(remote.host, new URL(url).hostname));
  if (home === undefined) return refused(`names ${remote.host}, which is not the instance that this server talks to`);
  // Pages of a group stand below /groups/, which is no part of its path.
  return { kind: 'read', value: pathOnInstance(remote, { url: home }).replace(/^groups\//, '') };
}

/** A path that is percent-encoded is decoded once. */
function fromPath(text: string): PlaceEntry {
  try {
    return { kind: 'read', value: text.includes('%') ? decodeURIComponent(text) : text };
  } catch {
    return refused('is not readable as a percent-encoded path');
  }
}

function checkPath(path: string, kind: PlaceListOptions['kind']): PlaceEntry {
  const trimmed = trimPath(path);
  const isPattern = /\/\*{1,2}$/.test(trimmed);
  const name = isPattern ? trimmed.replace(/\/\*{1,2}$/, '') : trimmed;
  if (name === '' || !name.split('/').every(segment => SEGMENT.test(segment))) {
    return refused(`can match nothing: ${TAKES[kind]}`);
  }
  if (kind === 'group') return { kind: 'read', value: name }; // a group is listed with all below it
  if (/^\d+$/.test(name)) return refused('can match nothing: write group/* with the path of the group, or list its id among the groups');
  if (isPattern) return { kind: 'read', value: `${name}/*` };
  if (!name.includes('/')) return refused(`names no project, but perhaps a group: write ${name}/*, or list it among the groups`);
  return { kind: 'read', value: name };
}
