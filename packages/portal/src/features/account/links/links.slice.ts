import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogClosed } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export type Links = ValueOf<'signInLinks'>;

/** A way in that is to be no more; `name` as the member knows it. */
export interface UnlinkStep {
  kind: 'unlink';
  provider: string;
  name: string;
}

export interface LinksState {
  current: Loadable<Links>;
  submission: Submission;
}

const initialState: LinksState = { current: idle, submission: editing };
const cases = loadableCases<'current', Links>('current');

export const linksSlice = createSlice({
  name: 'links',
  initialState,
  reducers: {
    linksRequested: cases.requested,
    linksLoaded: cases.loaded,
    linksFailed: cases.failed,
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

export const { linksRequested, linksLoaded, linksFailed, unlinkSubmitted, unlinkRefused } = linksSlice.actions;
