/**
 * A repository in memory: commits that hold their whole tree (path -> bytes), branches and tags that point at commits, all
 * under SHA-1 ids that depend on content alone. Owns history, merging and comparison; speaks no HTTP.
 */
import { createHash } from 'node:crypto';
import { edits, linesOf, unifiedDiff } from './diff.ts';

export type Tree = ReadonlyMap<string, Uint8Array>;

export interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601. */
  readonly date: string;
}

export interface Commit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly tree: Tree;
  readonly message: string;
  readonly author: Signature;
}

export interface Tag {
  readonly name: string;
  readonly target: string;
  readonly message: string | null;
  readonly date: string;
}

/** One change of a tree; `undefined` content removes the path. */
export interface Change {
  readonly path: string;
  readonly content: Uint8Array | undefined;
}

export interface FileDiff {
  readonly oldPath: string;
  readonly newPath: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

const sha1 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Git's own id of a blob. */
export const blobId = (content: Uint8Array): string => sha1(`blob ${content.byteLength}\0`, content);

const sameBytes = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && Buffer.compare(a, b) === 0);

const treeId = (tree: Tree): string => {
  const entries = [...tree].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, content]) => `${path}\0${blobId(content)}`);
  return sha1('tree ', entries.join('\n'));
};

/** Whether bytes are text: valid UTF-8 without a zero byte. */
export function isText(content: Uint8Array): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

export const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content);
export const textOf = (content: Uint8Array | undefined): string => (content ? new TextDecoder().decode(content) : '');

/** Files that differ between two trees; a file that only changed its path is one entry. */
export function compareTrees(before: Tree, after: Tree): readonly FileDiff[] {
  const removed = [...before.keys()].filter(path => !after.has(path));
  const found: FileDiff[] = [];
  for (const [path, content] of after) {
    const old = before.get(path);
    if (sameBytes(old, content)) continue;
    const from = old ? undefined : removed.find(candidate => sameBytes(before.get(candidate), content));
    if (from !== undefined) removed.splice(removed.indexOf(from), 1);
    found.push({ oldPath: from ?? path, newPath: path, before: from === undefined ? old : before.get(from), after: content });
  }
  for (const path of removed) found.push({ oldPath: path, newPath: path, before: before.get(path), after: undefined });
  return found.sort((a, b) => (a.newPath < b.newPath ? -1 : 1));
}

/** The unified hunks of one file; binary files have none, as Git prints them. */
export function hunksOf(diff: FileDiff): string {
  if ((diff.before && !isText(diff.before)) || (diff.after && !isText(diff.after)))
    return diff.before
      ? `Binary files a/${diff.oldPath} and b/${diff.newPath} differ\n`
      : `Binary files /dev/null and b/${diff.newPath} differ\n`;
  return unifiedDiff(textOf(diff.before), textOf(diff.after));
}

export class Repository {
  readonly commits: Map<string, Commit>;
  readonly branches = new Map<string, string>();
  readonly tags = new Map<string, Tag>();

  constructor(commits = new Map<string, Commit>()) {
    this.commits = commits;
  }

  /** A repository that starts with the same branches and tags and shares the commits, now and later. */
  fork(): Repository {
    const copy = new Repository(this.commits);
    for (const [name, id] of this.branches) copy.branches.set(name, id);
    for (const [name, tag] of this.tags) copy.tags.set(name, tag);
    return copy;
  }

  get isEmpty(): boolean {
    return this.branches.size === 0;
  }

