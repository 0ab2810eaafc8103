import type { Feature } from '#shared/ports/feature.ts';

/** What the member invites friends by, and what has come of it. */
export const referral: Feature = { name: 'referral' };
