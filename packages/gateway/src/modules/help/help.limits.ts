import { defineLimit } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Nobody has to log in to write: so many from one network. */
export const feedbackLimit = defineLimit({ scope: 'feedback', uses: 10, window: 10 * minute });

/** Questions about contacts, which would otherwise list them. */
export const representativeLimit = defineLimit({ scope: 'representative', uses: 30, window: 10 * minute });
