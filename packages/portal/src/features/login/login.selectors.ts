import type { RootState } from '#shared/store/root-state.ts';

export const selectLogin = (state: RootState) => state.login.submission;
export const selectNeedsCaptcha = (state: RootState) => state.login.needsCaptcha;
export const selectTrial = (state: RootState) => state.login.trial;
export const selectSecondFactor = (state: RootState) => state.login.secondFactor;
export const selectPasskey = (state: RootState) => state.login.passkey;
