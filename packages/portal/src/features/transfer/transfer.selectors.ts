import type { RootState } from '#shared/store/root-state.ts';

export const selectMerchantWallet = (state: RootState) => state.transfer.wallets.merchant;
export const selectFunds = (state: RootState) => state.transfer.wallets.funds;
export const selectMoved = (state: RootState) => state.transfer.wallets.moved;
export const selectRecalled = (state: RootState) => state.transfer.wallets.recalled;
export const selectUpline = (state: RootState) => state.transfer.upline.upline;
export const selectSent = (state: RootState) => state.transfer.upline.sent;
