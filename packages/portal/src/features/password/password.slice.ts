import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import type { ChangeReason } from './password.rules.ts';
import { loggedOut } from '#shared/state/events.ts';
import { editing, refused, sending, type Submission } from '#shared/state/submission.ts';

export interface PasswordState {
  /** Of the one dialog of a password that is open. No password is ever kept here. */
  submission: Submission;
}

const initialState: PasswordState = { submission: editing };
const toSending = (state: PasswordState) => {
  state.submission = sending;
};

export const passwordSlice = createSlice({
  name: 'password',
  initialState,
  reducers: {
    changeSubmitted(state, _action: PayloadAction<BodyOf<'changePassword'> & { reason?: ChangeReason }>) {
      toSending(state);
    },
    linkRequested(state, _action: PayloadAction<BodyOf<'resetPasswordByEmail'>>) {
      toSending(state);
    },
    phoneResetSubmitted(state, _action: PayloadAction<BodyOf<'resetPasswordByPhone'>>) {
      toSending(state);
    },
    linkResetSubmitted(state, _action: PayloadAction<BodyOf<'resetPasswordByLink'>>) {
      toSending(state);
    },
    passwordRefused(state, action: PayloadAction<Failure>) {
      state.submission = refused(action.payload);
    },
    /** A form is opened afresh, or its call has done what it should. */
    submissionReset(state) {
      state.submission = editing;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { changeSubmitted, linkRequested, phoneResetSubmitted, linkResetSubmitted, passwordRefused, submissionReset } =
  passwordSlice.actions;

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof passwordSlice> {}
}
