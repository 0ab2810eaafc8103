import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, race, select, take, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested, isWayInLeft, selectIsLoginRequested, trialRefused } from '#shared/store/dialogs.slice.ts';
import { demoChosen, gameLeft, loggedIn, loggedOut, lotteryLaunched, sessionExpired } from '#shared/store/events.ts';
import { gameRequested, type GameReference } from '#shared/games/games.ts';
import { selectPrizeMode } from '#shared/games/prize-mode.ts';
import type { Navigation } from '#shared/ports/feature.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { selectIsMember, selectIsTrial } from '#shared/facts/viewer.slice.ts';
import { suggestionsOf, type LaunchApi } from './launch.api.ts';
import { isLottery, isSitePath } from './launch.rules.ts';
import {
  selectAtStake,
  selectLaunch,
  selectOnSessionHost,
  selectOpenGame,
  gameCloseRequested,
  launched,
  launchRefused,
  launchStarted,
  leavingAsked,
} from './launch.slice.ts';
import { openStakeOf, readSitting, tellSitting } from './sitting.saga.ts';

export interface LaunchDependencies {
  api: LaunchApi;
  /** Whether the brand lets visitors play demos. */
  offersDemo: boolean;
  navigation: Navigation;
}

export function makeLaunchSaga({ api, offersDemo, navigation }: LaunchDependencies) {
  /** The game to play after leaving the open one. */
  let next: GameReference | undefined;
  const hasDemo = (game: GameReference) => offersDemo && game.hasDemo === true;

  /** Asks a visitor to log in and continues to the game, or plays its demo. */
  function* admit(game: GameReference) {
    if (!(yield* select(selectIsLoginRequested))) {
      yield* put(dialogRequested({ kind: 'login', isNeeded: true, game: { ...game, offersDemo: hasDemo(game) } }));
    }
    const { member, demo } = yield* race({ member: take(loggedIn), demo: take(demoChosen), left: take(hasDeclined) });
    if (demo !== undefined) {
      yield* put(dialogClosed('login'));
      yield* launch({ ...game, isDemo: true });
    } else if (member !== undefined) yield* start(gameRequested(game));
  }

  function* refuseTrial(game: GameReference) {
    yield* put(dialogClosed('game'));
    yield* put(trialRefused(hasDemo(game) ? game : undefined));
  }

  /**
   * Leaving the game drops an answer that is still pending. A lottery has no window, because it is a page of the site.
   */
  function* launch(game: GameReference): SagaGenerator<void> {
    yield* put(launchStarted());
    if (!isLottery(game)) yield* put(dialogRequested({ kind: 'game', game }));
    try {
      const language = yield* select(selectLanguage);
      const asked = isLottery(game) ? { prizeMode: (yield* select(selectPrizeMode)) ?? 'LOTT', ...game } : game;
      const { answer } = yield* race({ answer: call(api.postLaunch, asked, language), left: take(isGameClosed) });
      if (answer === undefined) return;
      if (isSitePath(answer.url)) {
        yield* put(dialogClosed('game'));
        yield* put(lotteryLaunched());
        navigation.go(answer.url);
        return;
      }
      if (isLottery(game)) yield* put(dialogRequested({ kind: 'game', game }));
      yield* put(launched(yield* select(selectOnSessionHost(answer))));
      yield* take(isGameClosed);
      yield* put(gameLeft());
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'TRIAL_REFUSED') return yield* refuseTrial(game);
      // A lottery has no open window that could return after the session ends.
      if (isLottery(game) && failure.code === 'NOT_LOGGED_IN' && !(yield* select(selectIsMember))) return yield* admit(game);
      if (isLottery(game)) yield* put(dialogRequested({ kind: 'game', game }));
      yield* put(launchRefused({ failure, suggestions: failure.code === 'GAME_MAINTENANCE' ? suggestionsOf(failure) : [] }));
    }
  }

  /** Confirms first if a round is open. */
  function* leave({ payload }: ReturnType<typeof gameCloseRequested>) {
    const game = yield* select(selectOpenGame);
    const { status } = yield* select(selectLaunch);
    if (game === null || game.isDemo === true || status !== 'ready') {
      yield* put(dialogClosed('game'));
      if (payload !== undefined) yield* put(gameRequested(payload));
      return;
    }
    const isAsked = (yield* select(selectAtStake)) !== null;
    if (!isAsked) next = payload;
    const sitting = yield* readSitting(api, game.nodeId);
    const stake = openStakeOf(game, sitting);
    if (stake !== null && !isAsked) return yield* put(leavingAsked(stake));
    yield* put(dialogClosed('game'));
    yield* tellSitting(sitting);
    if (next !== undefined) yield* put(gameRequested(next));
  }

  function* start({ payload: game }: ReturnType<typeof gameRequested>): SagaGenerator<void> {
    if (game.isDemo === true) yield* launch(game);
    else if (!(yield* select(selectIsMember)))
      yield* game.isDemo !== false && hasDemo(game) ? launch({ ...game, isDemo: true }) : admit(game);
    else if (yield* select(selectIsTrial)) yield* refuseTrial(game);
    else yield* launch(game);
  }

  /** Launches the game requested last. A double press launches once. */
  function* startLatest() {
    let started: Task | null = null;
    let latest: GameReference | null = null;
    for (;;) {
      const asked = yield* take(gameRequested);
      const { status } = yield* select(selectLaunch);
      if (latest !== null && isSame(latest, asked.payload) && status === 'loading') continue;
      latest = asked.payload;
      if (started !== null) yield* cancel(started);
      started = yield* fork(start, asked);
    }
  }

  /** The game ends with the session. It is requested again and returns after the login. */
  function* askAnew() {
    const game = yield* select(selectOpenGame);
    if (game === null) return;
    yield* put(dialogClosed('game'));
    yield* put(gameRequested({ ...game, isDemo: game.isDemo === true }));
  }

  return function* launchSaga() {
    yield* fork(startLatest);
    yield* takeLeading(gameCloseRequested, leave);
    yield* takeEvery(sessionExpired, askAnew);
  };
}

const isSame = (one: GameReference, other: GameReference) => one.nodeId === other.nodeId && one.isDemo === other.isDemo;
const isGameClosed = (action: Action) => loggedOut.match(action) || (dialogClosed.match(action) && action.payload === 'game');
const hasDeclined = (action: Action) => loggedOut.match(action) || isWayInLeft(action);
