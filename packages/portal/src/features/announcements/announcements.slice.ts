import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { Announcements, Execution } from './announcements.api.ts';

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof announcementsSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** The list behind the bell; `notice` is open in it. */
    notices: { notice?: number };
    /** What pops up by itself, for these audiences. */
    popups: { executions: Execution[] };
  }
}

export interface AnnouncementsState {
  content: Loadable<Announcements>;
  /** Notices that this device has shown in the list. */
  seenNotices: number[];
}

const initialState: AnnouncementsState = { content: idle, seenNotices: [] };

const content = loadableCases<'content', Announcements>('content');

export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState,
  reducers: {
    announcementsRequested: content.requested,
    announcementsLoaded: content.loaded,
    announcementsFailed: content.failed,
    noticesSeen(state, { payload }: PayloadAction<number[]>) {
      state.seenNotices = payload;
    },
  },
});

export const { announcementsRequested, announcementsLoaded, announcementsFailed, noticesSeen } = announcementsSlice.actions;
