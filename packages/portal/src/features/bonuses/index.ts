import type { Feature } from '#shared/ports/feature.ts';
import { makeBonusesApi } from './bonuses.api.ts';
import { makeBonusesSaga } from './bonuses.saga.ts';

/** The member's bonuses and their wagering. */
export const bonuses: Feature = {
  name: 'bonuses',
  texts: ['forms', 'lists'],
  dialogs: { forfeitBonus: () => import('./components/ForfeitDialog/ForfeitDialog.tsx') },
  makeSaga: ({ client, tabStorage }) => makeBonusesSaga(makeBonusesApi(client), tabStorage),
};
