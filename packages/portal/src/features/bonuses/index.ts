import type { Feature } from '#shared/ports/feature.ts';
import { makeBonusesApi } from './bonuses.api.ts';
import { makeBonusesSaga } from './bonuses.saga.ts';

/** What the member was given and works off. */
export const bonuses: Feature = {
  name: 'bonuses',
  texts: ['forms', 'lists'],
  dialogs: { forfeitBonus: () => import('./components/ForfeitDialog/ForfeitDialog.tsx') },
  makeSaga: ({ client, tabStorage }) => makeBonusesSaga(makeBonusesApi(client), tabStorage),
};
