import { call, fork, put, select, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { abortable } from '#shared/store/abortable.ts';
import type { VendorGamesApi } from './vendor-games.api.ts';
import type { LobbyApi } from '../lobby.api.ts';
import {
  selectVendorGames,
  vendorGamesFailed,
  vendorGamesLoaded,
  vendorGamesRequested,
  vendorTypesFailed,
  vendorTypesLoaded,
} from './vendor-games.slice.ts';

interface VendorGamesDependencies extends VendorGamesApi {
  lists: Pick<LobbyApi, 'getGameList'>;
}

export function makeVendorGamesSaga({ lists, getTypes }: VendorGamesDependencies) {
  function* loadTypes(vassalage: string, language: string) {
    try {
      yield* put(vendorTypesLoaded(yield* call(getTypes, vassalage, language)));
    } catch (error) {
      yield* put(vendorTypesFailed(failureOf(error)));
    }
  }

  function* load({ payload: { vassalage, gameType } }: ReturnType<typeof vendorGamesRequested>) {
    const language = yield* select(selectLanguage);
    if ((yield* select(selectVendorGames)).types.status === 'loading') yield* fork(loadTypes, vassalage, language);
    try {
      const { games } = yield* call(() => abortable((signal) => lists.getGameList(gameType, { vendor: vassalage }, language, signal)));
      yield* put(vendorGamesLoaded(games));
    } catch (error) {
      yield* put(vendorGamesFailed(failureOf(error)));
    }
  }

  return function* vendorGamesSaga() {
    yield* takeLatest(vendorGamesRequested, load);
    const { wanted, games } = yield* select(selectVendorGames);
    if (wanted !== null && games.status === 'loading') yield* put(vendorGamesRequested(wanted));
  };
}
