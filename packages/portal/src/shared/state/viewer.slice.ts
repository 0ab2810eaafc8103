import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MemberInfo } from '@livery/contract/shapes';
import { loggedIn, loggedOut, sessionExpired } from './events.ts';
import type { RootState } from './store.ts';
import { isAgentType, isTrialType } from './viewer.rules.ts';

export interface ViewerState {
  /** `unknown` on the server and until the stored token was looked at. A member's account may still be on its way. */
  status: 'unknown' | 'visitor' | 'member';
  account: MemberInfo | null;
  firstTimeLogin: boolean;
}

const initialState: ViewerState = { status: 'unknown', account: null, firstTimeLogin: false };
const visitor: ViewerState = { status: 'visitor', account: null, firstTimeLogin: false };

/** The stored token was looked at: there is one, or there is none. */
export const tokenLookedUp = createAction<{ hasToken: boolean }>('viewer/tokenLookedUp');

export const viewerSlice = createSlice({
  name: 'viewer',
  initialState,
  reducers: {
    accountLoaded(state, action: PayloadAction<MemberInfo>) {
      state.status = 'member';
      state.account = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(tokenLookedUp, (state, { payload }) => {
        state.status = payload.hasToken ? 'member' : 'visitor';
      })
      .addCase(loggedIn, (_state, { payload }) => ({ status: 'member', account: payload.account, firstTimeLogin: payload.firstTimeLogin }))
      .addCase(loggedOut, () => visitor)
      .addCase(sessionExpired, () => visitor);
  },
});

export const { accountLoaded } = viewerSlice.actions;

export const selectViewerStatus = (state: RootState) => state.viewer.status;
export const selectIsMember = (state: RootState) => state.viewer.status === 'member';
export const selectAccount = (state: RootState) => state.viewer.account;
export const selectIsAgent = (state: RootState) => state.viewer.account !== null && isAgentType(state.viewer.account.type);
export const selectIsTrial = (state: RootState) => state.viewer.account !== null && isTrialType(state.viewer.account.type);
export const selectIsFirstLogin = (state: RootState) => state.viewer.firstTimeLogin;
