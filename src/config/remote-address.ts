/**
 * Addresses under which a project or group of an instance is known besides its path: what people copy from a browser or from
 * `git remote`. Pure; it resolves nothing against GitLab.
 */

export interface Remote {
  readonly host: string;
  /** Path on that host, without `.git`, without slashes at its ends. */
  readonly path: string;
}

/** Reads `https://…`, `ssh://…`, `git://…` and `git@host:path` addresses; undefined for anything else. */
export function parseRemote(text: string): Remote | undefined {
  const given = text.trim();
  const scp = /^(?:[^\s@/:]+@)([^\s@/:]+):(?!\/\/)(.+)$/.exec(given);
  if (scp?.[1] && scp[2]) return { host: scp[1], path: trimPath(scp[2]) };
  if (!/^(?:https?|ssh|git|git\+ssh):\/\//i.test(given)) return undefined;
  let url: URL;
  try {
    url = new URL(given);
  } catch {
    return undefined;
  }
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  return { host: url.hostname, path: trimPath(path.split('/-/')[0] ?? '') };
}

/** The path of a remote below the instance's own root (`/gitlab` of a relative installation is not part of it). */
export function pathOnInstance(remote: Remote, instance: { readonly url: string }): string {
  const root = trimPath(new URL(instance.url).pathname);
  return root !== '' && remote.path.startsWith(`${root}/`) ? remote.path.slice(root.length + 1) : remote.path;
}

/** SSH often has a host name of its own below or beside the web one: `altssh.gitlab.com`, `ssh.git.corp.test`. */
export const isSameHost = (remoteHost: string, webHost: string): boolean => {
  const [remote, web] = [remoteHost.toLowerCase(), webHost.toLowerCase()];
  return remote === web || remote.endsWith(`.${web}`);
};

/** Without slashes at the ends and without `.git`, which no path of GitLab ends in. */
export const trimPath = (path: string): string => path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
