import type { Feature } from '#shared/ports/feature.ts';

/** What the member played, what moved on the account, and what was won or lost. */
export const records: Feature = { name: 'records' };
