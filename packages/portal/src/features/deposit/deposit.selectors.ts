import type { RootState } from '#shared/store/root-state.ts';

export const selectCurrent = (state: RootState) => state.deposit.current;
export const selectWatched = (state: RootState) => state.deposit.watched;
