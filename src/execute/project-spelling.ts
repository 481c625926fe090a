/**
 * The spellings of a project or group that are understood: a number, a path, a path that is already percent-encoded, and the
 * addresses people copy from a browser or from `git remote`. Pure; it resolves nothing against GitLab.
 */
import type { Instance } from '../call/call.ts';
import { isSameHost, parseRemote, pathOnInstance, type Remote, trimPath } from '../config/remote-address.ts';

export { isSameHost, parseRemote, pathOnInstance, type Remote };

export type Spelling =
  | { readonly kind: 'read'; readonly value: string }
  /** Why it is not a project or group, continuing "project_id …". */
  | { readonly kind: 'refused'; readonly why: string };

const refused = (why: string): Spelling => ({ kind: 'refused', why });

/**
 * Reads a project or group as a caller may write it.
 * @param word `project` or `group`, for the sentence
 */
export function readNamespacePath(text: string, word: 'project' | 'group', instance: Instance): Spelling {
  const given = text.trim();
  const example = word === 'project' ? 'group/project' : 'group/subgroup';
  if (given === '') return refused(`must not be empty: give the ${word}'s id or full path (${example})`);
  if (/^\d+$/.test(given)) return { kind: 'read', value: given };
  const remote = parseRemote(given);
  if (remote) return fromRemote(remote, word, instance);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(given)) return refused(`is an address that cannot be read: give the full path (${example})`);
  return decoded(given, word, example);
}

/** An encoded path is decoded once; twice encoded is refused, since nobody can tell what was meant. */
function decoded(given: string, word: string, example: string): Spelling {
  let path = given;
  if (path.includes('%')) {
    try {
      path = decodeURIComponent(path);
    } catch {
      return refused(`is not readable as a percent-encoded path: write it plainly (${example})`);
    }
    if (path.includes('%')) return refused(`is percent-encoded twice: write it plainly (${example})`);
  }
  const value = trimPath(path);
  if (value === '' || /[\s?#]/.test(value))
    return refused(`must be the ${word}'s id or full path as in its address (${example}), not its display name`);
  return { kind: 'read', value };
}

function fromRemote(remote: Remote, word: string, instance: Instance): Spelling {
  const home = new URL(instance.url);
  if (!isSameHost(remote.host, home.hostname)) {
    return refused(`points at ${remote.host}, but this server talks to ${home.host}: give the full path of a ${word} on ${home.host}`);
  }
  const path = pathOnInstance(remote, instance);
  return path === '' ? refused(`is an address without a ${word}: give the full path`) : { kind: 'read', value: path };
}
