import { defineLimit } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Messages per network. Writing needs no login. */
export const feedbackLimit = defineLimit({ scope: 'feedback', uses: 10, window: 10 * minute });

/** The limit for looking up contacts. Without it, a caller could list them all. */
export const representativeLimit = defineLimit({ scope: 'representative', uses: 30, window: 10 * minute });
