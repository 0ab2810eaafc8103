import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested, selectIsLoginRequested } from '#shared/state/dialogs.slice.ts';
import { demoChosen, loggedIn, loggedOut, sessionExpired } from '#shared/state/events.ts';
import { selectLanguage } from '#shared/state/preferences.slice.ts';
import { selectIsMember, selectIsTrial } from '#shared/state/viewer.slice.ts';
import { suggestionsOf, type LaunchApi } from './launch.api.ts';
import { selectRequestedGame } from './launch.selectors.ts';
import { launched, launchRefused, launchStarted, type GameReference } from './launch.slice.ts';

/** `offersDemo`: the brand lets visitors play for nothing. */
export function makeLaunchSaga(api: LaunchApi, offersDemo: boolean) {
  /** A visitor is asked to log in and goes on to the game, or plays its demo; otherwise nothing is launched. */
  function* admit(game: GameReference) {
    yield* put(dialogClosed('game'));
    if (!(yield* select(selectIsLoginRequested))) {
      yield* put(dialogRequested({ kind: 'login', offersDemo: offersDemo && game.hasDemo === true }));
    }
    const { member, demo } = yield* race({ member: take(loggedIn), demo: take(demoChosen), left: take(isLeft('login')) });
    if (demo !== undefined) {
      yield* put(dialogClosed('login'));
      yield* put(dialogRequested({ kind: 'game', game: { ...game, isDemo: true } }));
    } else if (member !== undefined) yield* put(dialogRequested({ kind: 'game', game }));
  }

  function* refuseTrial() {
    yield* put(dialogClosed('game'));
    yield* put(dialogRequested({ kind: 'notice', code: 'in_need_true_account' }));
  }

  /** Leaving the game forgets an answer that is still on its way. */
  function* launch(game: GameReference) {
    yield* put(launchStarted());
    try {
      const language = yield* select(selectLanguage);
      const { answer } = yield* race({ answer: call(api.postLaunch, game, language), left: take(isLeft('game')) });
      if (answer !== undefined) yield* put(launched(answer));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'TRIAL_REFUSED') yield* refuseTrial();
      else yield* put(launchRefused({ failure, suggestions: failure.code === 'GAME_MAINTENANCE' ? suggestionsOf(failure) : [] }));
    }
  }

  function* start({ payload: { game } }: PayloadAction<{ game: GameReference }>) {
    if (game.isDemo === true) yield* launch(game);
    else if (!(yield* select(selectIsMember))) yield* admit(game);
    else if (yield* select(selectIsTrial)) yield* refuseTrial();
    else yield* launch(game);
  }

  /** A session that ends takes the game with it; asked for anew, it comes back after the login. */
  function* askAnew() {
    const game = yield* select(selectRequestedGame);
    if (game !== null) yield* put(dialogRequested({ kind: 'game', game }));
  }

  return function* launchSaga() {
    yield* takeLatest(isGameRequest, start);
    yield* takeEvery(sessionExpired, askAnew);
  };
}

function isGameRequest(action: Action): action is PayloadAction<{ game: GameReference }> {
  return dialogRequested.match(action) && action.payload.kind === 'game';
}

function isLeft(kind: 'game' | 'login') {
  return (action: Action) => loggedOut.match(action) || (dialogClosed.match(action) && action.payload === kind);
}
