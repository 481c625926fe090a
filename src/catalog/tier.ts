/** GitLab's tiers: their order and how GitLab writes them. */
import type { Tier } from '../call/call.ts';

export const TIER_RANK: Readonly<Record<Tier, number>> = { free: 0, premium: 1, ultimate: 2 };

/** `premium` -> `Premium`. */
export const tierName = (tier: string): string => `${tier.charAt(0).toUpperCase()}${tier.slice(1)}`;
