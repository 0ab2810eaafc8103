import type { Action } from '@reduxjs/toolkit';
import type { Game } from '@livery/contract/shapes';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { isWayInLeft, loginRequested } from '#shared/store/dialogs.slice.ts';
import { loggedIn, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { selectIsMember, tokenLookedUp } from '#shared/facts/viewer.slice.ts';
import type { LobbyApi } from './lobby.api.ts';
import { selectFavouriteList, selectIsFavourite } from './lobby.selectors.ts';
import { favouriteAdded, favouriteIdsLoaded, favouritePressed, favouriteRemoved, gridRetried } from './lobby.slice.ts';

/** The minimum time between two presses (specification, section 9). */
const throttle = 1000;

interface Wish {
  game: Game;
  isAdded: boolean;
}

interface Change extends Wish {
  /** Its position in the list. */
  index: number;
}

export function makeFavouritesSaga(api: LobbyApi) {
  /** The change made by a press. */
  function* changeOf(game: Game): SagaGenerator<Wish> {
    return { game, isAdded: !(yield* select(selectIsFavourite, game.nodeId)) };
  }

  /** Shows a change at once. */
  function* show({ game, isAdded }: Wish) {
    const list = yield* select(selectFavouriteList);
    const position = list.value?.content.findIndex((each) => each.nodeId === game.nodeId) ?? -1;
    const change: Change = { game, isAdded, index: Math.max(position, 0) };
    yield* put(isAdded ? favouriteAdded(change) : favouriteRemoved(game));
    return change;
  }

  function* takeBack({ game, isAdded, index }: Change) {
    yield* put(isAdded ? favouriteRemoved(game) : favouriteAdded({ game, index }));
  }

  /** Whether the page of favourites lost its last game while the list has more. */
  function* leaveEmptyPage() {
    const { value } = yield* select(selectFavouriteList);
    if (value?.content.length === 0 && value.totalPages > 1) yield* put(gridRetried());
  }

  /**
   * A session's favourites, starting with presses from before the login. `queue` has the unanswered changes, oldest
   * first.
   */
  function* keepFavourites(wanted: readonly Wish[], queue: Change[]) {
    let presses = 0;

    /** An answer does not cover presses made after its request. Their own answers will. */
    function* loadIds() {
      const asked = presses;
      try {
        const ids = yield* call(api.getFavouriteIds);
        if (asked === presses) yield* put(favouriteIdsLoaded(ids));
      } catch {
        // Hearts then start empty. The list itself shows the error when opened.
      }
    }

    /** Sent one at a time, so that the gateway stores the last press. The last answer counts. */
    function* tellGateway() {
      for (let change = queue[0]; change !== undefined; change = queue[0]) {
        const { game, isAdded } = change;
        try {
          const ids = yield* call(isAdded ? api.postFavourite : api.postFavouriteRemoval, game);
          queue.shift();
          if (queue.length > 0) continue;
          yield* put(favouriteIdsLoaded(ids));
          yield* leaveEmptyPage();
        } catch (error) {
          queue.shift();
          if (!queue.some((later) => later.game.nodeId === game.nodeId)) yield* takeBack(change);
          yield* put(
            messageShown({ key: 'favourite', tone: 'negative', text: 'lobby:messages.favouriteFailed', failure: failureOf(error).code }),
          );
          if (queue.length === 0) yield* fork(loadIds);
        }
      }
    }

    yield* fork(loadIds);
    for (const wish of wanted) {
      presses += 1;
      queue.push(yield* show(wish));
    }
    if (queue.length > 0) yield* fork(tellGateway);
    for (;;) {
      const { payload: game } = yield* take(favouritePressed);
      presses += 1;
      queue.push(yield* show(yield* changeOf(game)));
      if (queue.length === 1) yield* fork(tellGateway);
      // Presses within the window are dropped, not queued, because nothing takes them until it ends.
      yield* delay(throttle);
    }
  }

  /** A visitor's press opens the login. Returns the press to repeat after it. */
  function* awaitLogin(wanted: Wish[]): SagaGenerator<Wish[]> {
    const { pressed, declined } = yield* race({
      pressed: take(favouritePressed),
      declined: take(hasDeclined),
      isIn: take([loggedIn, tokenLookedUp]),
    });
    if (pressed !== undefined) {
      yield* put(loginRequested());
      return [{ game: pressed.payload, isAdded: true }];
    }
    return declined === undefined ? wanted : [];
  }

  return function* favouritesSaga() {
    let wanted: Wish[] = [];
    for (;;) {
      if (yield* select(selectIsMember)) {
        const queue: Change[] = [];
        const { expired } = yield* race({
          kept: call(keepFavourites, wanted, queue),
          left: take([loggedIn, loggedOut]),
          expired: take(sessionExpired),
        });
        wanted = expired === undefined ? [] : queue;
      } else wanted = yield* awaitLogin(wanted);
    }
  };
}

const hasDeclined = (action: Action) => loggedOut.match(action) || isWayInLeft(action);
