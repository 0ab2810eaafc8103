import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { Clock } from '#shared/ports/feature.ts';
import { languageChanged, loggedIn, roundSettled } from '#shared/store/events.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { timedBy } from '#shared/time/timed.ts';
import type { MissionsApi } from './missions.api.ts';
import {
  boardFailed,
  boardLoaded,
  boardRequested,
  missionClaimed,
  missionPaid,
  missionRefused,
  selectBoard,
  selectMissionClaim,
  selectMissions,
  summaryFailed,
  summaryLoaded,
  summaryRequested,
} from './missions.slice.ts';

export function makeMissionsSaga(api: MissionsApi, clock: Clock) {
  function* loadSummary() {
    try {
      yield* put(summaryLoaded(timedBy(clock, yield* call(api.getSummary, yield* select(selectLanguage)))));
    } catch (error) {
      yield* put(summaryFailed(failureOf(error)));
    }
  }

  function* loadBoard() {
    try {
      yield* put(boardLoaded(timedBy(clock, yield* call(api.getBoard))));
    } catch (error) {
      yield* put(boardFailed(failureOf(error)));
    }
  }

  function* claim({ payload: { target } }: ReturnType<typeof missionClaimed>) {
    const claimed = yield* select(selectMissionClaim);
    const mission = (yield* select(selectMissions)).value?.missions.find(({ id }) => id === target);
    if (claimed === null || mission === undefined) return;
    const { idempotencyKey } = claimed;
    try {
      const { rewardTo } = yield* call(api.postClaim, { id: mission.id, periodStart: mission.periodStart, idempotencyKey });
      yield* put(missionPaid());
      const text = rewardTo === 'CASH' ? 'missions:paid.cash' : 'missions:paid.bonus';
      yield* put(messageShown({ key: 'mission', tone: 'positive', text }));
      yield* put(summaryRequested());
    } catch (error) {
      const failure = failureOf(error);
      yield* put(missionRefused(failure));
      if (failure.code === 'ALREADY_CLAIMED' || failure.code === 'NO_LONGER_OPEN') yield* put(summaryRequested());
    }
  }

  function* refresh() {
    if ((yield* select(selectMissions)).status !== 'idle') yield* put(summaryRequested());
    if ((yield* select(selectBoard)).status !== 'idle') yield* put(boardRequested());
  }

  return function* missionsSaga() {
    yield* takeLatest(summaryRequested, loadSummary);
    yield* takeLatest(boardRequested, loadBoard);
    yield* takeLeading(missionClaimed, claim);
    yield* takeLatest([languageChanged, loggedIn, roundSettled], refresh);
  };
}
