import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { idle, loadableCases, type Loadable } from '#shared/state/loadable.ts';
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

const content = loadableCases<'content', Announcements>('content');

export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState,
  reducers: {
    announcementsRequested: content.requested,
    announcementsLoaded: content.loaded,
    announcementsFailed: content.failed,
  },
});

export const { announcementsRequested, announcementsLoaded, announcementsFailed } = announcementsSlice.actions;
