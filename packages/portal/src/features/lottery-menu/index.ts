import type { Feature } from '#shared/ports/feature.ts';

/** The site's lotteries by kind. */
export const lotteryMenu: Feature = { name: 'lottery-menu' };
