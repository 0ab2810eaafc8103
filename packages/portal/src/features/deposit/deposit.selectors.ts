import type { RootState } from '#shared/store/store.ts';

export const selectMethods = (state: RootState) => state.deposit.methods;
export const selectOpening = (state: RootState) => state.deposit.opening;
export const selectCurrent = (state: RootState) => state.deposit.current;
export const selectWatched = (state: RootState) => state.deposit.watched;
export const selectWantedPage = (state: RootState) => state.deposit.wanted;
export const selectDeposits = (state: RootState) => state.deposit.list;
export const selectTotals = (state: RootState) => state.deposit.totals;
export const selectWaiting = (state: RootState) => state.deposit.waiting;
