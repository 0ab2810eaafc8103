import type { RootState } from '#shared/state/store.ts';

export const selectTwoFactor = (state: RootState) => state.account.twoFactor.current;
export const selectTwoFactorGift = (state: RootState) => state.account.twoFactor.gift;
export const selectTwoFactorSubmission = (state: RootState) => state.account.twoFactor.submission;
export const selectPasskeys = (state: RootState) => state.account.passkeys.list;
export const selectPasskeySubmission = (state: RootState) => state.account.passkeys.submission;
export const selectPasskeyOutcome = (state: RootState) => state.account.passkeys.outcome;
