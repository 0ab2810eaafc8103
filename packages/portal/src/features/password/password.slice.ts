import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { atField, type ChangeReason } from './password.rules.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';
import type { RootState } from '#shared/store/root-state.ts';

export interface PasswordState {
  /** State of the open password dialog. Passwords are never stored here. */
  submission: Submission;
  /** State of the identity check dialog, which is on top of others. */
  confirmation: Submission;
}

const initialState: PasswordState = { submission: editing, confirmation: editing };
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
    confirmationSubmitted(state, _action: PayloadAction<BodyOf<'confirmIdentity'>>) {
      state.confirmation = sending;
    },
    confirmationRefused(state, { payload }: PayloadAction<Failure>) {
      state.confirmation = refused(atField(payload));
    },
    passwordRefused(state, action: PayloadAction<Failure>) {
      state.submission = refused(action.payload);
    },
    /** A form is reset, because it was opened or its call succeeded. */
    submissionReset(state) {
      state.submission = editing;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogClosed, (state, { payload }) => {
        if (payload === 'confirmIdentity') state.confirmation = editing;
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const {
  changeSubmitted,
  linkRequested,
  phoneResetSubmitted,
  linkResetSubmitted,
  confirmationSubmitted,
  confirmationRefused,
  passwordRefused,
  submissionReset,
} = passwordSlice.actions;

export const selectSubmission = (state: RootState) => state.password.submission;
export const selectConfirmation = (state: RootState) => state.password.confirmation;

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof passwordSlice> {}
}
