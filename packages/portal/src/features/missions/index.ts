import type { Feature } from '#shared/ports/feature.ts';
import { makeMissionsApi } from './missions.api.ts';
import { makeMissionsSaga } from './missions.saga.ts';

/** Today's and this week's missions, and the weekly leaderboard. */
export const missions: Feature = {
  name: 'missions',
  texts: ['forms'],
  makeSaga: ({ client, tabStorage }) => makeMissionsSaga(makeMissionsApi(client), tabStorage),
};
