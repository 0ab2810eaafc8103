import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { loggedIn, loggedOut, secondFactorRequired, sessionExpired } from '#shared/state/events.ts';
import { editing, refused, sending, type Submission } from '#shared/state/submission.ts';
import { accountLoaded, logoutRequested } from '#shared/state/viewer.slice.ts';
import type { LoginForm, SecondFactorForm } from './session.rules.ts';

export interface SessionState {
  login: Submission;
  /** The gateway asks for what a picture says with the next try. */
  needsCaptcha: boolean;
  trial: Submission;
  secondFactor: Submission;
  passkey: Submission;
  logout: 'idle' | 'sending';
  /** Why nobody knows yet whose the stored token is. */
  accountFailure: Failure | null;
}

const initialState: SessionState = {
  login: editing,
  needsCaptcha: false,
  trial: editing,
  secondFactor: editing,
  passkey: editing,
  logout: 'idle',
  accountFailure: null,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loginSubmitted(state, _action: PayloadAction<LoginForm>) {
      state.login = sending;
    },
    loginRefused(state, action: PayloadAction<Failure>) {
      state.login = refused(action.payload);
      if (action.payload.value?.['captcha'] === true) state.needsCaptcha = true;
      else if (action.payload.code === 'INVALID_CREDENTIALS') state.needsCaptcha = false;
    },
    trialRequested(state, _action: PayloadAction<{ os: string }>) {
      state.trial = sending;
    },
    trialRefused(state, action: PayloadAction<Failure>) {
      state.trial = refused(action.payload);
    },
    /** The form is opened afresh: what was refused before is forgotten. */
    loginReset(state) {
      state.login = editing;
      state.trial = editing;
      state.needsCaptcha = false;
    },
    secondFactorSubmitted(state, _action: PayloadAction<SecondFactorForm>) {
      state.secondFactor = sending;
    },
    secondFactorRefused(state, action: PayloadAction<Failure>) {
      state.secondFactor = refused(action.payload);
    },
    /** A field that is filled in by itself can offer passkeys. */
    passkeysOffered(state) {
      state.passkey = editing;
    },
    passkeyChosen(state) {
      state.passkey = sending;
    },
    /** The browser was left without one, or whoever offered them is gone. */
    passkeysLeft(state) {
      state.passkey = editing;
    },
    passkeyRefused(state, action: PayloadAction<Failure>) {
      state.passkey = refused(action.payload);
    },
    logoutConfirmed(state) {
      state.logout = 'sending';
    },
    /** The same account logged out in another tab. */
    logoutHeard(state) {
      state.logout = 'sending';
    },
    accountRequested(state) {
      state.accountFailure = null;
    },
    accountFailed(state, action: PayloadAction<Failure>) {
      state.accountFailure = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(accountLoaded, (state) => {
        state.accountFailure = null;
      })
      .addCase(secondFactorRequired, (state) => {
        state.secondFactor = editing;
      })
      .addCase(loggedIn, () => initialState)
      .addCase(logoutRequested, (state) => {
        state.logout = 'sending';
      })
      .addCase(loggedOut, () => initialState)
      .addCase(sessionExpired, (state) => {
        state.accountFailure = null;
      });
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
  logoutConfirmed,
  logoutHeard,
  accountRequested,
  accountFailed,
} = sessionSlice.actions;

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof sessionSlice> {}
}
