/**
 * Remembers which conversations have been used up, so that a repeated last round does not act twice. Owns the in-process
 * memory: as long as a state lives, and bounded. Replicas that shall know of each other's need a store they share.
 */

export interface SpentNonces {
  /** True the first time a nonce is spent, false ever after. */
  spend(nonce: string): Promise<boolean>;
}

export interface MemoryOptions {
  /** Milliseconds a nonce is remembered: at least the life of a state. */
  readonly ttlMs: number;
  /** How many are remembered; beyond that the oldest, whose states expire first, are forgotten. */
  readonly capacity?: number;
  readonly now?: () => number;
}

export function rememberInProcess({ ttlMs, capacity = 100_000, now = () => performance.now() }: MemoryOptions): SpentNonces {
  /** Nonce -> when it may be forgotten. In order of spending, so the first is always the oldest. */
  const spent = new Map<string, number>();
  const forgetOldest = (): void => {
    for (const [nonce, until] of spent) {
      if (until > now() && spent.size < capacity) return;
      spent.delete(nonce);
    }
  };
  return {
    spend: async nonce => {
      if (spent.has(nonce)) return false;
      forgetOldest();
      spent.set(nonce, now() + ttlMs);
      return true;
    },
  };
}
