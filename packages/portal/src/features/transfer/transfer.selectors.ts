import type { RootState } from '#shared/store/root-state.ts';

export const selectMoved = (state: RootState) => state.transfer.wallets.moved;
export const selectRecalled = (state: RootState) => state.transfer.wallets.recalled;
export const selectSent = (state: RootState) => state.transfer.upline.sent;
export const selectTeamGift = (state: RootState) => state.transfer.downline.sent;
