import type { Feature } from '#shared/ports/feature.ts';
import { makeLotteryDeskApi } from './lottery-desk.api.ts';
import { makeLotteryDeskSaga } from './lottery-desk.saga.ts';
import { lotteryDeskSlice } from './lottery-desk.slice.ts';

/** Betting on the draws of one lottery. */
export const lotteryDesk: Feature = {
  name: 'lottery-desk',
  slice: lotteryDeskSlice,
  texts: ['forms', 'lists'],
  makeSaga: ({ client, clock, tabStorage }) => makeLotteryDeskSaga({ api: makeLotteryDeskApi(client), clock, tabStorage }),
};
