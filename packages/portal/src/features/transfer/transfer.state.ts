import { combineReducers } from '@reduxjs/toolkit';
import { downlineSlice, type DownlineState } from './downline.slice.ts';
import { uplineSlice, type UplineState } from './upline.slice.ts';
import { walletsSlice, type WalletsState } from './wallets.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';

interface TransferState {
  wallets: WalletsState;
  upline: UplineState;
  downline: DownlineState;
}

/** Transfers between one's own wallets, and to the upline and the team. */
export const transferState = {
  name: 'transfer',
  reducerPath: 'transfer',
  reducer: combineReducers({ wallets: walletsSlice.reducer, upline: uplineSlice.reducer, downline: downlineSlice.reducer }),
} as const;

export const selectMoved = (state: RootState) => state.transfer.wallets.moved;
export const selectRecentMove = (state: RootState) => state.transfer.wallets.recent;
export const selectRecalled = (state: RootState) => state.transfer.wallets.recalled;
export const selectDownlineSent = (state: RootState) => state.transfer.downline.sent;
export const selectUplineSent = (state: RootState) => state.transfer.upline.sent;

declare module '#shared/store/root-state.ts' {
  interface RootState {
    transfer: TransferState;
  }
}
