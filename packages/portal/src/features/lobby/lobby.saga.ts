import { plainName } from '@livery/contract/pasted-text';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import type { PageSignals } from '#shared/ports/feature.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import { gameLeft, languageChanged, loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { connectionChanged } from '#shared/facts/site.slice.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import { makeFavouritesSaga } from './favourites.saga.ts';
import { makeListsSaga, type ListsDependencies } from './lists.saga.ts';
import { addressOf, isSameChoice, readPlace, searchFor } from './lobby-place.rules.ts';
import { selectWantedPlace } from './lobby.selectors.ts';
import { gridRetried, placeEntered, searchSubmitted, searchTyped, sectionRetried } from './lobby.slice.ts';

/** The delay between the last key and the search. */
const searchDelay = 250;

export interface LobbyDependencies extends ListsDependencies {
  page: Pick<PageSignals, 'path'>;
}

export function makeLobbySaga(dependencies: LobbyDependencies) {
  const { api, cache, navigation, page } = dependencies;
  const { loadPlace, loadRecent, loadSection } = makeListsSaga(dependencies);

  /** A visitor who opens the favourites gets the page, with a login prompt. */
  function* welcome({ payload: place, meta }: ReturnType<typeof placeEntered>) {
    if (meta.isChosen && place.type === 'FAV' && !(yield* select(selectIsMember))) yield* put(loginRequested());
  }

  /** Taken from the address, because a place that was just chosen may not be rendered yet. */
  const placeNow = () => readPlace(new URL(page.path(), 'https://site.invalid'));

  /** Searches only for the latest input, and stops on navigation. Enter searches at once. */
  function* searchSoon({ payload: text, type }: PayloadAction<string>) {
    const typedAt = placeNow();
    if (type === searchTyped.type) yield* delay(searchDelay);
    const place = placeNow();
    if (!isSameChoice(typedAt, place) || plainName(text) === place.search) return;
    navigation.go(addressOf(searchFor(place, text)), { replace: true });
  }

  function* refreshRecent(): SagaGenerator<void> {
    if ((yield* select(selectWantedPlace))?.type === 'HOME') yield* loadRecent();
  }

  return function* lobbySaga() {
    cache.dropHotGames();
    yield* takeEvery(placeEntered, welcome);
    yield* takeLatest([placeEntered, languageChanged, loggedIn, loggedOut, sessionExpired, gridRetried, isBackOnline], loadPlace);
    yield* takeLatest(gameLeft, () => untilOutdated(refreshRecent));
    yield* takeEvery(sectionRetried, ({ payload }) => untilOutdated(() => loadSection(payload)));
    yield* takeLatest([searchTyped, searchSubmitted], searchSoon);
    yield* fork(makeFavouritesSaga(api));
    const wanted = yield* select(selectWantedPlace);
    if (wanted !== null) yield* put(placeEntered(wanted));
  };
}

/** A new viewer or language needs new lists, so answers to earlier requests are dropped. */
function* untilOutdated(load: () => SagaGenerator<void>) {
  yield* race({ done: call(load), outdated: take([languageChanged, loggedIn, loggedOut, sessionExpired]) });
}

/** Retries reads that failed in the meantime. */
function isBackOnline(action: Action): boolean {
  return connectionChanged.match(action) && !action.payload.isOffline;
}
