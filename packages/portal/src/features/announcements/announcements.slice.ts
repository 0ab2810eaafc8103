import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';
import { failed, idle, loading, ready, type Loadable } from '#shared/state/loadable.ts';
import type { Announcements } from './announcements.api.ts';

declare module '#shared/state/store.ts' {
  interface RootState extends WithSlice<typeof announcementsSlice> {}
}

declare module '#shared/state/dialogs.slice.ts' {
  interface DialogRequests {
    /** The list behind the bell. */
    notices: object;
  }
}

export interface AnnouncementsState {
  content: Loadable<Announcements>;
}

const initialState: AnnouncementsState = { content: idle };

export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState,
  reducers: {
    announcementsRequested(state) {
      state.content = loading(state.content);
    },
    announcementsLoaded(state, action: PayloadAction<Announcements>) {
      state.content = ready(action.payload);
    },
    announcementsFailed(state, action: PayloadAction<Failure>) {
      state.content = failed(action.payload, state.content);
    },
  },
});

export const { announcementsRequested, announcementsLoaded, announcementsFailed } = announcementsSlice.actions;
