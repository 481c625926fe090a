/**
 * Links that clients of 2025-11-25 were given and whose end nobody reports: GitLab is asked every few seconds whether what a link
 * led to is done, and the client is told. Owns how often and for how long; a link is watched once a connection.
 */
import { randomUUID } from 'node:crypto';

/** Milliseconds between two looks, and how many there are: ten minutes. */
const EVERY = 3_000;
const LOOKS = 200;

export interface WatchedLink {
  /** The connection that the client is told on. */
  readonly connection: object;
  readonly url: string;
  readonly isDone: () => Promise<boolean>;
  readonly notify: (elicitationId: string) => Promise<void>;
}

/** Answers the id of the watch, the same while it lasts. */
export type LinkWatch = (link: WatchedLink) => string;

/** Holds no process up. */
const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref());

/** @param pause waits between two looks; what tests replace */
export function watchLinks(pause: (ms: number) => Promise<void> = rest): LinkWatch {
  const open = new WeakMap<object, Map<string, string>>();

  const look = async ({ isDone, notify }: WatchedLink, id: string): Promise<void> => {
    for (let looks = 0; looks < LOOKS; looks += 1) {
      await pause(EVERY);
      if (await isDone()) return notify(id);
    }
  };
  return link => {
    const links = open.get(link.connection) ?? new Map<string, string>();
    open.set(link.connection, links);
    const known = links.get(link.url);
    if (known !== undefined) return known;
    const id = randomUUID();
    links.set(link.url, id);
    look(link, id)
      .catch(() => undefined) // the connection is gone, and its client with it
      .finally(() => links.delete(link.url));
    return id;
  };
}
