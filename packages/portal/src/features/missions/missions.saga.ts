import { put } from 'typed-redux-saga';
import { moneyAction } from '#shared/money/money-action.ts';
import { sayPaid } from '#shared/money/say-paid.ts';
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
      *done({ amount, rewardTo }) {
        yield* sayPaid(rewardTo === 'CASH' ? 'missions:paid.cash' : 'missions:paid.bonus', amount);
        yield* put(readsOutdated('missionSummary'));
      },
      *refused({ code }) {
        if (code === 'ALREADY_CLAIMED' || code === 'NO_LONGER_OPEN') yield* put(readsOutdated('missionSummary'));
      },
    });
  };
}
