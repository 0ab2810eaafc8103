import type { Feature } from '#shared/ports/feature.ts';
import { makeMissionsApi } from './missions.api.ts';
import { makeMissionsSaga } from './missions.saga.ts';
import { missionsSlice } from './missions.slice.ts';

/** What there is to do today and this week, and how the members of the week stand. */
export const missions: Feature = {
  name: 'missions',
  slice: missionsSlice,
  texts: ['forms'],
  makeSaga: ({ client }) => makeMissionsSaga(makeMissionsApi(client)),
};
