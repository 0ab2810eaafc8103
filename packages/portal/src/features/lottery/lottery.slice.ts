import { createAction, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { elottCards, type PrizeMode } from '@livery/contract/lotteries';
import type { LotteryGroup } from '@livery/contract/shapes';
import { idle, loadableCases, type Loadable } from '#shared/state/loadable.ts';
import { selectCategories } from '#shared/state/menus.slice.ts';
import type { RootState } from '#shared/state/store.ts';

interface LotteryState {
  menu: Loadable<LotteryGroup[]>;
}

const initialState: LotteryState = { menu: idle };
const menu = loadableCases<'menu', LotteryGroup[]>('menu');

export const lotterySlice = createSlice({
  name: 'lottery',
  initialState,
  reducers: { lotteryMenuRequested: menu.requested, lotteryMenuLoaded: menu.loaded, lotteryMenuFailed: menu.failed },
});

export const { lotteryMenuRequested, lotteryMenuLoaded, lotteryMenuFailed } = lotterySlice.actions;

/** Somebody looks at the lotteries. */
export const lotteryEntered = createAction('lottery/lotteryEntered');

export const selectLotteryMenu = (state: RootState) => state.lottery.menu;

/** What the site's lotteries are played for (specification, section 4). */
export function selectPrizeMode(state: RootState): PrizeMode {
  const eLotteries = selectCategories(state).find(({ gameCategory }) => gameCategory === 'ELOTT');
  return eLotteries?.cards.some(({ cardId }) => elottCards.has(cardId)) === true ? 'ELOTT' : 'LOTT';
}

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof lotterySlice> {}
}
