import type { Feature } from '#shared/ports/feature.ts';

/** My account: what the member is known by, how it is kept safe, and where it is logged in. */
export const account: Feature = {
  name: 'account',
};
