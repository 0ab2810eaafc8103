import type { Feature } from '#shared/ports/feature.ts';
import { lotteryDeskSlice } from './lottery-desk.slice.ts';
import { makeLotteryDeskSaga } from './lottery-desk.saga.ts';

/** Bets on the draws of one lottery. */
export const lotteryDesk: Feature = {
  name: 'lottery-desk',
  slice: lotteryDeskSlice,
  texts: ['forms'],
  makeSaga: ({ clock }) => makeLotteryDeskSaga({ clock }),
};
