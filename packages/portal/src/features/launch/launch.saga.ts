import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { dialogClosed, dialogRequested } from '#shared/dialogs.slice.ts';
import { demoChosen, loggedIn } from '#shared/events.ts';
import { selectLanguage } from '#shared/preferences.slice.ts';
import { selectIsMember, selectIsTrial } from '#shared/viewer.slice.ts';
import { suggestionsOf, type LaunchApi } from './launch.api.ts';
import { launched, launchRefused, launchRetried, launchStarted, type GameReference } from './launch.slice.ts';

/** `offersDemo`: the brand lets visitors play for nothing. */
export function makeLaunchSaga(api: LaunchApi, offersDemo: boolean) {
  /** A visitor is asked to log in and goes on to the game, or plays its demo; otherwise nothing is launched. */
  function* admit(game: GameReference) {
    yield* put(dialogClosed('game'));
    yield* put(dialogRequested({ kind: 'login', offersDemo: offersDemo && game.hasDemo === true }));
    const { member, demo } = yield* race({ member: take(loggedIn), demo: take(demoChosen), left: take(isClosed('login')) });
    if (demo !== undefined) {
      yield* put(dialogClosed('login'));
      yield* put(dialogRequested({ kind: 'game', game: { ...game, isDemo: true } }));
    } else if (member !== undefined) yield* put(dialogRequested({ kind: 'game', game }));
  }

  function* refuseTrial() {
    yield* put(dialogClosed('game'));
    yield* put(dialogRequested({ kind: 'notice', code: 'in_need_true_account' }));
  }

  /** Closing the game forgets an answer that is still on its way. */
  function* launch(game: GameReference) {
    yield* put(launchStarted());
    try {
      const language = yield* select(selectLanguage);
      const { answer } = yield* race({ answer: call(api.postLaunch, game, language), closed: take(isClosed('game')) });
      if (answer !== undefined) yield* put(launched(answer));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'TRIAL_REFUSED') yield* refuseTrial();
      else yield* put(launchRefused({ failure, suggestions: failure.code === 'GAME_MAINTENANCE' ? suggestionsOf(failure) : [] }));
    }
  }

  function* start(game: GameReference) {
    if (game.isDemo === true) yield* launch(game);
    else if (!(yield* select(selectIsMember))) yield* admit(game);
    else if (yield* select(selectIsTrial)) yield* refuseTrial();
    else yield* launch(game);
  }

  function* hearRequests(action: Action) {
    if (launchRetried.match(action)) yield* launch(action.payload);
    else if (dialogRequested.match(action) && action.payload.kind === 'game') yield* start(action.payload.game);
  }

  return function* launchSaga() {
    yield* takeLatest(concernsGame, hearRequests);
  };
}

function concernsGame(action: Action): boolean {
  if (dialogRequested.match(action)) return action.payload.kind === 'game';
  return launchRetried.match(action);
}

function isClosed(kind: 'game' | 'login') {
  return (action: Action) => dialogClosed.match(action) && action.payload === kind;
}
