import type { RootState } from '#shared/store/root-state.ts';

export const selectProfile = (state: RootState) => state.account.profile.current;
export const selectFieldRules = (state: RootState) => state.account.profile.rules;
export const selectPicture = (state: RootState) => state.account.profile.picture;
export const selectProfileSubmission = (state: RootState) => state.account.profile.submission;
export const selectSessions = (state: RootState) => state.account.devices.list;
export const selectSessionsEnding = (state: RootState) => state.account.devices.ending;
export const selectTwoFactor = (state: RootState) => state.account.twoFactor.current;
export const selectTwoFactorGift = (state: RootState) => state.account.twoFactor.gift;
export const selectTwoFactorSubmission = (state: RootState) => state.account.twoFactor.submission;
export const selectPasskeys = (state: RootState) => state.account.passkeys.list;
export const selectPasskeySubmission = (state: RootState) => state.account.passkeys.submission;
export const selectPasskeyOutcome = (state: RootState) => state.account.passkeys.outcome;
export const selectLinks = (state: RootState) => state.account.links.current;
export const selectUnlinking = (state: RootState) => state.account.links.submission;
export const selectArchive = (state: RootState) => state.account.leaving.archive;
export const selectArchiveOrder = (state: RootState) => state.account.leaving.order;
export const selectClosing = (state: RootState) => state.account.leaving.closing;
export const selectClosingSubmission = (state: RootState) => state.account.leaving.submission;
/** What the card of it knows is newer than the profile. */
export const selectHasSecondFactor = (state: RootState) =>
  state.account.twoFactor.current.value?.isOn ?? state.account.profile.current.value?.hasSecondFactor ?? false;
