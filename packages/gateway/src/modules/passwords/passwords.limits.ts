import { defineLimit, type RateLimit } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Resets from one network, by whichever way: a carrier puts hundreds of members behind one address. */
export const resetNetworkLimit = defineLimit({ scope: 'reset-network', uses: 30, window: 15 * minute });

/** Links that are asked for one account, whether it exists or not: a stranger fills nobody's mailbox. */
export const resetAccountLimit = defineLimit({ scope: 'reset-account', uses: 5, window: 60 * minute });

export const resetLimits: readonly RateLimit[] = [resetNetworkLimit, resetAccountLimit];
