import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { idle, loadableCases, type Loadable } from '#shared/reads/loadable.ts';
import type { Announcements, Execution } from './announcements.api.ts';
import type { Announcement, Banner } from '@livery/contract/shapes';
import { createAppSelector } from '#shared/store/app-selector.ts';
import type { RootState } from '#shared/store/root-state.ts';

const noBanners: Banner[] = [];
const noNotices: Announcement[] = [];

const selectContent = (state: RootState) => state.announcements.content;
const selectBanners = (state: RootState) => selectContent(state).value?.banners ?? noBanners;

/** In the operator's order. */
const selectBannersByGroup = createAppSelector([selectBanners], (banners) => {
  const groups = new Map<string, Banner[]>();
  for (const banner of banners) groups.set(banner.groupName, [...(groups.get(banner.groupName) ?? []), banner]);
  return groups;
});
export const selectBannersOf = (state: RootState, group: string) => selectBannersByGroup(state).get(group) ?? noBanners;
/** The banners of the home page's carousel. */
export const selectHomeBanners = (state: RootState) => selectBannersOf(state, 'w_home');
export const selectNotices = (state: RootState) => selectContent(state).value?.player ?? noNotices;
export const selectPopups = (state: RootState) => selectContent(state).value?.popup ?? noNotices;
/** Running and upcoming entries in the merchant's order. */
export const selectPromotions = (state: RootState) => selectContent(state).value?.promotion ?? noNotices;
const selectSeenNotices = (state: RootState) => state.announcements.seenNotices;
/** The number not yet seen on this device. */
export const selectNewNoticeCount = createAppSelector(
  [selectNotices, selectSeenNotices],
  (notices, seen) => notices.filter(({ id }) => !seen.includes(id)).length,
);
export const selectNoticesStatus = (state: RootState) => selectContent(state).status;
/** Whether they have loaded or failed. */
export const selectIsSettled = (state: RootState) => ['ready', 'failed'].includes(selectContent(state).status);
export const selectNoticesFailure = (state: RootState) => {
  const content = selectContent(state);
  return content.status === 'failed' ? content.failure : null;
};

declare module '#shared/store/root-state.ts' {
  interface RootState extends WithSlice<typeof announcementsSlice> {}
}

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** The list behind the bell. `notice` is open in it. */
    notices: { notice?: number };
    /** The pop-ups of these audiences. */
    popups: { executions: Execution[] };
  }
}

export interface AnnouncementsState {
  content: Loadable<Announcements>;
  /** Notices that were shown in the list on this device. */
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
