import type { Feature } from '#shared/ports/feature.ts';
import { makeVipApi } from './vip.api.ts';
import { makeVipSaga } from './vip.saga.ts';
import { vipSlice } from './vip.slice.ts';

/** The levels of the house and the member's own. */
export const vip: Feature = {
  name: 'vip',
  slice: vipSlice,
  texts: ['forms'],
  makeSaga: ({ client }) => makeVipSaga(makeVipApi(client)),
};
