import type { Feature } from '#shared/ports/feature.ts';

/** The lotteries of the site, by what they draw. */
export const lotteryMenu: Feature = { name: 'lottery-menu' };
