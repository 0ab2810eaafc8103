import type { Feature } from '#shared/ports/feature.ts';
import { Dialog } from './components/PopupDialog/PopupDialog.tsx';
import { makePopupsSaga } from './popups.saga.ts';

export { GroupBanners } from './components/GroupBanner/GroupBanners.tsx';
export { NoticeList } from './components/NoticeList/NoticeList.tsx';

/** Pop-ups, loaded when the page is idle. Their entries load with the other announcements. */
export const popups: Feature = {
  name: 'popups',
  makeSaga: makePopupsSaga,
  dialogs: { popups: () => Promise.resolve({ Dialog }) },
};
