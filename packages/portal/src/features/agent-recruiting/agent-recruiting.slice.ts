import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { FirstPassword } from './agent-recruiting.api.ts';
import type { InvitationLink } from './agent-recruiting.reads.ts';
import { placed } from './offer.rules.ts';

interface AgentRecruitingState {
  /** The dialog's content, cleared when it closes. */
  firstPassword: FirstPassword | null;
  /** Accounts added in this visit. Each one resets the form. */
  added: number;
  /** The link created last in this visit. */
  newLink: InvitationLink | null;
  /** State of the link being changed. One at a time. */
  change: Submission;
  changing: number | null;
  /** The account whose terms are being changed. Null while no form is open. */
  terms: { member: number; submission: Submission } | null;
}

const initialState: AgentRecruitingState = { firstPassword: null, added: 0, newLink: null, change: editing, changing: null, terms: null };

export const agentRecruitingSlice = createSlice({
  name: 'agentRecruiting',
  initialState,
  reducers: {
    accountAdded(state, { payload }: PayloadAction<FirstPassword>) {
      state.firstPassword = payload;
      state.added += 1;
    },
    passwordRenewed(state, { payload }: PayloadAction<FirstPassword>) {
      state.firstPassword = payload;
    },
    passwordForgotten(state) {
      state.firstPassword = null;
    },
    linkAdded(state, { payload }: PayloadAction<InvitationLink>) {
      state.newLink = payload;
    },
    changeBegun(state) {
      if (state.change.status === 'refused') state.change = editing;
    },
    changeSubmitted(state, { payload }: PayloadAction<BodyOf<'changeInvitationLink'>>) {
      state.change = sending;
      state.changing = payload.id;
    },
    changeDone(state) {
      state.change = editing;
      state.changing = null;
    },
    changeRefused(state, { payload }: PayloadAction<Failure>) {
      state.change = refused(payload);
    },
    termsOpened(state, { payload }: PayloadAction<number>) {
      state.terms = { member: payload, submission: editing };
    },
    termsClosed(state) {
      state.terms = null;
    },
    termsSubmitted(state, { payload }: PayloadAction<BodyOf<'changeDownlineTerms'>>) {
      state.terms = { member: payload.memberId, submission: sending };
    },
    termsRefused(state, { payload }: PayloadAction<Failure>) {
      if (state.terms !== null) state.terms.submission = placed(refused(payload));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { accountAdded, passwordRenewed, passwordForgotten, linkAdded, changeBegun, changeSubmitted, changeDone, changeRefused } =
  agentRecruitingSlice.actions;
export const { termsOpened, termsClosed, termsSubmitted, termsRefused } = agentRecruitingSlice.actions;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof agentRecruitingSlice> {}
}

export const selectFirstPassword = (state: RootState) => state.agentRecruiting.firstPassword;
export const selectAdded = (state: RootState) => state.agentRecruiting.added;
export const selectNewLink = (state: RootState) => state.agentRecruiting.newLink;
export const selectChange = (state: RootState) => state.agentRecruiting.change;
export const selectChanging = (state: RootState) => state.agentRecruiting.changing;

/** The state of the form for an account's terms. Null while closed. */
export const selectTermsForm = (member: number) => (state: RootState) => {
  const { terms } = state.agentRecruiting;
  return terms?.member === member ? terms.submission : null;
};
