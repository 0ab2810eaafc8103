import { createAction } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { gameLeft } from '#shared/store/events.ts';
import type { GameReference } from '#shared/games/games.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { suggestionsOf, type LaunchApi } from './launch.api.ts';
import {
  selectAtStake,
  selectOnSessionHost,
  launched,
  launchLeft,
  launchRefused,
  launchStarted,
  leavingAllowed,
  leavingAsked,
} from './launch.slice.ts';
import { openStakeOf, readSitting, tellSitting } from './sitting.saga.ts';

/** A member's page shows this game from now on, until `launchLeft`. */
export const seamlessEntered = createAction<GameReference>('launch/seamlessEntered');

/** The player wants to leave the game page. */
export const seamlessLeaveRequested = createAction('launch/seamlessLeaveRequested');

export function makeSeamlessSaga(api: LaunchApi) {
  function* open({ payload: game }: ReturnType<typeof seamlessEntered>) {
    yield* put(launchStarted());
    try {
      const language = yield* select(selectLanguage);
      const { answer } = yield* race({ answer: call(api.postLaunch, game, language), left: take(launchLeft) });
      if (answer === undefined) return;
      yield* put(launched(yield* select(selectOnSessionHost(answer))));
      yield* race({ left: take(launchLeft), answers: call(answerWhetherToLeave, game) });
      yield* put(gameLeft());
      yield* tellSitting(yield* readSitting(api, game.nodeId));
    } catch (error) {
      const failure = failureOf(error);
      yield* put(launchRefused({ failure, suggestions: failure.code === 'GAME_MAINTENANCE' ? suggestionsOf(failure) : [] }));
    }
  }

  /** Asks first if a round is open, as a game's own window does. A second request leaves the page. */
  function* answerWhetherToLeave(game: GameReference) {
    for (;;) {
      yield* take(seamlessLeaveRequested);
      const isAsked = (yield* select(selectAtStake)) !== null;
      const stake = isAsked ? null : openStakeOf(game, yield* readSitting(api, game.nodeId));
      yield* put(stake === null ? leavingAllowed() : leavingAsked(stake));
    }
  }

  return function* seamlessSaga() {
    yield* takeLatest(seamlessEntered, open);
  };
}
