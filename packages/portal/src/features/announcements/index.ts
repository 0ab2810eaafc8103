import type { Feature } from '#shared/ports/feature.ts';
import { makeAnnouncementsSaga } from './announcements.saga.ts';
import { announcementsSlice } from './announcements.slice.ts';

export const announcements: Feature = {
  name: 'announcements',
  slice: announcementsSlice,
  makeSaga: makeAnnouncementsSaga,
  dialogs: { notices: () => import('./announcements.part.ts').then(({ NoticeList }) => ({ Dialog: NoticeList })) },
};
