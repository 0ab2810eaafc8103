import type { Feature } from '#shared/ports/feature.ts';
import { makeBonusesApi } from './bonuses.api.ts';
import { makeBonusesSaga } from './bonuses.saga.ts';
import { bonusesSlice } from './bonuses.slice.ts';

/** What the member was given and works off. */
export const bonuses: Feature = {
  name: 'bonuses',
  slice: bonusesSlice,
  texts: ['forms', 'lists'],
  dialogs: { forfeitBonus: () => import('./components/ForfeitDialog/ForfeitDialog.tsx') },
  makeSaga: ({ client }) => makeBonusesSaga(makeBonusesApi(client)),
};
