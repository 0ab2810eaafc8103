import type { RootState } from '#shared/store/root-state.ts';

export const selectRequested = (state: RootState) => state.withdrawal.requested;
export const selectRecent = (state: RootState) => state.withdrawal.recent;
export const selectRefusedPictures = (state: RootState) => state.withdrawal.refusedPictures;
