import type { Feature } from '#shared/ports/feature.ts';
import { makeChatApi } from './chat.api.ts';
import { makeChatSaga } from './chat.saga.ts';
import { chatSlice } from './chat.slice.ts';
import { makeServiceApi } from './service.api.ts';
import { makeServiceSaga } from './service.saga.ts';
import { serviceSlice } from './service.slice.ts';

/** A merchant's contacts, the check of a contact, and feedback. */
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
