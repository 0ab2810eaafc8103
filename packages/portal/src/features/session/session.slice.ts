import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { loggedIn, loggedOut } from '#shared/events.ts';
import { editing, refused, sending, type Submission } from '#shared/submission.ts';
import type { LoginForm } from './session.rules.ts';

export interface SessionState {
  login: Submission;
  logout: 'idle' | 'sending';
}

const initialState: SessionState = { login: editing, logout: 'idle' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loginSubmitted(state, _action: PayloadAction<LoginForm>) {
      state.login = sending;
    },
    loginRefused(state, action: PayloadAction<Failure>) {
      state.login = refused(action.payload);
    },
    /** The form is opened afresh: what was refused before is forgotten. */
    loginReset(state) {
      state.login = editing;
    },
    logoutConfirmed(state) {
      state.logout = 'sending';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedIn, (state) => {
        state.login = editing;
      })
      .addCase(loggedOut, (state) => {
        state.logout = 'idle';
      });
  },
});

export const { loginSubmitted, loginRefused, loginReset, logoutConfirmed } = sessionSlice.actions;

declare module '#shared/store.ts' {
  interface RootState extends WithSlice<typeof sessionSlice> {}
}
