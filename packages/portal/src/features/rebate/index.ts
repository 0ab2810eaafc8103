import type { Feature } from '#shared/ports/feature.ts';
import { makeRebateApi } from './rebate.api.ts';
import { makeRebateSaga } from './rebate.saga.ts';

/** The member's rebates. */
export const rebate: Feature = {
  name: 'rebate',
  texts: ['forms'],
  makeSaga: ({ client, tabStorage }) => makeRebateSaga(makeRebateApi(client), tabStorage),
};
