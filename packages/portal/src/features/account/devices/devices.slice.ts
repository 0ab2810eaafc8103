import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export interface DevicesState {
  ending: Submission;
}

const initialState: DevicesState = { ending: editing };

export const devicesSlice = createSlice({
  name: 'devices',
  initialState,
  reducers: {
    /** One session, or all but this one if there is no id. */
    sessionEndConfirmed(state, _action: PayloadAction<{ id: string | null }>) {
      state.ending = sending;
    },
    sessionEnded(state) {
      state.ending = editing;
    },
    sessionEndRefused(state, { payload }: PayloadAction<Failure>) {
      state.ending = refused(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(dialogRequested, (state) => {
        if (state.ending.status === 'refused') state.ending = editing;
      })
      .addCase(loggedOut, () => initialState);
  },
});

export const { sessionEndConfirmed, sessionEnded, sessionEndRefused } = devicesSlice.actions;
