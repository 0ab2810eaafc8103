import { call, put, select, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { readsOutdated, selectRead } from '#shared/reads/reads.slice.ts';
import type { MissionsApi } from './missions.api.ts';
import { summaryRead } from './missions.reads.ts';
import { missionClaimed, missionPaid, missionRefused, selectMissionClaim } from './missions.slice.ts';

export function makeMissionsSaga(api: MissionsApi) {
  function* claim({ payload: { target } }: ReturnType<typeof missionClaimed>) {
    const claimed = yield* select(selectMissionClaim);
    const mission = (yield* select(selectRead(summaryRead, {}))).value?.missions.find(({ id }) => id === target);
    if (claimed === null || mission === undefined) return;
    const { idempotencyKey } = claimed;
    try {
      const { rewardTo } = yield* call(api.postClaim, { id: mission.id, periodStart: mission.periodStart, idempotencyKey });
      yield* put(missionPaid());
      const text = rewardTo === 'CASH' ? 'missions:paid.cash' : 'missions:paid.bonus';
      yield* put(messageShown({ key: 'mission', tone: 'positive', text }));
      yield* put(readsOutdated('missionSummary'));
    } catch (error) {
      const failure = failureOf(error);
      yield* put(missionRefused(failure));
      if (failure.code === 'ALREADY_CLAIMED' || failure.code === 'NO_LONGER_OPEN') yield* put(readsOutdated('missionSummary'));
    }
  }

  return function* missionsSaga() {
    yield* takeLeading(missionClaimed, claim);
  };
}
