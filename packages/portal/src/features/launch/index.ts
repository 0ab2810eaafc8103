import type { Feature } from '#shared/ports/feature.ts';
import { makeLaunchApi } from './launch.api.ts';
import { makeLaunchSaga } from './launch.saga.ts';
import { launchSlice } from './launch.slice.ts';

/** From the press on a game to the round: who may play, the game's window, and games to suggest instead. */
export const launch: Feature = {
  name: 'launch',
  slice: launchSlice,
  makeSaga: ({ client, brand, navigation }) =>
    makeLaunchSaga({ api: makeLaunchApi(client, `${location.origin}/`), offersDemo: brand.features.demoPlay, navigation }),
  dialogs: { game: () => import('./components/GamePopup/GamePopup.tsx').then(({ GamePopup }) => ({ Dialog: GamePopup })) },
};
