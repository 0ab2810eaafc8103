import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

/** The login method to remove; `name` is its display name. */
export interface UnlinkStep {
  kind: 'unlink';
  provider: string;
  name: string;
}

export interface LinksState {
  submission: Submission;
}

const initialState: LinksState = { submission: editing };

export const linksSlice = createSlice({
  name: 'links',
  initialState,
  reducers: {
    unlinkSubmitted(state, _action: PayloadAction<BodyOf<'unlinkSignIn'>>) {
      state.submission = sending;
    },
    unlinkRefused(state, { payload }: PayloadAction<Failure>) {
      state.submission = refused(payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(dialogClosed, (state, { payload }) => {
        if (payload === 'protection') state.submission = editing;
      })
      .addCase(loggedOut, () => initialState),
});

export const { unlinkSubmitted, unlinkRefused } = linksSlice.actions;
