import { combineReducers } from '@reduxjs/toolkit';
import { uplineSlice, type UplineState } from './upline.slice.ts';
import { walletsSlice, type WalletsState } from './wallets.slice.ts';

interface TransferState {
  wallets: WalletsState;
  upline: UplineState;
}

/** Transfers between one's own wallets, and to the upline. */
export const transferState = {
  name: 'transfer',
  reducerPath: 'transfer',
  reducer: combineReducers({ wallets: walletsSlice.reducer, upline: uplineSlice.reducer }),
} as const;

declare module '#shared/store/root-state.ts' {
  interface RootState {
    transfer: TransferState;
  }
}
