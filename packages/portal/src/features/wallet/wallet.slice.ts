import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Balance } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/state/events.ts';
import { failed, idle, loading, ready, type Loadable } from '#shared/state/loadable.ts';

export interface WalletState {
  balance: Loadable<Balance>;
}

const initialState: WalletState = { balance: idle };

export const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    balanceRequested(state) {
      state.balance = loading(state.balance);
    },
    balanceLoaded(state, action: PayloadAction<Balance>) {
      state.balance = ready(action.payload);
    },
    balanceFailed(state, action: PayloadAction<Failure>) {
      state.balance = failed(action.payload, state.balance);
    },
  },
  extraReducers: (builder) => {
    for (const event of [loggedIn, loggedOut, sessionExpired]) builder.addCase(event, () => initialState);
  },
});

export const { balanceRequested, balanceLoaded, balanceFailed } = walletSlice.actions;

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof walletSlice> {}
}
