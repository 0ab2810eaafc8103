import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MemberSession } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { idle, loadableCases, ready, type Loadable } from '#shared/reads/loadable.ts';
import { editing, refused, sending, type Submission } from '#shared/store/submission.ts';

export interface DevicesState {
  list: Loadable<MemberSession[]>;
  ending: Submission;
}

const initialState: DevicesState = { list: idle, ending: editing };
const list = loadableCases<'list', MemberSession[]>('list');

export const devicesSlice = createSlice({
  name: 'devices',
  initialState,
  reducers: {
    sessionsRequested: list.requested,
    sessionsLoaded: list.loaded,
    sessionsFailed: list.failed,
    /** One session, or without an id all but this. */
    sessionEndConfirmed(state, _action: PayloadAction<{ id: string | null }>) {
      state.ending = sending;
    },
    sessionEnded(state, { payload }: PayloadAction<MemberSession[]>) {
      state.list = ready(payload);
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

export const { sessionsRequested, sessionsLoaded, sessionsFailed, sessionEndConfirmed, sessionEnded, sessionEndRefused } =
  devicesSlice.actions;
