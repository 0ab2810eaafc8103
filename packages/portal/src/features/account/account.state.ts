import { combineReducers } from '@reduxjs/toolkit';
import type { Profile } from '@livery/contract/shapes';
import { devicesSlice, type DevicesState } from './devices/devices.slice.ts';
import { leavingSlice, type LeavingState } from './leaving/leaving.slice.ts';
import { linksSlice, type LinksState, type UnlinkStep } from './links/links.slice.ts';
import { passkeysSlice, type PasskeysState, type PasskeyStep } from './passkeys/passkeys.slice.ts';
import { profileSlice, type ProfileState } from './profile/profile.slice.ts';
import { twoFactorSlice, type TwoFactorStart, type TwoFactorState } from './two-factor/two-factor.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';

interface AccountState {
  profile: ProfileState;
  devices: DevicesState;
  twoFactor: TwoFactorState;
  passkeys: PasskeysState;
  links: LinksState;
  leaving: LeavingState;
}

/** The feature's slices, one per topic. */
export const accountState = {
  name: 'account',
  reducerPath: 'account',
  reducer: combineReducers({
    profile: profileSlice.reducer,
    devices: devicesSlice.reducer,
    twoFactor: twoFactorSlice.reducer,
    passkeys: passkeysSlice.reducer,
    links: linksSlice.reducer,
    leaving: leavingSlice.reducer,
  }),
} as const;

export type FieldName = keyof Profile['fields'];

export const selectProfileSubmission = (state: RootState) => state.account.profile.submission;
export const selectSessionsEnding = (state: RootState) => state.account.devices.ending;
export const selectTwoFactorGift = (state: RootState) => state.account.twoFactor.gift;
export const selectTwoFactorSubmission = (state: RootState) => state.account.twoFactor.submission;
export const selectPasskeySubmission = (state: RootState) => state.account.passkeys.submission;
export const selectPasskeyOutcome = (state: RootState) => state.account.passkeys.outcome;
export const selectUnlinking = (state: RootState) => state.account.links.submission;
export const selectArchiveOrder = (state: RootState) => state.account.leaving.order;
export const selectClosingSubmission = (state: RootState) => state.account.leaving.submission;

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    editProfile: { field: FieldName | 'nickname' };
    editContact: { contact: keyof Profile['contacts'] };
    changePicture: object;
    closeAccount: object;
    /** One session, or all but this one. */
    endSessions: { id: string | null };
    /** A change to the account's protection. Members with a password must enter it. */
    protection: { change: TwoFactorStart | PasskeyStep | UnlinkStep; hasPassword: boolean };
  }
}

declare module '#shared/store/root-state.ts' {
  interface RootState {
    account: AccountState;
  }
}
