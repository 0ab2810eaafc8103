import type { Feature } from '#shared/ports/feature.ts';

/** The member's invitation link and its results. */
export const referral: Feature = { name: 'referral' };
