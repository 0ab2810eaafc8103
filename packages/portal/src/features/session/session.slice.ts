import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { accountLoaded, logoutRequested } from '#shared/facts/viewer.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';

export interface SessionState {
  logout: 'idle' | 'sending';
  /** Why the stored token's owner is still unknown. */
  accountFailure: Failure | null;
}

const initialState: SessionState = { logout: 'idle', accountFailure: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    logoutConfirmed(state) {
      state.logout = 'sending';
    },
    /** This account was logged out in another tab. */
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

export const { logoutConfirmed, logoutHeard, accountRequested, accountFailed } = sessionSlice.actions;

export const selectIsLoggingOut = (state: RootState) => state.session.logout === 'sending';
export const selectAccountFailure = (state: RootState) => state.session.accountFailure;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof sessionSlice> {}
}
