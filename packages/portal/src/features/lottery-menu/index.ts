import type { Feature } from '#shared/ports/feature.ts';
import { makeLotteryMenuApi } from './lottery-menu.api.ts';
import { makeLotteryMenuSaga } from './lottery-menu.saga.ts';
import { lotteryMenuSlice } from './lottery-menu.slice.ts';

/** The lotteries of the site, by what they draw. */
export const lotteryMenu: Feature = {
  name: 'lottery-menu',
  slice: lotteryMenuSlice,
  makeSaga: ({ client }) => makeLotteryMenuSaga(makeLotteryMenuApi(client)),
};
