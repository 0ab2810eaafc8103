import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { ReturnedAnswer } from '#shared/ports/returned-answer.ts';
import type { SignInLink } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { Newcomer, UsernameRule } from './sign-in.rules.ts';
import type { RootState } from '#shared/store/root-state.ts';

/** Why a login at a provider failed, if no call failed. */
export type ProviderRefusal = 'closed' | 'cancelled' | 'refused';

/** The state of a login at a provider. */
export type ProviderLogin =
  | { status: 'opening' | 'away' | 'checking' }
  | { status: 'refused'; reason: ProviderRefusal }
  | { status: 'failed'; failure: Failure };

export interface SignInState {
  providerLogin: ProviderLogin;
  phone: Submission;
  /** A proven identity at a provider, without an account here. */
  newcomer: Newcomer | null;
  rule: Loadable<UsernameRule>;
  join: Submission;
  link: Submission;
  /** For a newcomer who already has an account here, and logs in to link it. */
  linksAfterLogin: string | null;
  /** On the redirect page: whether the requesting page has accepted the answer. */
  returned: 'waiting' | 'taken' | 'lost';
}

const initialState: SignInState = {
  providerLogin: { status: 'opening' },
  phone: editing,
  newcomer: null,
  rule: idle,
  join: editing,
  link: editing,
  linksAfterLogin: null,
  returned: 'waiting',
};

const ruleCases = loadableCases<'rule', UsernameRule>('rule');

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    /** A login method was chosen, which clears the previous attempt. */
    signInOpened: (state, { payload: { isProven } }: PayloadAction<{ isProven: boolean }>) =>
      isProven ? { ...initialState, newcomer: state.newcomer } : initialState,
    providerChosen(state, _action: PayloadAction<{ way: string; answer?: ReturnedAnswer; link?: SignInLink }>) {
      state.providerLogin = { status: 'opening' };
    },
    providerOpened(state) {
      state.providerLogin = { status: 'away' };
    },
    answerTaken(state) {
      state.providerLogin = { status: 'checking' };
    },
    providerRefused(state, action: PayloadAction<ProviderRefusal>) {
      state.providerLogin = { status: 'refused', reason: action.payload };
    },
    providerFailed(state, action: PayloadAction<Failure>) {
      state.providerLogin = { status: 'failed', failure: action.payload };
    },
    /** The visitor switched to another way to log in. */
    signInLeft() {},
    phoneSubmitted(state, _action: PayloadAction<BodyOf<'finishPhoneSignIn'>>) {
      state.phone = sending;
    },
    phoneRefused(state, action: PayloadAction<Failure>) {
      state.phone = refused(action.payload);
    },
    newcomerFound(state, action: PayloadAction<Newcomer>) {
      state.newcomer = action.payload;
      state.join = editing;
      ruleCases.requested(state);
    },
    ruleRequested: ruleCases.requested,
    ruleLoaded: ruleCases.loaded,
    ruleFailed: ruleCases.failed,
    joinSubmitted(state, _action: PayloadAction<{ username: string }>) {
      state.join = sending;
    },
    joinRefused(state, action: PayloadAction<Failure>) {
      state.join = refused(action.payload);
    },
    linkSubmitted(state, _action: PayloadAction<{ password: string }>) {
      state.link = sending;
    },
    linkRefused(state, action: PayloadAction<Failure>) {
      state.link = refused(action.payload);
    },
    /** The login is followed by linking the provider, so this is not a newcomer. */
    linkWanted(state, action: PayloadAction<{ way: string }>) {
      state.linksAfterLogin = action.payload.way;
    },
    providerReturned(state, _action: PayloadAction<ReturnedAnswer | null>) {
      state.returned = 'waiting';
    },
    returnSettled(state, action: PayloadAction<'taken' | 'lost'>) {
      state.returned = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, (state) => (state.linksAfterLogin === null ? initialState : state)).addCase(loggedOut, () => initialState);
  },
});

export const {
  signInOpened,
  providerChosen,
  providerOpened,
  answerTaken,
  providerRefused,
  providerFailed,
  signInLeft,
  phoneSubmitted,
  phoneRefused,
  newcomerFound,
  ruleRequested,
  ruleLoaded,
  ruleFailed,
  joinSubmitted,
  joinRefused,
  linkSubmitted,
  linkRefused,
  linkWanted,
  providerReturned,
  returnSettled,
} = signInSlice.actions;

export const selectProviderLogin = (state: RootState) => state.signIn.providerLogin;
export const selectPhone = (state: RootState) => state.signIn.phone;
export const selectNewcomer = (state: RootState) => state.signIn.newcomer;
export const selectUsernameRule = (state: RootState) => state.signIn.rule;
export const selectJoin = (state: RootState) => state.signIn.join;
export const selectLink = (state: RootState) => state.signIn.link;
export const selectLinksAfterLogin = (state: RootState) => state.signIn.linksAfterLogin;
export const selectReturned = (state: RootState) => state.signIn.returned;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof signInSlice> {}
}
