import type { RootState } from '#shared/store/store.ts';

export const selectTerms = (state: RootState) => state.withdrawal.terms;
export const selectWithdrawals = (state: RootState) => state.withdrawal.list;
export const selectTotals = (state: RootState) => state.withdrawal.totals;
export const selectWantedPage = (state: RootState) => state.withdrawal.wanted;
export const selectRequest = (state: RootState) => state.withdrawal.request;
export const selectRequested = (state: RootState) => state.withdrawal.requested;
export const selectRecent = (state: RootState) => state.withdrawal.recent;
export const selectChange = (state: RootState) => state.withdrawal.change;
export const selectRefusedPictures = (state: RootState) => state.withdrawal.refusedPictures;
