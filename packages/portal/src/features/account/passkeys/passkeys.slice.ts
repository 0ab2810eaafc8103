import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export type Passkey = ValueOf<'addPasskey'>;

export type PasskeyStep = { kind: 'add' } | { kind: 'rename'; passkey: Passkey } | { kind: 'remove'; passkey: Passkey };

export interface PasskeysState {
  submission: Submission;
  /** How the browser's own dialog ended, if it created no passkey. */
  outcome: 'left' | 'known' | null;
}

const initialState: PasskeysState = { submission: editing, outcome: null };

const send = (state: PasskeysState) => {
  state.submission = sending;
  state.outcome = null;
};

export const passkeysSlice = createSlice({
  name: 'passkeys',
  initialState,
  reducers: {
    passkeyAddSubmitted: (state, _action: PayloadAction<{ name: string; password: string }>) => send(state),
    passkeyRenameSubmitted: (state, _action: PayloadAction<{ id: string; name: string }>) => send(state),
    passkeyRemoveConfirmed: (state, _action: PayloadAction<{ id: string }>) => send(state),
    passkeyNotMade(state, { payload }: PayloadAction<'left' | 'known'>) {
      state.submission = editing;
      state.outcome = payload;
    },
    passkeyRefused(state, { payload }: PayloadAction<Failure>) {
      state.submission = refused(payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(dialogClosed, (state, { payload }) => {
        if (payload !== 'protection') return;
        state.submission = editing;
        state.outcome = null;
      })
      .addCase(loggedOut, () => initialState),
});

export const { passkeyAddSubmitted, passkeyRenameSubmitted, passkeyRemoveConfirmed, passkeyNotMade, passkeyRefused } =
  passkeysSlice.actions;
