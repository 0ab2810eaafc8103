import type { RootState } from '#shared/store/store.ts';

export const selectRequest = (state: RootState) => state.withdrawal.request;
export const selectRequested = (state: RootState) => state.withdrawal.requested;
export const selectRecent = (state: RootState) => state.withdrawal.recent;
export const selectChange = (state: RootState) => state.withdrawal.change;
export const selectRefusedPictures = (state: RootState) => state.withdrawal.refusedPictures;
