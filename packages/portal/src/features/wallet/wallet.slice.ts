import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Balance } from '@livery/contract/shapes';
import { balancePushed, loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { RootState } from '#shared/store/root-state.ts';

export interface WalletState {
  balance: Loadable<Balance>;
}

const initialState: WalletState = { balance: idle };

const balance = loadableCases<'balance', Balance>('balance');

export const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    balanceRequested: balance.requested,
    balanceLoaded: balance.loaded,
    balanceFailed: balance.failed,
  },
  extraReducers: (builder) => {
    builder.addCase(balancePushed, balance.loaded);
    for (const event of [loggedIn, loggedOut, sessionExpired]) builder.addCase(event, () => initialState);
  },
});

export const { balanceRequested, balanceLoaded, balanceFailed } = walletSlice.actions;

export const selectBalance = (state: RootState) => state.wallet.balance;

/** The visible amount is older than the last attempt to read it. */
export const selectIsBalanceStale = (state: RootState) =>
  state.wallet.balance.status === 'failed' && state.wallet.balance.value !== undefined;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof walletSlice> {}
}
