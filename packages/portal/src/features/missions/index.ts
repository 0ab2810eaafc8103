import type { Feature } from '#shared/ports/feature.ts';
import { makeMissionsApi } from './missions.api.ts';
import { makeMissionsSaga } from './missions.saga.ts';

/** What there is to do today and this week, and how the members of the week stand. */
export const missions: Feature = {
  name: 'missions',
  texts: ['forms'],
  makeSaga: ({ client, tabStorage }) => makeMissionsSaga(makeMissionsApi(client), tabStorage),
};
