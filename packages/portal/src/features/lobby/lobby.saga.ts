import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { dialogClosed, dialogRequested, loginRequested } from '#shared/state/dialogs.slice.ts';
import { languageChanged, loggedIn, loggedOut, sessionExpired } from '#shared/state/events.ts';
import { selectIsMember } from '#shared/state/viewer.slice.ts';
import { makeFavouritesSaga } from './favourites.saga.ts';
import { makeListsSaga, type ListsDependencies } from './lists.saga.ts';
import {
  addressOf,
  chooseClassify,
  chooseVendor,
  needsMember,
  placeOfSection,
  placeOfType,
  pressFilter,
  searchFor,
  turnPage,
  type LobbyPlace,
} from './lobby.place.ts';
import { isVendorTile, placeOfVendor } from './lobby.rules.ts';
import { selectEnteredPlace, selectGrid, selectPlace } from './lobby.selectors.ts';
import {
  categoryChosen,
  classifyChosen,
  filterPressed,
  gridRetried,
  moreChosen,
  pageChosen,
  placeEntered,
  searchSubmitted,
  searchTyped,
  sectionRetried,
  tilePressed,
  vendorChosen,
} from './lobby.slice.ts';

/** From the last key to the search. */
const searchDelay = 250;

export function makeLobbySaga(dependencies: ListsDependencies) {
  const { api, cache, navigation } = dependencies;
  const { loadPlace, loadRecent, loadSection } = makeListsSaga(dependencies);
  const go = (place: LobbyPlace, replace = false) => navigation.go(addressOf(place), { replace });

  function* chooseCategory({ payload: type }: ReturnType<typeof categoryChosen>) {
    go(placeOfType(type));
    if (type === 'FAV' && !(yield* select(selectIsMember))) yield* put(loginRequested());
  }

  function* press({ payload: filter }: ReturnType<typeof filterPressed>) {
    const place = yield* select(selectPlace);
    const next = pressFilter(place, filter);
    if (needsMember(next.filter) && !(yield* select(selectIsMember))) yield* put(loginRequested());
    else go(next);
  }

  function* pickVendor({ payload }: ReturnType<typeof vendorChosen>) {
    go(chooseVendor(yield* select(selectPlace), payload));
  }

  function* pickClassify({ payload }: ReturnType<typeof classifyChosen>) {
    go(chooseClassify(yield* select(selectPlace), payload));
  }

  function* search(text: string) {
    const place = yield* select(selectPlace);
    if (text.trim() !== place.search) go(searchFor(place, text), true);
  }

  function* searchSoon({ payload: text }: ReturnType<typeof searchTyped>) {
    yield* delay(searchDelay);
    yield* call(search, text);
  }

  /** Only the last key's text is searched for; Enter does not wait, and going elsewhere forgets what was being typed. */
  function* hearSearch(action: Action) {
    if (searchTyped.match(action)) yield* searchSoon(action);
    else if (searchSubmitted.match(action)) yield* search(action.payload);
  }

  function* choosePage({ payload: page }: ReturnType<typeof pageChosen>) {
    const place = yield* select(selectPlace);
    const grid = yield* select(selectGrid);
    const next = turnPage(place, page, grid.value?.totalPages ?? 0);
    if (next.page !== place.page) go(next);
  }

  function* openTile({ payload: game }: ReturnType<typeof tilePressed>) {
    if (isVendorTile(game)) go(placeOfVendor(game));
    else yield* put(dialogRequested({ kind: 'game', game }));
  }

  function* refreshRecent() {
    if ((yield* select(selectPlace)).type === 'HOME') yield* loadRecent();
  }

  return function* lobbySaga() {
    cache.dropHotGames();
    yield* takeLatest([placeEntered, languageChanged, loggedIn, loggedOut, sessionExpired, gridRetried], loadPlace);
    yield* takeLatest(isGameClosed, refreshRecent);
    yield* takeEvery(sectionRetried, ({ payload }) => loadSection(payload));
    yield* takeEvery(categoryChosen, chooseCategory);
    yield* takeEvery(moreChosen, ({ payload }) => go(placeOfSection(payload)));
    yield* takeEvery(filterPressed, press);
    yield* takeEvery(vendorChosen, pickVendor);
    yield* takeEvery(classifyChosen, pickClassify);
    yield* takeLatest([searchTyped, searchSubmitted, filterPressed, categoryChosen], hearSearch);
    yield* takeEvery(pageChosen, choosePage);
    yield* takeEvery(tilePressed, openTile);
    yield* fork(makeFavouritesSaga(api));
    const place = yield* select(selectEnteredPlace);
    if (place !== null) yield* put(placeEntered(place));
  };
}

function isGameClosed(action: Action): boolean {
  return dialogClosed.match(action) && action.payload === 'game';
}
