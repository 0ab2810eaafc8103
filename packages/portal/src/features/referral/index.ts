import type { Feature } from '#shared/ports/feature.ts';
import { makeReferralApi } from './referral.api.ts';
import { makeReferralSaga } from './referral.saga.ts';
import { referralSlice } from './referral.slice.ts';

/** What the member invites friends by, and what has come of it. */
export const referral: Feature = {
  name: 'referral',
  slice: referralSlice,
  makeSaga: ({ client }) => makeReferralSaga(makeReferralApi(client)),
};
