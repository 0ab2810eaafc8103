import type { Feature } from '#shared/ports/feature.ts';
import { makeChatApi } from './chat.api.ts';
import { makeChatSaga } from './chat.saga.ts';
import { chatSlice } from './chat.slice.ts';
import { makeServiceApi } from './service.api.ts';
import { makeServiceSaga } from './service.saga.ts';
import { serviceSlice } from './service.slice.ts';

/** Where a merchant is reached, whether a contact is its own, and what one has to say to it. */
export const service: Feature = {
  name: 'service',
  texts: ['forms'],
  slice: serviceSlice,
  makeSaga: ({ client }) => makeServiceSaga(makeServiceApi(client)),
};

/** The chat with the desk. */
export const chat: Feature = {
  name: 'chat',
  texts: ['service', 'forms'],
  slice: chatSlice,
  makeSaga: ({ client, navigation, deviceStorage }) => makeChatSaga({ api: makeChatApi(client), navigation, deviceStorage }),
};
