import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export type TwoFactor = ValueOf<'secondFactor'>;
export type Enrolment = ValueOf<'enrolSecondFactor'>;
/** Password and code, for changes that weaken the protection. */
export type Proof = BodyOf<'turnOffSecondFactor'>;

/** What the dialog was opened for. */
export type TwoFactorStart = 'enrol' | 'renew' | 'turnOff';

/** The dialog's next step. Secrets are in the state only while it shows them. */
export type TwoFactorGift = { kind: 'none' } | { kind: 'confirm'; enrolment: Enrolment } | { kind: 'codes'; codes: string[] };

export interface TwoFactorState {
  gift: TwoFactorGift;
  submission: Submission;
}

const initialState: TwoFactorState = { gift: { kind: 'none' }, submission: editing };

const send = (state: TwoFactorState) => {
  state.submission = sending;
};

export const twoFactorSlice = createSlice({
  name: 'twoFactor',
  initialState,
  reducers: {
    enrolSubmitted: (state, _action: PayloadAction<{ password: string }>) => send(state),
    confirmSubmitted: (state, _action: PayloadAction<{ code: string }>) => send(state),
    renewSubmitted: (state, _action: PayloadAction<Proof>) => send(state),
    turnOffSubmitted: (state, _action: PayloadAction<Proof>) => send(state),
    enrolled(state, { payload }: PayloadAction<Enrolment>) {
      state.gift = { kind: 'confirm', enrolment: payload };
      state.submission = editing;
    },
    codesGiven(state, { payload }: PayloadAction<string[]>) {
      state.gift = { kind: 'codes', codes: payload };
      state.submission = editing;
    },
    twoFactorRefused(state, { payload }: PayloadAction<Failure>) {
      state.submission = refused(payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(dialogClosed, (state, { payload }) => {
        if (payload !== 'protection') return;
        state.gift = initialState.gift;
        state.submission = editing;
      })
      .addCase(loggedOut, () => initialState),
});

export const { enrolSubmitted, confirmSubmitted, renewSubmitted, turnOffSubmitted, enrolled, codesGiven, twoFactorRefused } =
  twoFactorSlice.actions;
