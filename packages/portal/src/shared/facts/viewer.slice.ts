import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { MemberInfo } from '@livery/contract/shapes';
import { isWayInLeft } from '../store/dialogs.slice.ts';
import { loggedIn, loggedOut, sessionExpired } from '../store/events.ts';
import type { RootState } from '../store/root-state.ts';
import { isAgentType, isTrialType } from '@livery/contract/member-types';

export interface ViewerState {
  /** `unknown` on the server and until the stored token was looked at. A member's account may still be on its way. */
  status: 'unknown' | 'visitor' | 'member';
  account: MemberInfo | null;
  firstTimeLogin: boolean;
  /** Whether a session has ended by itself and the way back in is open: meanwhile everything in sight stays as it was. */
  isReturning: boolean;
  /** Whose session has ended by itself, until somebody is in again: what is kept here is nobody else's. */
  formerId: number | null;
}

const initialState: ViewerState = { status: 'unknown', account: null, firstTimeLogin: false, isReturning: false, formerId: null };
const visitor: ViewerState = { ...initialState, status: 'visitor' };

/** The command to end the session. */
export const logoutRequested = createAction('commands/logoutRequested');

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
    accountRenamed(state, { payload }: PayloadAction<string>) {
      if (state.account !== null) state.account.nickname = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(tokenLookedUp, (state, { payload }) => {
        state.status = payload.hasToken ? 'member' : 'visitor';
      })
      .addCase(loggedIn, (_state, { payload }) => ({ ...initialState, status: 'member', ...payload }))
      .addCase(loggedOut, () => visitor)
      .addCase(sessionExpired, ({ status, account, isReturning, formerId }) => ({
        ...visitor,
        isReturning: status === 'member' || isReturning,
        formerId: account?.id ?? formerId,
      }))
      .addMatcher(isWayInLeft, (state) => {
        state.isReturning = false;
      });
  },
});

export const { accountLoaded, accountRenamed } = viewerSlice.actions;

export const selectViewerStatus = (state: RootState) => state.viewer.status;
export const selectIsMember = (state: RootState) => state.viewer.status === 'member';
/** Whether a session has ended by itself and its member is asked to log in again. */
export const selectIsReturning = (state: RootState) => state.viewer.isReturning;
/** Whether the one who was here, or whose session has ended by itself, is somebody else: a trial account signs up while it is in. */
export const selectIsOfAnother = (state: RootState, accountId: number) =>
  (state.viewer.account?.id ?? state.viewer.formerId ?? accountId) !== accountId;
export const selectAccount = (state: RootState) => state.viewer.account;
export const selectIsAgent = (state: RootState) => state.viewer.account !== null && isAgentType(state.viewer.account.type);
export const selectIsTrial = (state: RootState) => state.viewer.account !== null && isTrialType(state.viewer.account.type);
export const selectIsFirstLogin = (state: RootState) => state.viewer.firstTimeLogin;

declare module '../store/root-state.ts' {
  interface RootState extends WithSlice<typeof viewerSlice> {}
}
