import type { Feature } from '#shared/ports/feature.ts';
import { makeRebateApi } from './rebate.api.ts';
import { makeRebateSaga } from './rebate.saga.ts';
import { rebateSlice } from './rebate.slice.ts';

/** What comes back of the member's stakes. */
export const rebate: Feature = {
  name: 'rebate',
  slice: rebateSlice,
  texts: ['forms'],
  makeSaga: ({ client }) => makeRebateSaga(makeRebateApi(client)),
};
