import type { RootState } from '#shared/store/root-state.ts';

export const selectProfileSubmission = (state: RootState) => state.account.profile.submission;
export const selectSessionsEnding = (state: RootState) => state.account.devices.ending;
export const selectTwoFactorGift = (state: RootState) => state.account.twoFactor.gift;
export const selectTwoFactorSubmission = (state: RootState) => state.account.twoFactor.submission;
export const selectPasskeySubmission = (state: RootState) => state.account.passkeys.submission;
export const selectPasskeyOutcome = (state: RootState) => state.account.passkeys.outcome;
export const selectUnlinking = (state: RootState) => state.account.links.submission;
export const selectArchiveOrder = (state: RootState) => state.account.leaving.order;
export const selectClosingSubmission = (state: RootState) => state.account.leaving.submission;
