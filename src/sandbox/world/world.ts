/**
 * Everything the embedded GitLab holds: tables of rows by owner, repositories, files, and the clock. Owns storage and ids;
 * the meaning of a row is its resource's business.
 */

import { notFound } from '../errors.ts';
import { Repository } from '../git-store.ts';
import { number, type Row, text } from '../row.ts';

export interface StoredFile {
  readonly filename: string;
  readonly content: Uint8Array;
}

export class World {
  /** Address that every link of an answer starts with. */
  readonly url: string;
  readonly #now: () => Date;
  readonly #tables = new Map<string, Map<string, Row[]>>();
  readonly #highest = new Map<string, number>();
  readonly #repositories = new Map<number, Repository>();
  /** Uploads, avatars and job logs by a path of their own. */
  readonly files = new Map<string, StoredFile>();

  constructor(url: string, now: () => Date) {
    this.url = url;
    this.#now = now;
  }

  /** Rows of a table that belong to one owner: `labels` of `project:70`. */
  table(name: string, owner = ''): Row[] {
    let owners = this.#tables.get(name);
    if (!owners) {
      owners = new Map();
      this.#tables.set(name, owners);
    }
    let found = owners.get(owner);
    if (!found) {
      found = [];
      owners.set(owner, found);
    }
    return found;
  }

  /** Rows of a table, whoever owns them. */
  all(name: string): readonly Row[] {
    return [...(this.#tables.get(name)?.values() ?? [])].flat();
  }

  /** Adds a row and remembers its id, so that the next one is higher. */
  add(name: string, owner: string, row: Row): Row {
    this.table(name, owner).push(row);
    if (typeof row['id'] === 'number') this.#highest.set(name, Math.max(this.#highest.get(name) ?? 0, row['id']));
    return row;
  }

  remove(name: string, owner: string, row: Row): void {
    const table = this.table(name, owner);
    const at = table.indexOf(row);
    if (at >= 0) table.splice(at, 1);
  }

  /** Drops everything that belongs to an owner and to what stands below it: a deleted project's issues and their notes. */
  forget(owner: string): void {
    for (const owners of this.#tables.values())
      for (const key of [...owners.keys()]) if (key === owner || key.startsWith(`${owner}/`)) owners.delete(key);
  }

  /** An id that no row of the table has had. */
  nextId(name: string): number {
    const next = (this.#highest.get(name) ?? 0) + 1;
    this.#highest.set(name, next);
    return next;
  }

  /** A number that no row of this owner has: issue and merge request numbers. */
  nextIid(name: string, owner: string): number {
    const highest = Math.max(0, ...this.table(name, owner).map(row => number(row['iid'])));
    const key = `${name} of ${owner}`;
    const next = Math.max(highest, this.#highest.get(key) ?? 0) + 1;
    this.#highest.set(key, next);
    return next;
  }

  repository(projectId: number): Repository {
    let found = this.#repositories.get(projectId);
    if (!found) {
      found = new Repository();
      this.#repositories.set(projectId, found);
    }
    return found;
  }

  /** Gives a project the branches and tags of another and the same store of commits, as forks share their objects. */
  forkRepository(from: number, to: number): void {
    this.#repositories.set(to, this.repository(from).fork());
  }

  now(): Date {
    return this.#now();
  }

  /** The present as GitLab writes it. */
  stamp(): string {
    return this.#now().toISOString();
  }

  /** Date without time. */
  today(): string {
    return this.stamp().slice(0, 10);
  }

  /** The user whose token every call carries. */
  get me(): Row {
    return this.user(1);
  }

  user(id: number | string): Row {
    const found = this.table('users').find(user => user['id'] === Number(id) || user['username'] === id);
    if (!found) throw notFound('User');
    return found;
  }

  /** A project by id or by full path, whose case does not matter. */
  project(key: string | number): Row {
    const wanted = String(key).toLowerCase();
    const found = this.table('projects').find(
      row => text(row['id']) === wanted || text(row['path_with_namespace']).toLowerCase() === wanted,
    );
    if (!found) throw notFound('Project');
    return found;
  }

  group(key: string | number): Row {
    const wanted = String(key).toLowerCase();
    const found = this.table('groups').find(row => text(row['id']) === wanted || text(row['full_path']).toLowerCase() === wanted);
    if (!found) throw notFound('Group');
    return found;
  }

  /** Projects of a group and of the groups below it. */
  projectsBelow(group: Row): readonly Row[] {
    const path = text(group['full_path']);
    return this.table('projects').filter(row => text(row['path_with_namespace']).startsWith(`${path}/`));
  }
}

export const projectOwner = (project: Row): string => `project:${number(project['id'])}`;
export const groupOwner = (group: Row): string => `group:${number(group['id'])}`;
