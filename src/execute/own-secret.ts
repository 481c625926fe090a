/**
 * The caller's own token in what goes back to them: a job may have printed it, and a server may echo it. Owns which secrets are
 * looked for; how one is found in its disguises is `gitlab/scrub.ts`.
 */
import type { Caller } from '../call/call.ts';
import { MASK } from '../format/structured.ts';
import { createScrub, type Scrub } from '../gitlab/scrub.ts';

/** Below this a secret could be an ordinary word; GitLab's tokens are longer. */
const LEAST_SECRET = 16;

/** Lives and dies with its caller. */
const scrubs = new WeakMap<Caller, Scrub>();

/** Takes the caller's token out of a text. */
export function ownSecretScrub(caller: Caller): Scrub {
  let scrub = scrubs.get(caller);
  if (!scrub) {
    const { credential } = caller;
    const isSecret = credential.kind !== 'none' && credential.token.length >= LEAST_SECRET;
    scrub = createScrub(isSecret ? [credential.token] : [], MASK);
    scrubs.set(caller, scrub);
  }
  return scrub;
}
