import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export interface LeavingState {
  /** State of the request for an archive or one of its files. */
  order: Submission;
  submission: Submission;
}

const initialState: LeavingState = { order: editing, submission: editing };

export const leavingSlice = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
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

export const { archiveOrdered, archiveFileRequested, archiveServed, archiveRefused, closingSubmitted, closingRefused } =
  leavingSlice.actions;
