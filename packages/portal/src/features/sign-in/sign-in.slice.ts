import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { ReturnedAnswer } from '#shared/ports/feature.ts';
import { loggedIn, loggedOut } from '#shared/state/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/state/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/state/submission.ts';
import type { Newcomer, UsernameRule } from './sign-in.rules.ts';

/** Why a login at a provider came to nothing, where no call of ours failed. */
export type DoorRefusal = 'closed' | 'cancelled' | 'refused';

/** Where a login at a provider stands. */
export type Door =
  { status: 'opening' | 'away' | 'checking' } | { status: 'refused'; reason: DoorRefusal } | { status: 'failed'; failure: Failure };

export interface SignInState {
  door: Door;
  phone: Submission;
  /** Shown to hold an account elsewhere, and none here. */
  newcomer: Newcomer | null;
  rule: Loadable<UsernameRule>;
  join: Submission;
  /** Of the page that a provider sent back to: whether the page that asked has taken the answer. */
  returned: 'waiting' | 'taken' | 'lost';
}

const initialState: SignInState = {
  door: { status: 'opening' },
  phone: editing,
  newcomer: null,
  rule: idle,
  join: editing,
  returned: 'waiting',
};

const ruleCases = loadableCases<'rule', UsernameRule>('rule');

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    /** A way in was chosen: what was before is forgotten. */
    signInOpened: () => initialState,
    providerChosen(state, _action: PayloadAction<{ way: string; answer?: ReturnedAnswer }>) {
      state.door = { status: 'opening' };
    },
    doorOpened(state) {
      state.door = { status: 'away' };
    },
    answerTaken(state) {
      state.door = { status: 'checking' };
    },
    doorRefused(state, action: PayloadAction<DoorRefusal>) {
      state.door = { status: 'refused', reason: action.payload };
    },
    doorFailed(state, action: PayloadAction<Failure>) {
      state.door = { status: 'failed', failure: action.payload };
    },
    /** Whoever chose a way went to another one. */
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
    providerReturned(state, _action: PayloadAction<ReturnedAnswer | null>) {
      state.returned = 'waiting';
    },
    returnSettled(state, action: PayloadAction<'taken' | 'lost'>) {
      state.returned = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, () => initialState).addCase(loggedOut, () => initialState);
  },
});

export const {
  signInOpened,
  providerChosen,
  doorOpened,
  answerTaken,
  doorRefused,
  doorFailed,
  signInLeft,
  phoneSubmitted,
  phoneRefused,
  newcomerFound,
  ruleRequested,
  ruleLoaded,
  ruleFailed,
  joinSubmitted,
  joinRefused,
  providerReturned,
  returnSettled,
} = signInSlice.actions;

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof signInSlice> {}
}
