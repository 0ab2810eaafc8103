import type { Feature } from '#shared/ports/feature.ts';
import { makeInboxApi } from './inbox.api.ts';
import { makeInboxSaga } from './inbox.saga.ts';
import { inboxSlice } from './inbox.slice.ts';

/** The operator's messages to the member. */
export const inbox: Feature = {
  name: 'inbox',
  slice: inboxSlice,
  texts: ['lists'],
  makeSaga: ({ client }) => makeInboxSaga(makeInboxApi(client)),
};
