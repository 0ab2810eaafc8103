import type { Game } from '@livery/contract/shapes';
import { call, delay, fork, put, select, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { loginRequested } from '#shared/dialogs.slice.ts';
import { loggedIn } from '#shared/events.ts';
import { selectIsMember } from '#shared/viewer.slice.ts';
import type { LobbyApi } from './lobby.api.ts';
import { selectFavouriteList, selectIsFavourite } from './lobby.selectors.ts';
import { favouriteAdded, favouriteIdsLoaded, favouritePressed, favouriteRefused, favouriteRemoved } from './lobby.slice.ts';

/** Between two presses that count (specification, section 9). */
const throttle = 1000;

export function makeFavouritesSaga(api: LobbyApi) {
  /** Shown at once, taken back with a reason when the gateway refuses. */
  function* add(game: Game) {
    yield* put(favouriteAdded({ game, index: 0 }));
    try {
      yield* call(api.postFavourite, game);
    } catch (error) {
      yield* put(favouriteRemoved(game));
      yield* put(favouriteRefused(failureOf(error)));
    }
  }

  function* remove(game: Game) {
    const list = yield* select(selectFavouriteList);
    const index = list.value?.content.findIndex((each) => each.nodeId === game.nodeId) ?? -1;
    yield* put(favouriteRemoved(game));
    try {
      yield* call(api.postFavouriteRemoval, game);
    } catch (error) {
      yield* put(favouriteAdded({ game, index: Math.max(index, 0) }));
      yield* put(favouriteRefused(failureOf(error)));
    }
  }

  /** Presses within the window are dropped, not kept for later: nothing takes them meanwhile. */
  function* hearPresses() {
    for (;;) {
      const { payload: game } = yield* take(favouritePressed);
      if (!(yield* select(selectIsMember))) {
        yield* put(loginRequested());
        continue;
      }
      const isFavourite = yield* select(selectIsFavourite, game.nodeId);
      yield* fork(isFavourite ? remove : add, game);
      yield* delay(throttle);
    }
  }

  function* loadIds() {
    if (!(yield* select(selectIsMember))) return;
    try {
      yield* put(favouriteIdsLoaded(yield* call(api.getFavouriteIds)));
    } catch {
      // Hearts then start empty; the list itself says what went wrong when it is opened.
    }
  }

  return function* favouritesSaga() {
    yield* takeLatest(loggedIn, loadIds);
    yield* fork(loadIds);
    yield* hearPresses();
  };
}
