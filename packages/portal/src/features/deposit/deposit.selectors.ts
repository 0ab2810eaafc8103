import type { RootState } from '#shared/state/store.ts';

export const selectMethods = (state: RootState) => state.deposit.methods;
export const selectOpening = (state: RootState) => state.deposit.opening;
export const selectCurrent = (state: RootState) => state.deposit.current;
export const selectWatched = (state: RootState) => state.deposit.watched;
export const selectRecent = (state: RootState) => state.deposit.recent;
