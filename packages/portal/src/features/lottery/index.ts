import type { Feature } from '#shared/ports/feature.ts';
import { makeLotteryApi } from './lottery.api.ts';
import { makeLotterySaga } from './lottery.saga.ts';
import { lotterySlice } from './lottery.slice.ts';

/** The lotteries of the site, by what they draw. */
export const lottery: Feature = {
  name: 'lottery',
  slice: lotterySlice,
  makeSaga: ({ client }) => makeLotterySaga(makeLotteryApi(client)),
};
