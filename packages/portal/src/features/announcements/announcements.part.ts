import type { Feature } from '#shared/ports/feature.ts';
import { Dialog } from './components/PopupDialog/PopupDialog.tsx';
import { makePopupsSaga } from './popups.saga.ts';

export { GroupBanners } from './components/GroupBanner/GroupBanners.tsx';
export { NoticeList } from './components/NoticeList/NoticeList.tsx';

/** What pops up by itself, once the page rests. Its entries come with the other announcements. */
export const popups: Feature = {
  name: 'popups',
  makeSaga: makePopupsSaga,
  dialogs: { popups: () => Promise.resolve({ Dialog }) },
};
