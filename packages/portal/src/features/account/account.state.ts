import { combineReducers } from '@reduxjs/toolkit';
import { passkeysSlice, type PasskeysState, type PasskeyStep } from './passkeys.slice.ts';
import { twoFactorSlice, type TwoFactorStart, type TwoFactorState } from './two-factor.slice.ts';

interface AccountState {
  twoFactor: TwoFactorState;
  passkeys: PasskeysState;
}

/** A slice a card, all of one feature. */
export const accountState = {
  name: 'account',
  reducerPath: 'account',
  reducer: combineReducers({ twoFactor: twoFactorSlice.reducer, passkeys: passkeysSlice.reducer }),
} as const;

declare module '#shared/state/dialogs.slice.ts' {
  interface DialogRequests {
    /** Something about how the account is protected is to change; who has a password is asked for it. */
    protection: { change: TwoFactorStart | PasskeyStep; hasPassword: boolean };
  }
}

declare module '#shared/state/store.ts' {
  interface RootState {
    account: AccountState;
  }
}
