import { createAction, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { elottCards, type PrizeMode } from '@livery/contract/lotteries';
import type { LotteryGroup } from '@livery/contract/shapes';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { selectCategories } from '#shared/facts/menus.slice.ts';
import type { RootState } from '#shared/store/store.ts';

interface LotteryMenuState {
  menu: Loadable<LotteryGroup[]>;
}

const initialState: LotteryMenuState = { menu: idle };
const menu = loadableCases<'menu', LotteryGroup[]>('menu');

export const lotteryMenuSlice = createSlice({
  name: 'lotteryMenu',
  initialState,
  reducers: { lotteryMenuRequested: menu.requested, lotteryMenuLoaded: menu.loaded, lotteryMenuFailed: menu.failed },
});

export const { lotteryMenuRequested, lotteryMenuLoaded, lotteryMenuFailed } = lotteryMenuSlice.actions;

/** Somebody looks at the lotteries. */
export const lotteryMenuEntered = createAction('lotteryMenu/entered');

export const selectLotteryMenu = (state: RootState) => state.lotteryMenu.menu;

/** What the site's lotteries are played for (specification, section 4). */
export function selectPrizeMode(state: RootState): PrizeMode {
  const eLotteries = selectCategories(state).find(({ gameCategory }) => gameCategory === 'ELOTT');
  return eLotteries?.cards.some(({ cardId }) => elottCards.has(cardId)) === true ? 'ELOTT' : 'LOTT';
}

declare module '#shared/store/store.ts' {
  interface RootState extends WithSlice<typeof lotteryMenuSlice> {}
}
