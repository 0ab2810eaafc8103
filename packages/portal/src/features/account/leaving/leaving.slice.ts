import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccountClosing, Archive } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export interface LeavingState {
  archive: Loadable<Archive>;
  /** Of the order for an archive, or for one of its files. */
  order: Submission;
  closing: Loadable<AccountClosing>;
  submission: Submission;
}

const initialState: LeavingState = { archive: idle, order: editing, closing: idle, submission: editing };
const archive = loadableCases<'archive', Archive>('archive');
const closing = loadableCases<'closing', AccountClosing>('closing');

export const leavingSlice = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    archiveRequested: archive.requested,
    archiveLoaded: archive.loaded,
    archiveFailed: archive.failed,
    archiveOrdered(state) {
      state.order = sending;
    },
    /** One of the archive's files, from 1. */
    archiveFileRequested(state, _action: PayloadAction<number>) {
      state.order = sending;
    },
    archiveServed(state) {
      state.order = editing;
    },
    archiveRefused(state, { payload }: PayloadAction<Failure>) {
      state.order = refused(payload);
    },
    closingRequested: closing.requested,
    closingLoaded: closing.loaded,
    closingFailed: closing.failed,
    closingSubmitted(state, _action: PayloadAction<string>) {
      state.submission = sending;
    },
    closingRefused(state, { payload }: PayloadAction<Failure>) {
      state.submission = refused(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogRequested, (state) => {
        if (state.submission.status === 'refused') state.submission = editing;
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const {
  archiveRequested,
  archiveLoaded,
  archiveFailed,
  archiveOrdered,
  archiveFileRequested,
  archiveServed,
  archiveRefused,
  closingRequested,
  closingLoaded,
  closingFailed,
  closingSubmitted,
  closingRefused,
} = leavingSlice.actions;
