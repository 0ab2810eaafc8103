import type { Announcement, Banner } from '@livery/contract/shapes';
import { createAppSelector } from '#shared/store/app-selector.ts';
import type { RootState } from '#shared/store/root-state.ts';

const noBanners: Banner[] = [];
const noNotices: Announcement[] = [];

const selectContent = (state: RootState) => state.announcements.content;
const selectBanners = (state: RootState) => selectContent(state).value?.banners ?? noBanners;

/** In the order of the operator. */
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
/** What runs now or will, in the order of the merchant. */
export const selectPromotions = (state: RootState) => selectContent(state).value?.promotion ?? noNotices;
const selectSeenNotices = (state: RootState) => state.announcements.seenNotices;
/** How many nobody has seen on this device. */
export const selectNewNoticeCount = createAppSelector(
  [selectNotices, selectSeenNotices],
  (notices, seen) => notices.filter(({ id }) => !seen.includes(id)).length,
);
export const selectNoticesStatus = (state: RootState) => selectContent(state).status;
/** They are here, or will not come. */
export const selectIsSettled = (state: RootState) => ['ready', 'failed'].includes(selectContent(state).status);
export const selectNoticesFailure = (state: RootState) => {
  const content = selectContent(state);
  return content.status === 'failed' ? content.failure : null;
};
