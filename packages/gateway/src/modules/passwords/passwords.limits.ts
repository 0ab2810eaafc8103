import { defineLimit, type RateLimit } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Resets per network, by any method. A carrier has hundreds of members behind one address. */
export const resetNetworkLimit = defineLimit({ scope: 'reset-network', uses: 30, window: 15 * minute });

/** Links per account, existing or not, so that strangers cannot flood a mailbox. */
export const resetAccountLimit = defineLimit({ scope: 'reset-account', uses: 5, window: 60 * minute });

export const resetLimits: readonly RateLimit[] = [resetNetworkLimit, resetAccountLimit];