  /** The commit a branch, tag, full or shortened SHA names. */
  resolve(ref: string): Commit | undefined {
    const name = ref.replace(/^refs\/(heads|tags)\//, '');
    const id = this.branches.get(name) ?? this.tags.get(name)?.target ?? (this.commits.has(name) ? name : undefined);
    if (id !== undefined) return this.commits.get(id);
    if (!/^[0-9a-f]{7,40}$/.test(name)) return undefined;
    const full = [...this.commits.keys()].find(candidate => candidate.startsWith(name));
    return full === undefined ? undefined : this.commits.get(full);
  }

  /** Writes a commit and, with `branch`, moves that branch to it. */
  commit(options: { branch?: string; parents: readonly Commit[]; tree: Tree; message: string; author: Signature }): Commit {
    const { parents, tree, message, author } = options;
    const parentIds = parents.map(parent => parent.id);
    const id = sha1('commit ', JSON.stringify([treeId(tree), parentIds, message, author.name, author.email, author.date]));
    const commit: Commit = { id, parents: parentIds, tree, message, author };
    this.commits.set(id, commit);
    if (options.branch !== undefined) this.branches.set(options.branch, id);
    return commit;
  }

  /** The commit and its ancestors, newest first; parents never before their children. */
  log(from: Commit): readonly Commit[] {
    const seen = new Set<string>();
    const found: Commit[] = [];
    const visit = (commit: Commit): void => {
      if (seen.has(commit.id)) return;
      seen.add(commit.id);
      for (const parent of this.parentsOf(commit)) visit(parent);
      found.push(commit);
    };
    visit(from);
    return found.reverse();
  }

  parentsOf(commit: Commit): readonly Commit[] {
    return commit.parents.flatMap(id => this.commits.get(id) ?? []);
  }

  /** Ancestors of `head` that `base` does not have: `base..head`. */
  between(base: Commit | undefined, head: Commit): readonly Commit[] {
    const known = new Set(base ? this.log(base).map(commit => commit.id) : []);
    return this.log(head).filter(commit => !known.has(commit.id));
  }

  mergeBase(a: Commit, b: Commit): Commit | undefined {
    const known = new Set(this.log(a).map(commit => commit.id));
    return this.log(b).find(commit => known.has(commit.id));
  }

  /** What a commit changed against its first parent. */
  changesOf(commit: Commit): readonly FileDiff[] {
    return compareTrees(this.parentsOf(commit)[0]?.tree ?? new Map(), commit.tree);
  }

  /** Commits of a history that changed a file or anything below a folder. */
  touching(history: readonly Commit[], path: string): readonly Commit[] {
    const hits = (name: string): boolean => name === path || name.startsWith(`${path}/`);
    return history.filter(
      commit => commit.parents.length < 2 && this.changesOf(commit).some(diff => hits(diff.oldPath) || hits(diff.newPath)),
    );
  }

  /** Three-way merge file by file: a file changed on both sides to different contents is a conflict. */
  merge(target: Commit, source: Commit): { readonly tree: Tree; readonly conflicts: readonly string[] } {
    const base = this.mergeBase(target, source)?.tree ?? new Map<string, Uint8Array>();
    const tree = new Map(target.tree);
    const conflicts: string[] = [];
    for (const path of new Set([...base.keys(), ...source.tree.keys()])) {
      const [was, ours, theirs] = [base.get(path), target.tree.get(path), source.tree.get(path)];
      if (sameBytes(was, theirs) || sameBytes(ours, theirs)) continue;
      if (!sameBytes(was, ours)) conflicts.push(path);
      else if (theirs === undefined) tree.delete(path);
      else tree.set(path, theirs);
    }
    return { tree, conflicts };
  }

  /** Each line of a file with the commit that last wrote it, along first parents. */
  blame(commit: Commit, path: string): readonly { readonly commit: Commit; readonly line: string }[] {
    const history = [...this.touching(this.log(commit), path)].reverse();
    let lines: { commit: Commit; line: string }[] = [];
    for (const step of history) {
      const before = lines;
      let at = 0;
      lines = edits(
        before.map(entry => entry.line),
        linesOf(textOf(step.tree.get(path))),
      ).flatMap(edit => {
        if (edit.kind === 'added') return [{ commit: step, line: edit.line }];
        const kept = before[at++];
        return edit.kind === 'same' && kept ? [kept] : [];
      });
    }
    return lines;
  }
}

/** A tree with changes applied. */
export function changedTree(tree: Tree, changes: readonly Change[]): Tree {
  const next = new Map(tree);
  for (const { path, content } of changes) {
    if (content === undefined) next.delete(path);
    else next.set(path, content);
  }
  return next;
}
