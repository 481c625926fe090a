/**
 * The identity of the one caller over stdio, and how it narrows: GitLab is asked once, beside everything else, what the
 * instance and the token are; when, is the server's business. Until it has answered, and where it does not, nothing is withheld.
 */
import type { View } from '../call/call.ts';
import { CatalogError } from '../call/error.ts';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../log/logger.ts';
import { visibleActions } from '../policy/withheld.ts';
import { surfaceOf } from '../surfaces/surfaces.ts';
import { type Identity, narrowedView } from './identity.ts';

/** Milliseconds for all requests together. */
const PATIENCE = 10_000;

export interface NarrowingOptions {
  readonly identity: Identity;
  readonly settings: Pick<Settings, 'tier' | 'ignoreScopes'>;
  readonly log: Logger;
  /** Called when the narrower view lists or finds other tools. */
  readonly onChanged: () => void;
}

export interface Narrowing {
  /** Who calls now. */
  readonly identity: Identity;
  /** Asks GitLab, the first time. Never rejects. */
  learn(): Promise<void>;
  /** Ends a question under way, when nobody waits for its answer any more. */
  stop(): void;
}

export function startNarrowing({ identity: opened, settings, log, onChanged }: NarrowingOptions): Narrowing {
  const ended = new AbortController();
  let identity = opened;
  let learning: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const { caller, connection, view } = identity;
    if (caller.credential.kind === 'none') return;
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(PATIENCE)]);
    const questions = { authority: !settings.ignoreScopes, version: true, tier: settings.tier === undefined };
    try {
      const { readTokenFacts } = await import('../gitlab/token-facts.ts'); // no part of the way to the first list
      const facts = await readTokenFacts(connection, { credential: caller.credential, signal, log }, questions);
      const narrowed = narrowedView(view, { ...facts, tier: settings.tier ?? facts.tier });
      if (narrowed.key === view.key) return;
      identity = { ...identity, view: narrowed };
      log.debug('narrowed', { version: facts.version, tier: narrowed.tier, token: facts.tokenKind });
      if (showsOther(view, narrowed)) onChanged();
    } catch (error) {
      if (ended.signal.aborted) return;
      const code = error instanceof CatalogError ? error.code : 'internal';
      log.warn('not_narrowed', { code, message: 'GitLab did not say what the token may do, so nothing is withheld' });
    }
  }

  return {
    get identity() {
      return identity;
    },
    learn: () => (learning ??= ask()),
    stop: () => ended.abort(),
  };
}

/** Whether a client that knows the one would see another list of tools, or find other actions, under the other. */
function showsOther(before: View, after: View): boolean {
  const ids = (view: View): string =>
    visibleActions(view)
      .map(({ id }) => id)
      .join(' '); // an action's tool has one name
  const surface = surfaceOf(after.surface);
  return ids(before) !== ids(after) || surface.list(before) !== surface.list(after);
}
