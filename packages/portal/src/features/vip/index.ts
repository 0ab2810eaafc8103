import type { Feature } from '#shared/ports/feature.ts';
import { makeVipApi } from './vip.api.ts';
import { makeVipSaga } from './vip.saga.ts';

/** The levels of the house and the member's own. */
export const vip: Feature = {
  name: 'vip',
  texts: ['forms'],
  makeSaga: ({ client, tabStorage }) => makeVipSaga(makeVipApi(client), tabStorage),
};
