import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf, QueryOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { Invitation } from '#shared/store/invitation.ts';
import { loggedIn } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import { type RegisterRules, type RegisterWay, readOffer } from './registration.rules.ts';
import { createAppSelector } from '#shared/store/app-selector.ts';
import { selectFlags } from '#shared/facts/site.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';

export interface RegistrationState {
  rules: Loadable<RegisterRules>;
  /** The masked name. Null for an invitation that is unknown or over. */
  inviter: Loadable<string | null>;
  submission: Submission;
}

/** Secrets only pass through and are not stored. */
export interface SubmittedRegistration {
  way: RegisterWay;
  body: BodyOf<'register'>;
  registerUrl: string;
}

/** A visitor arrived through an agent's link. */
export const linkOpened = createAction<Invitation>('registration/linkOpened');
/** A visitor arrived through a member's invitation with this code. */
export const invitationFollowed = createAction<string>('registration/invitationFollowed');

const initialState: RegistrationState = { rules: idle, inviter: idle, submission: editing };
const rulesCases = loadableCases<'rules', RegisterRules>('rules');
const inviterCases = loadableCases<'inviter', string | null>('inviter');

export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    /** The form is opened: loads its rules and clears earlier refusals. */
    registrationOpened(state) {
      rulesCases.requested(state);
      state.submission = editing;
    },
    rulesLoaded: rulesCases.loaded,
    rulesFailed: rulesCases.failed,
    /** Another invitation never shows the previous inviter. */
    inviterRequested(state, _action: PayloadAction<QueryOf<'inviter'>>) {
      state.inviter = { status: 'loading' };
    },
    inviterLoaded: inviterCases.loaded,
    inviterFailed: inviterCases.failed,
    registrationSubmitted(state, _action: PayloadAction<SubmittedRegistration>) {
      state.submission = sending;
    },
    registrationRefused(state, action: PayloadAction<Failure>) {
      state.submission = refused(action.payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, (state) => {
      state.submission = editing;
    });
  },
});

export const {
  registrationOpened,
  rulesLoaded,
  rulesFailed,
  inviterRequested,
  inviterLoaded,
  inviterFailed,
  registrationSubmitted,
  registrationRefused,
} = registrationSlice.actions;

export const selectRules = (state: RootState) => state.registration.rules;
export const selectInviter = (state: RootState) => state.registration.inviter;
export const selectSubmission = (state: RootState) => state.registration.submission;

/** The gateway's offer. Null until known. */
export const selectOffer = createAppSelector([selectFlags], ({ value }) => (value === undefined ? null : readOffer(value)));

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** A new member. `way` is the method to log in with next time. */
    welcome: { account: string; way: RegisterWay };
  }
}

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof registrationSlice> {}
}
