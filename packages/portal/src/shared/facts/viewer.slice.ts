import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { MemberInfo } from '@livery/contract/shapes';
import { isWayInLeft } from '../store/dialogs.slice.ts';
import { loggedIn, loggedOut, sessionExpired } from '../store/events.ts';
import type { RootState } from '../store/root-state.ts';
import { isAgentType, isTrialType } from '@livery/contract/member-types';

export interface ViewerState {
  /** `unknown` on the server and until the stored token has been read. A member's account may still be loading. */
  status: 'unknown' | 'visitor' | 'member';
  account: MemberInfo | null;
  firstTimeLogin: boolean;
  /** Whether a session has expired and the login is open. The page stays as it is until then. */
  isReturning: boolean;
  /** The member whose session has expired, until the next login. The kept data belongs only to that member. */
  formerId: number | null;
}

const initialState: ViewerState = { status: 'unknown', account: null, firstTimeLogin: false, isReturning: false, formerId: null };
const visitor: ViewerState = { ...initialState, status: 'visitor' };

/** The command to end the session. */
export const logoutRequested = createAction('commands/logoutRequested');

/** The stored token was read. It may be missing. */
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
/** Whether a session has expired and its member must log in again. */
export const selectIsReturning = (state: RootState) => state.viewer.isReturning;
/** Whether a session has expired and nobody has logged in since. */
export const selectHasExpired = (state: RootState) => state.viewer.formerId !== null;
/** Whether the viewer differs from the former or expired one. A trial account may sign up during its session. */
export const selectIsOfAnother = (state: RootState, accountId: number) =>
  (state.viewer.account?.id ?? state.viewer.formerId ?? accountId) !== accountId;
export const selectAccount = (state: RootState) => state.viewer.account;
export const selectIsAgent = (state: RootState) => state.viewer.account !== null && isAgentType(state.viewer.account.type);
export const selectIsTrial = (state: RootState) => state.viewer.account !== null && isTrialType(state.viewer.account.type);
export const selectIsFirstLogin = (state: RootState) => state.viewer.firstTimeLogin;

declare module '../store/root-state.ts' {
  interface RootState extends WithSlice<typeof viewerSlice> {}
}
