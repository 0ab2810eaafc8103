import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { LoginForm, SecondFactorForm } from './login.rules.ts';
import type { RootState } from '#shared/store/root-state.ts';

export interface LoginState {
  submission: Submission;
  /** The next attempt needs a captcha. */
  needsCaptcha: boolean;
  trial: Submission;
  secondFactor: Submission;
  passkey: Submission;
}

const initialState: LoginState = {
  submission: editing,
  needsCaptcha: false,
  trial: editing,
  secondFactor: editing,
  passkey: editing,
};

export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    loginSubmitted(state, _action: PayloadAction<LoginForm>) {
      state.submission = sending;
    },
    loginRefused(state, action: PayloadAction<Failure>) {
      state.submission = refused(action.payload);
      if (action.payload.value?.['captcha'] === true) state.needsCaptcha = true;
      else if (action.payload.code === 'INVALID_CREDENTIALS') state.needsCaptcha = false;
    },
    trialRequested(state, _action: PayloadAction<{ os: string }>) {
      state.trial = sending;
    },
    trialRefused(state, action: PayloadAction<Failure>) {
      state.trial = refused(action.payload);
    },
    /** The form was opened again, without earlier errors. */
    loginReset(state) {
      state.submission = editing;
      state.trial = editing;
      state.needsCaptcha = false;
    },
    secondFactorSubmitted(state, _action: PayloadAction<SecondFactorForm>) {
      state.secondFactor = sending;
    },
    secondFactorRefused(state, action: PayloadAction<Failure>) {
      state.secondFactor = refused(action.payload);
    },
    /** A mounted field can offer passkeys as autofill. */
    passkeysOffered(state) {
      state.passkey = editing;
    },
    passkeyChosen(state) {
      state.passkey = sending;
    },
    /** The visitor chose none, or the form that offered them was closed. */
    passkeysLeft(state) {
      state.passkey = editing;
    },
    passkeyRefused(state, action: PayloadAction<Failure>) {
      state.passkey = refused(action.payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogRequested, (state, { payload }) => {
        // The challenge differs from the refused one.
        if (payload.kind === 'secondFactor') state.secondFactor = editing;
      })
      .addCase(loggedIn, () => initialState)
      .addCase(loggedOut, () => initialState);
  },
});

export const {
  loginSubmitted,
  loginRefused,
  loginReset,
  trialRequested,
  trialRefused,
  secondFactorSubmitted,
  secondFactorRefused,
  passkeysOffered,
  passkeyChosen,
  passkeysLeft,
  passkeyRefused,
} = loginSlice.actions;

export const selectLogin = (state: RootState) => state.login.submission;
export const selectNeedsCaptcha = (state: RootState) => state.login.needsCaptcha;
export const selectTrial = (state: RootState) => state.login.trial;
export const selectSecondFactor = (state: RootState) => state.login.secondFactor;
export const selectPasskey = (state: RootState) => state.login.passkey;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof loginSlice> {}
}
