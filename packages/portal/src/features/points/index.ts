import type { Feature } from '#shared/ports/feature.ts';
import { makePointsApi } from './points.api.ts';
import { makePointsSaga } from './points.saga.ts';
import { pointsSlice } from './points.slice.ts';

/** Points earned by playing, and their rewards. */
export const points: Feature = {
  name: 'points',
  slice: pointsSlice,
  texts: ['forms', 'lists'],
  dialogs: {
    redeemGood: () => import('./components/RedeemDialog/RedeemDialog.tsx'),
    convertPoints: () => import('./components/ConvertDialog/ConvertDialog.tsx'),
  },
  makeSaga: ({ client, tabStorage }) => makePointsSaga({ api: makePointsApi(client), tabStorage }),
};
