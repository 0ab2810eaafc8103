import type { Feature } from '#shared/ports/feature.ts';

/** A page's lotteries by kind, each with its next draw and latest numbers. */
export const lotteryHall: Feature = { name: 'lottery-hall' };
