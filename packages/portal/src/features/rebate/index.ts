import type { Feature } from '#shared/ports/feature.ts';
import { makeRebateApi } from './rebate.api.ts';
import { makeRebateSaga } from './rebate.saga.ts';

/** What comes back of the member's stakes. */
export const rebate: Feature = {
  name: 'rebate',
  texts: ['forms'],
  makeSaga: ({ client, tabStorage }) => makeRebateSaga(makeRebateApi(client), tabStorage),
};
