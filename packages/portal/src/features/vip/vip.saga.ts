import { put } from 'typed-redux-saga';
import { moneyAction } from '#shared/money/money-action.ts';
import { sayPaid } from '#shared/money/say-paid.ts';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import type { VipApi } from './vip.api.ts';
import { levelClaimed } from './vip.commands.ts';

export function makeVipSaga(api: VipApi, tabStorage: KeyValueStore) {
  return function* vipSaga() {
    yield* moneyAction({
      name: 'claimVipReward',
      command: levelClaimed,
      tabStorage,
      target: ({ level }) => level,
      post: (wanted, idempotencyKey) => api.postClaim({ ...wanted, idempotencyKey }),
      *done({ amount }) {
        yield* sayPaid('vip:paid', amount);
        yield* put(readsOutdated('vip'));
      },
      *refused({ code }) {
        if (code === 'ALREADY_CLAIMED') yield* put(readsOutdated('vip'));
      },
    });
  };
}
