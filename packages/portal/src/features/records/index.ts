import type { Feature } from '#shared/ports/feature.ts';

/** Bet history, transactions, wins and losses. */
export const records: Feature = { name: 'records' };
