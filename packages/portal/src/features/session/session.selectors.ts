import type { RootState } from '#shared/state/store.ts';

export const selectLogin = (state: RootState) => state.session.login;
export const selectNeedsCaptcha = (state: RootState) => state.session.needsCaptcha;
export const selectTrial = (state: RootState) => state.session.trial;
export const selectSecondFactor = (state: RootState) => state.session.secondFactor;
export const selectPasskey = (state: RootState) => state.session.passkey;
export const selectIsLoggingOut = (state: RootState) => state.session.logout === 'sending';
export const selectAccountFailure = (state: RootState) => state.session.accountFailure;
