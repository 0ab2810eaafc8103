import { put } from 'typed-redux-saga';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { moneyAction } from '#shared/money/money-action.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import type { MissionsApi } from './missions.api.ts';
import { missionClaimed } from './missions.commands.ts';

export function makeMissionsSaga(api: MissionsApi, tabStorage: KeyValueStore) {
  return function* missionsSaga() {
    yield* moneyAction({
      name: 'claimMission',
      command: missionClaimed,
      tabStorage,
      target: ({ id }) => id,
      post: (wanted, idempotencyKey) => api.postClaim({ ...wanted, idempotencyKey }),
      *done({ rewardTo }) {
        const text = rewardTo === 'CASH' ? 'missions:paid.cash' : 'missions:paid.bonus';
        yield* put(messageShown({ key: 'mission', tone: 'positive', text }));
        yield* put(readsOutdated('missionSummary'));
      },
      *refused({ code }) {
        if (code === 'ALREADY_CLAIMED' || code === 'NO_LONGER_OPEN') yield* put(readsOutdated('missionSummary'));
      },
    });
  };
}
