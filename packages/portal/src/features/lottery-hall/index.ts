import type { Feature } from '#shared/ports/feature.ts';

/** The lotteries of a page, by what they draw, each with its next draw and its latest numbers. */
export const lotteryHall: Feature = { name: 'lottery-hall' };
